import { expect, test } from 'vitest';
import type { Api } from '#contracts/api';
import { findExamples } from './examples.ts';

const SIGNATURE = '5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7';
const needs = (...names: string[]) => names.map((name) => ({ name, isRequired: true }));

/** What a cluster answers, by question. */
const answering = (answers: Readonly<Record<string, unknown>>): Api & { readonly asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    ask(name) {
      asked.push(name);
      const found = answers[name];
      return found === undefined ? Promise.reject(new Error('down')) : Promise.resolve(found as never);
    },
  };
};
const home = {
  kind: 'found',
  transactions: [{ signature: SIGNATURE, feePayer: 'Payer' }],
  blocks: [{ slot: 9 }, { slot: 8, transactions: 3 }],
  pulse: { slot: 9, epoch: 2 },
};

test('examples are what the cluster answers now', async () => {
  const api = answering({ home });
  expect(await findExamples(api, 'transaction', needs('signature'))).toEqual({ signature: SIGNATURE });
  expect(await findExamples(api, 'block', needs('slot'))).toEqual({ slot: '8' });
  expect(await findExamples(api, 'account', needs('address'))).toEqual({ address: 'Payer' });
});

test('an address of a program is that of a program', async () => {
  const api = answering({ home, programs: { kind: 'found', rows: [{ address: 'Prog', name: 'System' }] } });
  expect(await findExamples(api, 'program', needs('address'))).toEqual({ address: 'Prog' });
});

test('one answer is asked for once, however many values it gives', async () => {
  const api = answering({
    markets: { kind: 'found', rows: [{ market: 'M', base: 'B', quote: 'Q' }] },
    marketTrades: { kind: 'found', trades: [{ trader: 'T', quoteAmount: '12' }] },
  });
  expect(await findExamples(api, 'quote', needs('market', 'inputMint', 'amount', 'slippage'))).toEqual({
    market: 'M',
    inputMint: 'Q',
    amount: '12',
    slippage: '50',
  });
  expect(api.asked).toEqual(['markets', 'marketTrades']);
});

test('what nobody can tell is left empty rather than made up', async () => {
  expect(await findExamples(answering({}), 'transaction', needs('signature'))).toEqual({});
  expect(
    await findExamples(answering({ home: { kind: 'absent' } }), 'transaction', needs('signature')),
  ).toEqual({});
  expect(await findExamples(answering({ home }), 'compressedNft', needs('id'))).toEqual({});
});

test('where values are listed the first is taken, and what may be left out stays empty', async () => {
  const parameters = [
    { name: 'list', isRequired: true, values: ['coins', 'memecoins'] },
    { name: 'window', isRequired: false, values: ['1h'] },
  ];
  expect(await findExamples(answering({}), 'screener', parameters)).toEqual({ list: 'coins' });
});
