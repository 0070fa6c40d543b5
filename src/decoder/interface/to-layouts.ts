import { toHex, toTitle } from '#std/text';
import type { Effect, Field } from '#contracts/decoded';
import { toEventInstruction } from '../anchor/cpi-events.ts';
import { findChainName } from '../directory/chain-names.ts';
import type {
  AccountLayout,
  BridgeStep,
  Discriminant,
  ErrorText,
  EventLayout,
  OrderFill,
  InstructionLayout,
  LoanStep,
  MovedStep,
} from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import {
  compileLayout,
  lamports,
  mintAmountAt,
  NO_CONTEXT,
  pooledAmountAt,
  tokenAmountAt,
  trailing,
  type Codec,
  type Layout,
} from '../layout/codec.ts';
import { asDuration, pointed, renamed } from '../layout/changed-codecs.ts';
import type { InterfaceAccount, InterfaceInstruction, NamedType, ProgramInterface } from './interface.ts';
import { ACCOUNT_TYPES, toCodec, type NamedCodecs } from './to-codec.ts';

/** What an interface cannot say about an instruction: what it means. */
export interface Meaning extends Pick<
  InstructionLayout,
  'executes' | 'proposes' | 'ballot' | 'sale' | 'logged' | 'idle' | 'founds' | 'tradeless' | 'asks' | 'madeBy'
> {
  readonly title?: string;
  /**
   * Imperative, with holes that name arguments and accounts. A part in brackets is left out where one of its holes is
   * none, zero or missing.
   */
  readonly sentence?: string;
  /** u64 arguments that are amounts, each with the token account whose units it counts, `mint:…` or `sol`. */
  readonly amounts?: Readonly<Record<string, string>>;
  /** With two amounts, those of a swap: the accounts of its pool, which tell a mint that an account of the trader does not. */
  readonly pool?: readonly [string, string];
  /** Integer arguments that are numbers with so many decimals: prices, sizes. */
  readonly scaled?: Readonly<Record<string, number>>;
  /** Integer arguments that are seconds. */
  readonly durations?: readonly string[];
  /** Arguments that are read in another way than the text says. */
  readonly codecs?: Readonly<Record<string, Codec>>;
  /** What a sentence needs and the bytes hold only in parts: it stands in place of what was read. */
  readonly derive?: (fields: readonly Field[]) => readonly Field[];
  /** The sentence where it depends on what was read. */
  readonly describe?: NonNullable<InstructionLayout['describe']>;
  /** What the variants of an argument are called: `{ side: { Bid: 'buy', Ask: 'sell' } }`. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Marks one pool's swap, by the name of the account that trades. */
  readonly swap?: string;
  /** With `swap`: the account that pays for who trades. */
  readonly escrow?: string;
  /** Marks the filling of an order. */
  readonly fill?: OrderFill;
  /** Marks a step that serves others of its transaction: a summary tells it only when there is nothing else. */
  readonly minor?: boolean;
  /** Events that an instruction reports in its program's own call, and the sentence that tells how many. */
  readonly counted?: NonNullable<InstructionLayout['counted']>;
  /** Marks a step of a loan. */
  readonly loan?: LoanStep;
  /** Marks an instruction that is about the units that leave or reach one account. */
  readonly moved?: MovedStep;
  /** Marks what leaves for another chain or comes from one. */
  readonly bridge?: BridgeStep;
  readonly effects?: (instruction: InstructionView) => readonly Effect[];
}

/** What an interface cannot say about an event. Holes name its fields; `fields` replace those of the text. */
export type EventMeaning = Partial<Pick<EventLayout, 'sentence' | 'effects' | 'fields'>>;

export interface InterfaceLayouts {
  readonly discriminant: Discriminant;
  readonly instructions: readonly InstructionLayout[];
  readonly accounts: readonly AccountLayout[];
  readonly events: readonly EventLayout[];
  readonly errors: Readonly<Record<number, ErrorText>>;
}

/**
 * Layouts of an interface. Programs grow: arguments and accounts a later version added may be missing from
 * an earlier transaction, so all of them may be left out.
 */
export function toLayouts(
  { instructions, accounts, events, errors, types }: ProgramInterface,
  meaning: Readonly<Record<string, Meaning>>,
  eventMeaning: Readonly<Record<string, EventMeaning>> = {},
): InterfaceLayouts {
  const discriminant = toDiscriminant(instructions);
  for (const name of Object.keys(meaning)) {
    if (!instructions.some((instruction) => instruction.name === name)) {
      throw new Error(`meaning for ${name}, which is not an instruction`);
    }
  }
  for (const name of Object.keys(eventMeaning)) {
    if (!events.some((event) => event.name === name))
      throw new Error(`meaning for ${name}, which is not an event`);
  }
  const layouts = joinReused(
    instructions.map((instruction) =>
      toInstruction(instruction, types, meaning[instruction.name], discriminant),
    ),
  );
  const eventLayouts = events.map(({ at, name, type }) => ({
    at,
    name,
    fields: toFields([{ name: 'value', type }], types),
    ...eventMeaning[name],
  }));
  if (discriminant === 'bytes8') layouts.push(toEventInstruction(eventLayouts), PUBLISHED_INTERFACE);
  return {
    discriminant,
    instructions: layouts,
    accounts: accounts.map((account) => toAccount(account, types)),
    events: eventLayouts,
    errors: Object.fromEntries(
      errors.map(({ code, name, message }) => [code, { name, message: message || `${toTitle(name)}.` }]),
    ),
  };
}

/** Tags that versions of a program gave to several instructions: the later one stands for fewer accounts. */
function joinReused(layouts: readonly InstructionLayout[]): InstructionLayout[] {
  const byAt = new Map<InstructionLayout['at'], InstructionLayout>();
  for (const layout of layouts.toReversed()) {
    const fewer = byAt.get(layout.at);
    if (fewer !== undefined && fewer.accounts.length >= layout.accounts.length) {
      throw new Error(`${layout.name} and ${fewer.name} cannot be distinguished`);
    }
    byAt.set(layout.at, fewer === undefined ? layout : { ...layout, fewer });
  }
  return [...byAt.values()].reverse();
}

/** Every Anchor program's own instruction over the account that publishes its IDL. Source: anchor-lang `idl.rs`. */
const PUBLISHED_INTERFACE: InstructionLayout = {
  at: '40f4bc78a7e9690a',
  name: 'idl',
  title: 'Publish interface',
  accounts: [],
  sentence: 'Change the interface the program publishes',
};

function toDiscriminant(instructions: readonly InterfaceInstruction[]): Discriminant {
  const lengths = new Set(instructions.map(({ at }) => at.length / 2));
  if (lengths.size !== 1) return 'bytes';
  const [length] = lengths;
  return length === 8 ? 'bytes8' : length === 1 ? 'u8' : length === 0 ? 'none' : 'bytes';
}

function toInstruction(
  { at, name, accounts, fewer: [next, ...fewer] = [], args }: InterfaceInstruction,
  types: ProgramInterface['types'],
  meaning: Meaning | undefined,
  discriminant: Discriminant,
): InstructionLayout {
  const { amounts, pool, codecs, derive, scaled = {}, choices = {}, durations = [], ...told } = meaning ?? {};
  const layout = withMeaning(toFields(args, types), { scaled, choices, durations }, name);
  const named = withCodecs(
    withChain(withAmounts(layout, amounts, pool, accounts, name), meaning?.bridge),
    codecs,
    name,
  );
  return {
    at: discriminant === 'u8' ? Number.parseInt(at, 16) : at,
    name,
    accounts: accounts.map((account) => (/[?*]$/.test(account) ? account : `${account}?`)),
    args: named,
    ...(derive && { read: derived(named, derive) }),
    fewer: next && toInstruction({ at, name, accounts: next, fewer, args }, types, meaning, discriminant),
    ...told,
  };
}

/** Fields in order; a single argument that is a struct gives its own fields. */
function toFields(args: readonly NamedType[], types: ProgramInterface['types'], named?: NamedCodecs): Layout {
  const only = args.length === 1 ? args[0]!.type : undefined;
  const struct = only?.kind === 'defined' ? types.get(only.name) : only;
  const fields = struct?.kind === 'struct' ? struct.fields : args;
  return Object.fromEntries(
    fields.map((field) => [field.name, trailing(named?.field(field) ?? toCodec(field.type, types, named))]),
  );
}

function withAmounts(
  layout: Layout,
  amounts: Meaning['amounts'],
  pool: Meaning['pool'],
  accounts: readonly string[],
  instruction: string,
): Layout {
  if (amounts === undefined) return layout;
  const changed: Record<string, Codec> = { ...layout };
  const find = (name: string, of: string): number => {
    const account = of.replace(/^mint:/, '');
    const found = accounts.findIndex((candidate) => candidate.replace(/\?$/, '') === account);
    // Behind a name that stands any number of times, places are known from the end alone.
    const isBehind = accounts.slice(0, found).some((candidate) => candidate.endsWith('*'));
    if (layout[name] === undefined || (found < 0 && of !== 'sol')) {
      throw new Error(`${instruction} has no argument ${name} or no account ${of}`);
    }
    return isBehind ? found - accounts.length : found;
  };
  const sides = Object.entries(amounts);
  for (const [name, of] of sides) {
    const position = find(name, of);
    const other = pool && sides.find((side) => side[0] !== name);
    if (pool !== undefined && other !== undefined) {
      const own = pooledAmountAt(position, find(...other), [find(name, pool[0]), find(name, pool[1])]);
      changed[name] = trailing(orMaximum(own));
      continue;
    }
    changed[name] = trailing(
      orMaximum(
        of === 'sol' ? lamports : of.startsWith('mint:') ? mintAmountAt(position) : tokenAmountAt(position),
      ),
    );
  }
  return changed;
}

function withCodecs(layout: Layout, codecs: Meaning['codecs'], instruction: string): Layout {
  for (const name of Object.keys(codecs ?? {})) {
    if (layout[name] === undefined) throw new Error(`${instruction} has no argument ${name}`);
  }
  return { ...layout, ...codecs };
}

function derived(
  layout: Layout,
  derive: NonNullable<Meaning['derive']>,
): NonNullable<InstructionLayout['read']> {
  const read = compileLayout(layout);
  return (cursor, context) => derive(read(cursor, context));
}

/** Numbers with their point where it belongs, and variants by what people call them. */
function withMeaning(
  layout: Layout,
  { scaled, choices, durations }: Required<Pick<Meaning, 'scaled' | 'choices' | 'durations'>>,
  instruction: string,
): Layout {
  const changed: Record<string, Codec> = { ...layout };
  const change = (name: string, make: (inner: Codec) => Codec): void => {
    const inner = layout[name];
    if (inner === undefined) throw new Error(`${instruction} has no argument ${name}`);
    changed[name] = make(inner);
  };
  for (const [name, decimals] of Object.entries(scaled)) change(name, (inner) => pointed(inner, decimals));
  for (const [name, names] of Object.entries(choices)) change(name, (inner) => renamed(inner, names));
  for (const name of durations) change(name, asDuration);
  return changed;
}

/** A chain is told by its name where that is known. */
function withChain(layout: Layout, bridge: BridgeStep | undefined): Layout {
  const inner = bridge?.chain === undefined ? undefined : layout[bridge.chain];
  if (bridge?.chain === undefined || inner === undefined) return layout;
  const named: Codec = {
    read: (cursor, context) => {
      const value = inner.read(cursor, context);
      if (value.kind !== 'integer') return value;
      const choice = findChainName(bridge.numbers, BigInt(value.integer));
      return { kind: 'choice', choice: choice ?? `chain ${value.integer}` };
    },
  };
  return { ...layout, [bridge.chain]: named };
}

/** The largest u64 asks for everything there is, or sets no limit; as a number it would be nonsense. */
const orMaximum = (inner: Codec): Codec => ({
  read: (cursor, context) => {
    const value = inner.read(cursor, context);
    const units =
      value.kind === 'amount' ? value.amount : value.kind === 'lamports' ? value.lamports : undefined;
    return units === 0xffff_ffff_ffff_ffffn ? { kind: 'choice', choice: 'the maximum' } : value;
  },
});

function toAccount(
  { at, size, name, type }: InterfaceAccount,
  types: ProgramInterface['types'],
): AccountLayout {
  const headerLength = (at?.length ?? 0) / 2;
  const layout = compileLayoutLate(() => toFields([{ name: 'value', type }], types, ACCOUNT_TYPES));
  return {
    type: toTitle(name).toLowerCase().replaceAll(' ', '-'),
    title: toTitle(name),
    fromInterface: true,
    matches: (data) =>
      at === undefined
        ? data.length === size
        : data.length >= headerLength && toHex(data.subarray(0, headerLength)) === at,
    read: (cursor) => {
      cursor.skip(headerLength);
      return { fields: layout()(cursor, NO_CONTEXT) };
    },
  };
}

/** Most kinds of account are never met, so a layout is compiled when one is. */
function compileLayoutLate(make: () => Layout): () => ReturnType<typeof compileLayout> {
  let made: ReturnType<typeof compileLayout> | undefined;
  return () => (made ??= compileLayout(make()));
}
