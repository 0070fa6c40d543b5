import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '#contracts/assistant/agent';
import { NO_ECHOES } from './echoes.ts';
import { toGround } from './ground-sentence.ts';
import { createTextGrounder } from './ground-text.ts';
import { withPlainZeros } from './markdown-lines.ts';
import { MINT, SIGNATURE, toResult, WALLET } from '../testing/scripted-facts.ts';

const ground = toGround([toResult()], NO_ECHOES, []);

function groundAll(parts: readonly string[], isCut = false) {
  const checking: string[] = [];
  const emitted: Block[] = [];
  const grounder = createTextGrounder(ground, {
    onChecking: (text) => checking.push(text),
    onBlock: (block) => emitted.push(block),
  });
  for (const part of parts) grounder.push(part);
  return { ...grounder.end({ isCut }), checking, emitted };
}

const TEXT = `## The fee

The fee was ⟦r1.fee⟧. It was 7 SOL. **Nobody** knows why.
It was paid by ⟦r1.feePayer⟧.

- three signatures
- four signatures
* slot ⟦r1.slot⟧

1. First it used ⟦r1.compute.used⟧ CU.
2) Then it ended.

\`\`\`js
fetch('https://evil.example')
\`\`\`
### Cells
| a | b |
| --- | --- |
`;

describe('a text of a model', () => {
  test('becomes paragraphs, lists and headings without what is no fact', () => {
    const { blocks, grounding } = groundAll([TEXT]);
    expect(blocks.map(({ kind, depth }) => [kind, depth])).toEqual([
      ['heading', 2],
      ['paragraph', 1],
      ['list', 2],
      ['list', 2],
      ['heading', 2],
      ['paragraph', 2],
    ]);
    expect(blocks[1]).toMatchObject({
      spans: [
        { kind: 'text', text: 'The fee was ' },
        { kind: 'fact', fact: 'r1.fee', text: '0.000005' },
        { kind: 'text', text: '. ' },
        { kind: 'strong', text: 'Nobody' },
        { kind: 'text', text: ' knows why. It was paid by ' },
        { kind: 'fact', fact: 'r1.feePayer', text: '7xKX…gAsU' },
        { kind: 'text', text: '.' },
      ],
    });
    expect(blocks[2]).toMatchObject({
      ordered: false,
      items: [
        [{ fact: 'r1.signatureCount' }, {}],
        [{}, { fact: 'r1.slot' }],
      ],
    });
    expect(blocks[3]).toMatchObject({ ordered: true });
    expect(grounding).toEqual({ checked: 5, matched: 5, replaced: 3 });
  });

  test('is the same wherever its parts are cut', () => {
    const whole = groundAll([TEXT]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 }), (lengths) => {
        const parts: string[] = [];
        let at = 0;
        for (let i = 0; at < TEXT.length; i++) {
          const length = lengths[i % lengths.length]!;
          parts.push(TEXT.slice(at, at + length));
          at += length;
        }
        const { blocks, grounding, emitted } = groundAll(parts);
        expect({ blocks, grounding }).toEqual({ blocks: whole.blocks, grounding: whole.grounding });
        expect(emitted).toEqual(whole.emitted);
      }),
    );
  });

  test('shows what is being checked with its marks filled in, and no half of a mark', () => {
    const text =
      'This is about the fee of one transaction, which was ⟦r1.fee⟧ SOL and not more than that, paid by ⟦r1.fee';
    const { checking } = groundAll([...text]);
    expect(checking.length).toBeGreaterThan(1);
    for (const one of checking) expect(one).not.toMatch(/[⟦⟧]/);
    expect(checking.at(-1)).toContain('which was 0.000005 SOL and');
  });

  test('that was cut off loses the sentence it broke off in', () => {
    expect(groundAll(['The fee was ⟦r1.fee⟧. The slot was'], true).blocks).toMatchObject([
      { spans: [{}, { fact: 'r1.fee' }, {}] },
    ]);
  });

  test('of which nothing is a fact leaves nothing', () => {
    expect(groundAll(['The fee was 7 SOL.\n\n# Only a heading']).blocks).toEqual([]);
  });

  test('never throws, shows no raw HTML and links only to places of ours whose things were read', () => {
    const ours = [`/account/${WALLET}`, `/token/${MINT}?rpc=x#y`, `/tx/${SIGNATURE}`, '/docs/glossary'];
    const others = [
      'https://evil.example/x',
      '//evil.example',
      '/\\evil.example',
      '/docs//evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/%09/evil.example',
      '/docs/../../x',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      `/account/${WALLET.replace('7x', '7y')}`,
      '/block/77',
    ];
    const link = (hrefs: readonly string[], label: string) =>
      fc.constantFrom(...hrefs).map((href) => `[${label}](${href})`);
    const piece = fc.oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
      {
        weight: 3,
        arbitrary: fc.constantFrom(
          '⟦',
          '⟧',
          '[[',
          ']](',
          '**',
          '`',
          '\n- ',
          '\n1. ',
          '```',
          '](//evil.example)',
          '<script>',
          '|',
          'r1.fee',
          '\u202e',
          '\u{e0041}',
          '.\n',
          '. The ',
          '![x](https://evil.example/p.png)',
        ),
      },
      { weight: 2, arbitrary: link(ours, 'ours') },
      { weight: 2, arbitrary: link(others, 'theirs') },
    );
    const linked = new Set<string>();
    let links = 0;
    let unlinked = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const { blocks } = groundAll(pieces);
        expect(JSON.stringify(blocks)).not.toMatch(/<script>|[\u202e]|\u{e0041}/u);
        for (const block of blocks) {
          const spans = block.kind === 'list' ? block.items.flat() : 'spans' in block ? block.spans : [];
          for (const span of spans) {
            if (span.kind !== 'link') unlinked += Number(span.text.includes('theirs'));
            else {
              links++;
              linked.add(span.href);
            }
          }
        }
      }),
      { numRuns: 1_000, seed: 11 },
    );
    expect([...linked].sort()).toEqual([
      // What stays of the one that is cut by a tab.
      '/',
      `/account/${WALLET}`,
      '/docs/glossary',
      `/token/${MINT}`,
      `/tx/${SIGNATURE}`,
    ]);
    expect(links).toBeGreaterThan(200);
    expect(unlinked).toBeGreaterThan(200);
  });

  test('prices with counted zeros keep their value', () => {
    expect(withPlainZeros('It is $0.0₆2117, or 0.0₁₂5.')).toBe('It is $0.0000002117, or 0.0000000000005.');
  });
});
