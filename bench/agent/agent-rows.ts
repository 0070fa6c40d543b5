/** Goal 13: how soon the assistant answers without a model, over the whole evaluation on its frozen chain. */
import { planner } from '../../src/server/assistant/index.ts';
import { toLatency } from '../../test/evals/metrics.ts';
import { openBackend } from '../../test/evals/planner.ts';
import { readQuestions } from '../../test/evals/question.ts';
import { openStage, runRows } from '../../test/evals/run-evals.ts';
import type { BenchRow } from '../row.ts';

const FIRST_BLOCK_MS = 50;
const DONE_MS = 150;

export async function agentRows(): Promise<readonly BenchRow[]> {
  const stage = await openStage();
  const rows = readQuestions();
  const judged = await runRows(stage, openBackend(planner), rows);
  await stage.close();
  const { firstBlockP95Ms, doneP50Ms, doneP95Ms } = toLatency(judged.map(({ got }) => got));
  return [
    {
      goal: 13,
      work: `answers ${rows.length} questions without a model`,
      ours: doneP95Ms,
      unit: 'ms to the whole answer (p95)',
      peers: [],
      ratios: [
        { name: 'first block, p95 ms', wanted: FIRST_BLOCK_MS, reached: firstBlockP95Ms, better: 'lower' },
        { name: 'whole answer, p95 ms', wanted: DONE_MS, reached: doneP95Ms, better: 'lower' },
      ],
      note: `Half of the answers are whole after ${doneP50Ms} ms.`,
    },
  ];
}
