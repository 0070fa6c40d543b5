import { z } from 'zod';
import { toProfile } from '../users/to-profile.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'profile',
  right: 'signed-in',
  says: 'Gives the profile of the signed-in user.',
  input: z.strictObject({}),
  run: async (call) => toProfile(call, await call.requireUser()),
});
