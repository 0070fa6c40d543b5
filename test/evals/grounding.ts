/** Whether everything an answer states is a fact of its results, stated as that fact is. */
import type { Answer, Block, Fact, Span, ToolResult } from '#contracts/assistant/agent';
import { splitUnits } from '#assistant/words/fold';
import { readLexicon } from '#assistant/words/lexicon';
import { toShortAddress } from '#contracts/text/value-text';
import type { AskedAnswer } from './assistant.ts';
import { spansOf } from './injections/injections.ts';

export interface Grounding {
  readonly checked: number;
  readonly matched: number;
  readonly loose: readonly string[];
}

export const factsOf = (results: readonly ToolResult[]): ReadonlyMap<string, Fact> =>
  new Map(results.flatMap(({ facts }) => facts.map((fact) => [fact.id, fact])));

/** Times and values a chart cites. */
export const pointsOf = (block: Block): string[] =>
  block.kind === 'chart' ? block.points.flatMap(({ at, value }) => [at, value]) : [];

/** Longer texts of ours are cut where a sentence cites them. */
const CITED_LENGTH = 399;

/** Whether a text tells a fact: as it is written, as it stands, or as the sum that was lost. */
export function isStated(text: string, { ui, raw }: Fact): boolean {
  if (text.trim() === '') return false;
  return (
    text === ui ||
    text === raw ||
    text === ui.replace(/^[-−+]/, '') ||
    (ui.length > CITED_LENGTH && text === `${ui.slice(0, CITED_LENGTH)}…`)
  );
}

/** Numbers by themselves: no part of a name such as `Token-2022`, and no beginning of an address. */
const NUMBER = /(?<![\w-])[-+]?\d[\d,.]*(?:\s?%)?(?!\w)/g;
const ADDRESS = /[1-9A-HJ-NP-Za-km-z]{32,90}|\b[1-9A-HJ-NP-Za-km-z]{3,6}…[1-9A-HJ-NP-Za-km-z]{3,6}\b/g;

/** Whole sentences of ours about the field that hold a figure: `The base fee is 5,000 lamports for each signature`. */
const SAID: readonly string[] = [...readLexicon('en').titles].flatMap(([name, text]) =>
  name.startsWith('say.') ? text.split(/\{\w{1,40}\}/).filter((part) => /\d/.test(part)) : [],
);

const withoutSaid = (text: string): string => SAID.reduce((rest, one) => rest.replace(one, ' '), text);

const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(NUMBER), ...text.matchAll(ADDRESS)].map(([found]) => found.trim().replace(/[.,]+$/, ''));

/** A place of this product, by its path alone. */
export const isOwnPlace = (href: string): boolean =>
  /^\/(?![/\\])[\w./#-]*$/.test(href) && !href.includes('..');

/**
 * Every figure of an answer is a fact of its results stated as it is, every quote a text of them. Our own words, also
 * those of titles and links, hold no figure but one of the question or of the documentation that is shown beside it.
 */
export function toGrounding(question: string, { answer, results }: AskedAnswer): Grounding {
  const facts = factsOf(results);
  // `24h` holds the figure 24.
  const asked = splitUnits(question);
  const quotes = new Map(results.flatMap(({ untrusted }) => untrusted.map(({ id, text }) => [id, text])));
  const given = new Set([
    ...figuresIn(asked),
    ...figuresIn(asked).map(toShortAddress),
    ...shownDocuments(answer, results).flatMap(figuresIn),
  ]);
  const known = new Set([...facts.values()].flatMap(({ raw, mint }) => [raw, mint ?? raw]));
  let checked = 0;
  const loose: string[] = [];
  const check = (holds: boolean, what: string): void => {
    checked++;
    if (!holds) loose.push(what);
  };
  const checkWords = (text: string): void => {
    for (const figure of figuresIn(withoutSaid(text))) check(given.has(figure), text);
  };
  const checkSpan = (span: Span): void => {
    switch (span.kind) {
      case 'fact': {
        const fact = facts.get(span.fact);
        check(fact !== undefined && isStated(span.text, fact), `${span.fact} as “${span.text}”`);
        break;
      }
      case 'quote':
        check(quotes.get(span.quote) === span.text, `${span.quote} as “${span.text}”`);
        break;
      case 'link': {
        const things = span.href.match(ADDRESS) ?? [];
        check(
          isOwnPlace(span.href) && things.every((thing) => known.has(thing) || given.has(thing)),
          span.href,
        );
        // A link to a thing may be written as the short form of its address, or as its number.
        const isShort = things.some((thing) => span.text === toShortAddress(thing));
        if (!isShort && !span.href.endsWith(`/${span.text}`)) checkWords(span.text);
        break;
      }
      default:
        checkWords(span.text);
    }
  };
  for (const block of answer.blocks) {
    for (const id of pointsOf(block)) check(facts.has(id), id);
    for (const title of titlesOf(block)) checkWords(title);
    for (const span of spansOf(block)) checkSpan(span);
  }
  return { checked, matched: checked - loose.length, loose };
}

function titlesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'table':
      return [block.title, ...block.columns.map(({ title }) => title)];
    case 'chart':
      return [block.title];
    default:
      return [];
  }
}

/** Texts of the documentation that stand in the answer. */
function shownDocuments({ blocks }: Answer, results: readonly ToolResult[]): readonly string[] {
  const documents = factsOf(results.filter(({ source }) => source.finality === 'documentation'));
  return blocks
    .flatMap(spansOf)
    .flatMap((span) => (span.kind === 'fact' ? (documents.get(span.fact)?.ui ?? []) : []));
}
