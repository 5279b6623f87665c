import { configure } from '@testing-library/react';

// Awaited changes take longer on a busy machine, as in browser tests.
configure({ asyncUtilTimeout: 10_000 });
