/** Numbers, times, sizes and bytes as people write them. */
import { describe, expect, test } from 'vitest';
import type { SubjectKind } from '../question/question.ts';
import { parse } from './parse.ts';

const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';

const ask = (text: string) =>
  parse({
    text,
    nowMs: Date.UTC(2026, 9, 1, 14),
    kinds: new Map<string, SubjectKind>([[MINT, 'token']]),
    names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
  })?.question.want;

describe('conversions', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['Convert 1790833104 to a UTC date', { value: '1790833104', from: 'time', to: 'time' }],
    ['which slot was it at unix 1790833104', { value: '1790833104', from: 'time', to: 'slot' }],
    ['unix timestamp for 2026-10-01 12:00 UTC', { value: '1790856000', from: 'time', to: 'unix' }],
    ['rent for 1 KB of account data', { value: '1024', from: 'bytes', to: 'SOL' }],
    ['rent for 10kb', { value: '10240', from: 'bytes' }],
    ['rent for 1.5 kb in lamports', { value: '1536', from: 'bytes', to: 'lamports' }],
    ['how many SOL to open 40 token accounts', { value: '165', from: 'bytes', other: '40' }],
    ['8 accounts of 165 bytes: rent?', { value: '165', from: 'bytes', other: '8' }],
    ['how big is a token account in bytes', { value: '165', from: 'bytes' }],
    ['kelp has 6 decimals, so what is a raw amount of 2500000', { value: '2500000', from: 'raw units' }],
    ['raw 1500000 with 6 decimals', { what: 'scale', value: '1500000', other: '6' }],
    ['how many micro-lamports in a lamport', { what: 'micro', value: '1', to: 'lamports' }],
    ['how many slots in an hour', { value: '1', from: 'hours', to: 'slots' }],
    ['half a SOL in lamports', { value: '0.5', from: 'SOL', to: 'lamports' }],
    ['priority fee for 200000 CU at 5000 micro-lamports', { value: '5000', other: '200000' }],
  ])('%s', (text, want) => {
    expect(ask(text)).toMatchObject({ kind: 'convert', ...want });
  });
});

describe('bytes', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['Turn the hex 48656c6c6f into text please', { value: '48656c6c6f', from: 'hex', to: 'text' }],
    ['base64 of hello world', { value: 'hello world', from: 'text', to: 'base64' }],
    ['hello in base58', { value: 'hello', from: 'text', to: 'base58' }],
    ['decode aGVsbG8gd29ybGQ=', { value: 'aGVsbG8gd29ybGQ=', from: 'base64', to: 'text' }],
    ['is 0OIl valid base58?', { what: 'check', value: '0OIl', from: 'base58' }],
    ['what is 6000 in hex', { what: 'number', value: '6000', to: 'hex' }],
  ])('%s', (text, want) => {
    expect(ask(text)).toMatchObject({ kind: 'convert', ...want });
  });
});
