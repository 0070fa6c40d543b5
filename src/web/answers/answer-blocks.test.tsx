import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Block, Depth, Span, ToolResult } from '#contracts/assistant/agent';
import { AnswerBlocks } from './answer-blocks.tsx';

const RESULT: ToolResult = {
  ok: true,
  tool: 'get_transaction',
  callId: 'r1',
  data: null,
  facts: [
    {
      id: 'r1.fee',
      path: '/fee',
      kind: 'amount',
      label: 'Fee',
      raw: '5000',
      decimals: 9,
      unit: 'SOL',
      ui: '0.000005',
    },
    {
      id: 'r1.amount',
      path: '/amount',
      kind: 'amount',
      label: 'Amount',
      raw: '1500000',
      decimals: 6,
      unit: 'EPjF…Dt1v',
      symbol: '<b>USD\u202eC',
      mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      ui: '1.5',
    },
  ],
  untrusted: [{ id: 'r1.u1', path: '/memo', what: 'memo', text: '<img src=x>' }],
  source: {
    cluster: 'localnet',
    slot: '12',
    finality: 'finalized',
    provider: 'localnet',
    fetchedAt: '2026-01-02T03:04:05Z',
  },
  notes: [],
  links: [],
};
const paragraph = (depth: Depth, ...spans: Span[]): Block => ({ kind: 'paragraph', depth, spans });
const html = (blocks: readonly Block[], depth: Depth = 3) =>
  renderToStaticMarkup(<AnswerBlocks blocks={blocks} results={[RESULT]} depth={depth} />);

describe('an answer on the page', () => {
  test('a figure is a button that says its label, exact value and source, with its unit behind it', () => {
    const shown = html([paragraph(1, { kind: 'fact', fact: 'r1.fee', text: '0.000005' })]);
    expect(shown).toContain('data-fact="r1.fee"');
    expect(shown).toContain(
      'title="Fee\nExactly: 5,000 lamports\nFrom: get_transaction, localnet, slot 12, finalized, read 2026-01-02 03:04:05 UTC"',
    );
    expect(shown).toMatch(/>0\.000005<\/button>.*SOL/);
  });

  test('the mint stands beside what a token calls itself, and hidden characters are seen', () => {
    const shown = html([paragraph(1, { kind: 'fact', fact: 'r1.amount', text: '1.5' })]);
    expect(shown).toContain('&lt;b&gt;USD');
    expect(shown).toContain('U+202E');
    expect(shown).toContain('EPjF…Dt1v');
  });

  test('a figure whose proof is not there is no button', () => {
    const shown = html([paragraph(1, { kind: 'fact', fact: 'r9.gone', text: '7' })]);
    expect(shown).not.toContain('<button');
    expect(shown).toContain('title="The source of this value is not stored with this answer"');
  });

  test('words of strangers are set apart and stay text', () => {
    const shown = html([paragraph(1, { kind: 'quote', quote: 'r1.u1', text: '<img src=x>' })]);
    expect(shown).toMatch(
      /<q[^>]*memo written by a third party, unverified[^>]*><bdi[^>]*>&lt;img src=x&gt;<\/bdi><\/q>/,
    );
  });

  test('links lead to places of this product; others are text', () => {
    const shown = html([
      paragraph(
        1,
        { kind: 'link', href: '/docs/rent', text: 'Rent' },
        { kind: 'link', href: 'https://evil.example', text: 'Evil' },
      ),
    ]);
    expect(shown).toContain('href="/docs/rent"');
    expect(shown).not.toContain('evil.example');
    expect(shown).toContain('Evil');
  });

  test('what goes deeper than chosen stays away', () => {
    const blocks = ([1, 2, 3] as const).map((depth) =>
      paragraph(depth, { kind: 'text', text: `Depth ${depth}.` }),
    );
    const seen = (depth: Depth) => html(blocks, depth).match(/Depth \d/g);
    expect([seen(1), seen(2), seen(3)]).toEqual([
      ['Depth 1'],
      ['Depth 1', 'Depth 2'],
      ['Depth 1', 'Depth 2', 'Depth 3'],
    ]);
  });

  test('a mark behind a figure stays on its line', () => {
    const shown = html([
      paragraph(1, { kind: 'fact', fact: 'r1.fee', text: '5' }, { kind: 'text', text: '), and more.' }),
    ]);
    expect(shown).toMatch(/\),<\/span> and more\./);
  });
});
