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
  /** Rows that are answered as they must be. */
  readonly answers: Rate;
  readonly byTag: Readonly<Record<string, Rate>>;
  readonly grounded: Rate;
  readonly refusals: Guarding;
  readonly clarifications: Guarding;
  readonly callsPerQuestion: number;
}

export const toRate = (hits: number, of: number): Rate => ({ hits, of, rate: of === 0 ? 1 : hits / of });

const share = (rows: readonly Judged[], holds: (row: Judged) => boolean): Rate =>
  toRate(rows.filter(holds).length, rows.length);
const sum = (rows: readonly Judged[], read: (row: Judged) => number): number =>
  rows.reduce((total, row) => total + read(row), 0);
const isRight = (row: Judged): boolean => row.isRight;

export function toFigures(rows: readonly Judged[]): Figures {
  const tags = [...new Set(rows.flatMap(({ row }) => row.tags))].toSorted();
  return {
    rows: rows.length,
    answers: share(rows, isRight),
    byTag: Object.fromEntries(
      tags.map((tag) => [
        tag,
        share(
          rows.filter(({ row }) => row.tags.includes(tag)),
          isRight,
        ),
      ]),
    ),
    grounded: toRate(
      sum(rows, ({ grounding }) => grounding.matched),
      sum(rows, ({ grounding }) => grounding.checked),
    ),
    refusals: toGuarding(
      rows,
      ({ row }) => row.expect.refusal === true,
      ({ isRefusal }) => isRefusal,
    ),
    clarifications: toGuarding(
      rows,
      ({ row }) => row.expect.clarify === true,
      ({ isClarify }) => isClarify,
    ),
    callsPerQuestion: sum(rows, ({ got }) => got.calls.length) / Math.max(1, rows.length),
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
