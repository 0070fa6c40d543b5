/** Questions that were once answered falsely: what is not known is not affirmed, and figures are those of the rows. */
import { beforeAll, describe, expect, test } from 'vitest';
import { movePoint } from '#std/move-point';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskAssistant } from './assistant.ts';
import { fill, readSymbol } from './cast.ts';
import { infoOf } from './ledger.ts';
import { openBackend } from './planner.ts';
import { SOL_MINT } from '../../src/assistant/question/sol.ts';
import { useStage } from './use-stage.ts';

const STAKE = 'Stake11111111111111111111111111111111111111';
const STAKE_BYTES = 200;

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
  ['net worth of {trader} in SOL', / is [\d,]+\.\d+/],
  ['biggest transfer {trader} ever received', /sent .* to |received/],
])('no word gives way to another question: %s', async (question, pattern) => {
  expect(await answerTo(question)).toMatch(pattern);
});

test('of two volumes that of a coin nobody traded is nothing', async () => {
  const { chain, rows } = stage().world;
  const { cast } = stage();
  const from = chain.nowMs / 1_000 - 300;
  const isTraded = (mint: string): boolean =>
    rows.swaps.some(({ base, quote, time }) => [base, quote].includes(mint) && time >= from);
  const traded = ['coin', 'second.coin', 'launch'].find((name) => isTraded(cast[name]!));
  expect(traded).toBeDefined();
  const symbols = rows.tokens
    .filter(({ mint, swaps }) => swaps > 0 && !isTraded(mint))
    .map(({ mint }) => readSymbol(chain, mint));
  const [symbol] = symbols.filter(
    (one) => one !== undefined && symbols.indexOf(one) === symbols.lastIndexOf(one),
  );
  expect(symbol).toBeDefined();
  const said = await answerTo(`volume of {${traded}.symbol} vs ${symbol} in the last 5 min`);
  expect(said).toMatch(new RegExp(`${cast[`${traded}.symbol`]}: \\$[\\d.,]+; ${symbol}: nothing\\.`));
});

describe('a yes or no of a time is of that time', () => {
  test.each([30, 60, 360])('was it active in the last %i minutes', async (minutes) => {
    const { chain } = stage().world;
    const rows = chain.rpc('getSignaturesForAddress', [
      stage().cast['trader'],
      { limit: 1_000 },
    ]) as readonly { readonly blockTime: number }[]; // it is in the chain
    const from = chain.nowMs / 1_000 - minutes * 60;
    const inside = rows.filter(({ blockTime }) => blockTime >= from).length;
    const said = await answerTo(`was {trader} active in the last ${minutes} minutes`);
    expect(said).toMatch(inside > 0 ? /^Yes: it was in transactions/ : /^No: it was in no transaction/);
    expect(said).toContain(`: ${inside}.`);
  });

  test('before the transaction that failed, and not with it', async () => {
    const { chain } = stage().world;
    const { transaction, blockTime } = chain.rpc('getTransaction', [
      stage().cast['failed.tx'],
      { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 },
    ]) as {
      readonly blockTime: number;
      readonly transaction: {
        readonly message: { readonly accountKeys: readonly { readonly pubkey: string }[] };
      };
    }; // it is in the chain
    const payer = transaction.message.accountKeys[0]!.pubkey; // a transaction has a payer
    const failed = (
      chain.rpc('getSignaturesForAddress', [payer, { limit: 1_000 }]) as readonly {
        readonly blockTime: number;
        readonly err: unknown;
      }[]
    ).filter((one) => one.err !== null && one.blockTime < blockTime); // rows of the chain
    const said = await answerTo('has the same wallet failed like this before?', 'why did {failed.tx} fail');
    expect(said).toMatch(
      failed.length > 0 ? /^Yes: one of its transactions failed/ : /^No: none of its transactions/,
    );
  });

  test('what happened once is no yes to another day', async () => {
    const said = await answerTo('did {failed.tx} fail yesterday?');
    expect(said).not.toMatch(/^(?:Yes|No)\b/m);
    expect(said).toContain('“yesterday”');
  });
});

describe('NFTs are no other tokens', () => {
  test.each(['does {trader} own any nfts', 'are there any nfts here', 'who owns the newest nft'])(
    '%s',
    async (question) => {
      expect(stage().world.rows.tokens.filter(({ decimals }) => decimals === 0)).toEqual([]);
      const said = await answerTo(question);
      expect(said).toMatch(/^An NFT is taken to be a token without decimals/);
      expect(said).toMatch(/^(?:No\. )?No token(?: account)? of that kind is indexed/m);
    },
  );
});

test('what one transaction used is no average, and what its mean leaves out is said', async () => {
  const said = await answerTo('is that a lot compared to others', 'compute used by {swap.tx}');
  expect(said).toMatch(/^Only transactions that traded, moved tokens/);
  expect(said).not.toMatch(/Average compute units\. /);
  expect(said).toMatch(/average of the others from /);
});

test('a price is told by the trades behind it', async () => {
  expect(await answerTo('price of {coin.symbol}')).not.toMatch(/deepest/);
});

describe('each of two bounds is of what it is said of', () => {
  test.each([
    'validators with commission under 10% but more than 5% of total stake',
    'validators with over 5% of the stake and a commission below 10%',
  ])('%s', async (question) => {
    const { current } = stage().world.chain.rpc('getVoteAccounts', []) as {
      readonly current: readonly {
        readonly votePubkey: string;
        readonly commission: number;
        readonly activatedStake: number;
      }[];
    }; // it is the chain's
    const all = current.reduce((sum, { activatedStake }) => sum + activatedStake, 0);
    const wanted = current.filter(
      ({ commission, activatedStake }) => commission < 10 && activatedStake / all > 0.05,
    );
    const said = await answerTo(question);
    const [first = ''] = said.split('\n');
    expect(first.match(/\w{4}…\w{4}/g)?.toSorted()).toEqual(
      wanted.map(({ votePubkey }) => `${votePubkey.slice(0, 4)}…${votePubkey.slice(-4)}`).toSorted(),
    );
  });
});

test.each([
  'hourly trades count split buys / sells for {coin.symbol}',
  'ratio of transfers to swaps hour by hour, excluding failed',
  'volume per token, without failed ones',
])('no word is said to be left out that was not: %s', async (question) => {
  expect(await answerTo(question)).not.toMatch(/into account/);
});

/** Trades of a market by who made them, most first. */
const countTraders = (
  swaps: readonly { readonly market: string; readonly trader: string }[],
  market: string,
): readonly (readonly [trader: string, count: number])[] => {
  const counts = new Map<string, number>();
  for (const one of swaps)
    if (one.market === market) counts.set(one.trader, (counts.get(one.trader) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
};

test('who did most of them has the most rows, and not the largest one', async () => {
  const { rows, chain } = stage().world;
  const from = chain.nowMs / 1_000 - 3_600;
  const newest = rows.swaps.filter(({ time }) => time >= from);
  // One in which somebody traded more than anybody else.
  const pool = newest.find(({ market }) => {
    const [most, second = 0] = countTraders(newest, market).map(([, count]) => count);
    return most !== undefined && most > second;
  })!.market;
  const [[who, count] = ['', 0]] = countTraders(newest, pool);
  const said = await answerTo('who did most of them', `trades of ${pool} in the last hour`);
  expect(said).toContain(`${who.slice(0, 4)}…${who.slice(-4)}, with ${count}.`);
});

test.each([
  'кто больше торговал, {trader} или {second.wallet}?',
  '{trader}이랑 {second.wallet} 중에 누가 더 많이 거래했어?',
  '{trader}と{second.wallet}、どちらが多く取引した?',
  'wer hat mehr gehandelt, {trader} oder {second.wallet}?',
])('two wallets are no condition on one row: %s', async (question) => {
  const { rows } = stage().world;
  const tradesOf = (name: string) => rows.swaps.filter(({ trader }) => trader === stage().cast[name]).length;
  const { results } = await ask({ text: fill(question, stage().cast), thread: [] });
  const raws = (results.find(({ tool }) => tool === 'query_index')?.facts ?? [])
    .filter(({ path }) => /^\/rows\/\d+\/count$/.test(path))
    .map(({ raw }) => Number(raw));
  expect(raws.toSorted((a, b) => b - a)).toEqual(
    [tradesOf('trader'), tradesOf('second.wallet')].toSorted((a, b) => b - a),
  );
});

test('another word is explained, and one of what it means is shown', async () => {
  const before = ['what is a wallet address', 'and a token?'];
  expect(await answerTo('and a token?', 'what is a wallet address')).toMatch(/^A token is /);
  expect(await answerTo('show me one on this chain', ...before)).toMatch(/tokens as of/);
});

test('a fee in percent is in no basis points', async () => {
  const { answer } = await ask({ text: `what is ${stage().cast['pool']}`, thread: [] });
  expect(JSON.stringify(answer.blocks)).not.toMatch(/basis points/i);
});

test('the value in SOL of trades of SOL is the SOL that changed hands', async () => {
  const { results } = await ask({ text: 'avg trade size in SOL per pool', thread: [] });
  const facts = results.find(({ tool }) => tool === 'query_index')?.facts ?? [];
  const factOf = (row: number, key: string) => facts.find(({ path }) => path === `/rows/${row}/${key}`);
  const sizes = new Map<string, bigint[]>();
  for (const { market, base, quote, baseAmount, quoteAmount } of stage().world.rows.swaps) {
    if (base !== SOL_MINT && quote !== SOL_MINT) continue;
    const own = sizes.get(market) ?? sizes.set(market, []).get(market)!; // set on the same line
    own.push(base === SOL_MINT ? baseAmount : quoteAmount);
  }
  let seen = 0;
  for (let row = 0; factOf(row, 'market') !== undefined; row++) {
    const own = sizes.get(factOf(row, 'market')!.raw); // the loop looked at it
    if (own === undefined) continue;
    const mean = own.reduce((sum, one) => sum + one, 0n) / BigInt(own.length);
    const said = BigInt(factOf(row, 'mean_lamports')!.raw); // a row has its measures
    expect(said - mean, factOf(row, 'market')!.raw).toSatisfy((gap: bigint) => gap >= 0n && gap <= 1n);
    seen++;
  }
  expect(seen).toBeGreaterThan(5);
});

describe('no neighbouring table stands for what was asked', () => {
  test.each([
    ['pools sorted by volume divided by liquidity', 'divided'],
    ['pools sorted by volume divided by liquidity, at least 5 trades', 'divided'],
  ])('%s', async (question, word) => {
    const { answer } = await ask({ text: question, thread: [] });
    expect(answer.blocks.every(({ kind }) => kind === 'paragraph')).toBe(true);
    expect(await answerTo(question)).toContain(word);
    expect(await answerTo(question)).toMatch(/^I cannot take/);
  });

  test('what is asked without the word can be chosen', async () => {
    const text = fill('{coin} volume divided by liquidity, pool by pool, highest first', stage().cast);
    const { answer } = await ask({ text, thread: [] });
    const [choice] = answer.choices;
    expect(choice?.label).toMatch(/^Markets/);
    const chosen = await ask({ text: choice?.question ?? '', thread: [] });
    expect(chosen.answer.reading?.text).toBe(choice?.label);
  });

  test('amounts of rows stand beside the token they are of', async () => {
    const { answer } = await ask({ text: 'how many early traders are there? list them', thread: [] });
    for (const block of answer.blocks) {
      if (block.kind !== 'table' || !block.columns.some(({ title }) => title === 'Bought')) continue;
      expect(block.columns.map(({ title }) => title)).toContain('Token');
    }
  });
});

describe('a figure is of what its sentence says', () => {
  test('rent is no part of what was staked', async () => {
    const text = await answerTo('how much was staked in {stake.tx}?');
    const { all } = stage().world.ledger.get(stage().cast['stake.tx']!); // it is in the chain
    const put = all
      .map((one) => infoOf(one, 'createAccount', 'createAccountWithSeed'))
      .find((info) => info?.owner === STAKE)!.lamports!; // a delegation makes its account
    const rent = stage().world.chain.rpc<number>('getMinimumBalanceForRentExemption', [STAKE_BYTES]);
    expect(text.split('\n')[0]).toBe(`${movePoint(String(BigInt(put) - BigInt(rent)), 9)} was staked.`);
    expect(text).toContain(
      `${movePoint(String(put), 9)} was put into the stake account, its rent deposit included.`,
    );
  });

  test('slots are skipped or not within an epoch', async () => {
    expect(await answerTo('does {validator} ever miss its slots?')).toContain('in this epoch');
  });

  test('what a leader takes for its block is no reward of the epoch', async () => {
    expect(await answerTo('how many rewards were paid in epoch {epoch}?')).not.toMatch(/\d\.\d/);
  });

  test('tokens nobody trades have holders too', async () => {
    const { answer } = await ask({ text: 'tokens by number of holders', thread: [] });
    const [untraded] = stage()
      .world.rows.tokens.filter(({ swaps }) => swaps === 0)
      .toSorted((a, b) => b.holders - a.holders);
    const { mint } = untraded!; // tokens are made that are only held
    expect(JSON.stringify(answer.blocks)).toContain(`${mint.slice(0, 4)}…${mint.slice(-4)}`);
  });

  test('figures of a day are said to be of one', async () => {
    expect(await answerTo('which coin gained most?')).toContain('in the last day');
  });
});

describe('what is not understood', () => {
  const sentencesOf = async (
    text: string,
    page: string,
    thread: Parameters<AskAssistant>[0]['thread'] = [],
  ) => {
    const { answer } = await ask({ text, page: fill(page, stage().cast), thread });
    const sentences = answer.blocks.flatMap((block) =>
      'spans' in block ? [block.spans.map((span) => span.text).join('')] : [],
    );
    return { answer, sentences };
  };

  test.each([
    ['flurbing the wumpus', 'I did not understand that.', 'What is known of'],
    ['Flurbe den Wumpus, aber zackig', 'Das habe ich nicht verstanden.', 'bekannt ist:'],
  ])('is answered with what is known of the open thing: %s', async (text, first, second) => {
    const { answer, sentences } = await sentencesOf(text, '/account/{trader}');
    expect(sentences[0]).toBe(first);
    expect(sentences[1]).toContain(second);
    expect(answer.grounding.matched).toBeGreaterThan(0);
  });

  test('is answered so once', async () => {
    const { answer } = await sentencesOf('flurbing the wumpus', '/account/{trader}');
    const thread = [{ question: 'flurbing the wumpus', context: answer.context }];
    const { sentences } = await sentencesOf('wumpus flurbed', '/account/{trader}', thread);
    expect(sentences).toHaveLength(1);
  });

  test('names no thing where none is open', async () => {
    const { sentences } = await sentencesOf('flurbing the wumpus', '/tokens');
    expect(sentences).toHaveLength(1);
  });
});
