import type { Address } from '#contracts/chain';
import { SOL_DECIMALS } from '#contracts/chain';
import type { Asset, DecodedInstruction } from '#contracts/decoded';
import { categoryOf, TOKEN_PROGRAMS, type Outcome } from '#decoder';
import type { AnyRow } from '#store';
import type { EffectOf, FactContext } from '#store/made-from';
import { isDust } from '#store/tables/transfers';
import type { DustTransfer } from './facts.ts';
import type { FactTables } from './fact-tables.ts';
import { mintOf } from './find-swaps.ts';
import type { SwapPlace } from './to-swaps.ts';
import { decimalsIn } from './token-balances.ts';

/** Programs that others use for what is theirs: they do not say who created a mint. */
const USED_BY_ALL: ReadonlySet<string> = new Set(['native', 'token', 'memo', 'infrastructure']);

/** What one signature costs. */
const SIGNATURE_LAMPORTS = 5_000n;

/** What the effects of a block say, as it is gathered. */
export interface Gathered {
  /** By the name of the table; every table has a list. */
  readonly rows: Readonly<Record<string, AnyRow[]>>;
  readonly dust: DustTransfer[];
}

/** Adds what the effects of a transaction that succeeded say. Gives whether they left any fact. */
export function collectEffects(
  outcome: Outcome,
  place: SwapPlace,
  hasSwaps: boolean,
  tables: FactTables,
  into: Gathered,
): boolean {
  if (outcome.failed) return false;
  const context = new TransactionContext(outcome, place, hasSwaps);
  const visit = (nodes: readonly DecodedInstruction[]): void => {
    for (const node of nodes) {
      context.path.push(node.program);
      for (const effect of node.effects) {
        const readers = tables.readersOf(effect.kind);
        if (readers === undefined) continue;
        context.instruction = node;
        for (const { name, toRow } of readers) {
          const rows = into.rows[name]!;
          const row = toRow(effect, context, rows);
          if (row === undefined) continue;
          rows.push(row);
          context.at.part++;
        }
        if (effect.kind === 'transfer' && !hasSwaps) addDust(effect, outcome.signature, context, into.dust);
      }
      if (node.inner.length > 0) visit(node.inner);
      context.path.pop();
    }
  };
  visit(outcome.instructions);
  return context.at.part > 0;
}

/** One for all effects of a transaction: tables copy what they take of it. */
class TransactionContext implements FactContext {
  readonly at: { readonly slot: number; readonly position: number; part: number; readonly time: number };
  readonly feePayer: Address;
  readonly hasSwaps: boolean;
  /** Set before a table is asked. */
  instruction!: DecodedInstruction;
  /** Programs around the instruction and its own, from the outermost in. */
  readonly path: Address[] = [];
  readonly #outcome: Outcome;
  /** `null` until it is asked for: few transactions are. */
  #launchpad: Address | undefined | null = null;

  constructor(outcome: Outcome, { slot, position, time }: SwapPlace, hasSwaps: boolean) {
    this.at = { slot, position, part: 0, time };
    this.feePayer = outcome.feePayer;
    this.hasSwaps = hasSwaps;
    this.#outcome = outcome;
  }

  get isTokenProgram(): boolean {
    return TOKEN_PROGRAMS.has(this.instruction.program);
  }

  get isOfPool(): boolean {
    return this.#maker?.category === 'amm';
  }

  get launchpad(): Address | undefined {
    const maker = this.#maker;
    if (maker?.category === 'launchpad') return maker.program;
    // The pool a token moves to is opened by the launchpad as often as not.
    if (maker?.category === 'amm') return undefined;
    if (this.#launchpad === null) this.#launchpad = findLaunchpad(this.#outcome.instructions);
    return this.#launchpad;
  }

  /** The innermost program that is about something of its own. */
  get #maker(): { readonly program: Address; readonly category: string } | undefined {
    for (const program of this.path.toReversed()) {
      const category = categoryOf(program);
      if (category !== undefined && !USED_BY_ALL.has(category)) return { program, category };
    }
    return undefined;
  }

  mintOf(asset: Asset): string | undefined {
    return mintOf(asset);
  }

  decimalsOf(asset: Asset): number | undefined {
    if (asset.kind === 'sol') return SOL_DECIMALS;
    return asset.decimals ?? (asset.mint === undefined ? undefined : decimalsIn(this.#outcome, asset.mint));
  }
}

function addDust(
  effect: EffectOf<'transfer'>,
  signature: string,
  context: FactContext,
  into: DustTransfer[],
): void {
  const { asset, amount, from, to, fromOwner = from, toOwner = to } = effect;
  if (mintOf(asset) === undefined || fromOwner === toOwner || !isDust(effect, context.decimalsOf(asset)))
    return;
  into.push({
    position: context.at.position,
    signature,
    sender: fromOwner,
    receiver: toOwner,
    isNothing: amount < (asset.kind === 'sol' ? SIGNATURE_LAMPORTS : 1n),
  });
}

function findLaunchpad(nodes: readonly DecodedInstruction[]): Address | undefined {
  for (const node of nodes) {
    if (categoryOf(node.program) === 'launchpad') return node.program;
    const inner = findLaunchpad(node.inner);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
