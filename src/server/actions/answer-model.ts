import { z } from 'zod';
import { OWN_MODEL_LIMITS } from '#contracts/assistant/own-model';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'answerModel',
  right: 'anyone',
  says: 'Passes on the answer of a visitor’s own language model, part by part. No key is sent.',
  limit: 'question',
  // A character may have three bytes, and six where JSON escapes it.
  bodyBytes: OWN_MODEL_LIMITS.partLength * 6 + 1_024,
  input: z.strictObject({
    run: z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a run'),
    ask: z.int().min(1).max(64),
    status: z.int().min(200).max(599).optional(),
    retryAfter: z.string().max(64).optional(),
    text: z.string().max(OWN_MODEL_LIMITS.partLength).optional(),
    end: z.enum(['whole', 'unreachable', 'broken']).optional(),
  }),
  audit: 'a question changes nothing',
  async run(call, { run: runId, ...part }) {
    const { runs } = await call.agent();
    const run = await runs.find(runId);
    return { taken: (await run?.takeModelPart(part)) ?? false };
  },
});
