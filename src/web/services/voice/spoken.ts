/** What was heard, in the forms commands compare. */
export interface Spoken {
  /** As the recogniser wrote it. Untrusted. */
  readonly text: string;
  /** Small letters and digits, words apart by one blank. */
  readonly plain: string;
}

export function toSpoken(text: string): Spoken {
  const trimmed = text.trim();
  return { text: trimmed, plain: toPlain(trimmed) };
}

export const toPlain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters and digits alone: a recogniser writes `A M Ms`, `trading-terminal`, `De Fi`. */
export const squeeze = (text: string): string => toPlain(text).replaceAll(' ', '');

/**
 * What follows the keyword; `undefined` when the text does not begin with it. It may be spelled (`O S V M`) and
 * be greeted (`hey`, `ok`).
 */
export function afterKeyword(text: string, keyword: string): string | undefined {
  const words = text.trim().split(/\s+/);
  const wanted = squeeze(keyword);
  const first = /^(?:hey|ok|okay)$/.test(squeeze(words[0] ?? '')) ? 1 : 0;
  let said = '';
  for (let i = first; i < words.length && said.length < wanted.length; i++) {
    said += squeeze(words[i]!);
    if (said === wanted) return words.slice(i + 1).join(' ');
  }
  return undefined;
}

export type Reply = 'yes' | 'no' | undefined;

const YES = new Set(['yes', 'yeah', 'yep', 'yes please']);
const NO = new Set(['no', 'nope', 'cancel', 'no thanks']);

/** A clear yes or no and nothing beside it: the question itself holds both words. */
export function toReply(text: string, keyword: string): Reply {
  const plain = toPlain(afterKeyword(text, keyword) ?? text);
  return YES.has(plain) ? 'yes' : NO.has(plain) ? 'no' : undefined;
}
