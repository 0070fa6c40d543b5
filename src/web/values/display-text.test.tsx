import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ChainText, toTextParts } from './display-text.tsx';

const plain = (text: string) => [{ kind: 'plain', text }];

describe('text from the chain', () => {
  test('ordinary text of any script stays as it is', () => {
    for (const text of ['USD Coin', 'Привет', '日本語', 'é', '👍🏽', 'a\nb']) {
      expect(toTextParts(text)).toEqual(plain(text.normalize('NFC')));
    }
  });

  test('characters that change the reading without being seen become chips', () => {
    expect(toTextParts('a\u202eb')).toEqual([
      { kind: 'plain', text: 'a' },
      { kind: 'hidden', code: 'U+202E' },
      { kind: 'plain', text: 'b' },
    ]);
    for (const hidden of [
      '\u200b',
      '\u2066',
      '\u061c',
      '\u0000',
      '\u00ad',
      '\u{e0041}',
      '\ufeff',
      '\u3164',
      '\ufe0e',
    ]) {
      expect(toTextParts(hidden)).toEqual([
        { kind: 'hidden', code: `U+${hidden.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}` },
      ]);
    }
  });

  test('towers of combining marks are cut to four', () => {
    const [part] = toTextParts(`z${'\u0335'.repeat(60)}`);
    expect(part).toEqual({ kind: 'plain', text: `z${'\u0335'.repeat(4)}` });
  });

  test('markup stays text', () => {
    const html = renderToStaticMarkup(<ChainText text={'<img src=x onerror=alert(1)>'} />);
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('long text is cut and says how long it is', () => {
    const html = renderToStaticMarkup(<ChainText text={'x'.repeat(500)} limit={10} />);
    expect(html).toContain('xxxxxxxxxx<');
    expect(html).toContain('500 characters');
    expect(html).not.toContain('xxxxxxxxxxx');
  });
});
