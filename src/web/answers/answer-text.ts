import type { Answer, Block, Span } from '#contracts/assistant/agent';
import { toUnitAfter, type Citations } from './facts-of.ts';

const MARKS = /[\\`*_[\]<>|#~&]/g;
const escape = (text: string): string => text.replace(/\s+/g, ' ').replace(MARKS, '\\$&');
/** What makes a list, a rule or a heading at the start of a line. */
const OPENING = /^(\d*)([-+=.)])/;

/** Lines somebody wrote, for Markdown: they read as they were written and form no markup. */
export const escapeLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => escape(line.trim()).replace(OPENING, '$1\\$2'))
    .join('\n');

/** An answer as plain text: what is read aloud, shared and searched. */
export const toAnswerText = ({ blocks }: Pick<Answer, 'blocks'>, citations: Citations): string =>
  blocks.map((block) => toBlockText(block, (span) => toSpanText(span, citations))).join('\n\n');

/** An answer as Markdown. Text of strangers can form no markup. */
export const toAnswerMarkdown = ({ blocks }: Pick<Answer, 'blocks'>, citations: Citations): string =>
  blocks
    .map((block) => {
      const written = (span: Span): string => {
        const text = escape(toSpanText(span, citations));
        if (span.kind === 'strong') return `**${text}**`;
        if (span.kind === 'code') return `\`${span.text.replaceAll('`', "'")}\``;
        return span.kind === 'quote' ? `“${text}”` : text;
      };
      if (block.kind === 'heading') return `### ${toLine(block.spans, written)}`;
      if (block.kind === 'note') return `> ${toLine(block.spans, written)}`;
      if (block.kind === 'chart') return escape(toBlockText(block, written));
      if (block.kind !== 'table') return toBlockText(block, written);
      const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
      return [
        escape(block.title),
        '',
        row(block.columns.map(({ title }) => escape(title))),
        row(block.columns.map(({ align }) => (align === 'end' ? '---:' : '---'))),
        ...block.rows.map((cells) => row(cells.map((cell) => toLine(cell, written)))),
      ].join('\n');
    })
    .join('\n\n');

const toLine = (spans: readonly Span[], written: (span: Span) => string): string =>
  spans.map(written).join('');

function toSpanText(span: Span, { facts }: Citations): string {
  const fact = span.kind === 'fact' ? facts.get(span.fact)?.fact : undefined;
  const unit = fact && toUnitAfter(fact, span.text);
  return unit === undefined ? span.text : `${span.text} ${unit}`;
}

function toBlockText(block: Block, written: (span: Span) => string): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'note':
      return toLine(block.spans, written);
    case 'list':
      return block.items
        .map((item, i) => `${block.ordered ? `${i + 1}.` : '-'} ${toLine(item, written)}`)
        .join('\n');
    case 'table':
      return [
        block.title,
        ...block.rows.map((row) => row.map((cell) => toLine(cell, written)).join(' · ')),
      ].join('\n');
    case 'chart':
      return `${block.title} (${block.points.length} points)`;
  }
}
