import { z } from 'zod';
import { listSignatures } from '#chain';
import type { RpcSignatureRow } from '#chain/rpc-types';
import type { HistoryAnswer, TransactionRow } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import { addressText, limitText, text, toAddress, toSignature } from '../input/texts.ts';
import { readHistoryRows } from '../reading/transaction/history-rows.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import { toUnreadRow } from '../reading/transaction/transaction-row.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;
/** Rows without a summary by then are asked for again through `summaries`. */
const READ_DEADLINE_MS = 1_500;
/** With a filter, how many signatures are looked through for one page. */
const SCAN_STATUS = 1_000;
const SCAN_ACTION = 100;
const FILTERED_READ_DEADLINE_MS = 5_000;

interface Filters {
  readonly status: string | undefined;
  readonly action: string | undefined;
}

export default defineEndpoint({
  name: 'accountHistory',
  route: '/api/accounts/:address/history',
  says: 'The transactions that mention an address, newest first, each summed up in a sentence; they can be filtered by outcome and by action.',
  when: 'To find out what a wallet, program or other account did and when.',
  input: z.strictObject({
    address: addressText,
    cursor: text.describe('What an answer gave as `nextCursor`.').optional(),
    limit: limitText(MAX_LIMIT),
    status: z
      .enum(['succeeded', 'failed'], 'must be succeeded or failed')
      .describe('Only those that ended like this.')
      .optional(),
    action: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be an action such as transfer')
      .describe('What the transaction did, such as `transfer` or `trade`.')
      .optional(),
  }),
  absences: true,
  async run(ask, input): Promise<HistoryAnswer> {
    const address = toAddress(input.address);
    if (address === undefined) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const before = input.cursor === undefined ? undefined : toSignature(input.cursor);
    if (input.cursor !== undefined && before === undefined) return unknownCursor(ask);
    const limit = Number(input.limit ?? DEFAULT_LIMIT);
    const filters: Filters = { status: input.status, action: input.action };
    const scan = filters.action ? SCAN_ACTION : filters.status ? SCAN_STATUS : limit;

    const { reader, signal } = ask;
    const listed = await listSignatures(reader.chain, address, { before, limit: scan, signal });
    if (listed.kind === 'unknown-cursor') return unknownCursor(ask);
    if (listed.kind === 'absent') {
      return ask.absent('not-available', 'The node has no history for this address.', {
        hint: 'Another endpoint may have it.',
      });
    }
    const page = await toPage(ask, address, listed.rows, limit, filters);
    const isEnd = page.looked === listed.rows.length && listed.rows.length < scan;
    const things = new NamedThings();
    for (const row of page.rows) things.addRow(row);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      rows: page.rows,
      names: await toNames(things, reader, signal),
      nextCursor: isEnd ? undefined : listed.rows[page.looked - 1]?.signature,
      total:
        isEnd && before === undefined && !filters.status && !filters.action
          ? { count: page.rows.length, exact: true }
          : undefined,
      coverage: toCoverage(page, filters, isEnd),
    };
  },
});

function unknownCursor(ask: QuestionContext): HistoryAnswer {
  return ask.absent('malformed', 'The node does not know the transaction this list should continue from.', {
    hint: 'Start the list again.',
  });
}

interface Page {
  readonly rows: readonly TransactionRow[];
  /** Signatures looked through. */
  readonly looked: number;
  /** Of those, transactions that could not be read in time, where the filter needed it. */
  readonly unread: number;
}

async function toPage(
  ask: QuestionContext,
  address: Address,
  listed: readonly RpcSignatureRow[],
  limit: number,
  filters: Filters,
): Promise<Page> {
  const candidates = listed
    .map((row, i) => ({ row, end: i + 1 }))
    .filter(({ row }) => filters.status === undefined || toUnreadRow(row).status === filters.status);
  if (filters.action === undefined) {
    const limited = candidates.slice(0, limit);
    const rows = await readHistoryRows(
      ask,
      address,
      limited.map(({ row }) => row),
      READ_DEADLINE_MS,
    );
    const looked = limited.length === limit ? limited.at(-1)!.end : listed.length;
    return { rows, looked, unread: 0 };
  }
  const rows = await readHistoryRows(
    ask,
    address,
    candidates.map(({ row }) => row),
    FILTERED_READ_DEADLINE_MS,
  );
  const matching: TransactionRow[] = [];
  let looked = listed.length;
  let unread = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]!;
    if (row.action === undefined) unread++;
    if (row.action !== filters.action) continue;
    matching.push(row);
    if (matching.length === limit) {
      looked = candidates[i]!.end;
      break;
    }
  }
  return { rows: matching, looked, unread };
}

function toCoverage(page: Page, filters: Filters, isEnd: boolean): string {
  const end = isEnd
    ? 'to the oldest transaction the node has for this address'
    : 'newest first, with more before the last one';
  if (filters.action !== undefined) {
    const unread = page.unread > 0 ? `, ${page.unread} of which could not be read in time` : '';
    return `Picked by action from ${page.looked} transactions${unread}; ${end}.`;
  }
  if (filters.status !== undefined) return `Picked by status from ${page.looked} transactions; ${end}.`;
  return `${page.looked} transactions, ${end}.`;
}
