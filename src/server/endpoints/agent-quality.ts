import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AgentQualityAnswer, QualityFigures } from '#contracts/assistant/agent-quality';
import { readVersion } from '../config/version.ts';
import { defineEndpoint } from './define-endpoint.ts';

const FILE = join(import.meta.dirname, '../assistant/quality/figures.gen.json');

export default defineEndpoint({
  name: 'agentQuality',
  route: '/api/agent/quality',
  says: 'How well the assistant of this build did in its evaluation: questions understood, tools called, answers right, figures grounded.',
  input: z.strictObject({}),
  isOfServer: true,
  absences: false,
  isSettled: () => true,
  async run(): Promise<AgentQualityAnswer> {
    const text = await readFile(FILE, 'utf8').catch(() => undefined);
    // Written by `npm run eval` and committed with the sources.
    const figures = text === undefined ? undefined : (JSON.parse(text) as QualityFigures);
    return { version: readVersion(), figures };
  },
});
