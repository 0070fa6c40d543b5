import { describe, expect, test } from 'vitest';
import { createScriptedApp, createScriptedClusters } from '../../testing/scripted-cluster.ts';
import { FIRST, transferOf } from '../../testing/recorded-answers.ts';
import { toSafeText } from './card.ts';

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
