import type { Checkable } from './find-checkable.ts';

/** What was not read from the chain but said by the visitor, and may be said back. */
export interface Said {
  /** The question and the questions before it. */
  readonly texts: readonly string[];
  /** Addresses, signatures and slots of the question, the page and what was pressed on. */
  readonly ids: readonly string[];
  /** Arguments of the calls that were made: limits, windows and intervals. */
  readonly args: readonly Readonly<Record<string, unknown>>[];
}

/** Whether a piece of `text` only repeats what was asked, such as `the last 10`. */
export type IsEcho = (piece: Checkable, text: string) => boolean;

const BEFORE = /(?:top|last|first|latest|newest|recent|past|previous|next|within|over|limit of)\s+$/i;
const UNITS: Readonly<Record<string, string>> = { h: 'hour', d: 'day', m: 'minute', w: 'week', s: 'second' };

const BASE58 = /[1-9A-HJ-NP-Za-km-z]{32,90}/g;

/** Whole numbers of a text by their digits; those within an address, a word or a decimal do not count. */
const toNumbers = (text: string): readonly string[] =>
  (text.replaceAll(BASE58, ' ').match(/(?<![\p{L}\p{N}.,])\d[\d,]*(?!\.?\d)/gu) ?? []).map((digits) =>
    digits.replaceAll(',', ''),
  );

export function createEchoes({ texts, ids, args }: Said): IsEcho {
  const said = texts.join('\n').toLowerCase();
  const words = new Set(said.match(/[\p{L}\p{N}]+/gu) ?? []);
  const numbers = new Set(texts.flatMap(toNumbers));
  const lengths = new Set<string>();
  for (const call of args) {
    for (const [name, value] of Object.entries(call)) {
      if (name === 'limit') numbers.add(String(value));
      const [, count, unit] = /^(\d{1,3})([smhdw])$/.exec(String(value)) ?? [];
      if (count === undefined || unit === undefined) continue;
      for (const form of [unit, ` ${unit}`, ` ${UNITS[unit]}`, ` ${UNITS[unit]}s`, `-${UNITS[unit]}`]) {
        lengths.add(`${count}${form}`);
      }
    }
  }
  return (piece, text) => {
    switch (piece.kind) {
      case 'number': {
        const rest = text.slice(piece.start).toLowerCase();
        if (lengths.has(/^\d+[\s-]?[a-z]+/.exec(rest)?.[0] ?? '')) return true;
        return BEFORE.test(text.slice(0, piece.start)) && numbers.has(piece.text.replaceAll(',', ''));
      }
      case 'base58': {
        const [head = '', tail] = piece.text.split(/…|\.\.\./);
        return tail === undefined
          ? ids.includes(piece.text)
          : head.length + tail.length >= 6 && ids.some((id) => id.startsWith(head) && id.endsWith(tail));
      }
      case 'symbol':
        return words.has(piece.text.replace(/^\$/, '').toLowerCase());
      case 'date':
        return false;
    }
  };
}

export const NO_ECHOES: IsEcho = () => false;
