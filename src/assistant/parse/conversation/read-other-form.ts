/** `as a table`, `shorter`, `in Spanish`: what was just answered, told another way. */
import type { Layout } from '../../question/question.ts';
import { LANGUAGES } from '../../words/lexicon.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { PERSON } from './find-references.ts';
import { restOf } from './rest-of.ts';

const BONUS = 0.8;
const LAYOUT_WORDS: Readonly<Record<string, Layout>> = {
  'as-table': 'table',
  'as-list': 'list',
  'as-short': 'short',
  'as-sources': 'sources',
};
/** Words that only say it again. */
const AGAIN =
  /^(?:again|repeat|put|it|that|say|tell|show|give|make|write|form|format|version|answer|version|please|all|explain|everything|back|summarize|summarise|as|same|instead|me)$/;

interface AskedForm {
  readonly layout?: Layout | undefined;
  readonly language?: string | undefined;
  readonly at: readonly number[];
}

/** What the words say of how it is told, whatever else they ask. */
export function findForm({ of, tokens }: Pick<ParseContext, 'of' | 'tokens'>): AskedForm | undefined {
  const words = of('follow');
  const layout = words.find(({ key }) => LAYOUT_WORDS[key] !== undefined);
  const language = words.find(
    ({ key, at }) =>
      key.startsWith('in-') &&
      LANGUAGES.includes(key.slice(3)) &&
      // `in German time` is of a zone.
      !/^(?:time|timezone|zone|hours)$/.test(tokens[at.at(-1)! + 1]?.text ?? ''), // a match has tokens
  );
  if (layout === undefined && language === undefined) return undefined;
  return {
    // `too long. one sentence` says it twice.
    at: [...words.filter(({ key }) => key === layout?.key).flatMap(({ at }) => at), ...(language?.at ?? [])],
    ...(layout !== undefined && { layout: LAYOUT_WORDS[layout.key] }),
    ...(language !== undefined && { language: language.key.slice(3) }),
  };
}

export function readOtherForm(context: ParseContext): readonly Candidate[] {
  const form = findForm(context);
  const [last] = context.earlier;
  if (form === undefined || last?.question === undefined) return [];
  const again = context.tokens.flatMap(({ text }, index) => (AGAIN.test(text) ? [index] : []));
  const left = restOf(context, new Set(form.at), [
    ...again,
    ...context.of('explain').flatMap(({ at }) => at),
  ]);
  // `all tokens he holds as a table` asks for something else.
  const isOther = context.of('kind').length > 0 || context.tokens.some(({ text }) => PERSON.test(text));
  if (left.rest.length > 0 || isOther) return [];
  const { unused: _unused, language, ...rest } = last.question;
  // Its figures are computed from the answers before it again.
  const operands =
    rest.want.kind === 'compute' ? context.earlier.slice(1).map(({ values }) => values) : undefined;
  return [
    {
      used: left.used,
      bonus: BONUS,
      question: {
        ...rest,
        ...(operands !== undefined && { operands }),
        language: form.language ?? language,
        layout: form.layout ?? rest.layout,
      },
    },
  ];
}
