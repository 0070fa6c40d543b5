import { looksSecret } from '#contracts/assistant/looks-secret';
import type { BulkKind } from '#contracts/bulk/bulk';
import { toEntity } from '#contracts/text/search-query';
import { decodeBase58 } from '#std/base58';
import { trimOf } from '#std/text';
import { findSecretLines } from './secret-lines.ts';
import { findDelimiter, splitCells, type Delimiter } from './split-cells.ts';

/** Lines of one list; what comes after them is not read. */
export const MAX_LINES = 10_000;
/** Characters of a line that is looked at. */
const MAX_LINE = 4_000;
/** Characters of a line that is repeated where it is said why it was not read. */
const MAX_SHOWN = 160;

export interface ListItem {
  readonly kind: BulkKind;
  readonly text: string;
  /** Counted from 1, as editors do. */
  readonly line: number;
}

/** A line, or a part of one, that is no item of the list. */
export interface LeftOut {
  readonly line: number;
  readonly reason: string;
  /** What stands there, cut; empty where it may be a secret. */
  readonly text: string;
  readonly isRepeated: boolean;
}

export interface ReadList {
  /** In the order of the text, each once. */
  readonly items: readonly ListItem[];
  readonly leftOut: readonly LeftOut[];
  /** Lines with something in them. */
  readonly lines: number;
  /** Lines with something in them beyond `MAX_LINES`. */
  readonly beyond: number;
  /** Titles of the columns where most lines have several; `Column 2` where the text gives none. */
  readonly columns: readonly string[];
}

/**
 * Addresses, signatures and slots in a text, whatever stands around them: quotes, columns, links of explorers, spaces.
 * A line with an address or a signature has no slots: its numbers are amounts. With `column`, counted from 0, only that
 * column of each line is read. Never throws.
 */
export function readList(text: string, column?: number): ReadList {
  const all = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const numbered = all.flatMap((content, i) => (content.trim() === '' ? [] : [{ content, line: i + 1 }]));
  const taken = numbered.slice(0, MAX_LINES);
  const delimiter = findDelimiter(taken.map(({ content }) => content.slice(0, MAX_LINE)));
  const { titles, hasHeader } = findColumns(taken, delimiter);
  const items: ListItem[] = [];
  const leftOut: LeftOut[] = [];
  const firstLine = new Map<string, number>();
  const secretLines = findSecretLines(numbered.slice(0, MAX_LINES + 64));
  for (const { content, line } of hasHeader ? taken.slice(1) : taken) {
    const found = secretLines.has(line) ? SECRET : readLine(content, delimiter, column);
    if (typeof found === 'string') {
      const isSecret = found === SECRET;
      leftOut.push({ line, reason: found, text: isSecret ? '' : cut(content), isRepeated: false });
      continue;
    }
    for (const item of found) {
      const before = firstLine.get(item.text);
      if (before === undefined) {
        firstLine.set(item.text, line);
        items.push({ ...item, line });
      } else
        leftOut.push({ line, reason: `The same as in line ${before}.`, text: item.text, isRepeated: true });
    }
  }
  return { items, leftOut, lines: taken.length, beyond: numbered.length - taken.length, columns: titles };
}

type Found = Omit<ListItem, 'line'>;

/** Why a secret is left out. */
export const SECRET = 'This looks like a secret key or a phrase that makes one. It was not read.';

/** Letters between the digits of a signature may look like the words of a phrase. */
function holdsSecret(content: string): boolean {
  if (!looksSecret(content)) return false;
  const withoutItems = content.replaceAll(/[1-9A-HJ-NP-Za-km-z]{32,88}/g, (text) =>
    toEntity(text) === undefined ? text : ' ',
  );
  return looksSecret(withoutItems);
}

/** What a line names, or why it is nothing. */
function readLine(content: string, delimiter: Delimiter, column?: number): readonly Found[] | string {
  if (holdsSecret(content)) return SECRET;
  if (content.length > MAX_LINE)
    return `The line is longer than ${MAX_LINE.toLocaleString('en')} characters.`;
  const cells = splitCells(content, delimiter);
  const read = column === undefined ? cells : cells.slice(column, column + 1);
  if (read.every((cell) => cell.trim() === '')) return 'There is nothing in this column.';
  const grouped = column === undefined ? toGroupedSlot(content) : undefined;
  if (grouped !== undefined) return [grouped];
  const named: Found[] = [];
  const slots: Found[] = [];
  const words: string[] = [];
  for (const cell of read) {
    for (const token of toTokens(cell)) {
      const item = toItem(token);
      if (item === undefined) words.push(token);
      else
        (item.kind === 'block' && !item.isNamed ? slots : named).push({ kind: item.kind, text: item.text });
    }
  }
  if (named.length > 0) return named;
  if (slots.length > 0 && words.length === 0) return slots;
  return toReason(words, slots.length > 0);
}

const QUOTES = '"\'`“”‘’«»<>()[]{},;:!#*|=\u00a0\u200b\u200e\u200f\ufeff';

/** Parts of a cell that may each be something; a cell that is something itself is not taken apart. */
function toTokens(cell: string): readonly string[] {
  return cell
    .split(/[\s,;|]/)
    .map((part) => trimOf(part, QUOTES))
    .map((part) => (part.endsWith('.') ? part.slice(0, -1) : part))
    .filter((part) => part !== '');
}

/** `isNamed`: a slot that a link calls one. */
function toItem(token: string): (Found & { readonly isNamed: boolean }) | undefined {
  const entity = toEntity(token);
  if (entity !== undefined) return { ...toFound(entity), isNamed: false };
  return token.includes('/') ? toItemOfLink(token) : undefined;
}

function toFound(entity: NonNullable<ReturnType<typeof toEntity>>): Found {
  switch (entity.kind) {
    case 'address':
      return { kind: 'address', text: entity.address };
    case 'signature':
      return { kind: 'transaction', text: entity.signature };
    case 'slot':
      return { kind: 'block', text: String(entity.slot) };
  }
}

/** The last thing a link names, as explorers write them: `…/tx/5VER…?cluster=devnet`, `…/block/312`. */
function toItemOfLink(token: string): (Found & { readonly isNamed: boolean }) | undefined {
  const parts = (token.split(/[?#]/, 1)[0] ?? '').split('/');
  for (let i = parts.length - 1; i >= 0; i--) {
    const entity = toEntity(parts[i] ?? '');
    if (entity === undefined) continue;
    if (entity.kind !== 'slot') return { ...toFound(entity), isNamed: true };
    if (/^(?:block|slot)s?$/i.test(parts[i - 1] ?? '')) return { ...toFound(entity), isNamed: true };
  }
  return undefined;
}

/** `312,456,789`: the commas group the digits of one slot. */
function toGroupedSlot(content: string): Found | undefined {
  const text = trimOf(content, `${QUOTES} \t`);
  if (!/^\d{1,3}(?:[,_' ]\d{3}){2,4}$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  return { kind: 'block', text: String(Number(digits)) };
}

/** Why nothing of a line is an item, judged by what looks most like one. */
function toReason(words: readonly string[], hasNumbers: boolean): string {
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '');
  if (/^0x[0-9a-f]{16,}$/i.test(longest)) return 'Hexadecimal, as other chains write addresses.';
  if (/^[a-z0-9-]{1,60}\.sol$/i.test(longest)) return 'A .sol name; look up its owner and list that address.';
  if (/^[A-Za-z0-9]{25,120}$/.test(longest)) {
    const bad = /[0OIl]/.exec(longest);
    if (bad) return `“${shorten(longest)}” has a ${bad[0]}, which base58 does not have.`;
    const bytes = decodeBase58(longest)?.length;
    return `“${shorten(longest)}” is base58 of ${bytes ?? 'no'} bytes; an address has 32 and a signature 64.`;
  }
  return hasNumbers
    ? 'A number beside words; a slot stands alone in its line.'
    : 'There is no address, signature or slot in it.';
}

const shorten = (text: string): string => (text.length > 20 ? `${text.slice(0, 8)}…${text.slice(-8)}` : text);

/** What may be a key is shortened, in base58, base64 or hexadecimal. */
function cut(content: string): string {
  const text = content.slice(0, MAX_LINE).replaceAll(/[0-9A-Za-z+/]{64,}/g, shorten);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Titles that stand alone over one column. */
const TITLE =
  /^(?:address(?:es)?|wallets?|accounts?|owners?|holders?|signatures?|tx|txid|transactions?|hash|mints?|tokens?|slots?|blocks?)$/i;

/** The columns of most lines, and whether the first line names them. */
function findColumns(
  lines: readonly { readonly content: string }[],
  delimiter: Delimiter,
): { readonly titles: readonly string[]; readonly hasHeader: boolean } {
  const [first, second] = lines;
  if (first === undefined || first.content.length > MAX_LINE) return { titles: [], hasHeader: false };
  const cells = splitCells(first.content, delimiter).map((cell) => trimOf(cell.trim(), QUOTES));
  const isWords = cells.every((cell) => !/\d{3}/.test(cell) && toTokens(cell).every((one) => !toItem(one)));
  const hasHeader =
    second !== undefined &&
    isWords &&
    !holdsSecret(first.content) &&
    (cells.length === 1
      ? TITLE.test(cells[0] ?? '')
      : splitCells(second.content.slice(0, MAX_LINE), delimiter).length === cells.length &&
        cells.some((cell) => cell !== ''));
  const rest = hasHeader ? lines.slice(1, 51) : lines.slice(0, 50);
  const counts = rest.map(({ content }) => splitCells(content.slice(0, MAX_LINE), delimiter).length);
  const most = Math.max(0, ...counts);
  const isTable = delimiter !== undefined && counts.filter((count) => count > 1).length * 2 > counts.length;
  if (!isTable && !(hasHeader && cells.length > 1)) return { titles: [], hasHeader };
  const width = Math.min(50, Math.max(most, hasHeader ? cells.length : 0));
  return {
    titles: Array.from(
      { length: width },
      (_, i) => (hasHeader && cells[i] ? cells[i].slice(0, 40) : undefined) ?? `Column ${i + 1}`,
    ),
    hasHeader,
  };
}
