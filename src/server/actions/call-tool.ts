import { z } from 'zod';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'callTool',
  right: 'anyone',
  says: 'Calls one tool of the assistant; the answer is the same as in the chat and over MCP.',
  limit: 'question',
  input: z.looseObject({ tool: z.string().max(64) }),
  audit: 'a question changes nothing',
  async run(call, { tool, ...args }) {
    const [{ parts }, { runTool }] = await Promise.all([
      call.agent(),
      import('../assistant/toolkit/run-tool.ts'),
    ]);
    return runTool(parts, { callId: 'r1', tool, args, cluster: call.cluster, signal: call.signal });
  },
});
