import { z } from 'zod';
import {
  VALIDATOR_SORTS,
  VALIDATOR_STATES,
  type ValidatorRow,
  type ValidatorsAnswer,
  type ValidatorSort,
} from '#contracts/network/validators';
import { text } from '../input/texts.ts';
import { compareBig } from '../reading/validator/validator-rows.ts';
import { defineEndpoint } from './define-endpoint.ts';

const PAGE_ROWS = 100;

interface Order {
  readonly by: (a: ValidatorRow, b: ValidatorRow) => number;
  readonly lacks: (row: ValidatorRow) => boolean;
}

/** Ascending; what a row lacks is judged apart, so that it always comes last. */
const ORDERS: Readonly<Record<ValidatorSort, Order>> = {
  stake: { by: (a, b) => compareBig(a.stakeLamports, b.stakeLamports), lacks: () => false },
  name: {
    by: (a, b) => (a.name ?? '').localeCompare(b.name ?? '', 'en'),
    lacks: ({ name }) => name === undefined,
  },
  commission: { by: (a, b) => a.commissionBps - b.commissionBps, lacks: () => false },
  lag: {
    by: (a, b) => (a.voteLag ?? 0) - (b.voteLag ?? 0),
    lacks: ({ voteLag }) => voteLag === undefined,
  },
  credits: {
    by: (a, b) => (a.credits ?? 0) - (b.credits ?? 0),
    lacks: ({ credits }) => credits === undefined,
  },
  version: {
    by: (a, b) => (a.version ?? '').localeCompare(b.version ?? '', 'en', { numeric: true }),
    lacks: ({ version }) => version === undefined,
  },
};

export default defineEndpoint({
  name: 'validators',
  route: '/api/validators',
  says: 'The validators by stake with commission, vote lag, credits and software; they can be searched, filtered and sorted.',
  input: z.strictObject({
    q: text.describe('Part of a name, or the beginning of an address.').optional(),
    state: z.enum(VALIDATOR_STATES).describe('Only those in this state.').optional(),
    version: text.describe('As gossip tells them, `unknown` for none.').optional(),
    client: text.describe('Only those that run this software.').optional(),
    sort: z.enum(VALIDATOR_SORTS).describe('What the rows are sorted by.').optional(),
    order: z.enum(['asc', 'desc']).describe('Ascending or descending.').optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,3}$/, 'must be a page')
      .describe('Counted from 1.')
      .optional(),
  }),
  absences: true,
  async run(ask, input): Promise<ValidatorsAnswer> {
    const list = await ask.reader.validators.read({ signal: ask.signal });
    const { rows, epoch, totals, versions, clients, missing } = list;
    const matching = rows.filter(toMatcher(input));
    const sort = VALIDATOR_SORTS.find((name) => name === input.sort) ?? 'stake';
    const sorted = toSorted(matching, sort, input.order);
    const pages = Math.max(1, Math.ceil(sorted.length / PAGE_ROWS));
    const page = Math.min(pages, Number(input.page ?? 1));
    return {
      kind: 'found',
      provenance: ask.provenance(epoch.absoluteSlot),
      epoch: { epoch: epoch.epoch, slotIndex: epoch.slotIndex, slotsInEpoch: epoch.slotsInEpoch },
      totals,
      versions,
      clients,
      rows: sorted.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS),
      matching: sorted.length,
      page,
      pages,
      missing,
    };
  },
});

/** Most stake and most credits first unless asked otherwise; of the rest the least. */
function toSorted(
  rows: readonly ValidatorRow[],
  sort: ValidatorSort,
  order: string | undefined,
): readonly ValidatorRow[] {
  const { by, lacks } = ORDERS[sort];
  const isDescending = order === undefined ? sort === 'stake' || sort === 'credits' : order === 'desc';
  return rows.toSorted(
    (a, b) => Number(lacks(a)) - Number(lacks(b)) || (isDescending ? by(b, a) : by(a, b)) || a.rank - b.rank,
  );
}

function toMatcher(input: {
  readonly q?: string | undefined;
  readonly state?: string | undefined;
  readonly version?: string | undefined;
  readonly client?: string | undefined;
}): (row: ValidatorRow) => boolean {
  const { state, version, client } = input;
  const wanted = input.q?.trim() ?? '';
  const wantedName = wanted.toLowerCase();
  return (row) =>
    (wanted === '' ||
      row.name?.toLowerCase().includes(wantedName) === true ||
      row.vote.startsWith(wanted) ||
      row.identity.startsWith(wanted)) &&
    (state === undefined ||
      (state === 'voting' ? !row.delinquent : state === 'delinquent' ? row.delinquent : row.superminority)) &&
    (version === undefined || (row.version ?? 'unknown') === version) &&
    (client === undefined || (row.client ?? 'unknown') === client);
}
