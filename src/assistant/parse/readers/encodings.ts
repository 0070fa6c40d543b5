/** Bytes, numbers and addresses written another way: `base58 of …`, `0x1771 in decimal`, the associated token account of a wallet. */
import type { Question } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 0.5;
/** What is no word and may be bytes: hex, base64, base58. */
const BYTES =
  /(?<![\w+/])(?:0x[0-9a-f]+|[0-9a-f]{8,}(?=\W|$)|[A-Za-z0-9+/]{6,}={1,2}|(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{8,})(?![\w+/=])/gi;
/** Behind these stands what is wanted, behind those what is given. */
const TO = /^(?:in|to|into|as|en|em)$/;
const QUOTED = /["']([^"']{1,500})["']/;

export default function readEncodings(context: ParseContext): readonly Candidate[] {
  return [...readAssociated(context), ...readNumber(context), ...readBytes(context)];
}

/** Of a wallet for a token; whether it holds something is another question. */
function readAssociated(context: ParseContext): readonly Candidate[] {
  const sign = context.of('convert').find(({ key }) => key === 'associated-account');
  const owner = context.mentions.find(({ subject }) => subject.kind === 'account');
  const token = context.mentions.find(({ subject }) => subject.kind === 'token');
  if (sign === undefined || owner === undefined || token === undefined) return [];
  return [
    toCandidate(
      context,
      { what: 'associated-account', value: owner.subject.id },
      [sign, owner, token],
      [owner.subject, token.subject],
    ),
  ];
}

/** A number in hexadecimal or decimal, and whether two are the same. */
function readNumber(context: ParseContext): readonly Candidate[] {
  const hex = context.tokens.findIndex(({ text }) => /^0x[0-9a-f]{1,16}$/.test(text));
  const [decimal] = context.numbers.filter(
    ({ unit, value }) => unit === undefined && /^\d{1,19}$/.test(value),
  );
  const signs = context.of('encode');
  if (hex >= 0) {
    const value = context.tokens[hex]!.text; // it was found
    const to = targetOf(context) ?? 'integer';
    if (to !== 'integer' && to !== 'hex') return [];
    const other = decimal === undefined ? {} : { other: decimal.value };
    return [
      toCandidate(
        context,
        { what: 'number', value, from: 'hex', to: 'integer', ...other },
        [{ at: [hex] }, ...(decimal === undefined ? [] : [decimal]), ...signs],
        [],
      ),
    ];
  }
  if (decimal === undefined || targetOf(context) !== 'hex') return [];
  return [
    toCandidate(
      context,
      { what: 'number', value: decimal.value, from: 'integer', to: 'hex' },
      [decimal, ...signs],
      [],
    ),
  ];
}

function readBytes(context: ParseContext): readonly Candidate[] {
  const matches = context.of('encoding').filter(({ key }) => key !== 'integer' && key !== 'text');
  const isAsked = matches.length > 0 && /\b(?:encode|decode|convert|in|to|of|as)\b/i.test(context.text);
  if (!isAsked) return [];
  const to = targetOf(context);
  const address = context.mentions.find(
    ({ subject }) =>
      subject.kind !== 'block' &&
      subject.kind !== 'epoch' &&
      subject.kind !== 'domain' &&
      subject.kind !== 'network',
  );
  const named = matches.find((match) => match.key !== to)?.key;
  const given =
    QUOTED.exec(context.text)?.[1] ??
    address?.subject.id ??
    [...context.text.matchAll(BYTES)]
      .map(([run]) => run)
      .find((run) => !matches.some(({ key }) => key === run.toLowerCase())) ??
    toLastWord(context, matches);
  if (given === undefined) return [];
  const from =
    named ??
    (address?.subject.id === given
      ? 'base58'
      : /^0x/i.test(given)
        ? 'hex'
        : to !== 'base64' && given.endsWith('=')
          ? 'base64'
          : 'text');
  const decodes = /\bdecode\b/i.test(context.text);
  const wanted = to ?? (decodes || from !== 'text' ? 'text' : undefined);
  if (wanted === undefined || wanted === from) return [];
  const start = context.text.indexOf(given);
  const at = context.tokens.flatMap((token, index) =>
    token.start >= start && token.end <= start + given.length ? [index] : [],
  );
  return [
    toCandidate(
      context,
      { what: 'bytes', value: given.slice(0, 2_000).replace(/^0x/i, ''), from, to: wanted },
      [{ at }, ...matches, ...context.of('encode')],
      [],
    ),
  ];
}

/** `in hex`, `hex of`. */
function targetOf(context: ParseContext): string | undefined {
  return context.of('encoding').find(({ at }) => {
    const [first = 0] = at;
    return (
      TO.test(context.tokens[first - 1]?.text ?? '') ||
      /^(?:of|encode|encoded)$/.test(context.tokens[(at.at(-1) ?? first) + 1]?.text ?? '')
    );
  })?.key;
}

/** `base58 of hello`: the word behind `of`. */
function toLastWord(context: ParseContext, matches: readonly Match[]): string | undefined {
  const index = context.tokens.findIndex(({ text }) => /^(?:of|encode|decode)$/.test(text));
  const word = context.tokens[index + 1];
  return index < 0 || word === undefined || matches.some(({ at }) => at.includes(index + 1))
    ? undefined
    : word.raw;
}

function toCandidate(
  context: ParseContext,
  want: Omit<Extract<Question['want'], { kind: 'convert' }>, 'kind'>,
  matches: readonly { readonly at: readonly number[] }[],
  subjects: Question['subjects'],
): Candidate {
  const used = new Set<number>();
  for (const { at } of [...matches, ...context.of('ask'), ...context.of('kind')])
    for (const index of at) used.add(index);
  return {
    used,
    bonus: BONUS,
    question: {
      subjects,
      want: { kind: 'convert', ...want },
      bounds: [],
      shape: {},
      form: context.isYesNo ? 'yes-no' : 'value',
      negated: false,
    },
  };
}
