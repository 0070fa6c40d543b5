import { describe, expect, test } from 'vitest';
import { matchCommands, runCommand, SLASH_COMMANDS, toReference } from './slash-commands.ts';

const SIGNATURE = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

describe('slash commands', () => {
  test('are /help, /tx, /account, /token, /tps, /explain, /search, /ref and /path', () => {
    expect(SLASH_COMMANDS.map(({ name }) => name)).toEqual([
      '/help',
      '/tx',
      '/account',
      '/token',
      '/tps',
      '/explain',
      '/search',
      '/ref',
      '/path',
    ]);
  });

  test('are listed while their name is typed', () => {
    expect(matchCommands('/').length).toBe(9);
    expect(matchCommands('/t').map(({ name }) => name)).toEqual(['/tx', '/token', '/tps']);
    expect(matchCommands('/tx ')).toEqual([]);
    expect(matchCommands('what is /tx')).toEqual([]);
  });

  test('ask about the thing that follows, or about that of the page', () => {
    expect(runCommand(`/tx ${SIGNATURE}`, '/')).toEqual({
      kind: 'ask',
      text: 'Explain this transaction',
      entities: [{ kind: 'transaction', id: SIGNATURE }],
    });
    expect(runCommand('/tx', `/tx/${SIGNATURE}`)).toMatchObject({ entities: [{ id: SIGNATURE }] });
    expect(runCommand('/explain', `/token/${MINT}`)).toMatchObject({ text: 'Explain this token' });
    expect(runCommand('/token USDC', '/')).toEqual({ kind: 'ask', text: 'What is USDC?', entities: [] });
  });

  test('say what is missing', () => {
    expect(runCommand('/tx', '/')).toEqual({
      kind: 'incomplete',
      hint: 'Write a signature after the command.',
    });
    expect(runCommand('/tx <script>', '/')).toMatchObject({ kind: 'incomplete' });
    expect(runCommand('/explain', '/')).toMatchObject({ kind: 'incomplete' });
  });

  test('/ref adds a thing and /path the page', () => {
    expect(runCommand('/ref 412', '/')).toEqual({ kind: 'attach', entity: { kind: 'block', id: '412' } });
    expect(runCommand('/path', '/')).toEqual({ kind: 'attach-page' });
    expect(toReference('Toly.sol')).toEqual({ kind: 'domain', id: 'toly.sol' });
  });

  test('take what the search takes: addresses of explorers, and nothing that is only as long as one', () => {
    expect(runCommand(`/tx https://solscan.io/tx/${SIGNATURE}`, '/')).toMatchObject({
      entities: [{ kind: 'transaction', id: SIGNATURE }],
    });
    expect(runCommand(`/token ${MINT}`, '/')).toMatchObject({ entities: [{ kind: 'token', id: MINT }] });
    expect(runCommand(`/account ${SIGNATURE}`, '/')).toMatchObject({ kind: 'incomplete' });
    expect(runCommand('/account toly.sol', '/')).toMatchObject({ kind: 'incomplete' });
    expect(toReference('1234567890123456')).toBe(undefined);
    expect(toReference('z'.repeat(44))).toBe(undefined);
  });

  test('other lines are questions', () => {
    expect(runCommand('/nonsense', '/')).toBe(undefined);
    expect(runCommand('what is /tx', '/')).toBe(undefined);
  });
});
