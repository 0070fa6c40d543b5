/** A number that names a row of a list, and two values of one thing that may be the same. */
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import type { Bound, Question } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';

interface Found {
  readonly bound: Bound;
  readonly at: readonly number[];
}

/** Columns rows are named by, with the words a number stands beside. */
const NAMED_BY: readonly (readonly [string, RegExp])[] = [
  ['code', /^(?:error|code|errors|fehler|fehlercode|código|codigo|erreur|errore|erro|ошибка|помилка)$/],
  ['path', /^(?:instruction|step|ix|anweisung|instrucción|instruction|istruzione|instrução)$/],
];
const EQUAL = /^(?:equal|equals|same|identical|match|matches|matching)$/;
const DIFFERENT = /^(?:different|differ|differs)$/;

/** `error 6000`, `0x1770`, `instruction 2`. */
export function toRowBounds(context: ParseContext, want: Question['want']): readonly Found[] {
  if (want.kind !== 'measures') return [];
  const columns = new Set(
    want.keys.flatMap((key) => CATALOGUE.get(want.of)?.measures.get(key)?.columns ?? []),
  );
  const found = NAMED_BY.find(
    ([column, word]) => columns.has(column) && context.tokens.some(({ text }) => word.test(text)),
  );
  if (found === undefined) return [];
  const [field] = found;
  const numbers = context.tokens.flatMap(({ text, thing }, index) => {
    const value = /^0x[0-9a-f]{1,8}$/.test(text)
      ? String(Number(text))
      : thing?.kind === 'number'
        ? thing.value
        : undefined;
    return value === undefined ? [] : [{ value, at: index }];
  });
  const [first] = numbers;
  if (first === undefined) return [];
  // `6000 / 0x1770` is one number written twice.
  const same = numbers.filter(({ value }) => value === first.value).map(({ at }) => at);
  return [{ bound: { is: '=', value: first.value, field }, at: same }];
}

/** `is the height equal to the slot number`: the second value is what the first is compared with. */
export function toEquality(
  context: ParseContext,
  keys: readonly string[],
): { readonly found: Found; readonly isDenied: boolean } | undefined {
  const [, field, third] = keys;
  if (!context.isYesNo || field === undefined || third !== undefined) return undefined;
  const at = context.tokens.flatMap(({ text }, index) =>
    EQUAL.test(text) || DIFFERENT.test(text) ? [index] : [],
  );
  if (at.length === 0) return undefined;
  const isDenied = at.every((index) => DIFFERENT.test(context.tokens[index]?.text ?? ''));
  return { found: { bound: { is: '=', value: '0', field }, at }, isDenied };
}
