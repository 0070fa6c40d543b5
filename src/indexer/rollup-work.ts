import { kindOf } from '#store/column';
import type { AnyRow, ColumnValue, Put, RollupTable } from '#store';
import type { Facts } from './facts/facts.ts';
import type { KnownNames } from './known-spans.ts';
import { toMerge, type MergeRows } from './merge-rows.ts';
import type { Change, Rollup } from './rollups/define-rollup.ts';

type MutableRow = Record<string, ColumnValue>;

/** A rollup, and what is worked out of its table once. */
export interface Part {
  readonly rollup: Rollup;
  readonly merge: MergeRows;
  readonly key: SplitKey;
  /** Absent: those who follow its rows see them whole. */
  readonly seen: Seen | undefined;
}

/** What is known of rows of which only some columns are. */
interface Seen {
  readonly columns: readonly string[];
  /** Key and columns of a row, as an object of its own. */
  readonly pick: (row: AnyRow) => MutableRow;
  readonly merge: MergeRows;
}

/** `merges`: the store merges what is put into what is there. */
export function toPart(rollup: Rollup, merges: boolean): Part {
  const { table, followedColumns: columns } = rollup;
  return {
    rollup,
    merge: toMerge(table),
    key: splitKey(table),
    seen:
      !merges || columns === undefined
        ? undefined
        : { columns, pick: toPick(table, columns), merge: toMerge(table, [...columns]) },
  };
}

function toPick({ key }: RollupTable, columns: readonly string[]): Seen['pick'] {
  const names = [...key, ...columns];
  return (row) => {
    const picked: MutableRow = {};
    for (const name of names) picked[name] = row[name];
    return picked;
  };
}

/**
 * A key in two parts: what many rows of a batch share, and a text by which they differ. The hash of an address is computed
 * once; that of a longer text would be computed for each row.
 */
interface SplitKey {
  /** Columns that are shared. */
  readonly shared: readonly string[];
  readonly groupOf: (row: AnyRow) => string;
  readonly nameOf: (row: AnyRow) => string;
}

function splitKey({ key, columns }: RollupTable): SplitKey {
  const own = key.findLast((name) => kindOf(columns[name]!) !== 'integer');
  const [only] = key;
  if (key.length === 1) return { shared: [], groupOf: () => '', nameOf: (row) => String(row[only!]) };
  if (own === undefined || !key.includes('bucket'))
    return { shared: [], groupOf: () => '', nameOf: toText(key) };
  const shared = key.filter((name) => name !== own);
  return { shared, groupOf: toText(shared), nameOf: (row) => String(row[own]) };
}

const toText =
  (names: readonly string[]) =>
  (row: AnyRow): string => {
    let text = '';
    for (const name of names) text += `${String(row[name])}|`;
    return text;
  };

/** Rows of a batch whose keys share a part. */
export interface Group {
  /** What they share. */
  readonly text: string;
  readonly first: AnyRow;
  readonly members: Map<string, Entry>;
  /** Which of such rows are in the store, once that was looked up (`known-spans.ts`). */
  known: KnownNames | undefined;
}

/** One row while a batch is worked on. */
export interface Entry {
  readonly group: Group;
  readonly name: string;
  /** Whose key it has: what named it first. */
  readonly first: AnyRow;
  before: AnyRow | undefined;
  after: MutableRow | undefined;
  /** Where those who follow see some columns alone: these, before and after. */
  seen: MutableRow | undefined;
  /** The step that made `seen`, or `after` where there is none; it alone may change it. */
  step: number;
}

export const toEntryText = ({ group, name }: Entry): string => (group.text === '' ? name : group.text + name);

interface Added {
  readonly rows: readonly AnyRow[];
  /** Of each of these rows. */
  readonly entries: readonly Entry[];
}

const NOTHING: Added = { rows: [], entries: [] };

/** One rollup's rows while a batch is worked on. */
export class Work {
  readonly part: Part;
  readonly #owns: (table: RollupTable, row: AnyRow) => boolean;
  /** What each block adds. */
  readonly #added: readonly Added[];
  readonly #groups = new Map<string, Group>();
  readonly entries: Entry[] = [];
  /** Entries before this one are loaded. */
  #loaded = 0;
  #step = 0;

  constructor(part: Part, batch: readonly Facts[], owns: (table: RollupTable, row: AnyRow) => boolean) {
    const { rows } = part.rollup;
    this.part = part;
    this.#owns = owns;
    this.#added = batch.map((facts) => (rows === undefined ? NOTHING : this.note(rows(facts))));
  }

  /** Takes rows to be merged. What stood before them is asked for with `takeUnknown`. */
  note(found: Iterable<AnyRow>): Added {
    const { rollup, key } = this.part;
    const rows: AnyRow[] = [];
    const entries: Entry[] = [];
    const groups = new LatestGroups();
    for (const row of found) {
      if (!this.#owns(rollup.table, row)) continue;
      const group = groups.find(key.shared, row) ?? groups.add(this.#findGroup(row));
      const name = key.nameOf(row);
      let entry = group.members.get(name);
      if (entry === undefined) {
        entry = { group, name, first: row, before: undefined, after: undefined, seen: undefined, step: -1 };
        group.members.set(name, entry);
        this.entries.push(entry);
      }
      rows.push(row);
      entries.push(entry);
    }
    return { rows, entries };
  }

  #findGroup(row: AnyRow): Group {
    const text = this.part.key.groupOf(row);
    let group = this.#groups.get(text);
    if (group === undefined)
      this.#groups.set(text, (group = { text, first: row, members: new Map(), known: undefined }));
    return group;
  }

  /** Entries that came since this was asked. */
  takeUnknown(): readonly Entry[] {
    const unknown = this.#loaded === 0 ? [...this.entries] : this.entries.slice(this.#loaded);
    this.#loaded = this.entries.length;
    return unknown;
  }

  mergeBlock(block: number): void {
    this.merge(this.#added[block]!);
  }

  /** Merges rows into what there is. */
  merge({ rows, entries }: Added): void {
    for (let i = 0; i < rows.length; i++) this.#add(entries[i]!, rows[i]!);
  }

  /** Merges the rows of one block and says what they changed. Rows of a change stay as they are. */
  mergeWatched(block: number): readonly Change[] {
    const { seen } = this.part;
    const { rows, entries } = this.#added[block]!;
    this.#step++;
    // Who looks at no column looks only for rows that are new.
    const onlyNew = seen?.columns.length === 0;
    const touched: Entry[] = [];
    const before: (AnyRow | undefined)[] = [];
    for (let i = 0; i < rows.length; i++) {
      const entry = entries[i]!;
      if (entry.step !== this.#step && !(onlyNew && entry.seen !== undefined)) {
        touched.push(entry);
        before.push(seen === undefined ? (entry.after ?? entry.before) : entry.seen);
      }
      this.#add(entry, rows[i]!);
    }
    this.#step++;
    return touched.map((entry, i) => ({
      before: before[i],
      after: seen === undefined ? entry.after! : entry.seen!, // just added to
    }));
  }

  puts(): readonly Put[] {
    const puts: Put[] = [];
    for (const { before, after } of this.entries) if (after !== undefined) puts.push({ row: after, before });
    return puts;
  }

  #add(entry: Entry, row: AnyRow): void {
    const { seen } = this.part;
    if (seen !== undefined) this.#addSeen(seen, entry, row);
    if (entry.after === undefined || (seen === undefined && entry.step !== this.#step)) {
      const earlier = entry.after ?? entry.before;
      if (seen === undefined) entry.step = this.#step;
      if (earlier === undefined) {
        entry.after = row; // made for this
        return;
      }
      entry.after = { ...earlier };
    }
    this.part.merge(entry.after, row);
  }

  #addSeen(seen: Seen, entry: Entry, row: AnyRow): void {
    if (entry.step === this.#step) return seen.merge(entry.seen!, row); // of this step
    const earlier = entry.seen;
    entry.step = this.#step;
    if (earlier !== undefined && seen.columns.length === 0) return;
    entry.seen = seen.pick(earlier ?? row);
    if (earlier !== undefined) seen.merge(entry.seen, row);
  }
}

/** Groups whose rows come by turns: one a width. */
const MAX_LATEST = 4;

/** The groups that rows belonged to last, in the order they came by. */
class LatestGroups {
  #groups: Group[] = [];
  /** Where the next row's group is expected. */
  #next = 0;

  find(shared: readonly string[], row: AnyRow): Group | undefined {
    const groups = this.#groups;
    for (let i = 0, at = this.#next; i < groups.length; i++, at++) {
      if (at >= groups.length) at -= groups.length;
      const group = groups[at]!;
      if (!isAlike(shared, row, group.first)) continue;
      this.#next = at + 1;
      return group;
    }
    return undefined;
  }

  add(group: Group): Group {
    if (this.#groups.length === MAX_LATEST) this.#groups = [];
    this.#groups.push(group);
    this.#next = 0;
    return group;
  }
}

function isAlike(names: readonly string[], one: AnyRow, other: AnyRow): boolean {
  for (const name of names) if (one[name] !== other[name]) return false;
  return true;
}
