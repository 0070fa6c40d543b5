import type { EffectKind } from '#contracts/decoded';
import { listTables, type AnyRow, type FactTable, type Table } from '#store';
import type { MadeFrom } from '#store/made-from';
import anomalies from '#store/tables/anomalies';
import blocks from '#store/tables/blocks';
import swaps from '#store/tables/swaps';
import skippedSlots from '#store/tables/skipped-slots';
import transactions from '#store/tables/transactions';
import { listDigested } from './digest.ts';

/** Tables whose rows the indexer computes itself: per block, with prices, by rules. All others have `madeFrom`. */
const MADE_HERE: ReadonlySet<string> = new Set([
  anomalies.name,
  blocks.name,
  swaps.name,
  skippedSlots.name,
  transactions.name,
]);

/** A table that reads effects of some kind. */
export interface EffectTable {
  readonly name: string;
  readonly toRow: MadeFrom['toRow'];
}

/** The fact tables of an index, and what each kind of effect means to them. */
export class FactTables {
  readonly all: readonly FactTable[];
  /** Those a block’s digest is made over, in its order. */
  readonly digested: readonly FactTable[];
  readonly #byEffect = new Map<EffectKind, EffectTable[]>();

  /** Takes tables of every kind. Throws for a fact table whose rows nobody makes. */
  constructor(tables: readonly Table[]) {
    this.all = tables.filter((table) => table.kind === 'fact');
    this.digested = listDigested(this.all);
    for (const { name, madeFrom } of this.all) {
      if (madeFrom === undefined) {
        if (!MADE_HERE.has(name)) throw new Error(`nothing makes rows of ${name}: it has no madeFrom`);
        continue;
      }
      const { effects, toRow } = madeFrom;
      for (const kind of new Set(effects)) {
        const readers = this.#byEffect.get(kind);
        if (readers === undefined) this.#byEffect.set(kind, [{ name, toRow }]);
        else readers.push({ name, toRow });
      }
    }
  }

  /** Tables that read effects of this kind; `undefined` when none does. */
  readersOf(kind: EffectKind): readonly EffectTable[] | undefined {
    return this.#byEffect.get(kind);
  }

  /** An empty list of rows for every table. */
  startRows(): Record<string, AnyRow[]> {
    return Object.fromEntries(this.all.map(({ name }) => [name, []]));
  }
}

/** The tables of the registry. */
export const FACT_TABLES = new FactTables(listTables());
