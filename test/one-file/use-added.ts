/**
 * Uses what was added to a copy of the product, as the product does, and prints what came of it as JSON. Knows the
 * added things by their names alone.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_LINKS } from '#contracts/page-links.gen';
import { RULES } from '#contracts/market/anomaly-rules';
import { EXPORT_FORMATS } from '#contracts/export/exports';
import { readExportConfig } from '#contracts/export/export-config';
import { asAddress } from '#contracts/chain';
import { readInstruction } from '#decoder';
import { silentLog } from '#std/log';
import { toJson } from '#std/json';
import { defineQuery, openSqliteWriter } from '#store';
import { openUserStore } from '#store/users/user-store';
import { findAnomalies } from '../../src/indexer/find-anomalies.ts';
import type { Rule } from '../../src/indexer/rules/define-rule.ts';
import { rules } from '../../src/indexer/rules/index.gen.ts';
import { makeBlock, makeFacts } from '../../src/indexer/testing/make-facts.ts';
import { runIndexer } from '../../src/indexer/run-indexer.ts';
import { verifyIndex } from '../../src/indexer/verify-index.ts';
import { createSteppedLocalnet } from '../../src/localnet/stepped-localnet.ts';
import { createFaultyChain } from '../indexer/faulty-chain.ts';
import { runTool } from '../../src/server/assistant/index.ts';
import { toToolNames } from '../../src/server/assistant/planning/model-tools.ts';
import { createApi } from '../../src/server/answering/answer.ts';
import { composeAnswers } from '../../src/server/compose.ts';
import { LISTS, openRows } from '../../src/server/export/export-rows.ts';
import { runExport } from '../../src/server/export/run-export.ts';
import { createApp } from '../../src/server/http/app.ts';
import { loadPageRenderer } from '../../src/server/http/pages/load-page-renderer.ts';
import { listOperations } from '../../src/server/reference/operations.ts';
import { parseConfiguration } from '../../src/server/config/configuration.ts';
import { toProviderCards } from '../../src/server/sso/provider-cards.ts';
import { parseProvider } from '../../src/server/sso/provider-schema.ts';
import { createProvidersInUse } from '../../src/server/sso/providers-in-use.ts';
import { NO_SECRETS } from '../../src/server/sso/secrets-file.ts';
import { createScriptedClusters } from '../../src/server/testing/scripted-cluster.ts';
import { DESKTOP_MENUS, GO_KEYS } from '../../src/web/services/menus.ts';
import { toPageUse } from '../../src/web/services/expertise/page-use.ts';

const ROOT = join(import.meta.dirname, '../..');
const SLOTS = 1_000;
const clusters = createScriptedClusters({ mainnet: {} });
const answers = composeAnswers({ clusters, log: silentLog });
const { signal } = new AbortController();
const app = createApp({
  configuration: { publicOrigin: 'https://explorer.example', securityContact: undefined },
  clusters,
  answers,
  log: silentLog,
  renderPage: await loadPageRenderer(join(ROOT, 'dist')),
  files: { find: () => undefined },
  isDraining: () => false,
});
const read = async (path: string): Promise<string> => (await app.request(path)).text();

async function usePage(): Promise<object> {
  const html = await read('/added');
  return {
    heading: /<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<!--.*?-->/g, ''),
    inSitemap: (await read('/sitemap.xml')).includes('https://explorer.example/added<'),
    link: PAGE_LINKS.find(({ route }) => route === ('/added' as string))?.text,
    menu: DESKTOP_MENUS.find(({ links }) => links.some(({ href }) => href === '/added'))?.title,
    goKey: GO_KEYS['x']?.href,
    use: toPageUse('/added').use,
  };
}

async function useQuestion(): Promise<object> {
  const operation = listOperations().find(({ name }) => name === 'added');
  return {
    answer: JSON.parse(await read('/api/added/sun')) as unknown,
    refused: (await app.request('/api/added/sun?moon=1')).status,
    path: operation?.path,
    parameter: operation?.parameters[0]?.says,
    schema: toJson(operation?.answer ?? null).includes('"rows"'),
  };
}

async function useForecast(): Promise<object> {
  const { forecasts } = JSON.parse(await read('/api/forecasts')) as {
    readonly forecasts: readonly { readonly key: string; readonly steps: readonly object[] }[];
  };
  const { forecast } = JSON.parse(await read('/api/forecasts/added')) as { readonly forecast: object };
  return { listed: forecasts.find(({ key }) => key === 'added')?.steps[0], asked: forecast };
}

/** The added list in the added format: 3 rows, of which the format holds 2. */
async function useListAndFormat(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'added-'));
  const reading = readExportConfig({ format: 'bars' });
  if (reading.kind === 'invalid') throw new Error(reading.error);
  const parts = { api: createApi(answers, 'mainnet'), cluster: 'mainnet', signal, nowMs: Date.now } as const;
  const source = await openRows({ kind: 'list', list: 'added', input: { word: 'sea' } }, parts);
  const path = join(folder, 'file');
  const { metadata } = await runExport({
    config: reading.config,
    title: source.title,
    cluster: 'mainnet',
    source,
    partPath: join(folder, 'part'),
    path,
    signal,
    nowMs: Date.now,
    onRows: () => undefined,
  });
  return {
    title: LISTS.get('added')?.title,
    format: Object.entries(EXPORT_FORMATS).find(([key]) => key === 'bars')?.[1].title,
    file: readFileSync(path, 'utf8'),
    truncatedBy: metadata.truncatedBy,
  };
}

function useRule(): object {
  const found = findAnomalies(makeFacts({ block: makeBlock({ votes: 50 }) }), [], rules as readonly Rule[]);
  return {
    found: found.map(({ rule, measured, evidence }) => ({ rule, measured, evidence })),
    text: Object.entries(RULES).find(([name]) => name === 'many-votes')?.[1].text,
  };
}

async function useTool(): Promise<object> {
  const parts = { ...answers, nowMs: Date.now };
  const call = {
    callId: 'r1',
    tool: 'count_letters',
    args: { query: 'seven' },
    cluster: 'mainnet',
    signal,
  } as const;
  const { ok, data } = await runTool(parts, call);
  return { ok, data, isOffered: toToolNames('assistant', []).includes('count_letters') };
}

function useProtocol(): object {
  const keys = ['Added11111111111111111111111111111111111111', 'So11111111111111111111111111111111111111112'];
  const data = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 7, 0, 0, 0, 0, 0, 0, 0]);
  const { programName, title, reading, fields } = readInstruction(
    { program: 0, accounts: [1, 1], data, inner: [] } as never, // what a node gives of it
    keys.map((key) => asAddress(key)),
    undefined,
  );
  return { programName, title, reading, fields: fields.map(({ name }) => name) };
}

/** Indexes some minutes of a localnet, reads the added table back and checks the index by its own digests. */
async function useFactTable(): Promise<object> {
  const net = createSteppedLocalnet({ seed: 'one-file', maxTransactions: 100_000 });
  await net.makeHistory(SLOTS);
  const writer = openSqliteWriter(':memory:');
  const last = net.chain.ledger.slots(0, SLOTS, SLOTS).at(-1)!;
  await runIndexer({
    chain: createFaultyChain({ net, seed: 1, tip: SLOTS, settledTo: SLOTS }).chain,
    writer,
    slots: { wait: () => new Promise((resolve) => setImmediate(resolve)), close: () => {} },
    pollMs: 0,
    from: 'first',
    to: last,
    stablecoins: net.stablecoins(),
    mayReset: false,
    log: silentLog,
    signal,
  });
  const memos = defineQuery({
    name: 'memos',
    about: 'Memos.',
    sql: 'SELECT slot, letters FROM memo_texts ORDER BY slot LIMIT 10000',
    parameters: {},
    row: { slot: 'integer', letters: 'integer' },
  });
  const rows = await writer.reader.all(memos, {});
  const checkpoint = await writer.findCheckpoint(0);
  const checks = checkpoint === undefined ? [] : await verifyIndex({ reader: writer.reader, checkpoint });
  await writer.close();
  return {
    rows: rows.length,
    letters: rows.reduce((sum, row) => sum + row.letters, 0),
    checked: checks.reduce((sum, check) => sum + check.checked, 0),
    failed: checks.filter(({ failed }) => failed > 0).map(({ name }) => name),
  };
}

async function useProviderKind(): Promise<object> {
  const nowMs = () => 1_760_000_000_000;
  const users = await openUserStore({ kind: 'memory' });
  const given = {
    id: 'club',
    type: 'handshake',
    enabled: true,
    config: { doorUrl: 'https://club.example/door' },
  };
  const parsed = parseProvider(given, { loopback: false, publicOrigin: undefined, nowMs: nowMs() });
  if (parsed.kind === 'malformed') throw new Error(parsed.message);
  await users.ssoProviders.replaceAll([parsed.provider]);
  const cards = toProviderCards(await users.ssoProviders.list());
  const inUse = createProvidersInUse(parseConfiguration({}), NO_SECRETS);
  const signIn = await (await inUse.find({ users, nowMs }, 'club')).open();
  const call = { origin: 'https://explorer.example', isNewAssertion: async () => true };
  const { url } = await signIn.start('once', call);
  const identity = await signIn.finish(new URLSearchParams('who=ada'), {} as never, call); // it reads nothing of it
  await users.close();
  const bad = parseProvider(
    { ...given, config: { doorUrl: 'http://club.example' } },
    {
      loopback: false,
      publicOrigin: undefined,
      nowMs: 0,
    },
  );
  return { types: cards.map(({ type }) => type), url: url.href, identity, bad: bad.kind };
}

process.stdout.write(
  toJson({
    page: await usePage(),
    question: await useQuestion(),
    forecast: await useForecast(),
    listAndFormat: await useListAndFormat(),
    rule: useRule(),
    tool: await useTool(),
    protocol: useProtocol(),
    factTable: await useFactTable(),
    providerKind: await useProviderKind(),
  }),
);
