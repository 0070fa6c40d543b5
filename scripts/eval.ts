/**
 * `npm run eval`: asks the assistant every question of the evaluation, prints its figures and what it missed, and
 * writes `src/server/assistant/quality/figures.gen.json`. `--only <pattern>` asks some and writes nothing;
 * `--split dev` leaves the held-out ones alone; `--backend model` asks the model that is configured.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { createLog } from '../src/std/log.ts';
import { planner, type Backend } from '../src/server/assistant/index.ts';
import { createBackends } from '../src/server/assistant/planning/backends.ts';
import { parseConfiguration } from '../src/server/config/configuration.ts';
import { evaluate, FIGURES_FILE } from '../test/evals/evaluate.ts';
import { toMetrics, toQualityFigures } from '../test/evals/gates.ts';
import { toFigures, toLatency } from '../test/evals/metrics.ts';
import type { QuestionRow } from '../test/evals/question.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    split: { type: 'string' },
    backend: { type: 'string', default: 'planner' },
  },
});
const isWhole = values.only === undefined && values.split === undefined;
const only = new RegExp(values.only ?? '');
const isAsked = ({ id, split }: QuestionRow): boolean =>
  only.test(id) && (values.split === undefined || split === values.split);

const gate = values.backend === 'model' ? 'model' : 'planner';
const backend = gate === 'model' ? openModelBackend() : planner;
const { judged, injections } = await evaluate(backend, isWhole ? undefined : isAsked);

const percent = (value: number): string => `${(value * 100).toFixed(2)} %`;
const figures = toFigures(judged);
console.log(`${judged.length} questions, answered by ${backend.name}\n`);
for (const { id, title, value, of, target } of toMetrics(judged, injections)) {
  const outcome = target === undefined ? 'shown ' : value >= target ? 'met   ' : 'MISSED';
  const wanted = target === undefined ? '' : ` (${percent(target)})`;
  console.log(`${outcome} ${id}: ${percent(value)} of ${of}${wanted}: ${title}`);
}
const [cpu] = cpus();
const latency = {
  machine: `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`,
  ...toLatency(judged.map(({ got }) => got)),
};
console.log(
  `\nfirst block ${latency.firstBlockP50Ms} ms (p95 ${latency.firstBlockP95Ms}), done ${latency.doneP50Ms} ms (p95 ${latency.doneP95Ms}), ${figures.callsPerQuestion.toFixed(2)} calls a question`,
);

console.log('\nNot answered as they must be:');
for (const { row, got, isRight, missing, grounding } of judged) {
  const faults = [
    ...(isRight ? [] : [`answered as ${got.intent}`, ...missing]),
    ...grounding.loose.map((what) => `no fact: ${what}`),
  ];
  if (faults.length > 0) console.log(`  ${row.id}: ${faults.join('; ')}`);
}
const changed = injections.filter(({ isRead, faults }) => !isRead || faults.length > 0);
if (changed.length > 0) console.log('\nHostile texts that changed something, or that nothing read:');
for (const { injection, isRead, faults } of changed)
  console.log(`  ${injection.id}: ${[...(isRead ? [] : ['no tool read it']), ...faults].join(', ')}`);

// The page shows what everybody has: the planner.
if (isWhole && gate === 'planner') {
  const shown = toQualityFigures(judged, injections, latency, { name: backend.name });
  writeFileSync(FIGURES_FILE, `${JSON.stringify(shown, undefined, 2)}\n`);
}
process.exit(0);

/** The model of `AI_PROVIDER` and the settings beside it, as the server would ask it. */
function openModelBackend(): Backend {
  const { assistant } = parseConfiguration(process.env);
  if (assistant.model === undefined) {
    console.error('No model is configured: AI_PROVIDER names who is asked.');
    process.exit(1);
  }
  const parts = { log: createLog('warn', console.error), nowMs: Date.now };
  return createBackends(assistant, parts).choose({ mock: false })?.backend ?? planner;
}
