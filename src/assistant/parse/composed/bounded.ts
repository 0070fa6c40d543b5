/** `blocks with at least 5 failed transactions`, `how many blocks were empty`: rows of sums by what is counted in them. */
import { EVENTS_BY_KEY } from '../../catalogue/events.ts';
import type { Composed } from './composed.ts';
import { toPhraseTime } from './phrase-time.ts';
import { tokensOf, type Phrase } from './phrase.ts';
import { findRank } from './ranks.ts';
import { toPlainParts } from './shares.ts';

const NOUN =
  /^(?:(?:please )?(?:which|what|list|show|find|give|name)(?: me)?(?: all| the){0,3} |(?:how many|the number of|number of|count(?: of)?)(?: of the| the)? |all )?(?<noun>blocks|slots|hours|wallets|tokens|coins)\b/;
/** Event that has the rows of a noun. */
const ROWS: Readonly<Record<string, string>> = {
  blocks: 'block',
  slots: 'block',
  hours: 'chainHour',
  wallets: 'wallets',
  tokens: 'allTokens',
  coins: 'allTokens',
};
const COUNTING = /^(?:please )?(?:how many|the number of|number of|count)\b/;
const LISTED = 20;

export function toBounded(phrase: Phrase): Composed | undefined {
  const { text, context } = phrase;
  const noun = NOUN.exec(text);
  const event = EVENTS_BY_KEY.get(ROWS[noun?.groups?.['noun'] ?? ''] ?? '');
  if (noun === null || event === undefined || context.mentions.some(({ isSoft }) => isSoft !== true))
    return undefined;
  if (/\b(?:share|percent\w{0,12}|fraction|average|mean|median|per|each)\b/.test(text)) return undefined;
  const { part, at } = toPlainParts(phrase, event.source) ?? { part: [], at: [] };
  const [first] = part;
  // Sums of a wallet or a token since the index began are of no other time.
  if (first === undefined || (!event.isEvents && context.time !== undefined)) return undefined;
  const rank = findRank(phrase);
  const base = {
    from: event.source,
    ...(event.isEvents && { time: toPhraseTime(context) }),
    where: [...part],
  };
  const isCount = COUNTING.test(text);
  return {
    want: isCount
      ? { kind: 'query', answers: 'figure', query: { ...base, measures: [{ measure: 'count' }] } }
      : {
          kind: 'query',
          answers: 'rows',
          query: {
            ...base,
            show: [...event.show],
            order: { by: first.field, descending: rank.descending },
            limit: rank.limit ?? LISTED,
          },
        },
    bounds: [],
    used: [
      ...tokensOf(phrase, noun),
      ...at,
      ...rank.at,
      ...context.of('ask').flatMap((ask) => ask.at),
      ...context.tokens.flatMap((token, index) => (PLAIN.test(token.text) ? [index] : [])),
    ],
    notes: [],
  };
}

const PLAIN = /^(?:with|had|has|have|were|was|are|is|that|contain|contained|containing|transactions?|txs?)$/;
