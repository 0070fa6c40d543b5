import { describe, expect, test } from 'vitest';
import { fromBase64, JsonError, parseJson, parseLossless, toBase64, toJson } from './json.ts';

describe('JSON', () => {
  test('integers a double cannot hold survive reading and writing', () => {
    const text =
      '{"a":9007199254740991,"b":9007199254740992,"c":9007199254740993,"d":9223372036854775807,"e":18446744073709551615,"f":-9223372036854775808}';
    expect(parseLossless(text)).toEqual({
      a: 9007199254740991,
      b: 9007199254740992n,
      c: 9007199254740993n,
      d: 9223372036854775807n,
      e: 18446744073709551615n,
      f: -9223372036854775808n,
    });
    expect(parseLossless('18446744073709551615')).toBe(18446744073709551615n);
    expect(toJson({ supply: 18446744073709551615n })).toBe('{"supply":"18446744073709551615"}');
  });

  test('a long run of digits inside a text stays text', () => {
    expect(parseLossless('{"memo":": 12345678901234567890","n":1.5}')).toEqual({
      memo: ': 12345678901234567890',
      n: 1.5,
    });
  });

  test('outside JSON is refused when it is deep, broken or reaches for a prototype', () => {
    expect(parseJson('[[1]]', 2)).toEqual([[1]]);
    expect(() => parseJson('[[[1]]]', 2)).toThrow(JsonError);
    expect(() => parseJson('['.repeat(1_000_000))).toThrow(JsonError);
    expect(() => parseJson('{')).toThrow(JsonError);
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(() => parseJson(`{"a":{"${key}":{"x":1}}}`)).toThrow(JsonError);
    }
    expect(() => parseJson('{"\\u005f_proto__":1}')).toThrow(JsonError);
    expect(parseJson('{"text":"__proto__"}')).toEqual({ text: '__proto__' });
    expect(parseJson('{"text":"[[[[[["}', 2)).toEqual({ text: '[[[[[[' });
  });

  test('bytes become base64 and come back', () => {
    const bytes = Uint8Array.from({ length: 20_000 }, (_unused, i) => (i * 7) & 255);
    expect(fromBase64(toBase64(bytes))).toEqual(bytes);
    expect(toJson({ data: Uint8Array.of(1, 2, 255) })).toBe('{"data":"AQL/"}');
    expect(fromBase64('AQL/')).toEqual(Uint8Array.of(1, 2, 255));
    expect(fromBase64('')).toEqual(new Uint8Array(0));
    for (const wrong of ['!!!!', 'AQ L/!', 'A', 'é===']) expect(fromBase64(wrong), wrong).toBeUndefined();
  });
});
