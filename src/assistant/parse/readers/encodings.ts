/** Bytes, numbers and addresses written another way: `base58 of …`, `0x1771 in decimal`, the associated token account of a wallet. */
import type { Question } from '../../question/question.ts';
import type { Match } from '../../words/spot.ts';
import type { Candidate, ParseContext } from '../context.ts';

const BONUS = 0.5;
/** What is no word and may be bytes: hex, base64, base58. */
const BYTES =
  /(?<![\w+/])(?:0x[0-9a-f]+|[0-9a-f]{8,}(?=\W|$)|[A-Za-z0-9+/]{6,}={1,2}|(?=[A-Za-z0-9+/]*\d)(?=[A-Za-z0-9+/]*[A-Z])[A-Za-z0-9+/]{6,})(?![\w+/=])/gi;
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
  // `what does 0x48656c6c6f say in text`, `decode aGVsbG8=`: bytes that are written as such need no name.
  const isPlain =
    /\b0x(?:[0-9a-f]{2}){2,}\b/i.test(context.text) ||
    /\bdecode\b.{0,90}[A-Za-z0-9+/]={1,2}(?!\w)/i.test(context.text);
  const matches = context
    .of('encoding')
    .filter(({ key }) => key !== 'integer' && (key !== 'text' || isPlain));
  const isAsked =
    (matches.length > 0 || isPlain) &&
    /\b(?:encode|decode|convert|in|into|to|of|as|say|mean|turn|translate|spell)\b|=\s*\?|→|->/i.test(
      context.text,
    );
  if (!isAsked) return [];
  const to = targetOf(context);
  const address = context.mentions.find(
    ({ subject }) =>
      subject.kind !== 'block' &&
      subject.kind !== 'epoch' &&
      subject.kind !== 'domain' &&
      subject.kind !== 'network',
  );
  const named = matches.find(({ key }) => key !== to && key !== 'text')?.key;
  const given =
    QUOTED.exec(context.text)?.[1] ??
    address?.subject.id ??
    [...context.text.matchAll(BYTES)]
      .map(([run]) => run)
      .find((run) => !matches.some(({ key }) => key === run.toLowerCase())) ??
    toPhrase(context, matches);
  // A number in hex is that number, not its digits.
  if (given === undefined || (to === 'hex' && /^\d{1,19}$/.test(given))) return [];
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
      [{ at }, ...matches, ...context.of('encoding'), ...context.of('encode')],
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

/** `base58 of hello world`, `hello in base58`: the words behind `of`, or those before `in`. */
function toPhrase(context: ParseContext, matches: readonly Match[]): string | undefined {
  const { tokens, text } = context;
  const isEncoding = (index: number): boolean => matches.some(({ at }) => at.includes(index));
  const of = tokens.findIndex(({ text: word }) => /^(?:of|encode|decode)$/.test(word));
  const first = of < 0 ? 0 : of + 1;
  const into = tokens.findIndex(
    ({ text: word }, index) => index >= first && /^(?:in|to|into|as)$/.test(word) && isEncoding(index + 1),
  );
  const last = into < 0 ? tokens.length - 1 : into - 1;
  if ((of < 0 && into <= 0) || last < first || isEncoding(first)) return undefined;
  const said = text.slice(tokens[first]!.start, tokens[last]!.end); // both are there
  const words = said
    .replace(/^(?:what is|convert|encode|write|put|turn)\s+/i, '')
    .replace(/[\s,]{1,90}(?:please|pls|plz)$/i, '');
  return words === '' ? undefined : words;
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
