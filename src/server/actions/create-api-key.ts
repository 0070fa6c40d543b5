import { z } from 'zod';
import { MAX_KEYS, MAX_NAME } from '#contracts/people/people';
import { isAtLeast, ROLES } from '#contracts/people/roles';
import { PRODUCT } from '#contracts/product';
import { actionError } from '../errors/action-error.ts';
import { plainText } from '../users/plain-text.ts';
import { hashSecret, makeId, makeSecret } from '../sessions/secrets.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

/** Enough to tell keys apart, too little to guess the rest. */
const PREFIX_LENGTH = 6;

export default defineAction({
  name: 'createApiKey',
  right: 'keys.write',
  says: 'Makes an API key. Its secret is in this answer and never shown again.',
  input: z.strictObject({ ...inTeam, name: plainText(MAX_NAME), role: z.enum(ROLES).optional() }),
  audit: {
    thing: (_input, answer) => `API key ${answer?.id ?? ''}`,
    // Its secret is nobody's but its owner's.
    after: ({ name }, answer) => ({ name, prefix: answer?.prefix, role: answer?.role }),
  },
  async run(call, { name, role: asked }) {
    const owner = await call.requireOwner();
    if (owner.team === undefined && asked !== undefined) {
      throw actionError(400, 'role: a key of a person has none; it is for a key of a team.');
    }
    const role = asked ?? 'viewer';
    if (owner.team !== undefined && !isAtLeast(owner.team.role, role)) {
      throw actionError(403, `A key acts as ${owner.team.role} at most, as whoever makes it.`);
    }
    const secret = `${PRODUCT.slug}_${makeSecret()}`;
    const key = {
      id: makeId(),
      userId: owner.ownerId,
      team: owner.team && { madeBy: owner.actorId, role },
      name,
      prefix: secret.slice(0, PRODUCT.slug.length + 1 + PREFIX_LENGTH),
      createdMs: call.nowMs(),
    };
    if (!(await call.users.apiKeys.add(key, hashSecret(secret), MAX_KEYS))) {
      throw actionError(409, `You already have ${MAX_KEYS} keys, which is the maximum.`);
    }
    call.log.info('api key made', { user: owner.actorId, key: key.id });
    const { userId: _userId, team: _team, ...shown } = key;
    return { ...shown, role: key.team?.role, usedMs: undefined, callsToday: 0, secret };
  },
});
