import { describe, expect, test } from 'vitest';
import { asAddress } from '#contracts/chain';
import { createHear, testSaid, type Said } from '../testing/hear.ts';

const BONK = asAddress('GMJxL9TdR2YYmSKKiSb2EiMjLVHW9qATf8FcHd3pRUmg');
const JUP = asAddress('JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN');
const MINT = BONK;
const TOKEN_PAGE = `/token/${BONK}`;
const hear = createHear(
  [
    { mint: BONK, symbol: 'BONK', name: 'Bonk' },
    { mint: JUP, symbol: 'JUP' },
  ],
  Date.UTC(2026, 10, 21),
);

const SAID: Said = {
  'token.overview': [
    "what's BONK?",
    'tell me more about the bonk coin',
    ['explain this token', TOKEN_PAGE],
    ['how many are there in total?', TOKEN_PAGE],
    "what's the total supply of BONK",
    'how many decimals has JUP',
    `give me the basics on token ${MINT}`,
    'mint address for JUP please',
    'what is the max supply of JUP',
    'who is the creator of BONK?',
    ['decimals', TOKEN_PAGE],
    `is this a token 2022 mint ${MINT}`,
    'which program issued BONK, spl or token22?',
    'give me info about $JUP',
    'quick summary of JUP',
    ['summary', TOKEN_PAGE],
    ['total supply?', TOKEN_PAGE],
    'how big is the bonk supply',
    'qué es BONK',
    'was ist BONK',
  ],
  'token.price': [
    'how much is BONK right now',
    "what's JUP worth",
    'bonk price please',
    'how much would 250 JUP be in dollars',
    'value of 1000000 BONK',
    '3.5 sol in usd',
    'what is the current SOL price',
    ['price in sol?', TOKEN_PAGE],
    'mcap of JUP',
    `what is the price of ${MINT}`,
    'was kostet BONK',
    'how expensive is one JUP',
    'yo whats bonk at',
    'jup/usd',
    'JUP price now?',
    'what could I get for 40 JUP',
    'SOL/USD',
    'how many dollars is 10 sol',
    'BONK market cap',
    "what's 0.5 SOL worth",
    ['worth?', TOKEN_PAGE],
    'cuánto vale 1 SOL',
    'wie teuer ist BONK',
  ],
  'token.change': [
    'is JUP going up or down?',
    'how did BONK do this week',
    'did sol go up today?',
    '1h change for BONK',
    'JUP performance over the last 7 days',
    ['has it dropped today', TOKEN_PAGE],
    ["how's it doing", TOKEN_PAGE],
    'percentage change of BONK since yesterday',
    "what did bonk's price do in the last hour",
    'is bonk pumping',
    'how much is BONK down today',
    'BONK 7d performance',
    'is SOL green today',
    ['how much did it go up this week', TOKEN_PAGE],
    ['change?', TOKEN_PAGE],
    'did JUP lose value in the last hour',
    'how has bonk performed today',
  ],
  'token.chart': [
    'show me a JUP chart',
    'bonk candles 15m',
    'plot sol over the last week',
    'can you draw the price of JUP',
    ['chart for today', TOKEN_PAGE],
    ['daily candles', TOKEN_PAGE],
    `price history for ${MINT}`,
    'JUP 4h candles',
    'gimme the sol chart',
    'price graph for bonk',
    'show OHLC data of JUP',
    ['5m chart', TOKEN_PAGE],
    'how has the price of JUP developed over time',
  ],
  'token.volume_liquidity': [
    "what's the 24h volume of JUP",
    'how much liquidity is there for BONK',
    'which dex trades BONK',
    'deepest pool for JUP',
    ['which pools does it have?', TOKEN_PAGE],
    ['and the liquidity?', TOKEN_PAGE],
    'where is JUP being traded',
    'how much was traded in bonk this week',
    `list all pools of ${MINT}`,
    'how much BONK got traded in 24h',
    'JUP liquidity pls',
    'what pools exist for BONK?',
    'is JUP liquid enough',
    "what's the tvl in bonk pools",
    'can I sell BONK easily, is there enough liquidity',
  ],
  'token.holders': [
    'who are the top 5 holders of JUP',
    'biggest bonk holders',
    'how many people own BONK',
    'is the BONK supply concentrated?',
    ['who holds it', TOKEN_PAGE],
    ['what share do the top ten have', TOKEN_PAGE],
    ['does the dev still own a lot?', TOKEN_PAGE],
    `largest owners of ${MINT}`,
    'holder distribution JUP',
    'who owns the most bonk',
    'top10 JUP',
    'which wallets hold the most JUP',
    'top holder of BONK?',
    'how decentralised is the ownership of JUP',
    ['who has the biggest bags', TOKEN_PAGE],
    'what percentage do the ten largest wallets own of JUP',
    'who are the biggest owners of JUP',
    'top 20 JUP holders please',
  ],
  'token.authority_risk': [
    'is BONK a scam?',
    'can the team mint more JUP',
    'is the freeze authority of JUP revoked?',
    'could they freeze my bonk',
    ['is it safe?', TOKEN_PAGE],
    ['any warnings?', TOKEN_PAGE],
    ['can someone print more of it', TOKEN_PAGE],
    ['who has the mint authority', TOKEN_PAGE],
    `does ${MINT} have a transfer tax`,
    `check ${MINT} for rug risks`,
    `which token extensions does ${MINT} use`,
    'is BONK trustworthy',
    'is bonk dangerous?',
    'JUP rug check',
    'can the BONK devs freeze my account',
    'is JUP mintable?',
    ['who can freeze it', TOKEN_PAGE],
    'was mint authority of JUP renounced',
    'is it safe to buy BONK',
  ],
  'token.trades': [
    'show the last 10 trades of BONK',
    "who's been buying JUP lately",
    'any whale buys of BONK today?',
    ['biggest sell today', TOKEN_PAGE],
    ['who sold it last?', TOKEN_PAGE],
    'more buyers or sellers for JUP?',
    'last 5 sells of bonk',
    `recent swaps for ${MINT}`,
    'what were the most recent BONK trades',
    'who are the latest buyers of JUP',
    'largest JUP trade today',
    'is anyone dumping BONK',
    ['who is buying', TOKEN_PAGE],
  ],
  'token.fresh': [
    'what new coins came out today',
    'show 5 newest tokens',
    'any fresh launches?',
    'latest memecoin launches',
    'which tokens launched in the last hour',
    'what are the newest mints',
    'recently graduated coins',
    'anything new on pump.fun',
    'what coins were created today',
    'newest launch?',
    'tokens minted in the last hour',
    'which memecoins are brand new',
    'list recently minted tokens',
    'show me what launched in the past hour',
  ],
  'token.movers': [
    'biggest gainers today',
    'top 5 tokens by volume',
    "what's pumping on solana",
    'which coins lost most this week',
    'most traded coins in the last hour',
    'trending tokens right now',
    'worst performers today',
    'best performing coins of the week',
    'what are the hottest coins',
    'which tokens have the highest volume today',
    "who are today's winners and losers",
    'top coins',
    'most active memecoins this week',
    'biggest losers in the last hour',
    'which token gained most today',
    'what are people trading most',
    'top 10 coins by trading volume this week',
  ],
};

testSaid(SAID, hear);

describe('what fills a question about a token', () => {
  const SOL = 'So11111111111111111111111111111111111111112';

  test('a symbol, a mint, the page, and SOL itself', () => {
    expect(hear('price of JUP').slots).toEqual({ mint: JUP });
    expect(hear(`price of ${JUP}`).slots).toEqual({ mint: JUP });
    expect(hear('who holds it', { page: TOKEN_PAGE }).slots).toEqual({ mint: BONK });
    expect(hear('sol price').slots).toEqual({ mint: SOL });
  });

  test('an amount, a number of rows, a side, a window and a width of candles', () => {
    expect(hear('value of 12.5 JUP').asked.amount).toBe('12.5');
    expect(hear('value of 1000000 BONK')).toMatchObject({
      intent: 'token.price',
      slots: { mint: BONK },
      asked: { amount: '1000000' },
    });
    expect(hear('top 5 holders of JUP').asked.limit).toBe(5);
    expect(hear('last 3 sells of JUP').asked).toMatchObject({ limit: 3, side: 'sell' });
    expect(hear('JUP performance this week').asked.window).toBe('7d');
    expect(hear('JUP 15m candles').asked.interval).toBe('15m');
  });

  test('the thing on the page and not the one before it', () => {
    const thread = [{ question: 'x', context: { intent: 'tx.fee', entities: [] } }];
    expect(hear('who holds it', { page: TOKEN_PAGE, thread }).slots).toEqual({ mint: BONK });
  });

  test('the token of the question before, where the next one says only what else is asked', () => {
    const entities = [{ kind: 'token', id: JUP }] as const;
    const thread = [{ question: 'price of JUP', context: { intent: 'token.price', entities } }];
    expect(hear('and its holders?', { thread })).toMatchObject({
      intent: 'token.holders',
      slots: { mint: JUP },
    });
  });
});
