/** The whole evaluation of a backend, as the tests and `npm run eval` make it. */
import { join } from 'node:path';
import type { Backend } from '../../src/server/assistant/index.ts';
import type { Judged } from './judge.ts';
import { openBackend } from './planner.ts';
import { readQuestions, type QuestionRow } from './question.ts';
import { openStage, runInjections, runRows, type InjectionOutcome } from './run-evals.ts';

/** What the page about quality shows. */
export const FIGURES_FILE: string = join(
  import.meta.dirname,
  '../../src/server/assistant/quality/figures.gen.json',
);

export interface Evaluation {
  readonly judged: readonly Judged[];
  /** Of the whole evaluation alone. */
  readonly injections: readonly InjectionOutcome[];
}

/** Asks every question and every hostile text, or some of the questions. */
export async function evaluate(
  backend: Backend,
  isAsked?: (row: QuestionRow) => boolean,
): Promise<Evaluation> {
  const stage = await openStage();
  const open = openBackend(backend);
  try {
    const judged = await runRows(stage, open, readQuestions().filter(isAsked ?? (() => true)));
    const injections = isAsked === undefined ? await runInjections(stage, open) : [];
    return { judged, injections };
  } finally {
    await stage.close();
  }
}
