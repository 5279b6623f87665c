import { configure } from '@testing-library/react';

// What is waited for comes later on a machine that is busy, as it does in browser tests.
configure({ asyncUtilTimeout: 10_000 });
