import type { DecodedInstruction, Effect, EffectKind } from '#contracts/decoded';
import { categoryOf, TOKEN_PROGRAMS, type Outcome } from '#decoder';
import type { AnyRow, EffectReader, FactTable } from '#store';
import type { DustTransfer, TransferFact } from './facts.ts';
import { mintOf } from './find-swaps.ts';
import type { HopPlace } from './to-hops.ts';
import { decimalsIn } from './token-balances.ts';

/** SOL transfers below 0.001 SOL, and token transfers below a hundredth of a whole token, are dust. */
export const DUST_LAMPORTS = 1_000_000n;
const DUST_DIGITS = 2;
/** What one signature costs. */
const SIGNATURE_LAMPORTS = 5_000n;
/** Facts of one block as they are gathered. */
export interface Gathered {
  readonly transfers: TransferFact[];
  readonly dust: DustTransfer[];
  /** Rows of the tables that read effects, by table name. */
  readonly rows: ReadonlyMap<string, AnyRow[]>;
}

type EffectTable = FactTable & { readonly fromEffects: EffectReader };

/** Tables by the kinds of effects they read. */
export type EffectTables = ReadonlyMap<EffectKind, readonly EffectTable[]>;

export function toEffectTables(tables: readonly FactTable[]): EffectTables {
  const reading = tables.filter((table): table is EffectTable => table.fromEffects !== undefined);
  const kinds = new Set(reading.flatMap(({ fromEffects }) => fromEffects.kinds));
  return new Map(
    [...kinds].map((kind) => [kind, reading.filter(({ fromEffects }) => fromEffects.kinds.includes(kind))]),
  );
}

/** Nothing gathered yet, for the tables that read effects. */
export const gatherNothing = (tables: readonly FactTable[]): Gathered => ({
  transfers: [],
  dust: [],
  rows: new Map(tables.filter(({ fromEffects }) => fromEffects).map(({ name }) => [name, []])),
});

/** Adds what the effects of a transaction that succeeded say. Gives whether they left any fact. */
export function collectEffects(
  outcome: Outcome,
  place: HopPlace,
  hasHops: boolean,
  tables: EffectTables,
  into: Gathered,
): boolean {
  if (outcome.failed) return false;
  let part = 0;
  const launchpad = findLaunchpad(outcome.instructions);
  const visit = (nodes: readonly DecodedInstruction[]): void => {
    for (const node of nodes) {
      for (const effect of node.effects) {
        if (effect.kind === 'transfer' && !hasHops) addTransfer(effect);
        for (const table of tables.get(effect.kind) ?? NO_TABLES) addRow(table, effect, node);
      }
      if (node.inner.length > 0) visit(node.inner);
    }
  };

  const addRow = (
    { name, fromEffects }: EffectTable,
    effect: Effect,
    instruction: DecodedInstruction,
  ): void => {
    const rows = into.rows.get(name)!; // one for every table that reads effects
    const row = fromEffects.toRow(effect, {
      place: { ...place, part },
      feePayer: outcome.feePayer,
      instruction,
      isOfTokenProgram: TOKEN_PROGRAMS.has(instruction.program),
      launchpad,
      rows,
    });
    if (row === undefined) return;
    rows.push(row);
    part++;
  };

  const addTransfer = (effect: Extract<Effect, { kind: 'transfer' }>): void => {
    const mint = mintOf(effect.asset);
    if (mint === undefined) return;
    const decimals = effect.asset.kind === 'sol' ? 9 : (effect.asset.decimals ?? decimalsIn(outcome, mint));
    const [sender, receiver] = [effect.fromOwner ?? effect.from, effect.toOwner ?? effect.to];
    if (sender === receiver) return;
    if (isDust(effect, decimals)) {
      into.dust.push({
        position: place.position,
        signature: outcome.signature,
        sender,
        receiver,
        isNothing: effect.amount < (effect.asset.kind === 'sol' ? SIGNATURE_LAMPORTS : 1n),
      });
      return;
    }
    into.transfers.push({ ...place, part, mint, sender, receiver, amount: effect.amount, decimals });
    part++;
  };

  visit(outcome.instructions);
  return part > 0;
}

const NO_TABLES: readonly never[] = [];

function isDust(
  { asset, amount }: Extract<Effect, { kind: 'transfer' }>,
  decimals: number | undefined,
): boolean {
  if (asset.kind === 'sol') return amount < DUST_LAMPORTS;
  if (decimals === undefined || decimals < DUST_DIGITS) return amount === 0n;
  return amount < 10n ** BigInt(decimals - DUST_DIGITS);
}

function findLaunchpad(nodes: readonly DecodedInstruction[]): string | undefined {
  for (const node of nodes) {
    if (categoryOf(node.program) === 'launchpad') return node.program;
    const inner = findLaunchpad(node.inner);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
