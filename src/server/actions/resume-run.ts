import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { defineAction } from './define-action.ts';

const EVENT_ID = /^\d{1,6}$/;

export default defineAction({
  name: 'resumeRun',
  right: 'anyone',
  says: 'Continues with the events of a run after the last one seen.',
  limit: 'agent',
  input: z.strictObject({
    run: z.string().regex(/^[0-9a-f]{32}$/, 'must be the id of a run'),
    last: z.string().regex(EVENT_ID, 'must be the id of an event').optional(),
  }),
  async run(call, { run: runId, last }) {
    const [agent, { toEventStream }] = await Promise.all([
      call.agent(),
      import('../assistant/runs/to-event-stream.ts'),
    ]);
    const run = await agent.runs.find(runId);
    if (run === undefined) throw actionError(404, 'There is no such run. It may have expired.');
    const seen = last ?? call.header('last-event-id') ?? '';
    return toEventStream((signal) => run.watch(EVENT_ID.test(seen) ? Number(seen) : 0, signal));
  },
});
