/** What needs no chain: whole units of a raw amount with so many decimals, micro-lamports, whether bytes are valid and how many. */
import type { Question } from '../../question/question.ts';
import type { Candidate, ParseContext } from '../context.ts';
import { findFreeUnits, findQuantities } from '../find-quantities.ts';

const BONUS = 0.6;
/** Lamports in micro-lamports, as places. */
const MICRO = 6;

export default function readDigits(context: ParseContext): readonly Candidate[] {
  return [...readDecimals(context), ...readMicro(context), ...readValidity(context)];
}

/** `raw 1500000 with 6 decimals`, where no token is named. */
function readDecimals(context: ParseContext): readonly Candidate[] {
  const decimals = context.tokens.findIndex(({ stem }) => stem === 'decimal');
  const raw = context.of('unit').find(({ key }) => key === 'raw');
  const numbers = findQuantities(context);
  const places = numbers.find(({ at }) => decimals >= 0 && Math.abs(at[0]! - decimals) === 1); // a quantity has a token
  const amount = numbers.find((one) => one !== places && /^\d{1,40}$/.test(one.value));
  const isToken = context.mentions.some(({ subject }) => subject.kind === 'token');
  if (isToken || raw === undefined || amount === undefined || !/^\d{1,2}$/.test(places?.value ?? ''))
    return [];
  return [
    toCandidate(context, { what: 'scale', value: amount.value, other: places?.value ?? '0' }, [
      amount.at,
      places?.at ?? [],
      raw.at,
      [decimals],
    ]),
  ];
}

/** `how many micro-lamports in a lamport`, either way. */
function readMicro(context: ParseContext): readonly Candidate[] {
  const quantities = findQuantities(context);
  if (quantities.some(({ unit }) => unit === 'CU')) return [];
  const units = findFreeUnits(context, quantities);
  const [first] = quantities;
  const all = first === undefined ? units : [first, ...units];
  const micro = all.find(({ unit }) => unit === 'micro-lamports per CU');
  const whole = all.find(({ unit }) => unit === 'lamports' || unit === 'SOL');
  if (micro === undefined || whole === undefined || context.mentions.length > 0) return [];
  const value =
    first?.value ?? (isOne(context, whole.at[0]!) || isOne(context, micro.at[0]!) ? '1' : undefined); // a unit has a token
  if (value === undefined || (first !== undefined && first !== micro && first !== whole)) return [];
  const isFromMicro = first === micro || (first === undefined && isOne(context, micro.at[0]!)); // a unit has a token
  const places = String(whole.unit === 'SOL' ? MICRO + 9 : MICRO);
  return [
    toCandidate(
      context,
      {
        what: 'micro',
        value,
        from: isFromMicro ? 'micro-lamports' : whole.unit,
        to: whole.unit,
        other: isFromMicro ? places : `-${places}`,
      },
      [micro.at, whole.at],
    ),
  ];
}

const isOne = ({ tokens }: ParseContext, index: number): boolean =>
  /^(?:a|an|one)$/.test(tokens[index - 1]?.text ?? '');

/** `is X valid base58`, `how many bytes does it decode to`. */
function readValidity(context: ParseContext): readonly Candidate[] {
  const encoding = context.of('encoding').find(({ key }) => /^(?:base58|base64|hex)$/.test(key));
  const asks = /\b(?:valid|invalid|correct|proper|well[- ]formed)\b|\bhow (?:many bytes|long)\b/i;
  if (encoding === undefined || !asks.test(context.text)) return [];
  const index = context.tokens.findIndex(({ raw, text, thing }, at) => {
    if (encoding.at.includes(at)) return false;
    if (thing !== undefined) return thing.kind !== 'number' || encoding.key === 'hex';
    return /^[A-Za-z0-9+/=_-]{3,}$/.test(raw) && !context.isStop(at) && !WORDS.test(text);
  });
  const token = context.tokens[index];
  if (token === undefined) return [];
  // Padding is no part of a token.
  const value =
    /^\S*/.exec(context.text.slice(token.start))?.[0].replace(/[?!.,;:)"']{1,90}$/, '') ?? token.raw;
  return [
    toCandidate(context, { what: 'check', value: value.slice(0, 2_000), from: encoding.key }, [
      [index],
      encoding.at,
      ...context.of('unit').map(({ at }) => at),
      context.tokens.flatMap(({ text }, at) => (WORDS.test(text) ? [at] : [])),
    ]),
  ];
}

const WORDS =
  /^(?:valid|invalid|correct|proper|well|formed|bytes?|long|decodes?|decoded|encoded|string|text|address|length|is|does)$/;

function toCandidate(
  context: ParseContext,
  want: Omit<Extract<Question['want'], { kind: 'convert' }>, 'kind'>,
  at: readonly (readonly number[])[],
): Candidate {
  const used = new Set([
    ...at.flat(),
    ...[...context.of('ask'), ...context.of('convert'), ...context.of('encode')].flatMap((match) => match.at),
  ]);
  return {
    used,
    bonus: BONUS,
    question: {
      subjects: [],
      want: { kind: 'convert', ...want },
      bounds: [],
      shape: {},
      form: context.isYesNo ? 'yes-no' : 'value',
      negated: /\binvalid\b/i.test(context.text),
    },
  };
}
