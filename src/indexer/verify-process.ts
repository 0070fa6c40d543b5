/**
 * `npm run verify -- --cluster localnet`: looks through an index and prints a line a check, then PASS or FAIL.
 * `--from` and `--to` bound the slots, `--against URL` indexes them again from a node and compares every row.
 * `--audit` computes the hashes of the audit log of `DATA_DIR` or `USERS_URL` again; `--head ROW:HASH`, as an earlier run
 * printed it, must be one of them.
 * `--sentences --rpc URL --slots 100..200` needs no index: it checks what the sentences of those blocks' transactions
 * say against their balances and transfers.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createChain } from '#chain';
import { createGateway } from '#chain/gateway/index';
import { isServedCluster, type Cluster } from '#contracts/cluster';
import { createLog } from '#std/log';
import { readSecretSetting } from '#std/secret-setting';
import { defineQuery, openStoreSnapshot, toIndexPlace, type StoreReader } from '#store';
import coverageQueries from '#store/queries/coverage';
import { toUserPlace } from '#store/users/user-place';
import { parseHead, verifyAuditLog } from './verify-audit.ts';
import { verifySentences } from './verify-sentences.ts';
import { verifyAgainstChain, verifyIndex, type Check } from './verify-index.ts';

const EXIT_USAGE = 64;
const MAX_STABLECOINS = 100;

const stablecoins = defineQuery({
  name: 'stablecoins',
  about: 'Mints that count as dollars.',
  sql: `SELECT DISTINCT quote AS mint FROM markets WHERE quote_kind = 'usd' LIMIT $limit`,
  parameters: { limit: 'integer' },
  row: { mint: 'address' },
});

const log = createLog('error', (line) => process.stderr.write(`${line}\n`));

const { values } = parseArgs({
  options: {
    cluster: { type: 'string', default: 'localnet' },
    from: { type: 'string' },
    to: { type: 'string' },
    against: { type: 'string' },
    url: { type: 'string' },
    folder: { type: 'string' },
    audit: { type: 'boolean', default: false },
    head: { type: 'string' },
    sentences: { type: 'boolean', default: false },
    rpc: { type: 'string' },
    slots: { type: 'string' },
  },
});
const { cluster } = values;
if (!isServedCluster(cluster)) fail(`--cluster does not know ${JSON.stringify(cluster)}`);

if (values.audit) {
  const head = values.head === undefined ? undefined : parseHead(values.head);
  if (values.head !== undefined && head === undefined) fail('--head must be ROW:HASH or a hash of 64 digits');
  const place = toUserPlace(readSetting('USERS_URL'), process.env['DATA_DIR'] ?? './.osvm');
  finish(
    await verifyAuditLog(place, head).catch((error: unknown) =>
      fail(String(error instanceof Error ? error.message : error)),
    ),
  );
}
if (values.sentences) await checkSentences(cluster);

const url = values.url ?? readSetting('INDEX_URL');
const folder = values.folder ?? join(process.env['DATA_DIR'] ?? './.osvm', 'index', cluster);
const reader = openReader();
const [checkpoint] = await reader.all(coverageQueries.checkpoint, { shard: 0 });
if (checkpoint === undefined) fail(`Nothing is indexed of ${cluster} yet.`);
const checks = await verifyIndex({ reader, checkpoint, from: toSlot('from'), to: toSlot('to') });
if (values.against !== undefined) checks.push(...(await compareWith(values.against, cluster, reader)));
await reader.close();
finish(checks);

async function checkSentences(of: Cluster): Promise<never> {
  const { rpc } = values;
  const [, from, to] = /^(\d{1,15})\.\.(\d{1,15})$/.exec(values.slots ?? '') ?? [];
  if (rpc === undefined || from === undefined || to === undefined || Number(from) > Number(to)) {
    fail('--sentences needs --rpc URL and --slots FIRST..LAST');
  }
  const gateway = await openGateway(rpc, of);
  const found = await verifySentences(createChain(gateway, of), Number(from), Number(to));
  await gateway.close();
  return finish(found);
}

/** Prints a line a check and ends the process. */
function finish(all: readonly Check[]): never {
  for (const check of all) print(check);
  const failed = all.reduce((sum, check) => sum + check.failed, 0);
  say(
    `${failed === 0 ? 'PASS' : 'FAIL'} ${all.reduce((sum, { checked }) => sum + checked, 0)} checked, ${failed} failed`,
  );
  process.exit(failed === 0 ? 0 : 1);
}

async function openGateway(endpoint: string, of: Cluster) {
  const gateway = createGateway({ pools: { [of]: [endpoint] }, limits: { cacheBytes: 1 }, log });
  gateway.start();
  await gateway.whenReady(of, 10_000);
  return gateway;
}

async function compareWith(endpoint: string, of: Cluster, from: StoreReader): Promise<readonly Check[]> {
  const gateway = await openGateway(endpoint, of);
  const known = await from.all(stablecoins, { limit: MAX_STABLECOINS });
  const compared = await verifyAgainstChain({
    reader: from,
    checkpoint: checkpoint!,
    chain: createChain(gateway, of),
    stablecoins: known.map(({ mint }) => mint),
    log,
  });
  await gateway.close();
  return compared;
}

function openReader(): StoreReader {
  if (url !== undefined) return openStoreSnapshot(toIndexPlace(url, '', cluster as Cluster));
  if (!existsSync(folder)) fail(`Nothing is indexed in ${folder}.`);
  return openStoreSnapshot({ kind: 'folder', folder });
}

function toSlot(name: 'from' | 'to'): number | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  if (!/^\d{1,15}$/.test(text)) fail(`--${name} must be a slot`);
  return Number(text);
}

function print({ name, checked, failed: wrong, examples }: Check): void {
  say(`${wrong === 0 ? 'PASS' : 'FAIL'} ${name}: ${checked} checked, ${wrong} failed`);
  for (const example of examples) say(`     ${example}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A secret may be in a file. */
function readSetting(name: string): string | undefined {
  try {
    return readSecretSetting(process.env, name);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(EXIT_USAGE);
}
