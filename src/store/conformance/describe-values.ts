import { expect, test } from 'vitest';
import type { AnyRow, Columns, RowOf } from '../column.ts';
import { defineQuery } from '../define-query.ts';
import type { FactTable, Table, TableRow } from '../define-table.ts';
import anomalies from '../tables/anomalies.ts';
import tokenMints from '../tables/token-mints.ts';
import supplyChanges from '../tables/supply-changes.ts';
import tokenAccounts from '../tables/token-accounts.ts';
import transactions from '../tables/transactions.ts';
import transfers from '../tables/transfers.ts';
import {
  addressOf,
  BEGINNING,
  tokenMintOf,
  checkpointOf,
  facts,
  mustAcquire,
  puts,
  readAll,
  signatureOf,
  transferOf,
} from './sample-rows.ts';
import type { StoreWriter } from '../store.ts';

const UINTS = [0n, 1n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n, 2n ** 64n, 2n ** 128n - 1n];

const transfersByAmount = defineQuery({
  name: 'transfers-by-amount',
  about: 'Transfers, the smallest first.',
  sql: 'SELECT amount FROM transfers WHERE amount >= $least ORDER BY amount LIMIT $limit',
  parameters: { least: 'uint', limit: 'integer' },
  row: { amount: 'uint' },
});

export function describeValues(openWriter: () => Promise<StoreWriter>): void {
  /** Writes rows in the first block and reads them back, by a question and by key. */
  const roundTrip = async <C extends Columns>(
    table: FactTable<C>,
    rows: readonly RowOf<C>[],
  ): Promise<void> => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const checkpoint = checkpointOf(1);
    const batch = { lease, after: undefined, checkpoint, puts: [], revocable: false };
    await writer.commit({ ...batch, facts: [facts(table, rows)] });
    expect(await readAll(writer.reader)).toEqual({ [table.name]: rows });
    expect(await writer.find(table as unknown as Table, rows.toReversed())).toEqual(rows.toReversed());
  };

  test('raw token amounts come back exactly over all 128 bits', () =>
    roundTrip(
      transfers,
      UINTS.map((amount, part) => transferOf(1, part, amount)),
    ));

  test('raw token amounts sort by their size, and compare with one', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const shuffled = [5, 2, 0, 6, 3, 1, 4].map((i, part) => transferOf(1, part, UINTS[i]!));
    await writer.commit({
      lease,
      after: undefined,
      checkpoint: checkpointOf(1),
      facts: [facts(transfers, shuffled)],
      puts: [],
      revocable: false,
    });
    const from = async (least: bigint): Promise<bigint[]> =>
      (await writer.reader.all(transfersByAmount, { least, limit: 100 })).map(({ amount }) => amount);
    expect(await from(0n)).toEqual(UINTS);
    expect(await from(2n ** 63n - 1n)).toEqual(UINTS.slice(2));
    expect(await from(2n ** 63n)).toEqual(UINTS.slice(3));
    expect(await from(2n ** 128n - 1n)).toEqual(UINTS.slice(6));
  });

  test('signed amounts come back exactly over all 64 bits', () =>
    roundTrip(
      transactions,
      [0n, -1n, 2n ** 63n - 1n, -(2n ** 63n)].map((feeLamports, position) => ({
        slot: 1,
        position,
        signature: signatureOf(position),
        feePayer: addressOf(1),
        feeLamports,
        computeUnits: position === 0 ? undefined : Number.MAX_SAFE_INTEGER,
      })),
    ));

  test('ratios and text come back exactly, whatever their signs and letters', () => {
    const texts = [
      '',
      `'quotes' "double" \\back\\slash`,
      '{braces},NULL,{}',
      'NULL',
      '\\x6f70\\000\t\r\n',
      'ünï → 𝒐𝒐 🜁 \u{200b}\u{feff}',
      '$limit $1 %s :name ?',
    ];
    const ratios = [0, 1 / 3, -1e-300, Number.MAX_VALUE, Number.MIN_VALUE, 2 ** 53, 0.1 + 0.2];
    return roundTrip(
      anomalies,
      texts
        .map((evidence, part) => ({
          slot: 1,
          part,
          time: BEGINNING,
          rule: evidence,
          severity: 'notice',
          subject: part === 0 ? addressOf(1) : undefined,
          position: part === 0 ? 0 : undefined,
          measured: ratios[part]!,
          allowed: -ratios[part]!,
          evidence,
        }))
        .map((row) => ({ ...row, allowed: row.allowed === 0 ? 0 : row.allowed })),
    );
  });

  test('flags and absent values come back as they were', () =>
    roundTrip(
      supplyChanges,
      [true, false].map((isBurn, part) => ({
        slot: 1,
        position: 0,
        part,
        time: BEGINNING,
        mint: addressOf(1),
        isBurn,
        amount: 1n,
        owner: isBurn ? undefined : addressOf(2),
      })),
    ));

  test('addresses with leading zero bytes come back as they were', () =>
    roundTrip(tokenMints, [
      tokenMintOf(1, 0, '11111111111111111111111111111111'),
      tokenMintOf(1, 1, 'So11111111111111111111111111111111111111112'),
    ]));

  test('a row put again, also in the same batch, is as it was put last', async () => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const rowOf = (amount: bigint, owner: string | undefined) => ({
      account: addressOf(1),
      mint: addressOf(2),
      owner,
      amount,
      firstSlot: 1,
      slot: 1,
      time: BEGINNING,
    });
    const first = rowOf(1n, addressOf(3));
    const second = rowOf(2n ** 64n, undefined);
    const third = rowOf(0n, addressOf(4));
    const change = (
      slot: number,
      rows: readonly {
        row: TableRow<typeof tokenAccounts>;
        before: TableRow<typeof tokenAccounts> | undefined;
      }[],
    ) =>
      writer.commit({
        lease,
        after: slot === 1 ? undefined : slot - 1,
        checkpoint: checkpointOf(slot),
        facts: [],
        puts: [puts(tokenAccounts, rows)],
        revocable: true,
      });
    await change(1, [
      { row: first, before: undefined },
      { row: second, before: first },
    ]);
    expect(await writer.find(tokenAccounts, [first])).toEqual([second]);
    await change(2, [{ row: third, before: second }]);
    expect(await writer.find(tokenAccounts, [first])).toEqual([third]);
    await writer.rollback(lease, 1);
    expect(await writer.find(tokenAccounts, [first])).toEqual([second]);
    await writer.rollback(lease, 0);
    expect(await writer.find(tokenAccounts, [first])).toEqual([undefined]);
  });

  test.each<readonly [string, AnyRow]>([
    ['a raw amount below zero', { ...transferOf(1, 0, 0n), amount: -1n }],
    ['a raw amount of 129 bits', { ...transferOf(1, 0, 0n), amount: 2n ** 128n }],
    ['a fraction for an integer', { ...transferOf(1, 0, 0n), decimals: 1.5 }],
    ['an integer beyond 2⁵³', { ...transferOf(1, 0, 0n), time: 2 ** 53 }],
    ['text that is no address', { ...transferOf(1, 0, 0n), mint: 'no address' }],
    ['no value where there must be one', { ...transferOf(1, 0, 0n), receiver: undefined }],
  ])('%s is refused, and nothing of its batch is stored', async (_name, wrong) => {
    const writer = await openWriter();
    const lease = await mustAcquire(writer);
    const rows = [transferOf(1, 1, 1n), wrong, transferOf(1, 2, 1n)];
    const batch = { lease, after: undefined, checkpoint: checkpointOf(1), puts: [], revocable: true };
    await expect(writer.commit({ ...batch, facts: [facts(transfers, rows as never)] })).rejects.toThrow();
    expect(await readAll(writer.reader)).toEqual({});
    expect(await writer.findCheckpoint(0)).toBe(undefined);
  });
}
