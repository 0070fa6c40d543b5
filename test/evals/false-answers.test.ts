/** Questions that were once answered falsely: what is not known is not affirmed, and figures are those of the rows. */
import { beforeAll, describe, expect, test } from 'vitest';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskAssistant } from './assistant.ts';
import { fill } from './cast.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();
let ask: AskAssistant;
beforeAll(() => {
  const { chain } = stage().world;
  ask = openBackend(planner)(chain, chain.nowMs);
}, 300_000);

/** The sentences of an answer, after those of the turns before it. */
async function answerTo(question: string, ...before: readonly string[]): Promise<string> {
  const thread: { question: string; context: Awaited<ReturnType<AskAssistant>>['answer']['context'] }[] = [];
  for (const one of before) {
    const text = fill(one, stage().cast);
    thread.push({ question: text, context: (await ask({ text, thread: [...thread] })).answer.context });
  }
  const { answer } = await ask({ text: fill(question, stage().cast), thread });
  return answer.blocks
    .flatMap((block) => ('spans' in block ? [block.spans.map(({ text }) => text).join('')] : []))
    .join('\n');
}

describe('a yes says what was asked', () => {
  test.each([
    'any whales dumping {coin.symbol}?',
    'are whales dumping {coin.symbol}?',
    'are there whales in {coin.symbol}?',
    'are the price and volume up?',
    'is volume rising?',
    'are fees high right now?',
    'does {trader} trade a lot?',
    'can you trade for me',
    'do you trade for me?',
  ])('%s', async (question) => {
    expect(await answerTo(question)).not.toMatch(/^(?:Yes|No)\b/m);
  });

  test.each([
    ['is anyone dumping {coin.symbol}?', 'sells'],
    ['did {trader} buy anything?', 'buys'],
    ['does {coin.symbol} have a creator?', 'creator'],
  ])('%s', async (question) => {
    expect(await answerTo(question)).toMatch(/^Yes\b/);
  });
});

test('what the assistant does not do is said', async () => {
  expect(await answerTo('can you trade for me')).toMatch(/^The assistant cannot do that/);
});

test.each(['rank validators by stake', 'validators by rank', 'which validator has the highest rank?'])(
  'the first of a ranking is the largest: %s',
  async (question) => {
    const { results } = await ask({ text: question, thread: [] });
    const raws = (column: string) =>
      (results[0]?.facts ?? [])
        .filter(({ path }) => new RegExp(`^/rows/\\d+/${column}$`).test(path))
        .map(({ raw }) => raw);
    const stakes = raws('stake').map(BigInt);
    const largest = raws('vote')[stakes.indexOf(stakes.reduce((a, b) => (a > b ? a : b)))]!;
    const said = await answerTo(question);
    expect(said.startsWith(`${largest.slice(0, 4)}…${largest.slice(-4)}`) || said.startsWith(largest)).toBe(
      true,
    );
  },
);

describe('ranks are nothing to compute with', () => {
  test.each([
    ['what share do the first 3 have', ['top holders of {coin.symbol}']],
    ['what share do the first 3 have', ['top holders of {coin.symbol}', 'which pools is it in?']],
    ['now top 3 with percentages', ['top 10 holders of {coin.symbol}']],
  ])('%s', async (question, before) => {
    expect(await answerTo(question, ...before)).not.toMatch(/^That is|rank/);
  });
});

test('the median fee is not that of blocks', async () => {
  expect(await answerTo('median?', 'fees last 5 minutes: average?')).not.toMatch(/median fees/i);
});

test('compute for each call is shared out over calls', async () => {
  const { results } = await ask({ text: fill('avg CU per call of {amm.program}', stage().cast), thread: [] });
  const raw = (key: string): number =>
    Number(
      results.find(({ tool }) => tool === 'query_index')?.facts.find(({ path }) => path === `/rows/0/${key}`)
        ?.raw,
    );
  expect(raw('sum_calls')).toBeGreaterThan(1_000);
  expect(raw('each')).toBeCloseTo(raw('sum_computeUnits') / raw('sum_calls'), 3);
});

/** Lines of the lists of an answer. */
async function linesOf(question: string): Promise<readonly string[]> {
  const { answer } = await ask({ text: fill(question, stage().cast), thread: [] });
  return answer.blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map((item) => item.map(({ text }) => text).join('')) : [],
  );
}

test.each([
  'raw logs of {failed.tx}, last five lines is enough',
  'show me the last 5 log lines of {failed.tx}',
  'las últimas 5 líneas del log de {failed.tx}',
  'die letzten 5 Zeilen der Logs von {failed.tx}',
])('the last lines are those at the end: %s', async (question) => {
  const found = stage().world.chain.rpc('getTransaction', [
    stage().cast['failed.tx'],
    { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 },
  ]) as { readonly meta: { readonly logMessages: readonly string[] } }; // it is in the chain
  const lines = (await linesOf(question)).map((line) => line.replace(/^“|”$/g, ''));
  expect(lines).toEqual(found.meta.logMessages.slice(-5));
});

test.each([
  ['pnl of {trader}', 'pnl of {trader} on {coin.symbol}'],
  ['quel est le profit de {trader}', 'quel est le profit de {trader} sur {coin.symbol}'],
  ['wie viel Gewinn hat {trader} gemacht', 'wie viel Gewinn hat {trader} mit {coin.symbol} gemacht'],
])('a profit with one token is not that of all: %s', async (all, one) => {
  const [whole, part] = [await answerTo(all), await answerTo(one)];
  const figure = (text: string): string | undefined => /\$[\d.,]+/.exec(text)?.[0];
  expect(figure(part)).toBeDefined();
  expect(figure(part)).not.toBe(figure(whole));
  expect(part).toContain(stage().cast['coin.symbol']);
});

test('both parts of a question are of the time it names, and whole hours are said to be more', async () => {
  const said = await answerTo('how many calls did {amm.program} get in the last 5 minutes & how many failed');
  expect(said).toMatch(/^Use is counted in steps of an hour/);
  expect(said.match(/^[\d,]+ transactions called it\.$/gm)).toHaveLength(1);
  expect(said.match(/^[\d,]+ of them failed\.$/gm)).toHaveLength(1);
});

test.each([
  ['net worth of {trader} in SOL', /not converted to SOL/],
  ['volume of {coin.symbol} vs {second.coin.symbol} in the last 5 min', /nothing/],
  ['biggest transfer {trader} ever received', /sent .* to |received/],
])('no word gives way to another question: %s', async (question, pattern) => {
  expect(await answerTo(question)).toMatch(pattern);
});
