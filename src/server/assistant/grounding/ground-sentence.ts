import type { Fact, Span, ToolResult } from '#contracts/assistant/agent';
import { toShortAddress } from '#contracts/text/value-text';
import { toFacts } from '../figures/to-facts.ts';
import { isOfMint, toLikeliest, toWritten } from './choose-fact.ts';
import type { IsEcho } from './echoes.ts';
import { findCheckable } from './find-checkable.ts';
import { readMarks, type Mark } from './inline-marks.ts';
import { isClaimTrue } from './judge-claims.ts';
import { withoutNames } from './verify-blocks.ts';

/** What a sentence is checked against. */
export interface Ground {
  readonly results: readonly ToolResult[];
  readonly facts: ReadonlyMap<string, Fact>;
  /** Strangers' texts by id. */
  readonly quotes: ReadonlyMap<string, string>;
  readonly isEcho: IsEcho;
  /** Addresses and signatures a link may lead to besides those of facts. */
  readonly ids: readonly string[];
  /** Sentences of the planner, which claim what code has made sure of. */
  readonly own: ReadonlySet<string>;
}

export function toGround(
  results: readonly ToolResult[],
  isEcho: IsEcho,
  ids: readonly string[],
  own: ReadonlySet<string> = new Set(),
): Ground {
  return {
    results,
    own,
    facts: toFacts(results),
    quotes: new Map(results.flatMap(({ untrusted }) => untrusted.map(({ id, text }) => [id, text]))),
    isEcho,
    ids,
  };
}

/** Another host, or a scheme: no answer names one. */
const ADDRESS_OF_HOST =
  /\b[a-z][a-z0-9+.-]{1,15}:\/\/|\bwww\.|\b(?:javascript|data|mailto):|[a-z0-9-]\.(?:com|net|org|io|xyz|app|dev|co|me|gg|fi|ai|so|to|ru|cn|info|site|online|link|page|finance|example|sh|tk|top)\b|@[a-z0-9_]{3}/i;
const FOREIGN_DIGIT = /(?![0-9])\p{N}/u;
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
/** Whether a word of it is of letters that look alike. */
const hasMixedScript = (sentence: string): boolean =>
  sentence.match(/\p{L}+/gu)?.some((word) => LATIN.test(word) && LIKE_LATIN.test(word)) === true;

/** The spans of a sentence, or `undefined` where something in it is no fact. */
export function groundSentence(sentence: string, ground: Ground): readonly Span[] | undefined {
  if (FOREIGN_DIGIT.test(sentence) || hasMixedScript(sentence)) return undefined;
  const isOwn = ground.own.has(sentence.trim()) || isDocumented(sentence, ground);
  if (!isOwn && ADDRESS_OF_HOST.test(withoutLinks(sentence))) return undefined;
  const spans: Span[] = [];
  for (const mark of readMarks(sentence)) {
    const made = groundMark(mark, sentence, ground, isOwn);
    if (made === undefined) return undefined;
    spans.push(...made);
  }
  const joined = withoutRepeatedUnits(spans, ground);
  return isOwn || isClaimTrue(joined, ground) ? joined : undefined;
}

const withoutLinks = (sentence: string): string => sentence.replace(/\]\([^)\]]*\)/g, ']');
const LEAST_DOCUMENTED = 20;

/** Whether the documentation says a sentence in these words. */
function isDocumented(sentence: string, { facts }: Ground): boolean {
  const words = sentence.trim().replace(/[*_`]/g, '');
  if (words.length < LEAST_DOCUMENTED) return false;
  return [...facts.values()].some(
    ({ kind, raw }) => kind === 'word' && raw.replace(/[*_`]/g, '').includes(words),
  );
}

function groundMark(
  mark: Mark,
  sentence: string,
  ground: Ground,
  isOwn: boolean,
): readonly Span[] | undefined {
  switch (mark.kind) {
    case 'cited': {
      const fact = ground.facts.get(mark.id);
      if (fact !== undefined) return [{ kind: 'fact', fact: fact.id, text: toCitedText(fact) }];
      const quoted = ground.quotes.get(mark.id);
      return quoted === undefined ? undefined : [{ kind: 'quote', quote: mark.id, text: quoted }];
    }
    case 'link': {
      const text = groundText('text', mark.text, sentence, ground, isOwn);
      const href = toOwnPath(mark.href, ground);
      // A label with figures stays text, so that they can be cited.
      if (text === undefined || href === undefined || text.some(({ kind }) => kind !== 'text')) return text;
      return [{ kind: 'link', href, text: mark.text }];
    }
    default:
      return groundText(mark.kind, mark.text, sentence, ground, isOwn);
  }
}

/** A long text of ours is no figure to be put into a sentence. */
const toCitedText = ({ ui }: Fact): string => (ui.length <= 400 ? ui : `${ui.slice(0, 399)}…`);

/** Figures a sentence may hold. Nobody reads more of them in one, and each is compared with every fact. */
const MOST_PIECES = 100;

/** Our words with the figures in them as facts. */
function groundText(
  kind: 'text' | 'strong' | 'code',
  text: string,
  sentence: string,
  { facts, isEcho }: Ground,
  isOwn: boolean,
): readonly Span[] | undefined {
  const spans: Span[] = [];
  const plain = withoutNames(text);
  let end = 0;
  // What holds digits and is no figure, such as `x5`, might be read as one.
  let loose = plain;
  const add = (words: string) => {
    if (words !== '') spans.push({ kind, text: words });
  };
  const pieces = findCheckable(plain);
  if (pieces.length > MOST_PIECES) return undefined;
  for (const piece of pieces) {
    loose = loose.slice(0, piece.start) + '_'.repeat(piece.text.length) + loose.slice(piece.end);
    if (piece.start < end) continue;
    const fact = toLikeliest(piece, { sentence, text, facts });
    if (fact === undefined) {
      if (isEcho(piece, text)) continue;
      return undefined;
    }
    // What a fact is counted in is not what it says.
    if (piece.kind === 'symbol' || (piece.kind === 'base58' && isOfMint(fact))) continue;
    const written = toWritten(piece, fact, text);
    add(text.slice(end, piece.start));
    spans.push({ kind: 'fact', fact: fact.id, text: written.text });
    end = written.end;
  }
  add(text.slice(end));
  return isOwn || !/\d/.test(loose) ? spans : undefined;
}

/** `⟦fee⟧ SOL` says its unit twice once the page has put it there. */
function withoutRepeatedUnits(spans: readonly Span[], { facts }: Ground): readonly Span[] {
  return spans.flatMap((span, index): Span[] => {
    const before = spans[index - 1];
    const fact = before?.kind === 'fact' ? facts.get(before.fact) : undefined;
    if (span.kind !== 'text' || fact?.unit === undefined) return [span];
    const units = [
      fact.unit,
      ...(fact.unit === 'USD' ? ['dollars'] : []),
      ...(fact.unit === '%' ? ['percent'] : []),
    ];
    const unit = units.find((one) => new RegExp(`^\\s?${escape(one)}(?![\\w])`, 'i').test(span.text));
    if (unit === undefined) return [span];
    const text = span.text.replace(new RegExp(`^\\s?${escape(unit)}`, 'i'), '');
    return text === '' ? [] : [{ kind: 'text', text }];
  });
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A place of ours by its path alone, whose addresses were read or asked about. */
function toOwnPath(href: string, { facts, ids }: Ground): string | undefined {
  const path = href.split(/[?#]/)[0] ?? '';
  if (!/^\/(?!\/)[\w./-]*$/.test(path) || path.includes('..') || path.includes('//')) return undefined;
  const known = (part: string) =>
    ids.includes(part) || [...facts.values()].some(({ raw, mint }) => raw === part || mint === part);
  const isKnown = path
    .split('/')
    .every((part) => !/^(?:\d+|[1-9A-HJ-NP-Za-km-z]{20,})$/.test(part) || known(part));
  return isKnown ? path : undefined;
}

/** How a mark reads while its sentence is checked. */
export function toCheckingText(text: string, { facts, quotes }: Ground): string {
  return readMarks(text.replace(/(?:⟦|\[\[)[^⟦⟧[\]]*$/, ''))
    .map((mark) => {
      if (mark.kind !== 'cited') return mark.text;
      const fact = facts.get(mark.id);
      if (fact !== undefined) return `${toCitedText(fact)}${fact.unit === undefined ? '' : ` ${fact.unit}`}`;
      return quotes.has(mark.id) ? '“…”' : '…';
    })
    .join('')
    .replace(/ (SOL|CU|USD|%|lamports) \1(?!\w)/g, ' $1')
    .replace(/[1-9A-HJ-NP-Za-km-z]{32,90}/g, toShortAddress);
}
