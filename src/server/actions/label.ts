import { z } from 'zod';
import { MAX_LABEL, MAX_LABELS } from '#contracts/people/people';
import { actionError } from '../errors/action-error.ts';
import { addressText } from '../users/address-text.ts';
import { labelOf, listLabels } from '../users/list-labels.ts';
import { plainText } from '../users/plain-text.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'label',
  right: 'labels.write',
  says: 'Gives an address your own label, or changes it.',
  input: z.strictObject({ ...inTeam, address: addressText, label: plainText(MAX_LABEL) }),
  audit: {
    thing: ({ address }) => `label ${address}`,
    before: async (call, { address }) => labelOf(await listLabels(call, await call.requireOwner()), address),
    after: ({ label }) => label,
  },
  async run(call, { address, label }) {
    const owner = await call.requireOwner();
    const isStored = await call.users.labels.put(
      owner.ownerId,
      { address, label, changedMs: call.nowMs() },
      MAX_LABELS,
    );
    if (!isStored) throw actionError(409, `You already have ${MAX_LABELS} labels, which is the maximum.`);
    return listLabels(call, owner);
  },
});
