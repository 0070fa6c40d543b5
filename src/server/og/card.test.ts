import { describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../testing/scripted-cluster.ts';
import { ALICE, FIRST, transferOf } from '../testing/recorded-answers.ts';
import { toSafeText } from './card.ts';
import { toDecimal, toSentenceText } from './sentence-text.ts';

describe('toSafeText', () => {
  test.each([
    ['a\u202eb\u200bc\u0000d', 'abcd'],
    ['Ｆｕｌｌ', 'Full'],
    ['x'.repeat(50), `${'x'.repeat(39)}…`],
    ['  a  ', 'a'],
    ['\u{1f600}', ''],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(toSafeText(text, 40)).toBe(drawn);
  });
});

describe('toSentenceText', () => {
  test('holes are filled with units, names and short addresses', () => {
    expect(
      toSentenceText(
        {
          template: '{who} sent {amount} and {rest} to {to}, {unknown}',
          fields: [
            { name: 'who', value: { kind: 'address', address: ALICE as never } },
            { name: 'amount', value: { kind: 'lamports', lamports: 1_500_000_000n } },
            {
              name: 'rest',
              value: { kind: 'amount', amount: 1_234_567_000_000n, mint: 'M' as never, decimals: 6 },
            },
            { name: 'to', value: { kind: 'address', address: 'P' as never } },
          ],
        },
        {
          labels: { P: { name: 'Pool', kind: 'program', source: 'built in' } },
          tokens: { M: { mint: 'M' as never, symbol: 'USDC' } },
        },
      ),
    ).toBe('Vote…1112 sent 1.5 SOL and 1,234,567 USDC to Pool, …');
  });

  test.each([
    [18446744073709551615n, 9, '18,446,744,073.709551615'],
    [1n, 9, '0.000000001'],
    [-1_500n, 3, '-1.5'],
    [0n, 0, '0'],
  ])('%s with %i decimals is %s', (amount, decimals, text) => {
    expect(toDecimal(amount, decimals)).toBe(text);
  });
});

describe('cards', () => {
  const app = createScriptedApp(
    createScriptedClusters({ mainnet: { getTransaction: () => transferOf(FIRST) } }),
  );

  test.each(['/og.png', `/og/tx/${FIRST}.png`, `/og/account/nonsense.png`])(
    '%s is a PNG of 1200 × 630',
    async (path) => {
      const response = await app.request(path);
      expect(response.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await response.arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
    },
  );

  test('a name that is none is a 404', async () => {
    expect((await app.request('/og/tx/a%2Fb.png')).status).toBe(404);
    expect((await app.request(`/og/tx/${FIRST}`)).status).toBe(404);
  });
});
