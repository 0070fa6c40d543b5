/** How a question was read, in half a line over its answer. */
import { sayQuery } from '#contracts/query/say-query';
import type { IndexQuery } from '#contracts/query/index-query';
import { toShortAddress } from '#contracts/text/value-text';
import { titleOfMeasure, titleOfRows } from './query-titles.ts';
import { findMeasure } from '../catalogue/catalogue.ts';
import { atTime } from '../catalogue/define-subject.ts';
import { capitalise, titleOf } from './write-value.ts';
import type { Words } from './words.ts';
import type { Question, Subject } from '../question/question.ts';

/** What a thing is called; `undefined` where it has no name. */
export type NameOf = (id: string) => string | undefined;

/** `Fee · transaction 3Wdc…yrCB`. Empty where nothing of the chain was asked for. */
export function sayQuestion(question: Question, words: Words, nameOf: NameOf = () => undefined): string {
  const { want, subjects, time } = question;
  const things = subjects.map((subject) => saySubject(subject, words, nameOf)).filter((text) => text !== '');
  const join = (...parts: readonly (string | undefined)[]): string =>
    parts.filter((part) => part !== undefined && part !== '').join(' · ');
  switch (want.kind) {
    case 'measures':
      return join(
        capitalise(want.keys.map((key) => sayMeasure(want.of, key, time, words)).join(', ')),
        ...things,
        time?.text,
      );
    case 'predicate':
      return join(
        capitalise(words.title(`${want.of}.${want.key}${want.expects ? '' : '-not'}`)),
        ...things,
        time?.text,
      );
    case 'compare':
      return join(capitalise(words.title(`${want.of}.${want.key}`)), things.join(' / '), time?.text);
    case 'query':
      if (words.language !== 'en') {
        const [, many] = titleOfRows(want.query, words);
        const measures = (want.query.measures ?? []).map((one) => titleOfMeasure(want.query, one, words));
        return join(capitalise(many), ...measures, ...things, time?.text);
      }
      // The tool has checked what it names; a query it refused is said by its refusal.
      return join(
        want.window === undefined && want.isByEpoch !== true
          ? sayQuery(want.query as IndexQuery, nameOf).replace(/\.$/, '')
          : sayQuery(want.query as IndexQuery, nameOf)
              .replace(/\.$/, '')
              .replace(' of all time', ''),
        // What only the chain knows is said in the words of the question.
        want.window === undefined ? undefined : time?.text,
      );
    case 'explain':
      return join(...things);
    default:
      return '';
  }
}

function sayMeasure(of: Subject['kind'], key: string, time: Question['time'], words: Words): string {
  const measure = findMeasure(of, key);
  return measure === undefined ? words.title(`${of}.${key}`) : titleOf(words, atTime(measure, time));
}

function saySubject({ kind, id, said }: Subject, words: Words, nameOf: NameOf): string {
  if (kind === 'network') return '';
  const name =
    said ??
    nameOf(id) ??
    (kind === 'block' || kind === 'epoch' || kind === 'domain' ? id : toShortAddress(id));
  return `${words.title(`kind.${kind}`)} ${name}`;
}

/** The reading as a question that is read the same way again; `undefined` where words alone cannot say it. */
export function askQuestion({ want, subjects }: Question, words: Words): string | undefined {
  const things = subjects.map(({ id, said }) => said ?? id).join(' ');
  switch (want.kind) {
    case 'measures':
      return `${want.keys.map((key) => words.title(`${want.of}.${key}`)).join(', ')} ${things}`.trim();
    case 'compare':
      return `${words.title(`${want.of}.${want.key}`)} ${things}`.trim();
    case 'explain':
      return `${words.title('explain.overview')} ${things}`.trim();
    default:
      return undefined;
  }
}
