import { describe, expect, expectTypeOf, test } from 'vitest';
import { choice, defineSearch, text, toHref } from './define-search.ts';

const search = defineSearch({
  tab: choice(['all', 'new'], 'all'),
  window: choice(['1h', '24h']),
  q: text(10),
});

describe('defineSearch', () => {
  test('reads what stands there, typed', () => {
    const values = search.read(new URLSearchParams('tab=new&window=1h&q=%20usdc%20&other=1'));
    expect(values).toEqual({ tab: 'new', window: '1h', q: 'usdc' });
    expectTypeOf(values.tab).toEqualTypeOf<'all' | 'new'>();
    expectTypeOf(values.window).toEqualTypeOf<'1h' | '24h' | undefined>();
    expectTypeOf(values.q).toEqualTypeOf<string | undefined>();
  });

  test('absent and empty are the fallback', () => {
    const fallback = { tab: 'all', window: undefined, q: undefined };
    expect(search.read(new URLSearchParams())).toEqual(fallback);
    expect(search.read(new URLSearchParams('tab=&window=&q='))).toEqual(fallback);
    expect(search.refused(new URLSearchParams('tab=&window=&q='))).toEqual([]);
  });

  test('what means nothing is refused and reads as absent', () => {
    const query = new URLSearchParams('tab=toString&window=2h&q=longer%20than%20ten');
    expect(search.read(query)).toEqual({ tab: 'all', window: undefined, q: undefined });
    expect(search.refused(query)).toEqual([
      { key: 'tab', text: 'toString', allowed: 'one of all, new' },
      { key: 'window', text: '2h', allowed: 'one of 1h, 24h' },
      { key: 'q', text: 'longer than ten', allowed: 'at most 10 characters' },
    ]);
  });

  test('writes an address without what is the fallback', () => {
    expect(search.href('/tokens', { tab: 'new', q: 'a&b' })).toBe('/tokens?tab=new&q=a%26b');
    expect(search.href('/tokens', { tab: 'all' })).toBe('/tokens');
  });

  test('an address has its keys in the order they are given in', () => {
    expect(search.href('/tokens', { q: 'sol', tab: 'new' })).toBe('/tokens?q=sol&tab=new');
  });

  test('the texts of values leave out what is the same as absent, and only name what was given', () => {
    expect(search.texts({ tab: 'all', window: '24h' })).toEqual({ tab: undefined, window: '24h' });
    expect(search.texts({ q: undefined })).toEqual({ q: undefined });
  });

  test('texts of a form are taken as they would be read, and what means nothing stays, to be reported', () => {
    expect(search.fromTexts({ tab: 'all', window: '2h', q: ' usdc ', other: 'x' })).toEqual({
      tab: undefined,
      window: '2h',
      q: 'usdc',
    });
    expect(search.fromTexts({ window: '' })).toEqual({ window: undefined });
    expect(search.fromTexts({ toString: 'x', constructor: 'x' })).toEqual({});
  });

  test('changing some keys of an address loses none of the others', () => {
    const query = new URLSearchParams('cluster=devnet&tab=new&window=2h&ai=1');
    expect(toHref('/tokens', query, search.texts({ tab: 'all', q: 'a' }))).toBe(
      '/tokens?cluster=devnet&window=2h&ai=1&q=a',
    );
    expect(query.toString()).toBe('cluster=devnet&tab=new&window=2h&ai=1');
    expect(toHref('/tokens', new URLSearchParams('tab=new'), search.texts({ tab: undefined }))).toBe(
      '/tokens',
    );
  });
});
