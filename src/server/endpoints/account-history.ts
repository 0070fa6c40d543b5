import { z } from 'zod';
import {
  HISTORY_DIRECTIONS,
  HISTORY_KIND_KEYS,
  HISTORY_SOURCES,
  type HistoryPick,
} from '#contracts/account/history-filter';
import type { Absence, HistoryAnswer } from '#contracts/answers';
import type { Address } from '#contracts/chain';
import { isAppError } from '#std/errors';
import { serverError } from '../errors/server-error.ts';
import { addressText, limitText, text, toAddress, toSignature, unixSecondsText } from '../input/texts.ts';
import type { Candidates } from '../reading/history/candidates.ts';
import { toHistoryCoverage } from '../reading/history/coverage-text.ts';
import { isFiltered, toFilterText, type HistoryFilter } from '../reading/history/history-filter.ts';
import {
  isIndexedAccount,
  listIndexCandidates,
  parseHistoryPlace,
  whyNotIndexed,
} from '../reading/history/list-index-candidates.ts';
import { listNodeCandidates } from '../reading/history/list-node-candidates.ts';
import { pickHistory, toMostCandidates } from '../reading/history/pick-history.ts';
import { readTokenFilter } from '../reading/history/token-filter.ts';
import { NamedThings } from '../reading/names/named-things.ts';
import { toNames } from '../reading/names/names.ts';
import type { QuestionContext } from '../reading/question-context.ts';
import { defineEndpoint } from './define-endpoint.ts';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

export default defineEndpoint({
  name: 'accountHistory',
  route: '/api/accounts/:address/history',
  says: 'The transactions that mention an address, newest first, each summed up in a sentence; they can be filtered by outcome, kind, action, token, direction, counterparty, program and time. The answer says how many were read and how far back.',
  when: 'To find out what a wallet, program or other account did and when.',
  input: z.strictObject({
    address: addressText,
    cursor: text.describe('What an answer gave as `nextCursor`, for the same filter.').optional(),
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
    kind: z
      .enum(HISTORY_KIND_KEYS, `must be one of ${HISTORY_KIND_KEYS.join(', ')}`)
      .describe('Only of this kind: a group of actions.')
      .optional(),
    token: text
      .describe(
        'Only those that changed the account’s balance of this token: its mint, symbol or name, or `SOL`.',
      )
      .optional(),
    direction: z
      .enum(HISTORY_DIRECTIONS, 'must be in or out')
      .describe('`in`: the account received; `out`: it sent. Of `token` where one is given.')
      .optional(),
    counterparty: text.describe('Address of the other end of a transfer from or to the account.').optional(),
    program: text.describe('Address of a program that was called, at any depth.').optional(),
    from: unixSecondsText.describe('Unix seconds; nothing earlier.').optional(),
    to: unixSecondsText.describe('Unix seconds; nothing at this moment or later.').optional(),
    source: z
      .enum(HISTORY_SOURCES, 'must be index or node')
      .describe(
        'Which source is searched: `index` answers at once over all that is indexed, `node` reads its history page by page. By default the index where it can answer.',
      )
      .optional(),
  }),
  absences: true,
  async run(ask, input): Promise<HistoryAnswer> {
    const address = toAddress(input.address);
    const [counterparty, program] = [input.counterparty, input.program].map((one) =>
      one === undefined ? undefined : toAddress(one),
    );
    if (
      address === undefined ||
      (input.counterparty !== undefined && counterparty === undefined) ||
      (input.program !== undefined && program === undefined)
    ) {
      return ask.absent('malformed', 'This is not an address: it must be base58 of 32 bytes.');
    }
    const { status, action, kind, direction, source } = input;
    const from = input.from === undefined ? undefined : Number(input.from);
    const to = input.to === undefined ? undefined : Number(input.to);
    if (from !== undefined && to !== undefined && from >= to) {
      return ask.absent('malformed', 'The time asked for ends before it begins.', {
        hint: 'Choose an end after the start.',
      });
    }
    const named = input.token?.trim();
    if (named === '') throw serverError('bad-input', { detail: 'token must not be empty.' });
    const token = named === undefined ? undefined : await readTokenFilter(ask, address, named);
    if (token?.mints.length === 0) {
      return ask.absent('not-found', 'No token of this symbol or name is known here.', {
        hint: 'Give the address of its mint.',
      });
    }
    const filter: HistoryFilter = {
      status,
      action,
      kind,
      token,
      direction,
      counterparty,
      program,
      from,
      to,
    };
    const limit = Number(input.limit ?? DEFAULT_LIMIT);
    const found = await findCandidates(ask, address, filter, { source, cursor: input.cursor, limit });
    if (found.kind === 'absent') return found;
    const page = await pickHistory(ask, address, found.candidates, filter, limit);
    const { rows, looked, unread, oldestTime, nextCursor } = page;
    const isEnd = nextCursor === undefined;
    const picked: HistoryPick | undefined = isFiltered(filter)
      ? {
          source: found.source,
          read: looked,
          unread,
          oldestTime,
          isEnd,
          candidates: found.candidates.total,
          since: found.candidates.since,
          isIndexed: found.isIndexed,
          mints: token?.mints,
          filter: toFilterText(filter),
        }
      : undefined;
    const things = new NamedThings().addAddress(counterparty).addAddress(program);
    for (const row of rows) things.addRow(row);
    for (const mint of token?.mints ?? []) things.addMint(mint);
    return {
      kind: 'found',
      provenance: ask.provenance(),
      rows,
      names: await toNames(things, ask.reader, ask.signal),
      nextCursor,
      total:
        isEnd && input.cursor === undefined && picked === undefined
          ? { count: rows.length, exact: true }
          : undefined,
      coverage: toHistoryCoverage(looked, isEnd, picked, rows.length),
      picked,
    };
  },
});

interface Found {
  readonly kind: 'candidates';
  readonly source: 'index' | 'node';
  readonly candidates: Candidates;
  readonly isIndexed?: boolean | undefined;
}

interface Asked {
  readonly source: 'index' | 'node' | undefined;
  readonly cursor: string | undefined;
  readonly limit: number;
}

/** What may fit: of the index where it can answer and was not ruled out, else of the node. */
async function findCandidates(
  ask: QuestionContext,
  address: Address,
  filter: HistoryFilter,
  { source, cursor, limit }: Asked,
): Promise<Found | Absence> {
  const most = toMostCandidates(filter, limit);
  const reason = whyNotIndexed(filter);
  if (source === 'index' && reason !== undefined) {
    return ask.absent('malformed', `The index cannot answer this filter: ${reason}.`, {
      hint: 'Leave the source out: then the node is read.',
    });
  }
  const place = cursor === undefined ? undefined : parseHistoryPlace(cursor);
  const before = cursor === undefined ? undefined : toSignature(cursor);
  if (cursor !== undefined && place === undefined && before === undefined) return unknownCursor(ask);
  const isIndexed = reason === undefined && before === undefined && (await canUseIndex(ask, address));
  if (isIndexed && source !== 'node') {
    const candidates = await tryIndex(ask, address, filter, { before: place, most }, source === 'index');
    if (candidates !== undefined) return { kind: 'candidates', source: 'index', candidates };
  }
  if (source === 'index') {
    return ask.absent('not-indexed', 'The index of this server holds nothing under this address.', {
      hint: 'Leave the source out: then the node is read.',
    });
  }
  if (place !== undefined) return unknownCursor(ask);
  const listed = await listNodeCandidates(ask, address, filter, { before, most });
  if ('items' in listed) return { kind: 'candidates', source: 'node', candidates: listed, isIndexed };
  if (listed.kind === 'unknown-cursor') return unknownCursor(ask);
  return ask.absent('not-available', 'The node has no history for this address.', {
    hint: 'Another endpoint may have it.',
  });
}

async function canUseIndex(ask: QuestionContext, address: Address): Promise<boolean> {
  return ask.reader.index !== undefined && (await isIndexedAccount(ask, address));
}

/** An index that cannot be read gives way to the node, unless it alone was asked for. */
async function tryIndex(
  ask: QuestionContext,
  address: Address,
  filter: HistoryFilter,
  page: Parameters<typeof listIndexCandidates>[4],
  isOnly: boolean,
): Promise<Candidates | undefined> {
  const { index } = ask.reader;
  try {
    const coverage = await index?.coverage();
    if (index === undefined || coverage === undefined) return undefined;
    return await listIndexCandidates(index, coverage, address, filter, page);
  } catch (error) {
    if (isOnly || !isAppError(error) || !error.code.startsWith('store/')) throw error;
    ask.log.warn('index not read', { cluster: ask.cluster, error });
    return undefined;
  }
}

function unknownCursor(ask: QuestionContext): HistoryAnswer & Absence {
  return ask.absent('malformed', 'The node does not know the transaction this list should continue from.', {
    hint: 'Start the list again.',
  });
}
