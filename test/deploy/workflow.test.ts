/** The workflow on GitHub does what `.ci/run` does and nothing else. It has not been run there. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the workflow runs .ci/run on the Node of the image, and may only read', () => {
  expect(readYaml(readFileSync(join(ROOT, '.github/workflows/ci.yml'), 'utf8'))).toMatchObject({
    on: { push: { branches: ['main'] }, pull_request: null },
    permissions: { contents: 'read' },
    jobs: {
      all: {
        container: 'node:24-bookworm',
        steps: [
          { uses: 'actions/checkout@v4', with: { 'persist-credentials': false } },
          { run: 'git config --global --add safe.directory "$GITHUB_WORKSPACE"' },
          { run: '.ci/run' },
        ],
      },
    },
  });
  expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toContain('FROM node:24-bookworm-slim AS build');
  // Executable, as the workflow calls it.
  expect(statSync(join(ROOT, '.ci/run')).mode & 0o111).not.toBe(0);
});
