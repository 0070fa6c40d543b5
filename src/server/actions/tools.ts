import { z } from 'zod';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'tools',
  right: 'anyone',
  says: 'The tools of the assistant, which anybody may call: names, descriptions, arguments.',
  limit: 'question',
  input: z.strictObject({}),
  async run() {
    const { listToolCards } = await import('../assistant/toolkit/tool-cards.ts');
    return { tools: listToolCards() };
  },
});
