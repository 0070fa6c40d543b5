import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Text of a guide. */
export const readGuide = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../docs/guides', `${name}.md`), 'utf8');

/** Blocks of code of a language (`sh`, or `sh backup` for one that is named), without the indentation of a list. */
export const listBlocks = (text: string, language: string): readonly string[] =>
  [...text.matchAll(/^( *)```([^\n]*)\n([^]*?)\n\1```$/gm)]
    .filter(([, , info]) => info === language)
    .map(([, indent, , code]) => code!.replaceAll(`\n${indent}`, '\n').slice(indent!.length));

/** The only block of a language. Throws unless there is exactly one. */
export function getBlock(text: string, language: string): string {
  const [block, ...more] = listBlocks(text, language);
  if (block === undefined || more.length > 0) throw new Error(`not one block of ${language}`);
  return block;
}
