import { z } from 'zod';
import {
  BULK_PARTS,
  BULK_ROUTE,
  type BulkAnswer,
  type BulkPart,
  type BulkRequest,
  type BulkRow,
} from '#contracts/bulk/bulk';
import { bulkSchema, parseBulk } from '../input/bulk-schema.ts';
import { toBulkItem, type BulkItem } from '../reading/bulk/bulk-items.ts';
import { readBulkStakes } from '../reading/bulk/read-stakes.ts';
import { readBulk, withDecimals } from '../reading/bulk/read-bulk.ts';
import { INDEX_PARTS, readIndexParts, type IndexParts } from '../reading/bulk/read-index-parts.ts';
import { answerFromIndex } from '../reading/index/answer-from-index.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Of JSON: a hundred signatures and what stands between them. */
const MAX_TEXT = 12_000;
/** The names of so many mints are read at once, so often at most. */
const MINTS_AT_ONCE = 100;
const MOST_ROUNDS = 5;

export default defineEndpoint({
  name: 'bulk',
  route: '/api/bulk',
  says: 'Facts about up to 100 addresses, signatures and slots, mixed: balances, owners, holdings, first and last seen, markets and prices, calls of programs, stake of validators, transactions and blocks.',
  when: 'A list is given rather than one thing. What is not read in time says so and can be asked for again.',
  posted: { name: 'postBulk', route: BULK_ROUTE, as: 'q', body: bulkSchema },
  input: z.strictObject({
    q: z
      .string()
      .max(MAX_TEXT, `must have at most ${MAX_TEXT} characters`)
      .describe(
        'The list and the parts wanted as JSON. A list of signatures is too long for an address: post it.',
      ),
  }),
  absences: true,
  run: async (ask, { q }): Promise<BulkAnswer> => {
    const request = parseBulk(q);
    if (typeof request === 'string') return ask.absent('malformed', request);
    const items = toItems(request);
    if (typeof items === 'string') {
      return ask.absent('malformed', items, { hint: 'An item is an address, a signature or a slot.' });
    }
    const parts = new Set(request.parts ?? BULK_PARTS);
    const [rows, indexed] = await Promise.all([
      readBulk(ask.reader, items, parts, ask.signal),
      readIndexed(ask, items, parts),
    ]);
    const stakes = await readBulkStakes(ask.reader, rows, parts, ask.signal);
    const whole = rows.map((row): BulkRow => ({
      ...row,
      ...stakes(row),
      activity: indexed?.activity?.get(row.item),
      market: indexed?.market?.get(row.item),
      prices: indexed?.prices?.get(row.item),
      calls: indexed?.calls?.get(row.item),
    }));
    const names = await nameRows(ask, whole);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      rows: whole.map((row) => withDecimals(row, (mint) => names.tokens[mint]?.decimals)),
      coverage: indexed?.coverage,
      notIndexed: indexed?.notIndexed,
      sol: indexed?.sol,
      names,
    };
  },
});

/** The items, or which of them is none. */
function toItems({ items }: BulkRequest): readonly BulkItem[] | string {
  const found: BulkItem[] = [];
  for (const [i, text] of items.entries()) {
    const item = toBulkItem(text);
    if (item === undefined) return `items.${i}: this is not an address, a signature or a slot.`;
    found.push(item);
  }
  return found;
}

type Indexed = Partial<IndexParts> & Pick<Extract<BulkAnswer, { kind: 'found' }>, 'coverage' | 'notIndexed'>;

/** Parts of the index, or why there are none; `undefined` where none is asked for. */
async function readIndexed(
  ask: QuestionContext,
  items: readonly BulkItem[],
  parts: ReadonlySet<BulkPart>,
): Promise<Indexed | undefined> {
  const addresses = items.flatMap((item) => (item.kind === 'address' ? [item.address] : []));
  if (addresses.length === 0 || !INDEX_PARTS.some((part) => parts.has(part))) return undefined;
  const found = await answerFromIndex<IndexParts>(ask, (index, covered) =>
    readIndexParts(index, addresses, parts, covered),
  );
  return found.kind === 'found' ? found : { notIndexed: found.message };
}

async function nameRows(ask: QuestionContext, rows: readonly BulkRow[]) {
  const things = new NamedThings();
  for (const { item, kind, account, holdings, market, transaction, block } of rows) {
    if (kind === 'address') things.addAddress(item);
    if (account?.mint !== undefined) things.addMint(item, account.mint.decimals);
    else if (market !== undefined) things.addMint(item);
    things.addAddress(account?.owner).addMint(account?.token?.mint).addValidator(block?.leader);
    for (const { mint } of holdings?.first ?? []) things.addMint(mint);
    if (transaction !== undefined) things.addRow(transaction);
  }
  const mints = [...things.mints];
  for (let round = 1; round < MOST_ROUNDS && round * MINTS_AT_ONCE < mints.length; round++) {
    const some = mints.slice((round - 1) * MINTS_AT_ONCE, round * MINTS_AT_ONCE);
    await ask.reader.tokens.summarize(new Map(some), ask.signal);
  }
  return toNames(things, ask.reader, ask.signal);
}
