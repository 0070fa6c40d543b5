import { z } from 'zod';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'serverFigures',
  right: 'anyone',
  says: 'Gives the state of the server: memory, delay, requests, and how many log entries it took today.',
  input: z.strictObject({}),
  run: (call) => Promise.resolve(call.figures()),
});
