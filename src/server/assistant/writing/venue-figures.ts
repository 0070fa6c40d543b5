/** What the programs of lenders, perpetuals, order books, liquid staking, launchpads and oracles hold, told behind what they are. */
import type { Piece, Writer } from '#assistant/write/writer';
import { VENUES } from '../../reading/venue/venue-accounts.ts';
import type { Found } from '../tools/define-tool.ts';
import type getLender from '../tools/get-lender.ts';
import type getLiquidStaking from '../tools/get-liquid-staking.ts';
import type getOrderbook from '../tools/get-orderbook.ts';
import type getPerpetuals from '../tools/get-perpetuals.ts';
import type listLaunches from '../tools/list-launches.ts';
import type listPriceFeeds from '../tools/list-price-feeds.ts';
import type { Writing } from '../narratives/define-narrative.ts';
import { counted } from './counted.ts';
import { step, type Step } from '#assistant/plan/define-plan';

type DataOf<Tool> = NonNullable<Found<Tool>['data']>;
/** The result of a step of that tool, where it was read. */
export type ReadStep = Writing<string>['read'];

interface Figures {
  readonly tool: string;
  readonly program: string;
  readonly tell: (writer: Writer, read: ReadStep) => void;
}

const STEP = 'figures';
const LAUNCHPAD = 'LocaLnetLaunch11111111111111111111111111111';
const END = { align: 'end' } as const;

const FIGURES: readonly Figures[] = [
  {
    tool: 'get_lender',
    program: VENUES.lending,
    tell(writer, read) {
      const found = read<DataOf<typeof getLender>>(STEP);
      if (found === undefined) return;
      const { data, callId } = found;
      writer.text`${counted(data.depositors, 'wallet')} deposited at it, and ${counted(data.borrowers, 'wallet')} owe it ${counted(data.loanCount, 'loan')}.`;
      writer.table(
        'Deposits and loans by token',
        [
          { title: 'Token' },
          { title: 'Deposits', ...END },
          { title: 'Borrowed', ...END },
          { title: 'Utilisation', ...END },
        ],
        data.assets.map((row) => [row.token, row.supplied, row.borrowed, row.utilisation]),
        callId,
        2,
      );
      writer.table(
        'Lending markets',
        [{ title: 'Token' }, { title: 'Collateral' }, { title: 'Rate a year', ...END }],
        data.markets.map((row) => [row.token, row.collateral, row.rate]),
        callId,
        3,
      );
    },
  },
  {
    tool: 'get_perpetuals',
    program: VENUES.perpetuals,
    tell(writer, read) {
      const found = read<DataOf<typeof getPerpetuals>>(STEP);
      if (found === undefined) return;
      const { data, callId } = found;
      writer.text`It has ${counted(data.positionCount, 'open position')}.`;
      writer.table(
        'Perpetual markets',
        [
          { title: 'Token' },
          { title: 'Long', ...END },
          { title: 'Short', ...END },
          { title: 'Positions', ...END },
          { title: 'Mean leverage', ...END },
          { title: 'Price', ...END },
        ],
        data.markets.map((row) => [
          row.token,
          row.longs,
          row.shorts,
          row.positions,
          row.meanLeverage,
          row.price,
        ]),
        callId,
        2,
      );
    },
  },
  {
    tool: 'get_order_book',
    program: VENUES.clob,
    tell(writer, read) {
      const found = read<DataOf<typeof getOrderbook>>(STEP);
      if (found === undefined) return;
      writer.text`Its order books hold ${counted(found.data.orderCount, 'order')}.`;
      tellOrderbooks(writer, found);
    },
  },
  {
    tool: 'get_liquid_staking',
    program: VENUES['liquid-staking'],
    tell(writer, read) {
      const found = read<DataOf<typeof getLiquidStaking>>(STEP);
      for (const pool of found?.data.pools ?? []) {
        writer.text`Its pool behind ${pool.token} holds ${pool.sol}, of which ${pool.delegated} is delegated to ${pool.validator}.`;
        if (pool.rate !== undefined) writer.text`One of the token is worth ${pool.rate}.`;
      }
    },
  },
  {
    tool: 'list_launches',
    program: LAUNCHPAD,
    tell(writer, read) {
      const found = read<DataOf<typeof listLaunches>>(STEP);
      if (found === undefined) return;
      const { data, callId } = found;
      writer.table(
        'Its newest launches',
        [{ title: 'Token' }, { title: 'State' }, { title: 'Curve sold', ...END }],
        data.rows.map((row): readonly Piece[] => [row.token, row.state, row.curve]),
        callId,
        2,
      );
    },
  },
  {
    tool: 'list_price_feeds',
    program: VENUES.oracle,
    tell(writer, read) {
      const found = read<DataOf<typeof listPriceFeeds>>(STEP);
      if (found === undefined) return;
      const { data, callId } = found;
      writer.table(
        'Its price feeds',
        [{ title: 'Token' }, { title: 'Price', ...END }, { title: 'Last update', ...END }],
        data.feeds.map((row) => [row.token, row.price, row.updated]),
        callId,
        2,
      );
    },
  },
];

/** The books that were read, with the best prices of both sides. */
export function tellOrderbooks(
  writer: Writer,
  { data, callId }: { readonly data: DataOf<typeof getOrderbook>; readonly callId: string },
): void {
  writer.table(
    'Order books',
    [
      { title: 'Base' },
      { title: 'Quote' },
      { title: 'Best bid', ...END },
      { title: 'Best ask', ...END },
      { title: 'Spread in %', ...END },
    ],
    data.markets.map((row) => [row.base, row.quote, row.bestBid, row.bestAsk, row.spreadShare]),
    callId,
    2,
  );
}

/** The call that reads what a program holds; none for the programs of which nothing is read so. */
export const figureSteps = (program: string | undefined): readonly Step[] => {
  const found = FIGURES.find((one) => one.program === program);
  return found === undefined ? [] : [step(STEP, found.tool, 'Read what it holds', {})];
};

export const tellFigures = (writer: Writer, program: string | undefined, read: ReadStep): void =>
  FIGURES.find((one) => one.program === program)?.tell(writer, read);
