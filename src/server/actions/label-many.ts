import { z } from 'zod';
import { MAX_LABEL, MAX_LABELS, MAX_MANY } from '#contracts/people/people';
import { actionError } from '../errors/action-error.ts';
import { addressText } from '../users/address-text.ts';
import { labelOf, listLabels } from '../users/list-labels.ts';
import { plainText } from '../users/plain-text.ts';
import { inTeam } from '../users/in-team.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'labelMany',
  right: 'labels.write',
  says: `Gives up to ${MAX_MANY} addresses the same label, or changes theirs to it.`,
  input: z.strictObject({
    ...inTeam,
    addresses: z.array(addressText).min(1).max(MAX_MANY),
    label: plainText(MAX_LABEL),
  }),
  audit: {
    thing: ({ addresses }) => `labels ${addresses.length}`,
    before: async (call, { addresses }) => {
      const labels = await listLabels(call, await call.requireOwner());
      return Object.fromEntries(addresses.map((address) => [address, labelOf(labels, address)]));
    },
    after: ({ addresses, label }) => ({ label, addresses }),
  },
  async run(call, { addresses, label }) {
    const owner = await call.requireOwner();
    const { labels } = await listLabels(call, owner);
    const known = new Set(labels.map(({ address }) => address));
    const fresh = new Set(addresses.filter((address) => !known.has(address)));
    const room = MAX_LABELS - known.size;
    if (fresh.size > room) {
      throw actionError(
        409,
        `There is room for ${room} more labels and these are ${fresh.size} new ones. Nothing was changed.`,
      );
    }
    for (const address of addresses) {
      const isStored = await call.users.labels.put(
        owner.ownerId,
        { address, label, changedMs: call.nowMs() },
        MAX_LABELS,
      );
      if (!isStored) throw actionError(409, `You already have ${MAX_LABELS} labels, which is the maximum.`);
    }
    return listLabels(call, owner);
  },
});
