/** An answer set out as the question wants it: in one sentence, as bullets, as a table of its figures. */
import type { Block, Fact, Span, ToolResult } from '#contracts/assistant/agent';
import type { Layout } from '../question/question.ts';
import type { Words } from './words.ts';
import { capitalise } from './write-value.ts';

/** Facts of `results` by id are what a table is made of. Blocks that cannot be set out so stay as they are. */
export function layOut(
  blocks: readonly Block[],
  layout: Layout | undefined,
  results: readonly ToolResult[],
  words: Words,
): readonly Block[] {
  switch (layout) {
    case undefined:
      return blocks;
    case 'short':
      return toShort(blocks);
    case 'list':
      return toList(blocks);
    case 'table':
      return toTable(blocks, results, words);
    case 'sources':
      return toSourced(blocks, results, words);
  }
}

/** What the answer is made of, and behind it with which tool each part of it was read, from where and how final. */
function toSourced(blocks: readonly Block[], results: readonly ToolResult[], words: Words): readonly Block[] {
  const read = results.filter(({ ok }) => ok);
  const notes = read.map(({ tool, source }): Block => ({
    kind: 'note',
    depth: 1,
    spans: words.say('source-of', {
      tool: { kind: 'code', text: tool },
      provider: { kind: 'code', text: `${source.provider}, ${source.finality}` },
    }),
  }));
  const unlike = notes.filter(
    (note, index) => notes.findIndex((one) => JSON.stringify(one) === JSON.stringify(note)) === index,
  );
  return [...blocks, ...unlike];
}

type Said = Block & { readonly kind: 'paragraph'; readonly spans: readonly Span[] };
const isSaid = (block: Block): block is Said => block.kind === 'paragraph';

/** The first sentence, and what limits it. */
function toShort(blocks: readonly Block[]): readonly Block[] {
  const first = blocks.find(isSaid);
  if (first === undefined) return blocks;
  return [first, ...blocks.filter(({ kind, depth }) => kind === 'note' && depth === 1)];
}

function toList(blocks: readonly Block[]): readonly Block[] {
  const items = blocks.filter(isSaid);
  if (items.length === 0) return blocks;
  const list: Block = { kind: 'list', depth: 1, ordered: false, items: items.map(({ spans }) => spans) };
  return [list, ...blocks.filter((block) => !isSaid(block))];
}

/** A table that is there is shown first; figures in sentences become rows with their names. */
function toTable(blocks: readonly Block[], results: readonly ToolResult[], words: Words): readonly Block[] {
  const tables = blocks.filter(({ kind }) => kind === 'table');
  if (tables.length > 0)
    return [
      ...tables.map((block) => ({ ...block, depth: 1 as const })),
      ...blocks.filter(({ kind }) => kind === 'note'),
    ];
  const facts = new Map(results.flatMap(({ facts: own }) => own.map((fact) => [fact.id, fact] as const)));
  const rows = blocks.filter(isSaid).flatMap(({ spans }) =>
    spans.flatMap((span) => {
      const fact = span.kind === 'fact' ? facts.get(span.fact) : undefined;
      return fact === undefined ? [] : [[[{ kind: 'text', text: toName(fact) } as const], [span]]];
    }),
  );
  const [result] = results;
  if (rows.length === 0 || result === undefined) return blocks;
  return [
    {
      kind: 'table',
      depth: 1,
      title: words.title('say.table-title'),
      columns: [
        { title: words.title('say.table-name'), align: 'start' },
        { title: words.title('say.table-value'), align: 'end' },
      ],
      rows,
      callId: result.callId,
    },
    ...blocks.filter(({ kind }) => kind === 'note'),
  ];
}

/** The name of a figure without the digits of its place: figures in words are facts alone. */
const toName = ({ label }: Fact): string =>
  capitalise(
    label
      .replace(/\d+/g, '')
      .replace(/\s{1,9},/g, ',')
      .trim(),
  );
