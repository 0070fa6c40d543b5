import { INVISIBLE_CHARACTER } from './text.ts';

const INVISIBLE = new RegExp(INVISIBLE_CHARACTER.source, 'gu');

/** A stranger's text as one line of what can be seen, cut to `length` characters. */
export function toPlainText(text: string, length: number): string {
  const seen = text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  const characters = [...seen];
  return characters.length <= length ? seen : `${characters.slice(0, length - 1).join('')}…`;
}
