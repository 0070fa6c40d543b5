import { describe, expect, test } from 'vitest';
import { createGenesisCheck, toVerdict } from './genesis.ts';

const MAINNET = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d';
const DEVNET = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';

describe('the chain an endpoint serves', () => {
  test('is the shown one when its genesis hash is the pinned one', () => {
    expect(toVerdict(MAINNET, MAINNET)).toEqual({ kind: 'same' });
  });

  test('is said when it is another', () => {
    expect(toVerdict(DEVNET, MAINNET)).toEqual({ kind: 'other', says: DEVNET, named: 'Devnet' });
    const unknown = '4mSpqsCmpUdNXPbpw9tJ6eVN7S2bJEfdBRzWFcDGTbcq';
    expect(toVerdict(unknown, MAINNET)).toEqual({ kind: 'other', says: unknown, named: undefined });
  });

  test.each([undefined, null, 7, '', 'OOO', {}, [MAINNET]])('is not known from %j', (says) => {
    expect(toVerdict(says, MAINNET).kind).toBe('unknown');
  });

  test('is asked again after five minutes, and every time until it was right', async () => {
    let nowMs = 0;
    let says = DEVNET;
    const asked: string[] = [];
    const check = createGenesisCheck({
      ask: (url) => {
        asked.push(url);
        return Promise.resolve(says);
      },
      pinned: () => Promise.resolve(MAINNET),
      nowMs: () => nowMs,
    });
    expect((await check('https://a.example')).kind).toBe('other');
    says = MAINNET;
    expect((await check('https://a.example')).kind).toBe('same');
    nowMs = 299_999;
    expect((await check('https://a.example')).kind).toBe('same');
    expect(asked.length).toBe(2);
    nowMs = 300_000;
    await check('https://a.example');
    await check('https://b.example');
    expect(asked.slice(2)).toEqual(['https://a.example', 'https://b.example']);
  });

  test('is not known when nobody answers', async () => {
    const check = createGenesisCheck({
      ask: () => Promise.reject(new Error('It cannot be reached.')),
      pinned: () => Promise.resolve(MAINNET),
      nowMs: () => 0,
    });
    expect(await check('https://a.example')).toEqual({ kind: 'unknown', why: 'It cannot be reached.' });
  });
});
