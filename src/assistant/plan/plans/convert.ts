/** A quantity, a number, bytes or a derived address, written another way. */
import type { ToolResult } from '#contracts/assistant/agent';
import type { Question, Subject, Want } from '../../question/question.ts';
import { leafOfRow, leavesAt, rowsAt } from '../../write/facts-at.ts';
import { toSubjectSpan } from '../../write/subject-piece.ts';
import type { Words } from '../../write/words.ts';
import type { Piece, Writer } from '../../write/writer.ts';
import { DIGITS, toCheck, toMove, writeCheck, writeMicro, writeScale } from '../write-digits.ts';
import { SOL_MINT } from '../../question/sol.ts';
import { factAt } from '../query/read-fact.ts';
import { toImpact, writeImpact } from '../write-impact.ts';
import { definePlan, step, type Step, type Telling } from '../define-plan.ts';

type Conversion = Extract<Want, { kind: 'convert' }>;

export default definePlan({
  want: 'convert',
  steps({ want, subjects }) {
    switch (want.what) {
      case 'quantity':
        return [want.to === 'unix' ? 'time' : want.to, ...(want.also ?? [])].map((to, index) =>
          toConversion(want, to, subjects, index),
        );
      case 'quote':
        return toQuote(want, subjects);
      case 'impact':
        return toImpact(want, subjects);
      case 'scale':
      case 'micro':
        return [toMove(want)];
      case 'check':
        return [toCheck(want)];
      case 'bytes':
        return [
          step('bytes', 'encode', 'Write the bytes another way', {
            bytes: want.value,
            from: want.from ?? 'text',
          }),
        ];
      case 'associated-account': {
        const [owner, mint] = subjects;
        return owner === undefined || mint === undefined
          ? []
          : [step('derived', 'derive_address', 'Derive the address', { owner: owner.id, mint: mint.id })];
      }
      default:
        return [];
    }
  },
  write(telling) {
    const { want } = telling.question;
    switch (want.what) {
      case 'quantity':
        return writeQuantities(telling);
      case 'quote':
        return writeQuote(telling);
      case 'impact':
        return writeImpact(telling);
      case 'bytes':
        return writeBytes(telling);
      case 'associated-account':
        return writeAssociated(telling);
      case 'scale':
        return writeScale({ ...telling, result: telling.read(DIGITS) });
      case 'micro':
        return writeMicro(want, { ...telling, result: telling.read(DIGITS) });
      case 'check':
        return writeCheck(want, telling.question, { ...telling, result: telling.read(DIGITS) });
      default:
        return writeNumber(want, telling);
    }
  },
});

/** A token on either side is named by its mint. */
function toConversion(
  want: Conversion,
  to: string | undefined,
  subjects: readonly Subject[],
  index: number,
): Step {
  const { value, from = 'SOL', other } = want;
  const [first, second] = subjects;
  const isToken = (unit: string | undefined): boolean => unit === 'tokens' || unit === 'raw units';
  const [mint, toMint] = isToken(from)
    ? [first, isToken(to) ? second : undefined]
    : [isToken(to) ? first : undefined, undefined];
  return step(`convert.${index}`, 'convert', 'Convert', {
    value,
    from,
    ...(to !== undefined && { to }),
    ...(mint !== undefined && { mint: mint.id }),
    ...(toMint !== undefined && { toMint: toMint.id }),
    ...(other !== undefined && (from === 'bytes' ? { times: Number(other) } : { computeUnits: other })),
  });
}

/** A price and its token, both of one row. */
function writePrice(writer: Writer, words: Words, result: ToolResult, row: string): void {
  const [price, mint] = [leafOfRow(result, row, 'usd'), leafOfRow(result, row, 'mint')];
  if (price === undefined || mint === undefined) return;
  const isSol = 'raw' in mint && mint.raw === SOL_MINT;
  const token: Piece = isSol ? { kind: 'text', text: 'SOL' } : (leafOfRow(result, row, 'symbol') ?? mint);
  writer.spans(2, words.say('convert-price', { price, token }), 'note');
}

/** What selling would give, price impact and fee included. Dollars are no token, so the pool's other side is taken. */
function toQuote({ value, from, to }: Conversion, subjects: readonly Subject[]): readonly Step[] {
  const mints = subjects.flatMap(({ kind, id }) => (kind === 'pool' ? [] : [id]));
  const market = subjects.find(({ kind }) => kind === 'pool')?.id;
  const sell = from === 'SOL' ? SOL_MINT : mints.shift();
  const buy = to === 'SOL' ? SOL_MINT : mints.shift();
  if (sell === undefined) return [];
  return [
    step('quote', 'get_quote', 'Ask the pool', {
      sell,
      amount: value,
      ...(buy !== undefined && { buy }),
      ...(market !== undefined && { market }),
    }),
  ];
}

function writeQuote({ writer, words, read }: Telling<'convert'>): void {
  const result = read('quote');
  if (result === undefined) return;
  const [amount, expected, least, impact, fee] = ['amount', 'expected', 'leastOut', 'priceImpact', 'fee'].map(
    (name) => factAt(result, `/${name}`),
  );
  writer.spans(1, words.say('quote-is', { amount, expected }));
  if (impact !== undefined) writer.spans(1, words.say('quote-more', { impact, least }));
  if (fee !== undefined) writer.spans(2, words.say('quote-fee', { fee }));
}

/** By what is given, and by the kind of figure that comes out. */
const SENTENCES: Readonly<Record<string, string>> = {
  bytes: 'convert-rent',
  'time slot': 'convert-slot-at',
  'time epoch': 'convert-epoch-at',
};

function writeQuantities({ question: { want }, writer, words, results }: Telling<'convert'>): void {
  for (const result of results.values()) {
    if (!result.ok) continue;
    const [value, converted] = [factAt(result, '/given'), factAt(result, '/result')];
    if (value === undefined || converted === undefined) continue;
    const total = factAt(result, '/total');
    if (total !== undefined) {
      const count = factAt(result, '/times');
      writer.spans(1, words.say('convert-rent-times', { count, value, total, result: converted }));
      continue;
    }
    if (want.from === 'time' && (want.to === 'unix' || want.to === 'time')) {
      // A time stands for its seconds.
      const seconds = value.kind === 'time' ? value : converted;
      const unix: Piece = { kind: 'fact', fact: seconds.id, text: seconds.raw };
      const isUnix = want.to === 'unix';
      writer.spans(
        1,
        words.say(isUnix ? 'convert-unix' : 'convert-unix-is', {
          value: isUnix ? converted : unix,
          result: isUnix ? unix : converted,
        }),
      );
      continue;
    }
    const key = SENTENCES[`${want.from} ${converted.kind}`] ?? SENTENCES[want.from ?? ''] ?? 'convert-is';
    writer.spans(1, words.say(key, { value, result: converted }));
    if (factAt(result, '/estimate')?.raw === 'yes') writer.spans(2, words.say('convert-estimate'), 'note');
    const rows = rowsAt(result, '/prices/*');
    for (const row of rows) writePrice(writer, words, result, row);
    // What a price makes of it has no last digit that could be cut.
    if (rows.length === 0 && factAt(result, '/rounded')?.raw === 'yes') {
      writer.spans(2, words.say('convert-rounded'), 'note');
    }
  }
}

function writeBytes({ question: { want }, writer, words, read }: Telling<'convert'>): void {
  const result = read('bytes');
  if (result === undefined) return;
  const to = want.to ?? 'hex';
  const [leaf] = leavesAt(result, `/${to}`);
  if (leaf === undefined) writer.spans(1, words.say('convert-no-text'));
  else writer.spans(1, words.say('convert-text-is', { encoding: titleOf(words, to), result: leaf }));
}

function writeAssociated({ question: { subjects }, writer, words, read }: Telling<'convert'>): void {
  const result = read('derived');
  const [owner, mint] = subjects;
  const address = result === undefined ? undefined : factAt(result, '/address');
  if (result === undefined || owner === undefined || mint === undefined || address === undefined) return;
  writer.spans(
    1,
    words.say('ata-is', { owner: toSubjectSpan(owner), mint: toSubjectSpan(mint), result: address }),
  );
  const exists = factAt(result, '/exists')?.raw;
  if (exists !== undefined) writer.spans(2, words.say(exists === 'yes' ? 'ata-exists' : 'ata-missing'));
}

/** Needs no tool: the same number with other digits. */
function writeNumber(
  want: Conversion,
  { writer, words }: { readonly writer: Writer; readonly words: Words; readonly question: Question },
): void {
  const { value, from = 'hex', to = 'integer', other } = want;
  const number = BigInt(value);
  const text = to === 'hex' ? `0x${number.toString(16)}` : number.toString();
  const code = (one: string): Piece => ({ kind: 'code', text: one });
  if (other !== undefined) {
    const isSame = number === BigInt(other);
    writer.spans(
      1,
      words.say(isSame ? 'both-same' : 'both-different', {
        value: code(value),
        other: code(other),
        result: code(text),
      }),
    );
  }
  writer.spans(
    other === undefined ? 1 : 2,
    words.say('convert-number', {
      value: code(value),
      from: titleOf(words, from),
      to: titleOf(words, to),
      result: code(text),
    }),
  );
}

const titleOf = (words: Words, encoding: string): Piece => ({
  kind: 'text',
  text: words.title(`encoding.${encoding}`),
});
