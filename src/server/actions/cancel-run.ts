import { z } from 'zod';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'cancelRun',
  right: 'anyone',
  says: 'Stops a run and the requests of its tools.',
  limit: 'agent',
  input: z.strictObject({ run: z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a run') }),
  audit: 'a question changes nothing',
  async run(call, { run: runId }) {
    const { runs } = await call.agent();
    const run = await runs.find(runId);
    await run?.cancel();
    return { cancelled: run !== undefined };
  },
});
