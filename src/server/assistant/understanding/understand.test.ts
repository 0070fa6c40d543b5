import { describe, expect, test } from 'vitest';
import type { EarlierTurn } from '#contracts/assistant/agent';
import { understand } from './understand.ts';

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const OTHER = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB';
const reader = { tokens: { list: () => [{ mint: MINT, symbol: 'USDC', name: 'USD Coin' }] } };
const ask = (text: string, more: { thread?: readonly EarlierTurn[]; page?: string } = {}) =>
  understand({ text, ...more }, reader, 1_790_000_000_000);
const before: readonly EarlierTurn[] = [
  { question: 'what is it', context: { intent: 'token.overview', entities: [{ kind: 'token', id: MINT }] } },
];

describe('understanding', () => {
  test.each(['price of NOSUCHCOIN', 'what is the price of nosuchcoin?', 'price of $NOPE'])(
    'a token nobody knows is not taken for the one before: %s',
    (text) => {
      expect(ask(text, { thread: before })).toMatchObject({ kind: 'unclear', why: 'unknown-name' });
    },
  );

  test.each(['and its price?', 'what was its volume for today', 'price'])(
    'a question that names nothing goes on with the token before: %s',
    (text) => {
      expect(ask(text, { thread: before })).toMatchObject({
        kind: 'intent',
        filling: { slots: { mint: MINT } },
      });
    },
  );

  test('a symbol this server has met is its token', () => {
    expect(ask('price of usdc')).toMatchObject({
      kind: 'intent',
      intent: { id: 'token.price' },
      filling: { slots: { mint: MINT } },
    });
  });

  test('a thing of the list before is meant by its place', () => {
    const thread: readonly EarlierTurn[] = [
      {
        question: 'show the newest tokens',
        context: {
          intent: 'token.fresh',
          entities: [],
          listed: [
            { kind: 'token', id: MINT },
            { kind: 'token', id: OTHER },
          ],
        },
      },
    ];
    expect(ask('who holds the second one', { thread })).toMatchObject({
      kind: 'intent',
      intent: { id: 'token.holders' },
      filling: { slots: { mint: OTHER } },
    });
  });

  test('what is as long as an address and is none is said to be so', () => {
    expect(ask(`explain ${'1'.repeat(30)}lO0I${'2'.repeat(30)}`)).toMatchObject({
      kind: 'unclear',
      why: 'malformed',
    });
  });

  test('the possessive is no verb', () => {
    expect(ask('show its trades')).toMatchObject({ kind: 'unclear', why: 'missing' });
  });
});
