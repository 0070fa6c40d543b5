import type { DocumentBody, DocumentHit } from '#contracts/documents';
import { toBlockText, toInlineText, type Block } from '#std/markdown/markdown-tree';

/** A heading with what stands below it, up to the next one. */
interface Part {
  readonly href: string;
  readonly title: string;
  readonly heading: string | undefined;
  readonly text: string;
  readonly lowTitle: string;
  readonly lowHeading: string;
  readonly lowText: string;
}

const MOST_HITS = 20;
const MOST_PER_DOCUMENT = 4;
const MOST_WORDS = 8;
const AROUND = 70;
/** What a word counts by where it stands. */
const WEIGHTS = { title: 8, heading: 5, text: 1 } as const;

/** The parts of documents a search looks through. */
export function toParts(bodies: readonly DocumentBody[]): readonly Part[] {
  return bodies.flatMap(({ entry, tree }) => {
    const parts: Part[] = [];
    let heading: string | undefined;
    let href = entry.href;
    let blocks: Block[] = [];
    const close = (first: boolean) => {
      const words = toBlockText(blocks, { code: true });
      const text = first ? `${entry.description}\n${words}` : words;
      parts.push({
        href,
        title: entry.title,
        heading,
        text,
        lowTitle: entry.title.toLowerCase(),
        lowHeading: heading?.toLowerCase() ?? '',
        lowText: text.toLowerCase(),
      });
    };
    for (const block of tree.blocks) {
      if (block.kind !== 'heading') {
        blocks.push(block);
        continue;
      }
      close(heading === undefined);
      heading = toInlineText(block.children);
      href = `${entry.href}#${block.id}`;
      blocks = [];
    }
    close(heading === undefined);
    return parts;
  });
}

/** Parts in which every word of `query` stands, as the beginning of a word or within one, the best first. */
export function searchParts(parts: readonly Part[], query: string): readonly DocumentHit[] {
  const words = [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const perDocument = new Map<string, number>();
  return parts
    .map((part) => ({ part, score: toScore(part, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .filter(({ part: { title } }) => {
      const count = (perDocument.get(title) ?? 0) + 1;
      perDocument.set(title, count);
      return count <= MOST_PER_DOCUMENT;
    })
    .slice(0, MOST_HITS)
    .map(({ part }) => ({
      href: part.href,
      title: part.title,
      heading: part.heading,
      excerpt: toExcerpt(part, words),
    }));
}

/** 0 when a word stands nowhere in the part. */
function toScore({ lowTitle, lowHeading, lowText, heading }: Part, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const count = Math.min(5, lowText.split(word).length - 1);
    // The title speaks for the beginning of a document, not for each of its parts.
    const own =
      (lowTitle.includes(word) ? (heading === undefined ? WEIGHTS.title : 1) : 0) +
      (lowHeading.includes(word) ? WEIGHTS.heading : 0) +
      count * WEIGHTS.text;
    if (own === 0) return 0;
    score += own;
  }
  return score;
}

function toExcerpt({ text, lowText }: Part, words: readonly string[]): DocumentHit['excerpt'] {
  const finds = words.map((word) => lowText.indexOf(word)).filter((at) => at >= 0);
  const first = finds.length === 0 ? 0 : Math.min(...finds);
  const from = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1 || first - AROUND;
  const to = Math.min(text.length, first + AROUND * 2);
  const shown = text.slice(from, to);
  const low = lowText.slice(from, to);
  const pieces: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  while (at < shown.length) {
    const next = words
      .map((word) => ({ word, at: low.indexOf(word, at) }))
      .filter((find) => find.at >= 0)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
    const end = next === undefined ? shown.length : next.at;
    if (end > at) pieces.push({ text: shown.slice(at, end), isMatch: false });
    if (next === undefined) break;
    at = next.at + next.word.length;
    pieces.push({ text: shown.slice(next.at, at), isMatch: true });
  }
  if (from > 0) pieces.unshift({ text: '… ', isMatch: false });
  if (to < text.length) pieces.push({ text: ' …', isMatch: false });
  return pieces;
}
