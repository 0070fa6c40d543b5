/** `which creators launched more than one token`, `who is the most active dev`: creators by how many tokens they launched. */
import { COUNT, toCount, tokensOf, toPhrase } from '../composed/phrase.ts';
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 0.9;
const ROWS = 10;
const WHO = '(?:creators?|devs?|developers?|deployers?|launchers?|issuers?|wallets?|who|people|accounts?)';
export const SEVERAL = new RegExp(
  `\\b${WHO} (?:that |who |have |has |had ){0,4}(?:launched|launch|launches|deployed|created|made|put out) (?:(?:more than|over) (?<over>one|${COUNT})|(?:at least )(?<least>${COUNT})|(?<some>several|multiple|many|a lot of))(?: (?:tokens?|coins?|launches|memecoins?|times))?`,
);
const ACTIVE =
  /\b(?:most active|busiest|most prolific|biggest|top|serial) (?:token |coin |launchpad )?(?:creators?|devs?|developers?|deployers?|launchers?)(?: (?:on the launchpad|by launches|by number of launches|by tokens))?\b/;
const GRADUATION =
  /\b(?:graduat\w{1,10}|graduation rate|(?:made|make) it to a pool|success rate|how many (?:of them )?graduated)\b/;
const WORDS = /^(?:graduation|graduated|graduate|rate|their|them|which|so|far|is|are|and|what|whats|s)$/;

export default function readLaunchCreators(context: ParseContext): readonly Candidate[] {
  const { language, mentions, time, bounds, tokens } = context;
  if (language !== 'en' || time !== undefined || mentions.some(({ isSoft }) => isSoft !== true)) return [];
  const phrase = toPhrase(context);
  const [several, active] = [SEVERAL.exec(phrase.text), ACTIVE.exec(phrase.text)];
  const match = several ?? active;
  if (match === null || (bounds.length > 0 && several === null)) return [];
  const { over, least, some } = several?.groups ?? {};
  const number = over === 'one' ? 1 : toCount(phrase, over ?? least);
  if ((over ?? least) !== undefined && number === undefined) return [];
  const bound =
    number === undefined
      ? some === undefined
        ? undefined
        : ({ field: 'count', is: '>', value: 1 } as const)
      : ({ field: 'count', is: over === undefined ? '>=' : '>', value: number } as const);
  const isGraduation = GRADUATION.test(phrase.text);
  return [
    {
      used: new Set([
        ...tokensOf(phrase, match),
        ...context.of('ask').flatMap(({ at }) => [...at]),
        ...tokens.flatMap(({ text }, index) => (isGraduation && WORDS.test(text) ? [index] : [])),
      ]),
      bonus: BONUS,
      question: {
        subjects: [],
        want: {
          kind: 'query',
          answers: 'rows',
          query: {
            from: 'tokens',
            where: [
              { field: 'launchpad', is: 'known' },
              { field: 'creator', is: 'known' },
            ],
            by: ['creator'],
            measures: [
              { measure: 'count' },
              { measure: 'count', where: [{ field: 'pooledTime', is: 'known' }], as: 'graduated' },
            ],
            ...(bound !== undefined && { having: [bound] }),
            order: { by: 'count', descending: true },
            limit: ROWS,
          },
        },
        bounds: [],
        shape: { limit: ROWS },
        form: 'list',
        negated: false,
      },
    },
  ];
}
