/** What stands at an address of a venue, the lender or an order book: its words are read of it there. */
import { toTool, type Measure } from './define-subject.ts';

/** The tool that reads the venue; `isPart` where one market, position or multisig of it stands there and not its program. */
export interface VenuePlace {
  readonly tool: string;
  readonly isPart?: true | undefined;
}

/** Pages of a kind of venue, whose words are meant there. */
const PAGES: Readonly<Record<string, string>> = {
  lending: 'get_lender',
  'yield-agg': 'get_lender',
  perpetuals: 'get_perpetuals',
  clobs: 'get_order_book',
  oracles: 'list_price_feeds',
  staking: 'get_liquid_staking',
  launchpads: 'list_launches',
};

/** The venue a page is about by its path. */
export function placeOfPage(path: string | undefined): VenuePlace | undefined {
  const tool = PAGES[/^\/defi\/([a-z-]+)/.exec(path ?? '')?.[1] ?? ''];
  return tool === undefined ? undefined : { tool };
}

/** The argument that leaves what is of one market, position or multisig. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  get_lender: 'wallet',
  get_perpetuals: 'wallet',
  get_order_book: 'wallet',
  list_multisigs: 'multisig',
  list_price_feeds: 'feed',
};

/** What a value of a venue is narrowed to by the account that is in front. */
export const partOf = ({ of, at }: Pick<Measure, 'of' | 'at'>): Measure['needs'] => {
  const argument = of === 'network' ? ARGUMENTS[toTool(at)] : undefined;
  return argument === undefined ? undefined : { kind: 'account', argument };
};

/** Words that two venues share are those of the one in front: `liquidations` of a lender are of loans. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  get_lender: {
    perpLiquidations: 'lenderLiquidations',
    perpLiquidated: 'lenderLiquidated',
    'perpLiquidated-not': 'lenderLiquidated-not',
    perpPositions: 'loans',
    stake: 'lent',
  },
  get_perpetuals: {
    lenderLiquidations: 'perpLiquidations',
    lenderLiquidated: 'perpLiquidated',
    'lenderLiquidated-not': 'perpLiquidated-not',
    loans: 'perpPositions',
  },
  get_liquid_staking: { stake: 'lstSize', supply: 'lstSupply' },
  list_multisigs: {},
  get_order_book: {},
};

export const toOwnKey = (key: string, { tool }: VenuePlace): string => OWN[tool]?.[key] ?? key;
