/** Plain questions and double ones, in several languages: nothing of them is dropped, and nothing is said to be that is told. */
import { beforeAll, describe, expect, test } from 'vitest';
import { movePoint } from '#std/move-point';
import { planner } from '../../src/server/assistant/index.ts';
import type { AskAssistant } from './assistant.ts';
import { fill } from './cast.ts';
import type { NodeTransaction } from './ledger.ts';
import { openBackend } from './planner.ts';
import { useStage } from './use-stage.ts';

const stage = useStage();
let ask: AskAssistant;
beforeAll(() => {
  const { chain } = stage().world;
  ask = openBackend(planner)(chain, chain.nowMs);
}, 300_000);

async function answerTo(question: string, page = '/'): Promise<{ reading: string; text: string }> {
  const { cast } = stage();
  const { answer } = await ask({ text: fill(question, cast), page: fill(page, cast), thread: [] });
  const text = answer.blocks
    .flatMap((block) =>
      'spans' in block
        ? [block.spans.map((span) => span.text).join('')]
        : block.kind === 'table'
          ? block.rows.map((row) => row.map((cell) => cell.map((span) => span.text).join('')).join(' | '))
          : [],
    )
    .join('\n');
  return { reading: answer.reading?.text ?? '', text };
}

/** As answers write an address that is no link. */
const shorten = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`;
const toTime = (seconds: number): string => new Date(seconds * 1_000).toISOString().replace('.000Z', 'Z');

/** What the trader holds now, by mint. */
function heldByTrader(): ReadonlyMap<string, bigint> {
  const { world, cast } = stage();
  const held = new Map<string, bigint>();
  for (const { owner, mint, amount } of world.rows.held)
    if (owner === cast['trader'] && amount > 0n) held.set(mint, (held.get(mint) ?? 0n) + amount);
  return held;
}

/** That something was left out, in the languages that are asked in here. */
const LEFT_OUT =
  /does not take|Sin tener en cuenta|Sem considerar|Sans tenir compte|Nicht berücksichtigt|Без уч|Без ура|고려하지|考慮して|dikkate alınmadı/;

describe('what is told is not said to be left out', () => {
  test.each([
    ['/tx/{swap.tx}', 'how much compute was requested and how much was used'],
    ['/tx/{swap.tx}', 'were any token accounts opened here, and who paid the rent'],
    ['/account/{trader}', 'how many of its transactions bombed'],
    ['/', 'network tps without the vote spam'],
    ['/', 'how many folks hold {second.coin.symbol}'],
    ['/', 'sol name of {trader}'],
  ])('%s %s', async (page, question) => {
    expect((await answerTo(question, page)).text).not.toMatch(LEFT_OUT);
  });
});

describe('plain questions are understood', () => {
  test.each([
    ['/', "hello, first time here, what's this 'epoch' thing everybody mentions", /span of slots/],
    ['/', "what is that word 'lamport' i keep reading", /smallest unit of SOL/],
    ['/', 'where does most of the liquidity of {second.coin.symbol} sit', /highest by liquidity/],
    ['/', 'busiest program besides vote and system', /Compute Budget, with/],
    ['/', 'rank the most common errors', /^Most frequent errors of failed transactions/],
    ['/', 'did failures spike at any point', /Highest by failed/],
    ['/', 'lowest commission of a validator', /lowest by commission: 0/],
    ['/', 'what apy does staking pay', /Staking yield: not known here/],
    ['/', 'leader by volume today', /Highest by value/],
    ['/', 'any whale sells today', /largest by value/],
    ['/tx/{swap.tx}', 'which accounts did it write to', /writable accounts are/],
    ['/account/{trader}', 'how much did it spend on gas so far', /Fees paid/],
  ])('%s %s', async (page, question, said) => {
    const { text } = await answerTo(question, page);
    expect(text).toMatch(said);
    expect(text).not.toMatch(LEFT_OUT);
  });
});

test('tokens that two wallets sent one another are counted both ways', async () => {
  const { transfers } = stage().world.rows;
  const between = (a: string, b: string) =>
    transfers.filter(({ sender, receiver }) => sender === a && receiver === b).length;
  const { sender: one, receiver: other } = transfers.find(
    ({ sender, receiver }) =>
      sender !== receiver &&
      between(receiver, sender) > 0 &&
      between(receiver, sender) !== between(sender, receiver),
  )!; // wallets pay back
  const { text } = await answerTo(`did ${one} and ${other} ever send one another tokens`);
  expect(text).toContain(`Yes. There are ${between(one, other) + between(other, one)} transfers`);
  expect(text).not.toMatch(LEFT_OUT);
});

test('tokens that two wallets never sent one another are none', async () => {
  const { world, cast } = stage();
  const other = ['second.wallet', 'whale', 'quiet.wallet'].find((name) => {
    const pair = [cast['trader'], cast[name]];
    return !world.rows.transfers.some(
      ({ sender, receiver }) => pair.includes(sender) && pair.includes(receiver),
    );
  });
  expect(other).toBeDefined();
  const { text } = await answerTo(`did {trader} and {${other}} ever send one another tokens`);
  expect(text).toMatch(/^No\./);
  expect(text).not.toMatch(LEFT_OUT);
});

test("what's in this wallet", async () => {
  const { text } = await answerTo("what's in this wallet", '/account/{trader}');
  const held = heldByTrader();
  expect(held.size).toBeGreaterThan(5);
  expect(text).toContain(`${held.size} tokens`);
  for (const mint of held.keys()) expect(text).toContain(shorten(mint));
  expect(text).not.toMatch(LEFT_OUT);
});

test('number of transactions and how many of them failed', async () => {
  const rows = stage().world.chain.rpc<readonly { readonly err: unknown }[]>('getSignaturesForAddress', [
    stage().cast['trader'],
    { limit: 1_000 },
  ]);
  const failed = rows.filter(({ err }) => err !== null).length;
  expect(failed).toBeGreaterThan(0);
  const { text } = await answerTo('number of transactions and how many of them failed', '/account/{trader}');
  expect(text).toMatch(new RegExp(`^Number of transactions of .*: ${rows.length}\\.$`, 'm'));
  expect(text).toMatch(new RegExp(`^Number of failed transactions of .*: ${failed}\\.$`, 'm'));
  expect(text).not.toMatch(LEFT_OUT);
});

test.each([
  ['was the slot just before this one empty', -1],
  ['who led the next slot', 1],
  ['wer war der Leader im nächsten Slot', 1],
  ['qui est le leader du slot suivant', 1],
])('beside the block of the page: %s', async (question, off) => {
  const slot = Number(stage().cast['block']) + off;
  expect((await answerTo(question, '/block/{block}')).reading).toMatch(new RegExp(`\\b${slot}\\b`));
});

describe('both halves of a question are answered', () => {
  test.each([
    ['/', 'current epoch and how long until it flips', ['It is epoch', 'Time left in the epoch']],
    ['/', 'supply of {coin.symbol} and who can mint more', ['Supply of', 'Mint authority']],
    ['/', 'what is an epoch and which one are we in', ['span of slots', 'epoch {epoch}']],
    ['/', 'cuánto SOL tiene {trader} y cuándo hizo su última transacción', ['Saldo', 'Hora de su última']],
    ['/', 'wie viel ist gestaked und welcher Validator hat am meisten', ['Aktiver Stake', 'hat am meisten']],
    ['/', 'сколько всего в стейке и у кого больше всего', ['Активный стейк', 'Больше всего']],
    ['/', '지금 에폭 몇이고 끝나려면 얼마나 걸려?', ['에포크: {epoch}', '남은 시간']],
    ['/token/{coin}', 'इस टोकन की सप्लाई कितनी है और मिंट अधिकार किसके पास है?', ['सप्लाई', 'मिंट अधिकार']],
    ['/', "c'est quoi une époque, et on est à combien ?", ['suite de slots', 'Époque']],
  ])('%s %s', async (page, question, said) => {
    const { text } = await answerTo(question, page);
    for (const one of said) expect(text).toContain(fill(one, stage().cast));
    expect(text).not.toMatch(LEFT_OUT);
  });
});

describe('other languages ask for the same', () => {
  test.each([
    ['/account/{trader}', 'woher kam das erste Geld auf dieser Wallet', /erste SOL/],
    ['/account/{trader}', "d'où viennent les premiers fonds de ce portefeuille", /premier SOL/],
    ['/account/{trader}', '이 지갑 첫 자금 어디서 왔어?', /첫 SOL/],
    ['/block/{block}', 'muéstrame las transacciones fallidas de este bloque', /transacciones fallidas/],
    ['/block/{block}', 'このブロックの失敗した取引を見せて', /失敗した取引の一覧/],
    ['/', 'скільки транзакцій зафейлилось за останню годину', /невдалих/],
  ])('%s %s', async (page, question, said) => {
    const { text } = await answerTo(question, page);
    expect(text).toMatch(said);
    expect(text).not.toMatch(LEFT_OUT);
  });

  test.each(['wer hat {coin.symbol} am frühesten gekauft', '{coin.symbol}를 가장 먼저 산 지갑들 보여줘'])(
    'the first buyer comes first: %s',
    async (question) => {
      const { world, cast } = stage();
      const { trader, time, signature } = world.rows.swaps.findLast(
        ({ base, isBuy }) => base === cast['coin'] && isBuy,
      )!; // it is traded
      const { text } = await answerTo(question);
      // Of several rows the first, and of one row the only one.
      const first = text.split('\n').find((line) => line.includes('…'));
      expect(first).toContain(shorten(trader));
      expect(text).toContain(shorten(signature));
      expect(text).toContain(toTime(time));
      expect(text).not.toMatch(LEFT_OUT);
    },
  );

  test.each([
    ['quanto de taxa eu paguei nessa transação', 'taxa de '],
    ['cuánto pagué de comisión en esta transacción', 'comisión de '],
  ])('the fee of the page: %s', async (question, before) => {
    const { meta } = stage().world.chain.rpc<NodeTransaction>('getTransaction', [
      stage().cast['swap.tx'],
      { encoding: 'jsonParsed', maxSupportedTransactionVersion: 1 },
    ]);
    const { text } = await answerTo(question, '/tx/{swap.tx}');
    expect(text).toContain(`${before}${movePoint(String(meta.fee), 9)}.`);
    expect(text).not.toMatch(LEFT_OUT);
  });

  test.each([
    'combien de swaps de {coin.symbol} depuis une heure ?',
    'cuántos trades de {coin.symbol} desde hace una hora',
    'wie viele Trades von {coin.symbol} seit einer Stunde',
    "quanti scambi di {coin.symbol} da un'ora?",
  ])('up to now since a while: %s', async (question) => {
    const { world, cast } = stage();
    const from = world.chain.nowMs / 1_000 - 3_600;
    const trades = world.rows.swaps.filter(
      ({ base, quote, time }) => [base, quote].includes(cast['coin']!) && time >= from,
    ).length;
    expect(trades).toBeGreaterThan(0);
    expect((await answerTo(question)).text).toContain(`: ${trades}.`);
  });

  test.each([
    'größte Halter von {coin.symbol} ohne Pools',
    'quem são os maiores detentores de {coin.symbol}? sem contar as pools',
    'mayores tenedores de {coin.symbol} sin los pools',
    'крупнейшие держатели {coin.symbol} без пулов',
  ])('pools are left out: %s', async (question) => {
    const { world, cast } = stage();
    const pools = new Set(world.rows.markets.map(({ market }) => market));
    const held = new Map<string, bigint>();
    for (const { owner, mint, amount } of world.rows.held)
      if (owner !== undefined && mint === cast['coin']) held.set(owner, (held.get(owner) ?? 0n) + amount);
    const largest = [...held].toSorted((a, b) => (b[1] > a[1] ? 1 : -1)).map(([owner]) => owner);
    const others = largest.filter((owner) => !pools.has(owner));
    // A pool would be among them.
    expect(largest.slice(0, 5)).not.toEqual(others.slice(0, 5));
    const { text } = await answerTo(question);
    for (const owner of others.slice(0, 5)) expect(text).toContain(shorten(owner));
    for (const owner of largest.filter((one) => pools.has(one))) expect(text).not.toContain(shorten(owner));
    expect(text).not.toMatch(LEFT_OUT);
  });
});

test('holdings without a price come last, and are there', async () => {
  const { text } = await answerTo(
    'welche Token hält diese Wallet, welcher hat den größten Wert',
    '/account/{trader}',
  );
  const { world } = stage();
  const held = heldByTrader();
  const rows = text.split('\n').filter((line) => line.includes(' | '));
  // SOL itself is among them.
  expect(rows).toHaveLength(held.size + 1);
  expect(rows.filter((row) => /^\|? ?SOL /.test(row))).toHaveLength(1);
  const priced = rows.map((row) => row.includes('$'));
  expect(priced).toEqual(priced.toSorted((a, b) => Number(b) - Number(a)));
  // Some have no price: those nobody trades.
  const traded = new Set(world.rows.markets.map(({ base }) => base));
  const unpriced = [...held.keys()].filter(
    (mint) => !traded.has(mint) && !world.chain.stablecoins.includes(mint),
  );
  expect(unpriced.length).toBeGreaterThan(0);
  for (const mint of unpriced)
    expect(rows.filter((_row, at) => !priced[at]).join('\n')).toContain(shorten(mint));
});
