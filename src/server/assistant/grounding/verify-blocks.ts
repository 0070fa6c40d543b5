import type { Block, Fact, Grounding, Span, ToolResult } from '#contracts/assistant/agent';
import { NO_ECHOES, type IsEcho } from './echoes.ts';
import { findCheckable } from './find-checkable.ts';
import { joinTexts } from '#assistant/write/writer';
import { matchFact } from './match-fact.ts';

/** Names of the field that hold digits or capitals and state nothing. */
const NAMES =
  /Token-2022|Token 2022|SPL Token|Ed25519|ed25519|secp256[kr]1|Secp256[kr]1|base58|base64|Borsh|SHA-?256|sha256|keccak256|BN254|Base58|Metaplex|v0\b|V0\b|(?:[A-Z][a-z]{1,30} )?[vV][1-9]\b|(?:CLMM|CPMM|DLMM|DAMM|CLOB|AMM)(?: v\d)?/g;

export interface Verified {
  readonly blocks: readonly Block[];
  readonly grounding: Grounding;
}

/**
 * Checks every figure, address, date and symbol of an answer against the facts of its results. A sentence in
 * which something is no fact is taken out; so is such a row or item.
 */
export function verifyBlocks(
  blocks: readonly Block[],
  results: readonly ToolResult[],
  isEcho: IsEcho = NO_ECHOES,
): Verified {
  const facts = new Map<string, Fact>();
  const quotes = new Set<string>();
  for (const result of results) {
    for (const fact of result.facts) facts.set(fact.id, fact);
    for (const { id } of result.untrusted) quotes.add(id);
  }
  const tally = { checked: 0, matched: 0, replaced: 0 };
  const judge = (spans: readonly Span[]): boolean => {
    let ok = true;
    for (const span of spans) {
      const { checked, matched } = judgeSpan(span, facts, quotes, isEcho);
      tally.checked += checked;
      tally.matched += matched;
      if (checked !== matched) ok = false;
    }
    return ok;
  };
  const verified = blocks.flatMap((block): Block[] => {
    switch (block.kind) {
      case 'list': {
        const items = block.items.filter((item) => judge(item) || ++tally.replaced < 0);
        return items.length === 0 ? [] : [{ ...block, items }];
      }
      case 'table': {
        const rows = block.rows.filter((row) => row.map(judge).every(Boolean) || ++tally.replaced < 0);
        return rows.length === 0 ? [] : [{ ...block, rows }];
      }
      case 'chart': {
        const points = block.points.filter(({ at, value }) => facts.has(at) && facts.has(value));
        tally.checked += block.points.length;
        tally.matched += points.length;
        tally.replaced += block.points.length - points.length;
        return points.length < 2 ? [] : [{ ...block, points }];
      }
      default: {
        const sentences = toSentences(block.spans).filter((spans) => judge(spans) || ++tally.replaced < 0);
        return sentences.length === 0 ? [] : [{ ...block, spans: joinTexts(sentences.flat()) }];
      }
    }
  });
  return { blocks: verified, grounding: tally };
}

/** How many words of a span have to be facts, and how many are. */
function judgeSpan(
  span: Span,
  facts: ReadonlyMap<string, Fact>,
  quotes: ReadonlySet<string>,
  isEcho: IsEcho,
): { readonly checked: number; readonly matched: number } {
  switch (span.kind) {
    case 'fact': {
      const fact = facts.get(span.fact);
      return { checked: 1, matched: fact !== undefined && isWrittenRight(span.text, fact) ? 1 : 0 };
    }
    case 'quote':
      return { checked: 1, matched: quotes.has(span.quote) ? 1 : 0 };
    case 'link':
      return { checked: 1, matched: isOwnPlace(span.href) ? 1 : 0 };
    default: {
      const pieces = findCheckable(withoutNames(span.text)).filter((piece) => !isEcho(piece, span.text));
      const matched = pieces.filter((piece) => matchFact(piece, facts.values()) !== undefined);
      return { checked: pieces.length, matched: matched.length };
    }
  }
}

/** Names that hold digits, blanked out so that offsets stay. */
export const withoutNames = (text: string): string => text.replace(NAMES, (name) => '_'.repeat(name.length));

/** A place within this product: never another host. */
const isOwnPlace = (href: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(href);

function isWrittenRight(text: string, fact: Fact): boolean {
  if (text === fact.ui || text === fact.raw) return true;
  const pieces = findCheckable(text);
  return pieces.length === 1 && matchFact(pieces[0]!, [fact]) !== undefined;
}

/** Spans cut where a sentence of our words ends. */
function toSentences(spans: readonly Span[]): readonly (readonly Span[])[] {
  const sentences: Span[][] = [[]];
  for (const span of spans) {
    if (span.kind !== 'text') {
      sentences.at(-1)!.push(span);
      continue;
    }
    const parts = span.text.split(/(?<=[.!?])(?=\s+[A-Z])/);
    parts.forEach((text, index) => {
      if (index > 0) sentences.push([]);
      if (text !== '') sentences.at(-1)!.push({ kind: 'text', text });
    });
  }
  return sentences.filter((sentence) => sentence.length > 0);
}
