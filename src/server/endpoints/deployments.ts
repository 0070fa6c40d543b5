import { z } from 'zod';
import { getAccount } from '#chain';
import type { DeploymentsAnswer, ProgramChange } from '#contracts/account/program';
import { asSignature } from '#contracts/chain';
import { addressText, toAddress } from '../input/texts.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { readProgram } from '../reading/program/program-account.ts';
import { listProgramChanges } from '../reading/program/read-changes.ts';
import { hasFailed, walkHistory } from '../reading/transaction/walk-history.ts';
import { forEachConcurrent, withTimeout } from '#std/concurrency';
import { defineEndpoint } from './define-endpoint.ts';

/** Enough for the state of every loader. */
const STATE_BYTES = 64;
const MOST_LISTED = 1_000;
/** Newest transactions that are read. An account with code has few: deployments, upgrades, changes of authority. */
const MOST_READ = 100;
const CONCURRENCY = 8;
const READ_MS = 8_000;

export default defineEndpoint({
  name: 'deployments',
  route: '/api/programs/:address/deployments',
  says: 'When a program was deployed and upgraded, by whom, and when the right to upgrade it changed hands.',
  when: 'The history of the code is asked for. Its state now is the program question.',
  input: z.strictObject({ address: addressText }),
  absences: true,
  async run(ask, input): Promise<DeploymentsAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const { slot, account } = await getAccount(reader.chain, address, {
      signal,
      slice: { offset: 0, length: STATE_BYTES },
    });
    const program = account && (await readProgram(reader, address, account, { signal }));
    if (program === undefined) {
      return ask.absent('not-found', 'There is no program at this address.');
    }
    if (program.kind === 'native') {
      return ask.absent('not-found', 'This program is part of the runtime: nobody deployed it.');
    }
    if (program.kind === 'fixed') {
      return ask.absent('not-available', 'Its loader keeps no account that tells when it was deployed.', {
        hint: 'Nobody can have upgraded it: its loader has no way to change a program.',
      });
    }
    const { programData } = program;
    const history = await walkHistory(reader.chain, programData ?? address, { most: MOST_LISTED, signal });
    if (history === undefined) {
      return ask.absent('not-available', 'The node has no history for this program.');
    }
    const rows = history.rows.filter((row) => !hasFailed(row)).slice(0, MOST_READ);
    const changes: (readonly ProgramChange[] | undefined)[] = rows.map(() => undefined);
    const until = new AbortController();
    await withTimeout(
      READ_MS,
      forEachConcurrent(CONCURRENCY, rows, async (row, i) => {
        if (until.signal.aborted) return;
        const reading = await reader.transactions
          .read(asSignature(row.signature), { signal: AbortSignal.any([signal, until.signal]) })
          .catch(() => undefined);
        if (reading?.kind === 'found') {
          // The newest first, also within one transaction.
          changes[i] = listProgramChanges(reading.transaction, row, address, programData).toReversed();
        }
      }),
    );
    until.abort();
    signal.throwIfAborted();
    const found = changes.flatMap((list) => list ?? []);
    const things = new NamedThings().addAddress(address);
    for (const { authority, feePayer, to } of found)
      things.addAddress(authority).addAddress(feePayer).addAddress(to);
    return {
      kind: 'found',
      provenance: ask.provenance(slot),
      address,
      programData,
      deploySlot: program.deploySlot,
      changes: found,
      listed: history.rows.length,
      unread: changes.filter((list) => list === undefined).length,
      whole: history.isWhole && history.rows.length <= MOST_READ,
      names: await toNames(things, reader, signal),
    };
  },
});
