/** `npm run bench`: the speed goals with their peers, all measured in this run. `--only 1,4` picks goals. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { agentRows } from './agent/agent-rows.ts';
import { hostileRows } from './agent/hostile-rows.ts';
import { decodeRows } from './decoder/decode-rows.ts';
import { hasBlock } from './decoder/block-input.ts';
import { exportRows } from './export/export-goals.ts';
import { edgeRows } from './edge/edge-rows.ts';
import { gatewayRows } from './gateway/gateway-bench.ts';
import { liveRows } from './live/live-rows.ts';
import { indexRows } from './index/index-rows.ts';
import { threadRows } from './index/thread-rows.ts';
import { installPeers } from './peers/load.mjs';
import type { BenchRow } from './row.ts';
import { phoneRows } from './web/phone-rows.ts';
import { renderRows } from './web/render-rows.ts';
import { webhookRows } from './webhooks/webhook-rows.ts';

const ALL = Array.from({ length: 18 }, (_, i) => i + 1);
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const goals = new Set(values.only === undefined ? ALL : values.only.split(',').map(Number));

const [cpu] = cpus();
console.log(`${cpus().length} cores (${cpu?.model.trim()}), Node ${process.versions.node}`);
if (!hasBlock()) console.log('No recorded data (CORPUS_DIR): goals 1 to 3 are skipped.');

installPeers();
const rows: BenchRow[] = [];
const add = (more: readonly BenchRow[]): void => {
  for (const row of more) {
    rows.push(row);
    print(row);
  }
};
add(decodeRows(goals));
add(indexRows(goals));
if ([6, 7, 8].some((goal) => goals.has(goal)))
  add((await gatewayRows()).filter(({ goal }) => goals.has(goal)));
if (goals.has(9)) add(await phoneRows());
if (goals.has(11)) add(await liveRows());
if (goals.has(12)) add(exportRows(12));
if (goals.has(13)) add(await agentRows());
if (goals.has(14)) add(await renderRows());
if (goals.has(15)) add(await hostileRows());
if (goals.has(16)) add(await webhookRows());
if (goals.has(17)) add(await edgeRows());
if (goals.has(18)) add(await threadRows());

const missed = rows.filter((row) => row.ratios.some((ratio) => !isMet(ratio)));
console.log(`\n${rows.length - missed.length} of ${rows.length} rows reach all their goals.`);
process.exit(0);

function isMet({ wanted, reached, better }: BenchRow['ratios'][number]): boolean {
  return better === 'higher' ? reached >= wanted : reached <= wanted;
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3);
}

function print({ goal, work, ours, unit, peers, ratios, note }: BenchRow): void {
  console.log(`\n${goal}. ${work}: ${figure(ours)} ${unit}`);
  for (const peer of peers) console.log(`     ${peer.name}: ${figure(peer.value)}`);
  for (const ratio of ratios) {
    const bound = ratio.better === 'higher' ? 'at least' : 'at most';
    console.log(
      `   ${isMet(ratio) ? 'met   ' : 'missed'} ${ratio.name}: ${figure(ratio.reached)} (wanted ${bound} ${figure(ratio.wanted)})`,
    );
  }
  if (note !== undefined) console.log(`     ${note}`);
}
