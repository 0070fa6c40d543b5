import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longest-first.ts';

const UNITS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];
const BROWSER = ['test/e2e/**/*.test.ts'];
/** Proofs that take long because of how much they try; `npm test -- --quick` leaves them out. */
const HEAVY = [
  'src/decoder/never-throws.test.ts',
  'src/main.test.ts',
  'src/store/sqlite/sqlite.test.ts',
  'test/agent/**/*.test.ts',
  'test/ai/**/*.test.ts',
  'test/drain/**/*.test.ts',
  'test/evals/**/*.test.ts',
  'test/faults/**/*.test.ts',
  'test/fuzz/**/*.test.ts',
  'test/indexer/**/*.test.ts',
  'test/one-file/**/*.test.ts',
  'test/patterns/**/*.test.ts',
  'test/people/cross-team.test.ts',
  'test/replicas/**/*.test.ts',
  'test/start/**/*.test.ts',
  'test/webhooks/fan-out.test.ts',
  'test/webhooks/killed.test.ts',
  'test/webhooks/killed-fan-out.test.ts',
];
/** React and a document in a worker leave traces there, so files that ask for one get a worker each. */
const DOM = globSync(UNITS).filter((file) =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
);

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    // How long something may hang, not how long it may take: browsers share two cores with the product.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more than there are cores for: browser tests wait a good part of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: UNITS, exclude: [...HEAVY, ...DOM], isolate: false },
      },
      // Several parts together, with state of their own.
      {
        extends: true,
        test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: [...BROWSER, ...HEAVY] },
      },
      { extends: true, test: { name: 'dom', include: DOM } },
      { extends: true, test: { name: 'heavy', include: HEAVY } },
      {
        extends: true,
        test: { name: 'browser', include: BROWSER, globalSetup: 'test/e2e/shared-product.ts' },
      },
    ],
  },
});
