import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{contract,site,server,tools}/**/*.test.ts'] } },
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'] } },
      // Over what `npm run build` has written to dist.
      { test: { name: 'built', include: ['tests/built/**/*.test.ts'] } },
    ],
  },
});
