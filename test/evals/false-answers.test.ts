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
