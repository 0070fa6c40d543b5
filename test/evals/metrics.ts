/** Figures of an evaluation, from what each row gave. */
import type { AskedAnswer } from './assistant.ts';
import type { Judged } from './judge.ts';

export interface Rate {
  readonly hits: number;
  readonly of: number;
  /** 1 where there was nothing to hit. */
  readonly rate: number;
}

export interface Guarding {
  readonly precision: Rate;
  readonly recall: Rate;
}

export interface Figures {
  readonly rows: number;
  readonly intent: {
    readonly dev: Rate;
    readonly heldOut: Rate;
    readonly blind: Rate;
    readonly byTag: Readonly<Record<string, Rate>>;
  };
  readonly calls: { readonly precision: Rate; readonly recall: Rate; readonly f1: number };
  readonly args: Rate;
  readonly answers: Rate;
  readonly grounded: Rate;
  readonly refusals: Guarding;
  readonly clarifications: Guarding;
  readonly callsPerQuestion: number;
  readonly confusions: readonly {
    readonly expected: string;
    readonly got: string;
    readonly ids: readonly string[];
  }[];
}

export const toRate = (hits: number, of: number): Rate => ({ hits, of, rate: of === 0 ? 1 : hits / of });

const share = (rows: readonly Judged[], holds: (row: Judged) => boolean): Rate =>
  toRate(rows.filter(holds).length, rows.length);
const sum = (rows: readonly Judged[], read: (row: Judged) => number): number =>
  rows.reduce((total, row) => total + read(row), 0);

export function toFigures(rows: readonly Judged[]): Figures {
  const hits = sum(rows, ({ calls }) => calls.matched);
  const precision = toRate(
    hits,
    sum(rows, ({ calls }) => calls.made),
  );
  const recall = toRate(
    hits,
    sum(rows, ({ calls }) => calls.wanted),
  );
  const tags = [...new Set(rows.flatMap(({ row }) => row.tags))].toSorted();
  return {
    rows: rows.length,
    intent: {
      dev: share(
        rows.filter(({ row }) => row.split === 'dev'),
        ({ isIntent }) => isIntent,
      ),
      heldOut: share(
        rows.filter(({ row }) => row.split === 'held-out'),
        ({ isIntent }) => isIntent,
      ),
      blind: share(
        rows.filter(({ row }) => row.split === 'blind'),
        ({ isIntent }) => isIntent,
      ),
      byTag: Object.fromEntries(
        tags.map((tag) => [
          tag,
          share(
            rows.filter(({ row }) => row.tags.includes(tag)),
            ({ isIntent }) => isIntent,
          ),
        ]),
      ),
    },
    calls: { precision, recall, f1: toF1(precision.rate, recall.rate) },
    args: toRate(
      sum(rows, ({ calls }) => calls.exact),
      sum(rows, ({ calls }) => calls.judged),
    ),
    answers: share(
      rows.filter(({ row }) => row.expect.must.length > 0),
      ({ missing }) => missing.length === 0,
    ),
    grounded: toRate(
      sum(rows, ({ grounding }) => grounding.matched),
      sum(rows, ({ grounding }) => grounding.checked),
    ),
    refusals: toGuarding(
      rows,
      ({ row }) => row.expect.refusal === true || row.expect.intent === 'out_of_scope',
      ({ isRefusal }) => isRefusal,
    ),
    clarifications: toGuarding(
      rows,
      ({ row }) => row.expect.clarify === true,
      ({ isClarify }) => isClarify,
    ),
    callsPerQuestion: sum(rows, ({ calls }) => calls.all) / rows.length,
    confusions: toConfusions(rows),
  };
}

/** What was done wrongly counts whatever was asked: an ordinary question that is refused, or asked back. */
function toGuarding(
  rows: readonly Judged[],
  isWanted: (row: Judged) => boolean,
  isDone: (row: Judged) => boolean,
): Guarding {
  return { precision: share(rows.filter(isDone), isWanted), recall: share(rows.filter(isWanted), isDone) };
}

const toF1 = (precision: number, recall: number): number =>
  precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);

function toConfusions(rows: readonly Judged[]): Figures['confusions'] {
  const found = new Map<string, { expected: string; got: string; ids: string[] }>();
  for (const { row, got, isIntent } of rows) {
    if (isIntent) continue;
    const key = `${row.expect.intent} ${got.intent}`;
    const entry = found.get(key) ?? { expected: row.expect.intent, got: got.intent, ids: [] };
    entry.ids.push(row.id);
    found.set(key, entry);
  }
  return [...found.values()].toSorted((a, b) => b.ids.length - a.ids.length);
}

export interface Latency {
  readonly firstBlockP50Ms: number;
  readonly firstBlockP95Ms: number;
  readonly doneP50Ms: number;
  readonly doneP95Ms: number;
}

/** Of a run on this machine; never part of a test. */
export function toLatency(answers: readonly AskedAnswer[]): Latency {
  const at = (values: readonly number[], part: number): number => {
    const sorted = values.toSorted((a, b) => a - b);
    return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 10) / 10;
  };
  const first = answers.map(({ firstBlockMs }) => firstBlockMs);
  const done = answers.map(({ doneMs }) => doneMs);
  return {
    firstBlockP50Ms: at(first, 0.5),
    firstBlockP95Ms: at(first, 0.95),
    doneP50Ms: at(done, 0.5),
    doneP95Ms: at(done, 0.95),
  };
}
