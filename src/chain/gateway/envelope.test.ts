import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAnswerText } from './answer.ts';
import { readEnvelope } from './envelope.ts';

const bytes = (text: string): Uint8Array[] => [Buffer.from(text, 'utf8')];
const read = (text: string, id = 7) => readEnvelope(bytes(text), Buffer.byteLength(text), id);
const resultOf = (text: string): string | undefined => {
  const answer = read(text);
  return typeof answer === 'string' ? undefined : toAnswerText(answer);
};

describe('envelope', () => {
  test.each([
    ['{"jsonrpc":"2.0","result":{"a":[1,"}]"]},"id":7}', '{"a":[1,"}]"]}'],
    ['{"id":7,"jsonrpc":"2.0","result":18446744073709551615}', '18446744073709551615'],
    ['{"jsonrpc":"2.0","id":"7","result":"a\\"b\\\\"}', '"a\\"b\\\\"'],
    [' { "jsonrpc" : "2.0" , "result" : null , "id" : 7 } \n', 'null'],
    ['{"jsonrpc":"2.0","result":1e21,"id":7,"error":null}', '1e21'],
    ['{"jsonrpc":"2.0","result":"Ω 🎈","id":7,"extra":{"x":[]}}', '"Ω 🎈"'],
  ])('takes the result out of %s', (text, expected) => {
    expect(resultOf(text)).toBe(expected);
  });

  test.each([
    ['', 'empty'],
    ['   ', 'malformed'],
    ['null', 'malformed'],
    ['[]', 'malformed'],
    ['"ok"', 'malformed'],
    ['<html><body>Busy</body></html>', 'malformed'],
    ['Too many requests', 'malformed'],
    ['{}', 'malformed'],
    ['{"jsonrpc":"2.0","id":7}', 'malformed'],
    ['{"result":1,"id":7}', 'malformed'],
    ['{"jsonrpc":"1.0","result":1,"id":7}', 'malformed'],
    ['{"jsonrpc":2.0,"result":1,"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":1}', 'wrong-id'],
    ['{"jsonrpc":"2.0","result":1,"id":8}', 'wrong-id'],
    ['{"jsonrpc":"2.0","result":1,"id":null}', 'wrong-id'],
    ['{"jsonrpc":"2.0","result":1,"id":"07"}', 'wrong-id'],
    ['{"jsonrpc":"2.0","result":1,"id":[7]}', 'wrong-id'],
    ['{"jsonrpc":"2.0","result":1,"error":{"code":1,"message":""},"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":1,"result":2,"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","error":{},"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","error":"no","id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","error":{"code":"1","message":"x"},"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","error":{"code":1},"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","error":null,"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":{{},"id":7}', 'truncated'],
    ['{"jsonrpc":"2.0","result":{1{},"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":{"a":1]},"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":[1,],"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":[1 2],"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":["a""b"],"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":nil,"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":01x,"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":,"id":7}', 'malformed'],
    ["{'jsonrpc':'2.0','result':1,'id':7}", 'malformed'],
    ['{"jsonrpc":"2.0","result":1,"id":7}{"jsonrpc":"2.0","result":1,"id":7}', 'malformed'],
    ['{"jsonrpc":"2.0","result":1,"id":7}}', 'malformed'],
    ['[{"jsonrpc":"2.0","result":1,"id":7}]', 'malformed'],
    ['{"jsonrpc":"2.0","result":{"a":1', 'truncated'],
    ['{"jsonrpc":"2.0","result":"abc', 'truncated'],
    ['{"jsonrpc":"2.0","result":1,"id":7', 'truncated'],
    ['{"jsonrpc":"2.0","result":1', 'truncated'],
    ['{"jsonrpc":"2.', 'truncated'],
    ['{"jsonrpc" "2.0","result":1,"id":7}', 'malformed'],
  ])('refuses %s', (text, fault) => {
    expect(read(text)).toBe(fault);
  });

  test('an error keeps its bytes and tells its code', () => {
    const answer = read(
      '{"jsonrpc":"2.0","error":{"code":-32602,"message":"Ungültig","data":9007199254740993},"id":7}',
    );
    expect(answer).toMatchObject({ error: { code: -32602, message: 'Ungültig' }, isNull: false });
    expect(typeof answer === 'string' ? '' : toAnswerText(answer)).toContain('9007199254740993');
  });

  test('a large answer gives the same result however it arrives in pieces', () => {
    const result = `{"transactions":["${'A'.repeat(60_000)}"],"id":7,"n":18446744073709551615}`;
    fc.assert(
      fc.property(
        fc.constantFrom(
          `{"jsonrpc":"2.0","result":${result},"id":7}`,
          `{"jsonrpc":"2.0","id":7,"result":${result}}\n`,
          `{"id":"7", "result": ${result} , "jsonrpc":"2.0" }`,
        ),
        fc.array(fc.integer({ min: 1, max: 60_100 }), { maxLength: 6 }),
        (text, cuts) => {
          const whole = Buffer.from(text);
          const ends = [...cuts.filter((at) => at < whole.length).sort((a, b) => a - b), whole.length];
          const pieces = ends
            .map((end, index) => whole.subarray(ends[index - 1] ?? 0, end))
            .filter((each) => each.length > 0);
          const answer = readEnvelope(pieces, whole.length, 7);
          expect(typeof answer === 'string' ? answer : toAnswerText(answer)).toBe(result);
        },
      ),
      { seed: 7, numRuns: 100 },
    );
  });

  test('a large answer that is cut, of another question or no envelope is refused', () => {
    const long = 'A'.repeat(60_000);
    expect(read(`{"jsonrpc":"2.0","result":{"a":"${long}"`)).toBe('truncated');
    expect(read(`{"jsonrpc":"2.0","result":{"a":"${long}"},"id":8}`)).toBe('wrong-id');
    expect(read(`{"jsonrpc":"2.0","result":{"a":"${long}"],"id":7}`)).toBe('truncated');
    expect(read(`{"result":{"a":"${long}"},"id":7}`)).toBe('malformed');
    expect(read(`<html>${long}</html>`)).toBe('malformed');
  });

  test('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        readEnvelope([noise], noise.length, 7);
      }),
      { seed: 3, numRuns: 500 },
    );
  });
});
