/** `since X is a program`, `the validator X`: a thing that is called what it is not. */
import type { Subject, SubjectKind } from '../question/question.ts';
import type { ParseContext } from './context.ts';

export interface Mistaken {
  readonly subject: Subject;
  /** What it was called. */
  readonly as: SubjectKind;
}

/** What an address is taken for; everything that has an address is an account, and a node may be named for its validator. */
const CLAIMED: ReadonlySet<SubjectKind> = new Set(['token', 'program', 'pool', 'transaction']);
/** Kinds that are sure: of others the address alone is known. */
const SURE: ReadonlySet<SubjectKind> = new Set([
  'token',
  'program',
  'pool',
  'transaction',
  'validator',
  'block',
]);
const ARTICLE = /^(?:the|this|that|of|for|on|about|el|la|le|les|der|die|das|den|dem|il|lo|do|da|of)$/;
const COPULA =
  /^(?:is|was|be|being|as|a|an|the|es|un|una|como|ist|ein|eine|als|est|une|comme|um|uma|é|è|come)$/;

export function findMistaken({ tokens, isYesNo, ...context }: ParseContext): Mistaken | undefined {
  const named = context.mentions.filter(({ isSoft, isOrdinal }) => isSoft !== true && isOrdinal !== true);
  const [mention, ...others] = named;
  if (mention === undefined || others.length > 0 || !SURE.has(mention.subject.kind)) return undefined;
  const [first, last] = [mention.at[0] ?? 0, mention.at.at(-1) ?? 0];
  const words = (from: number, to: number): readonly string[] =>
    tokens.slice(from, to).map(({ text }) => text);
  const claimed = context.of('kind').find(({ key, at }) => {
    if (!CLAIMED.has(key as SubjectKind) || at.length !== 1) return false; // other keys are not among them
    const [index = 0] = at;
    // `token account X`, `X is a program account`.
    if (
      context
        .of('kind')
        .some((other) => other !== undefined && other.at[0] === index + 1 && other.key === 'account')
    )
      return false;
    if (index === first - 1) return index === 0 || ARTICLE.test(tokens[index - 1]?.text ?? '');
    const between = words(last + 1, index);
    return (
      !isYesNo && between.length >= 1 && between.length <= 3 && between.every((word) => COPULA.test(word))
    );
  });
  const isOne =
    claimed === undefined ||
    context
      .of('kind')
      .some(({ key, at }) => key === mention.subject.kind && at.includes(claimed.at[0] ?? -1));
  // Every token is an asset of a mint, every pool a market of two: only words for one kind alone tell.
  return claimed === undefined ||
    isOne ||
    claimed.key === mention.subject.kind ||
    mention.also.includes(claimed.key as SubjectKind) // as above
    ? undefined
    : { subject: mention.subject, as: claimed.key as SubjectKind }; // as above
}
