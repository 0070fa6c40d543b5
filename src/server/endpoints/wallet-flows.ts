import { z } from 'zod';
import { listSignatures } from '#chain';
import type { TransactionRow } from '#contracts/answers';
import { SOL_DECIMALS, type Address } from '#contracts/chain';
import type { WalletFlow, WalletFlowsAnswer } from '#contracts/people/wallet';
import { toAddress, walletText } from '../input/texts.ts';
import { readHistoryRows } from '../reading/transaction/history-rows.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Newest transactions that are summed. */
const SUMMED = 100;
const READ_DEADLINE_MS = 6_000;

export default defineEndpoint({
  name: 'walletFlows',
  route: '/api/wallets/:wallet/flows',
  says: 'Inflows and outflows of a wallet, asset by asset, over its newest hundred transactions.',
  when: 'To see where the money of a wallet goes. The sums say which slots they cover.',
  input: z.strictObject({ wallet: walletText }),
  absences: true,
  async run(ask, input): Promise<WalletFlowsAnswer> {
    const address = toAddress(input.wallet);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { reader, signal } = ask;
    const listed = await listSignatures(reader.chain, address, { limit: SUMMED, signal });
    if (listed.kind !== 'found') {
      return ask.absent('not-available', 'The node has no history for this address.', {
        hint: 'Another endpoint may have it.',
      });
    }
    const rows = await readHistoryRows(ask, address, listed.rows, READ_DEADLINE_MS);
    const read = rows.filter(({ changes }) => changes !== undefined);
    const flows = toFlows(read, address);
    const things = new NamedThings();
    for (const { mint, decimals } of flows) if (mint !== undefined) things.addMint(mint, decimals);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      address,
      flows,
      feeLamports: read
        .filter(({ feePayer }) => feePayer === address)
        .reduce((sum, { feeLamports }) => sum + (feeLamports ?? 0n), 0n),
      transactions: read.length,
      unread: rows.length - read.length,
      from: toMoment(rows.at(-1)),
      to: toMoment(rows[0]),
      hasMore: listed.rows.length === SUMMED,
      names: await toNames(things, reader, signal),
    };
  },
});

const toMoment = (row: TransactionRow | undefined) => row && { slot: row.slot, time: row.blockTime };

/** SOL first, then the assets that moved most often. Only what `address` itself owns is counted. */
function toFlows(rows: readonly TransactionRow[], address: Address): readonly WalletFlow[] {
  const flows = new Map<string, { -readonly [Key in keyof WalletFlow]: WalletFlow[Key] }>();
  for (const { changes = [] } of rows) {
    for (const { owner, asset, change } of changes) {
      if (owner !== address || change === 0n) continue;
      const mint = asset.kind === 'token' ? asset.mint : undefined;
      const decimals = asset.kind === 'token' ? asset.decimals : SOL_DECIMALS;
      // An asset that is not known cannot be summed with others.
      if (decimals === undefined || (asset.kind === 'token' && mint === undefined)) continue;
      const flow = flows.get(mint ?? 'SOL') ?? { mint, decimals, received: 0n, sent: 0n, transactions: 0 };
      if (change > 0n) flow.received += change;
      else flow.sent -= change;
      flow.transactions++;
      flows.set(mint ?? 'SOL', flow);
    }
  }
  return [...flows.values()].sort(
    (a, b) => Number(b.mint === undefined) - Number(a.mint === undefined) || b.transactions - a.transactions,
  );
}
