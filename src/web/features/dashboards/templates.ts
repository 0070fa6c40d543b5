import type { ServedCluster } from '#contracts/cluster';
import type {
  DashboardContent,
  Parameter,
  ParameterValues,
  Tile,
  TileContent,
  TilePlace,
} from '#contracts/dashboards/dashboard';
import type { IndexQuery } from '#contracts/query/index-query';

export interface Template {
  readonly key: string;
  readonly title: string;
  readonly about: string;
  /** What it asks for before it is made. */
  readonly needs: readonly Parameter[];
  readonly tiles: readonly Tile[];
}

/** Tiles with ids by their order. */
const toTiles = (
  tiles: readonly (TilePlace & TileContent & { readonly title?: string })[],
): readonly Tile[] => tiles.map((tile, i) => ({ ...tile, id: `t${i + 1}` }));

const at = (x: number, y: number, w: number, h: number): TilePlace => ({ x, y, w, h });
const value = { measure: 'sum', field: 'microUsd' } as const;
const count = { measure: 'count' } as const;
const query = (asked: IndexQuery, show: 'table' | 'chart', bound?: [field: string, parameter: Parameter]) =>
  ({
    kind: 'query',
    query: asked,
    show,
    followsWindow: true,
    ...(bound && { bound: [{ field: bound[0], parameter: bound[1] }] }),
  }) as const;

/** Places to begin from. Each works on every cluster whose blocks are indexed. */
export const TEMPLATES: readonly Template[] = [
  {
    key: 'validator',
    title: 'Validator',
    about: 'Stake, rank, votes, skip rate and rewards of one validator, and how its stake moves.',
    needs: ['validator'],
    tiles: toTiles([
      { kind: 'measure', measure: 'validatorStake', of: '$validator', ...at(0, 0, 3, 2) },
      { kind: 'measure', measure: 'validatorRank', of: '$validator', ...at(3, 0, 3, 2) },
      { kind: 'measure', measure: 'validatorSkipRate', of: '$validator', ...at(6, 0, 3, 2) },
      { kind: 'measure', measure: 'validatorVoteLag', of: '$validator', ...at(9, 0, 3, 2) },
      { kind: 'entity', entity: 'validator', of: '$validator', ...at(0, 2, 4, 5) },
      { kind: 'chart', chart: 'validatorCredits', of: '$validator', ...at(4, 2, 8, 5) },
      {
        title: 'Stake changes',
        ...query({ from: 'stakeChanges', limit: 20 }, 'table', ['validator', 'validator']),
        ...at(0, 7, 8, 6),
      },
      { kind: 'chart', chart: 'skips', title: 'Skip rate of the whole chain', ...at(8, 7, 4, 6) },
    ]),
  },
  {
    key: 'token-team',
    title: 'Token team',
    about: 'Price, volume, liquidity and holders of one token, who trades it and where.',
    needs: ['token'],
    tiles: toTiles([
      { kind: 'measure', measure: 'tokenPrice', of: '$token', ...at(0, 0, 3, 2) },
      { kind: 'measure', measure: 'tokenVolume', of: '$token', ...at(3, 0, 3, 2) },
      { kind: 'measure', measure: 'tokenHolders', of: '$token', ...at(6, 0, 3, 2) },
      { kind: 'measure', measure: 'tokenLiquidity', of: '$token', ...at(9, 0, 3, 2) },
      { kind: 'chart', chart: 'tokenPrice', of: '$token', ...at(0, 2, 8, 6) },
      { kind: 'entity', entity: 'token', of: '$token', ...at(8, 2, 4, 6) },
      {
        title: 'Top traders',
        ...query({ from: 'trades', by: ['trader'], measures: [value, count], limit: 10 }, 'table', [
          'base',
          'token',
        ]),
        ...at(0, 8, 6, 6),
      },
      {
        title: 'Volume by venue',
        ...query({ from: 'trades', by: ['venue'], measures: [value], limit: 10 }, 'chart', ['base', 'token']),
        ...at(6, 8, 6, 6),
      },
      {
        title: 'Largest trades',
        ...query(
          {
            from: 'trades',
            order: { by: 'microUsd', descending: true },
            show: ['time', 'trader', 'isBuy', 'microUsd', 'signature'],
            limit: 20,
          },
          'table',
          ['base', 'token'],
        ),
        ...at(0, 14, 12, 6),
      },
    ]),
  },
  {
    key: 'trader',
    title: 'Trader',
    about: 'A wallet with its newest trades, what trades most, and the watchlist beside it.',
    needs: ['wallet'],
    tiles: toTiles([
      { kind: 'measure', measure: 'walletWorth', of: '$wallet', ...at(0, 0, 4, 2) },
      { kind: 'measure', measure: 'walletSol', of: '$wallet', ...at(4, 0, 4, 2) },
      { kind: 'measure', measure: 'volume', title: 'Volume of the chain', ...at(8, 0, 4, 2) },
      { kind: 'entity', entity: 'wallet', of: '$wallet', ...at(0, 2, 4, 6) },
      {
        title: 'Trades of the wallet',
        ...query(
          { from: 'trades', show: ['time', 'base', 'isBuy', 'microUsd', 'signature'], limit: 20 },
          'table',
          ['trader', 'wallet'],
        ),
        ...at(4, 2, 8, 6),
      },
      {
        title: 'Most traded tokens',
        ...query({ from: 'trades', by: ['base'], measures: [value, count], limit: 10 }, 'table'),
        ...at(0, 8, 6, 6),
      },
      { kind: 'watchlist', ...at(6, 8, 6, 6) },
    ]),
  },
  {
    key: 'program-team',
    title: 'Program team',
    about: 'Use, failures and fees of one program by the hour, and which instructions are called.',
    needs: ['program'],
    tiles: toTiles([
      { kind: 'entity', entity: 'program', of: '$program', ...at(0, 0, 4, 5) },
      {
        title: 'Transactions by hour',
        ...query(
          { from: 'programs', per: 'hour', measures: [{ measure: 'sum', field: 'transactions' }] },
          'chart',
          ['program', 'program'],
        ),
        ...at(4, 0, 8, 5),
      },
      {
        title: 'Instructions',
        ...query(
          {
            from: 'calls',
            by: ['instruction'],
            measures: [
              { measure: 'sum', field: 'calls' },
              { measure: 'sum', field: 'failed' },
            ],
            limit: 20,
          },
          'table',
          ['program', 'program'],
        ),
        ...at(0, 5, 6, 6),
      },
      {
        title: 'Failed transactions by hour',
        ...query(
          { from: 'programs', per: 'hour', measures: [{ measure: 'sum', field: 'failed' }] },
          'chart',
          ['program', 'program'],
        ),
        ...at(6, 5, 6, 6),
      },
      {
        title: 'Fees by hour',
        ...query(
          { from: 'programs', per: 'hour', measures: [{ measure: 'sum', field: 'feeLamports' }] },
          'chart',
          ['program', 'program'],
        ),
        ...at(0, 11, 12, 5),
      },
    ]),
  },
  {
    key: 'network',
    title: 'Network',
    about: 'Throughput, fees, failures and stake of the whole chain.',
    needs: [],
    tiles: toTiles([
      { kind: 'measure', measure: 'slot', ...at(0, 0, 3, 2) },
      { kind: 'measure', measure: 'transactionsPerSecond', ...at(3, 0, 3, 2) },
      { kind: 'measure', measure: 'failedShare', ...at(6, 0, 3, 2) },
      { kind: 'measure', measure: 'activeStake', ...at(9, 0, 3, 2) },
      { kind: 'chart', chart: 'transactions', title: 'Throughput', ...at(0, 2, 6, 6) },
      { kind: 'chart', chart: 'fees', ...at(6, 2, 6, 6) },
      {
        title: 'Fees by program',
        ...query(
          {
            from: 'programs',
            by: ['program'],
            measures: [
              { measure: 'sum', field: 'feeLamports' },
              { measure: 'sum', field: 'calls' },
            ],
            limit: 15,
          },
          'table',
        ),
        ...at(0, 8, 12, 6),
      },
    ]),
  },
];

const NEW = { format: 'dashboard/1', window: '24h', refresh: '30s' } as const;

export const toContent = (
  { title, tiles }: Template,
  cluster: ServedCluster,
  parameters: ParameterValues,
): DashboardContent => ({ ...NEW, title, cluster, parameters, tiles });

export const toEmpty = (cluster: ServedCluster): DashboardContent => ({
  ...NEW,
  title: 'New dashboard',
  cluster,
  parameters: {},
  tiles: [],
});
