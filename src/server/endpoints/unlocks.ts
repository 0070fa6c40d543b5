import { z } from 'zod';
import type { UnlocksAnswer } from '#contracts/network/forecasts';
import { text, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readUnlocks } from '../reading/unlock/read-unlocks.ts';
import { defineEndpoint } from './define-endpoint.ts';

const SHOWN = 200;

export default defineEndpoint({
  name: 'unlocks',
  route: '/api/unlocks/:address',
  says: 'When what is locked unlocks: lockups of stake accounts and vesting locks of Jupiter Lock, exactly as their accounts say it.',
  when: 'The address of a wallet, a token, a stake account or a vesting lock is known.',
  input: z.strictObject({
    address: text.describe('A wallet, the mint of a token, a stake account or a lock of Jupiter Lock.'),
  }),
  absences: true,
  async run(ask, input): Promise<UnlocksAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.', {
        hint: 'Check that the whole address was copied.',
      });
    }
    const { slot, asOf, epoch, unlocks, missing } = await readUnlocks(ask.reader, address, {
      signal: ask.signal,
    });
    const shown = unlocks.slice(0, SHOWN);
    const things = new NamedThings().addAddress(address);
    for (const { mint, recipient, program, custodian } of shown) {
      things.addAddress(program).addAddress(recipient).addAddress(custodian);
      if (mint !== undefined) things.addMint(mint);
    }
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      asOf,
      epoch,
      unlocks: shown,
      total: unlocks.length,
      missing,
      names: await toNames(things, ask.reader, ask.signal),
    };
  },
});
