import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findRule, METHOD_RULES } from './method-rules.ts';
import { DEFAULT_LIMITS } from './options.ts';
import { readCalls } from './read-calls.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const read = (value: unknown) =>
  readCalls(bytes(typeof value === 'string' ? value : JSON.stringify(value)), DEFAULT_LIMITS, (method) =>
    findRule(method, 'mainnet', ['localnet']),
  );
const codeOf = (method: string, params?: unknown): number | undefined => {
  const found = read({ jsonrpc: '2.0', id: 1, method, params });
  return found.kind === 'single' && found.call.kind === 'refused' ? found.call.code : undefined;
};
const many = (count: number): string[] => Array.from({ length: count }, () => 'x');

describe('reading calls', () => {
  test.each([
    ['getSignaturesForAddress', ['a', { limit: 1_000 }], ['a', { limit: 1_001 }]],
    ['getMultipleAccounts', [many(100)], [many(101)]],
    ['getBlocks', [5, 1_005], [5, 1_006]],
    ['getBlocksWithLimit', [5, 1_000], [5, 1_001]],
    ['getSignatureStatuses', [many(256)], [many(257)]],
    ['getRecentPrioritizationFees', [many(128)], [many(129)]],
  ])('%s is passed on at its limit and refused one beyond', (method, fits, exceeds) => {
    expect(codeOf(method, fits)).toBeUndefined();
    expect(codeOf(method, exceeds)).toBe(-32602);
  });

  test('a range of blocks without an end is refused', () => {
    expect(codeOf('getBlocks', [5])).toBe(-32602);
  });

  test('program accounts need a filter, and giants one by content', () => {
    const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
    const bySize = { filters: [{ dataSize: 165 }] };
    const byContent = { filters: [{ memcmp: { offset: 0, bytes: 'abc' } }] };
    expect(codeOf('getProgramAccounts', ['P'])).toBe(-32602);
    expect(codeOf('getProgramAccounts', ['P', { filters: [] }])).toBe(-32602);
    expect(codeOf('getProgramAccounts', ['P', bySize])).toBeUndefined();
    expect(codeOf('getProgramAccounts', [token, bySize])).toBe(-32602);
    expect(codeOf('getProgramAccounts', [token, byContent])).toBeUndefined();
  });

  test('methods that change a node or the chain are unknown', () => {
    for (const method of [
      'sendTransaction',
      'requestAirdrop',
      'setLogFilter',
      'exit',
      'addAuthorizedVoter',
      'contactInfo',
      'startProgress',
      'getConfirmedBlock',
      '__proto__',
      'constructor',
      'toString',
      '',
    ]) {
      expect(codeOf(method), method).toBe(-32601);
    }
  });

  test('only listed methods are passed on, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), (method) => {
        expect(codeOf(method) === -32601).toBe(!METHOD_RULES.has(method));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  test('writes are passed on only for the clusters listed, and no airdrop on mainnet', () => {
    expect(findRule('sendTransaction', 'mainnet', ['mainnet'])?.write).toBe(true);
    expect(findRule('requestAirdrop', 'mainnet', ['mainnet'])).toBeUndefined();
    expect(findRule('requestAirdrop', 'devnet', ['mainnet', 'devnet'])?.write).toBe(true);
    expect(findRule('sendTransaction', 'mainnet', ['devnet'])).toBeUndefined();
    expect(findRule('sendTransaction', 'localnet', [])).toBeUndefined();
  });

  test.each([
    ['not JSON', '{', 400, -32700],
    ['an empty batch', '[]', 400, -32600],
    ['21 calls', JSON.stringify(Array.from({ length: 21 }, () => ({}))), 400, -32600],
    ['nesting of 33', `${'['.repeat(33)}${']'.repeat(33)}`, 400, -32600],
    ['a number of 65 digits', `[${'9'.repeat(65)}]`, 400, -32600],
    ['more than 256 KiB', `["${'x'.repeat(262_144)}"]`, 413, -32600],
  ])('rejects %s', (_what, body, status, code) => {
    expect(read(body)).toMatchObject({ kind: 'rejected', status, code });
  });

  test('rejects bytes that are not UTF-8', () => {
    expect(readCalls(Uint8Array.of(0x22, 0xc3, 0x28, 0x22), DEFAULT_LIMITS, () => undefined)).toMatchObject({
      kind: 'rejected',
      code: -32700,
    });
  });

  test('a batch may not cost more than its budget', () => {
    const heavy = { jsonrpc: '2.0', id: 1, method: 'getBlock', params: [5] };
    expect(read(Array.from({ length: 10 }, () => heavy)).kind).toBe('batch');
    expect(read(Array.from({ length: 11 }, () => heavy))).toMatchObject({ kind: 'rejected', code: -32600 });
  });

  test('a call without an id is a notification, one with a wrong id is refused', () => {
    expect(read({ jsonrpc: '2.0', method: 'getSlot' })).toMatchObject({
      call: { kind: 'call', id: undefined },
    });
    expect(read({ jsonrpc: '2.0', method: 'getSlot', id: {} })).toMatchObject({
      call: { kind: 'refused', id: 'null', code: -32600 },
    });
    expect(read({ method: 'getSlot', id: 1 })).toMatchObject({
      call: { kind: 'refused', id: '1', code: -32600 },
    });
  });
});
