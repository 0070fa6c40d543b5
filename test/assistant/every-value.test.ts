/** Whatever a page shows can be asked: every value of every thing by its title, in three ways and five languages. */
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../src/assistant/catalogue/catalogue.ts';
import { parse } from '../../src/assistant/parse/parse.ts';
import type { Question, Subject, SubjectKind } from '../../src/assistant/question/question.ts';
import { readLexicon } from '../../src/assistant/words/lexicon.ts';

const ADDRESS = '7YiuAhLZnKz7G7BjdzjMy9LkD241q34uuvo52R7XfJRY';
const TRANSACTION =
  '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';
const MINT = 'GC8zDHdpZqkHpjsF3iMHjdpCqkU5CNcCQ7GL7StESmyj';
const IDS: Readonly<Partial<Record<SubjectKind, string>>> = {
  transaction: TRANSACTION,
  block: '987654321',
  epoch: '5',
  network: '',
};
const toSubject = (kind: SubjectKind): Subject => ({ kind, id: IDS[kind] ?? ADDRESS });

/** Ways to ask for a title, on the page of a thing; `{token}` is said where a value is of a token besides. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  en: ['{title}?', 'what is the {title}', 'show me the {title} please'],
  es: ['¿{title}?', 'cuál es: {title}', 'muéstrame {title} por favor'],
  de: ['{title}?', 'was ist hier: {title}', 'zeig mir bitte {title}'],
  fr: ['{title} ?', 'quel est ici : {title}', 'montre-moi {title} stp'],
  pt: ['{title}?', 'qual é: {title}', 'mostre {title} por favor'],
};

const values = [...CATALOGUE.values()].flatMap(({ kind, measures }) =>
  [...measures.values()]
    // What somebody got of a transaction is asked as `what did A get`, not by a name of its own.
    .filter(({ needs }) => needs?.kind !== 'account')
    .map(({ key, needs, needsTime }) => ({ kind, key, needs, needsTime })),
);

/** Values that are the same one another way: the list that is led by it, the value at the time that is said. */
const SAME: Readonly<Record<string, string>> = {
  'token.topHolder': 'token.topHolders',
  'token.topHolders': 'token.topHolder',
  'token.changeHour': 'token.change',
  'token.changeWeek': 'token.change',
  'token.volumeHour': 'token.volume',
  'token.open': 'token.price',
  // A highest price is told with its time.
  'token.highTime': 'token.high',
  'token.lowTime': 'token.low',
  'pool.open': 'pool.price',
};
const asked = (want: Question['want'] | undefined): readonly string[] =>
  want?.kind === 'measures' ? want.keys.map((key) => `${want.of}.${key}`) : [];
/** What was traded in a window that is said is summed from the trades. */
const SUMMED: ReadonlySet<string> = new Set(['token.volumeHour', 'token.volumeWeek']);
const isAsked = (name: string, want: Question['want'] | undefined): boolean =>
  asked(want).includes(name) ||
  asked(want).includes(SAME[name] ?? name) ||
  // A thing whose name is asked for is introduced.
  (name.endsWith('.name') && want?.kind === 'explain') ||
  (SUMMED.has(name) && want?.kind === 'query' && want.query.from === 'trades');

describe.each(Object.entries(WAYS))('%s', (language, ways) => {
  const { titles } = readLexicon(language);
  test.each(ways)('%s', (way) => {
    const missed = values.flatMap(({ kind, key, needs, needsTime }) => {
      const title = titles.get(`${kind}.${key}`) ?? '';
      const text =
        way.replace('{title}', title) +
        (needs === undefined ? '' : ' KELP') +
        (needsTime === true ? ' 2026-10-01 03:00' : '');
      const read = parse({
        text,
        page: kind === 'network' ? undefined : toSubject(kind),
        nowMs: Date.UTC(2026, 9, 1, 14),
        kinds: new Map<string, SubjectKind>([[MINT, 'token']]),
        names: [{ name: 'kelp', subject: { kind: 'token', id: MINT } }],
      })?.question;
      return isAsked(`${kind}.${key}`, read?.want) ? [] : [`${kind}.${key}: ${text}`];
    });
    expect(missed).toEqual([]);
  });
});
