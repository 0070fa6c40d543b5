import { z } from 'zod';
import { MAX_KEYS, MAX_NAME } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import { actionError } from '../errors/action-error.ts';
import { plainText } from '../users/plain-text.ts';
import { hashSecret, makeId, makeSecret } from '../sessions/secrets.ts';
import { defineAction } from './define-action.ts';

/** Enough to tell keys apart, too little to guess the rest. */
const PREFIX_LENGTH = 6;

export default defineAction({
  name: 'createApiKey',
  says: 'Makes an API key. Its secret is in this answer and never shown again.',
  input: z.strictObject({ name: plainText(MAX_NAME) }),
  audit: {
    thing: (_input, answer) => `API key ${answer?.id ?? ''}`,
    // Its secret is nobody's but its owner's.
    after: ({ name }, answer) => ({ name, prefix: answer?.prefix }),
  },
  async run(call, { name }) {
    const user = await call.requireUser();
    const secret = `${PRODUCT.slug}_${makeSecret()}`;
    const key = {
      id: makeId(),
      userId: user.userId,
      name,
      prefix: secret.slice(0, PRODUCT.slug.length + 1 + PREFIX_LENGTH),
      createdMs: call.nowMs(),
    };
    if (!(await call.users.apiKeys.add(key, hashSecret(secret), MAX_KEYS))) {
      throw actionError(409, `You already have ${MAX_KEYS} keys, which is the maximum.`);
    }
    call.log.info('api key made', { user: user.userId, key: key.id });
    const { userId: _userId, ...shown } = key;
    return { ...shown, usedMs: undefined, callsToday: 0, secret };
  },
});
