import { trimEndOf } from '#std/text';
import { toPlainText } from '#std/plain-text';

export type Line =
  | { readonly kind: 'empty' }
  | { readonly kind: 'heading' | 'paragraph' | 'item' | 'step'; readonly text: string };

export const LINE_LENGTH = 4_000;

/** Where a sentence ends: before a capital, a mark or a quotation. */
const SENTENCE = /(?<=[.!?…]["')\]]?)\s+(?=[\p{Lu}⟦["'“*`(])/u;

export const splitSentences = (text: string): readonly string[] =>
  text.split(SENTENCE).filter((sentence) => sentence.trim() !== '');

/** One line of Markdown without what cannot be seen; `isFenced` within a block of code. */
export function toLine(raw: string, isFenced = false): Line {
  const plain = withPlainZeros(raw).normalize('NFKC').replaceAll('...', '…');
  const text = toPlainText(plain, LINE_LENGTH);
  if (text === '' || /^(?:[-*_]\s?){3,}$/.test(text) || /^[|:\s-]+$/.test(text)) return { kind: 'empty' };
  if (isFenced) return { kind: 'paragraph', text };
  if (/^#{1,6} /.test(text)) {
    const heading = trimEndOf(text.slice(text.indexOf(' ') + 1), '#').trim();
    return heading === '' ? { kind: 'empty' } : { kind: 'heading', text: heading };
  }
  const item = /^(?:> ?)?[-*+•] (?:\[[ xX]\] )?(.+)$/.exec(text)?.[1];
  if (item !== undefined) return { kind: 'item', text: item };
  const step = /^\d{1,2}[.)] (.+)$/.exec(text)?.[1];
  if (step !== undefined) return { kind: 'step', text: step };
  // A row of a table is a list of its cells.
  const row = /^\|(.*)\|$/.exec(text)?.[1];
  return { kind: 'paragraph', text: row?.trim().replaceAll(/ ?\| ?/g, ', ') ?? text.replace(/^>\s*/, '') };
}

/** The sentences of a text, as they are checked. */
export const toSentences = (text: string): readonly string[] =>
  text.split('\n').flatMap((raw) => {
    const line = toLine(raw);
    return line.kind === 'empty' ? [] : splitSentences(line.text);
  });

/** `0.0₆2117`, as traders write it, with its zeros: normalising would make another number of it. */
export const withPlainZeros = (text: string): string =>
  text.replace(/0\.0([₀-₉]{1,2})(?=\d)/g, (_all, subscript: string) => {
    const count = Number([...subscript].map((digit) => (digit.codePointAt(0) ?? 0) - 0x2080).join(''));
    return `0.${'0'.repeat(count)}`;
  });
