/**
 * What a protocol file says. It is all an explorer needs to know about a program: its names, layouts,
 * sentences and effects. Pages, lists, exports and tools read the decoded tree and never a protocol.
 */
import type { DecodedAccount, Effect, Field, Sentence } from '#contracts/decoded';
import type { Address } from '#contracts/chain';
import type { Cursor } from '#std/cursor';
import { toTitle } from '#std/text';
import { wordAt } from '#std/words';
import type { SwapAsk } from './asked-swap.ts';
import { compileLayout, type Layout, type ReadContext } from './layout/codec.ts';
import { TagTable } from './layout/tag-table.ts';
import type { ChainNumbers } from './directory/chain-names.ts';
import type { InstructionView } from './instruction-view.ts';
import type { ProgramInterface } from './interface/interface.ts';

/** How a program's instruction data names its instruction. */
export type Discriminant = 'u8' | 'u32' | 'bytes8' | 'bytes' | 'none';

export interface InstructionLayout {
  /** Number for `u8` and `u32`, hex for `bytes8` and `bytes` (of any length), anything for `none`. */
  readonly at: number | string;
  /** camelCase, as the program's own interface spells it. */
  readonly name: string;
  /** What a person calls it; made from `name` when absent. */
  readonly title?: string;
  /**
   * Names by position. A trailing `?` marks one that may be left out, a trailing `*` the one that stands as
   * often as there are accounts for it.
   */
  readonly accounts: readonly string[];
  /** The instruction of callers that give fewer accounts; it stands where its list holds all that were given. */
  readonly fewer?: InstructionLayout | undefined;
  readonly args?: Layout;
  /**
   * Present or imperative text with holes: `Transfer {amount} from {source} to {destination}`. A part in brackets is left
   * out where one of its holes is none, zero or missing: `Place an order[ at {price}]`.
   */
  readonly sentence?: string;
  readonly effects?: (instruction: InstructionView) => readonly Effect[];
  /** Marks an instruction that swaps in one pool, by the name of the account that trades: amounts are read from the transfers inside. */
  readonly swap?: string;
  /** What a swap asks for, where only its arguments tell of which token its amounts are. */
  readonly asks?: SwapAsk;
  /** The account that pays for who trades, where the price waited in one: a bid. */
  readonly escrow?: string;
  /** Marks an instruction that fills an order, by the names of the order's account and of who placed it. */
  readonly fill?: OrderFill;
  /** Marks a step that serves others of its transaction: a summary tells it only when there is nothing else. */
  readonly minor?: boolean;
  /** Marks that who made the transaction left its name in it: what people call it. */
  readonly madeBy?: string;
  /** Marks what may move two tokens without a trade: orders that are placed, and those that are taken back. */
  readonly tradeless?: boolean;
  /** A number the program logs behind some words, with its decimals unless the log has the point, and the sentence that `{logged}` makes of it. */
  readonly logged?: { readonly after: string; readonly decimals?: number; readonly sentence: string };
  /** Lines a program logs where it runs and changes nothing, all of them together, and the words that say so. */
  readonly idle?: readonly { readonly says: readonly string[]; readonly words: string }[];
  /** Events that an instruction reports in a list of its program's own call, and the sentence that `{counted}` of them make. */
  readonly counted?: { readonly list: string; readonly variant: string; readonly sentence: string };
  /** Marks what makes a pool or a market: what the same transaction does with it is told behind that. */
  readonly founds?: boolean;
  /** Marks a step of a loan. */
  readonly loan?: LoanStep;
  /** Marks an instruction that is about the units that leave or reach one account. */
  readonly moved?: MovedStep;
  /** Marks an instruction that runs what others approved: the account on whose behalf, with what to call it. */
  readonly executes?: { readonly account: string; readonly called: string };
  /** Marks what lays instructions before others: the argument that holds their message, and for whose approval. */
  readonly proposes?: { readonly message: string; readonly account: string };
  /** Marks a vote: the argument that is the ballot. `{ballot}` stands for it in the sentence. */
  readonly ballot?: { readonly argument: string; readonly sentence: string };
  /** Marks an instruction that settles the sale of an item. */
  readonly sale?: SaleStep;
  /** Marks what leaves for another chain or comes from one. */
  readonly bridge?: BridgeStep;
  /** Reads what a flat layout cannot: bodies that branch. Replaces `args`. */
  readonly read?: (cursor: Cursor, context: ReadContext) => readonly Field[];
  /** Replaces `title` and `sentence` for bodies that branch, given what was read and where. */
  readonly describe?: (
    fields: readonly Field[],
    context?: ReadContext,
  ) => {
    readonly name?: string;
    readonly title?: string;
    readonly sentence?: string;
    readonly accounts?: readonly string[];
  };
}

export interface OrderFill {
  readonly kind: 'limit' | 'recurring';
  readonly order: string;
  /** Absent where only the program's event names it, as `userKey`. */
  readonly owner?: string;
}

/**
 * What a step of a loan moves, each by the user's own token account: units that leave it are deposited or repaid, units
 * that reach it are withdrawn, borrowed or, of somebody else's loan, seized.
 */
export interface LoanStep {
  readonly deposit?: string;
  readonly repay?: string;
  readonly withdraw?: string | readonly string[];
  readonly borrow?: string | readonly string[];
  readonly seize?: string;
  /** The account that is the loan, for a liquidation. */
  readonly of?: string;
}

/** Units that leave one account or reach it, however the arguments put it. */
export interface MovedStep {
  readonly from?: string;
  /** Several where units of more than one token reach their accounts. */
  readonly to?: string | readonly string[];
  /** Imperative; `{moved}` stands for the units. */
  readonly sentence: string;
}

/**
 * The sale of an item as each side does it. Marketplaces settle with one instruction what a buyer buys and what a
 * seller sells to a bidder: who signed tells which. Pools have an instruction for each side and name that one alone.
 */
export interface SaleStep {
  /** Accounts; absent where the side is a pool. */
  readonly buyer?: string;
  readonly seller?: string;
  /** Imperative, of the buyer. */
  readonly buy?: string;
  /** Imperative, of the seller. */
  readonly sell?: string;
}

/** One chain's part of a transfer to another. Names are of accounts, or of arguments with dots into their fields. */
export interface BridgeStep {
  /** What people call the bridge. */
  readonly name: string;
  readonly numbers: ChainNumbers;
  /** The argument that is the other chain, or the account that stands for it. */
  readonly chain?: string;
  /** What was sent left this account, inside the instruction. */
  readonly from?: string;
  /** What was sent had been put into this account, wherever in the transaction. */
  readonly held?: string;
  /** What was received reached this account. */
  readonly to?: string;
  /** The argument that is who receives it on the other chain. */
  readonly receiver?: string;
  /** The argument that is a message about tokens (OFT), which says who receives how much. */
  readonly message?: string;
  /** The arguments that are the token asked for on the other chain, and how many units of it. */
  readonly asked?: { readonly token: string; readonly amount: string };
}

export interface ErrorText {
  readonly name: string;
  readonly message: string;
  readonly hint?: string;
}

export interface EventLayout {
  /** First eight bytes of sha256("event:<Name>"), in hex. */
  readonly at: string;
  /** camelCase. */
  readonly name: string;
  readonly fields: Layout;
  /** Holes name fields. */
  readonly sentence?: string;
  readonly effects?: (event: InstructionView) => readonly Effect[];
}

export interface AccountSections {
  readonly fields: readonly Field[];
  readonly sections?: DecodedAccount['sections'];
  readonly summary?: Sentence;
  readonly title?: string;
  readonly type?: string;
}

export interface AccountLayout {
  /** `mint`, `token-account`, `stake` … */
  readonly type: string;
  readonly title: string;
  /** Whether these bytes are of this kind; layouts are tried in order. */
  readonly matches: (data: Uint8Array, address: string) => boolean;
  readonly layout?: Layout;
  /** Reads what a flat layout cannot. */
  readonly read?: (cursor: Cursor, address: Address) => AccountSections;
  /** Holes name fields. */
  readonly sentence?: string;
  /** Whether its fields are those of an interface, whose names are all that is known of them. */
  readonly fromInterface?: boolean;
}

export type ProtocolCategory =
  | 'native'
  | 'token'
  | 'nft'
  | 'amm'
  | 'clob'
  | 'aggregator'
  | 'launchpad'
  | 'lending'
  | 'perpetuals'
  | 'options'
  | 'staking'
  | 'stablecoin'
  | 'oracle'
  | 'bridge'
  | 'governance'
  | 'prediction'
  | 'game'
  | 'bot'
  | 'infrastructure'
  | 'memo'
  | 'other';

export interface ProtocolDefinition {
  /** kebab-case, unique. */
  readonly key: string;
  readonly name: string;
  readonly programs: readonly string[];
  readonly category: ProtocolCategory;
  /** What it is, in one line without a full stop, where the directory has none of its programs. */
  readonly does?: string;
  readonly discriminant: Discriminant;
  readonly instructions: readonly InstructionLayout[];
  /** Instructions of shared interfaces, told apart by eight bytes that win over the program's own tags. */
  readonly interfaces?: readonly InstructionLayout[];
  /**
   * Whether callers may leave out the sysvars among the accounts, which shifts those behind them. Told by the
   * account where the first sysvar would stand.
   */
  readonly sysvarsMayBeLeftOut?: boolean;
  /** By the number in `Custom(n)`. */
  readonly errors?: Readonly<Record<number, ErrorText>>;
  readonly accounts?: readonly AccountLayout[];
  /** Events the program writes to its logs or reports by calling itself. */
  readonly events?: readonly EventLayout[];
  /** Where the layouts were taken from. */
  readonly source: string;
}

export interface AccountNames {
  readonly names: readonly string[];
  /** How many of them must be given. */
  readonly required: number;
  /** Which of the names is given any number of times. */
  readonly repeated?: number | undefined;
}

/** An instruction layout made ready: titles filled in, reader compiled, holes checked. */
export interface CompiledInstruction {
  readonly layout: InstructionLayout;
  /** What reading asks of every layout, in one shape for all: layouts themselves have many. */
  readonly name: string;
  readonly title: string;
  readonly sentence: string | undefined;
  readonly describe: InstructionLayout['describe'] | undefined;
  readonly effects: InstructionLayout['effects'] | undefined;
  readonly swap: string | undefined;
  readonly asks: SwapAsk | undefined;
  readonly escrow: string | undefined;
  readonly fill: OrderFill | undefined;
  readonly accounts: AccountNames;
  readonly fewer?: CompiledInstruction | undefined;
  /** The accounts when no sysvar is at `firstSysvar`, where the program takes that. */
  readonly withoutSysvars: (AccountNames & { readonly firstSysvar: number }) | undefined;
  /** Bytes the discriminant takes. */
  readonly headerLength: number;
  readonly read: (cursor: Cursor, context: ReadContext) => readonly Field[];
}

export interface Protocol {
  readonly definition: ProtocolDefinition;
  readonly name: string;
  readonly find: (data: Uint8Array) => CompiledInstruction | undefined;
  /** The interface its layouts were made from, with the types they no longer show. */
  readonly readInterface: (() => ProgramInterface) | undefined;
}

/** Checks a definition and compiles it. Throws on duplicate discriminants and holes nothing fills. */
export function defineProtocol(definition: ProtocolDefinition): Protocol {
  const { discriminant, interfaces } = definition;
  const own = toFinder(definition, discriminant, definition.instructions);
  const shared = interfaces && toFinder(definition, 'bytes8', interfaces);
  return {
    definition,
    name: definition.name,
    find: shared === undefined ? own : (data) => shared(data) ?? own(data),
    readInterface: undefined,
  };
}

const HEADER_LENGTHS: Readonly<Record<Exclude<Discriminant, 'bytes'>, number>> = {
  none: 0,
  u8: 1,
  u32: 4,
  bytes8: 8,
};

type Finder = (data: Uint8Array) => CompiledInstruction | undefined;

function toFinder(
  definition: ProtocolDefinition,
  discriminant: Discriminant,
  layouts: readonly InstructionLayout[],
): Finder {
  const fail = (what: string): never => {
    throw new Error(`protocol ${definition.key}: ${what}`);
  };
  const keyed = new Map<number | string, CompiledInstruction>();
  for (const layout of layouts) {
    if (keyed.has(layout.at)) fail(`two instructions at ${layout.at}`);
    const headerLength =
      discriminant === 'bytes' ? String(layout.at).length / 2 : HEADER_LENGTHS[discriminant];
    keyed.set(layout.at, compile(definition, layout, headerLength));
  }
  switch (discriminant) {
    case 'none': {
      const [only] = keyed.values();
      return () => only;
    }
    case 'u8': {
      const table: (CompiledInstruction | undefined)[] = Array.from({ length: 256 });
      for (const [at, instruction] of keyed) table[Number(at)] = instruction;
      return (data) => (data.length > 0 ? table[data[0]!] : undefined);
    }
    case 'u32':
      return (data) => (data.length < 4 ? undefined : keyed.get(wordAt(data, 0) >>> 0));
    case 'bytes':
    case 'bytes8': {
      const table = new TagTable<CompiledInstruction>();
      for (const [at, instruction] of keyed) {
        if (discriminant === 'bytes8' && !/^[0-9a-f]{16}$/.test(String(at)))
          fail(`${at} is not eight bytes in hex`);
        table.set(String(at), instruction);
      }
      return (data) => table.find(data);
    }
  }
}

/** Account names that stand for sysvars, or for what programs once read like one. */
const SYSVAR_NAMES: ReadonlySet<string> = new Set(['clock', 'rent', 'stakeHistory', 'stakeConfig']);

const bare = (name: string): string => name.replace(/[?*]$/, '');

function toAccountNames(accounts: readonly string[]): AccountNames {
  const firstOptional = accounts.findIndex((name) => /[?*]$/.test(name));
  const repeated = accounts.findIndex((name) => name.endsWith('*'));
  return {
    names: accounts.map(bare),
    required: firstOptional < 0 ? accounts.length : firstOptional,
    repeated: repeated < 0 ? undefined : repeated,
  };
}

function toNamesWithoutSysvars(accounts: readonly string[]): CompiledInstruction['withoutSysvars'] {
  const isSysvar = (name: string): boolean => SYSVAR_NAMES.has(bare(name));
  const firstSysvar = accounts.findIndex(isSysvar);
  if (firstSysvar < 0) return undefined;
  return { ...toAccountNames(accounts.filter((name) => !isSysvar(name))), firstSysvar };
}

function compile(
  definition: ProtocolDefinition,
  layout: InstructionLayout,
  headerLength: number,
): CompiledInstruction {
  const accounts = toAccountNames(layout.accounts);
  const withoutSysvars = definition.sysvarsMayBeLeftOut ? toNamesWithoutSysvars(layout.accounts) : undefined;
  if (layout.sentence !== undefined && layout.read === undefined) {
    for (const [, hole] of layout.sentence.matchAll(/\{(\w+)\}/g)) {
      const filled = accounts.names.includes(hole!) || Object.hasOwn(layout.args ?? {}, hole!);
      if (!filled) throw new Error(`protocol ${definition.key}: ${layout.name} has nothing for {${hole}}`);
    }
  }
  return {
    layout,
    name: layout.name,
    title: layout.title ?? toTitle(layout.name),
    sentence: layout.sentence,
    describe: layout.describe,
    effects: layout.effects,
    swap: layout.swap,
    asks: layout.asks,
    escrow: layout.escrow,
    fill: layout.fill,
    accounts,
    fewer: layout.fewer && compile(definition, layout.fewer, headerLength),
    withoutSysvars,
    headerLength,
    read: layout.read ?? compileLayout(layout.args ?? {}),
  };
}
