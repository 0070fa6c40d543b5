/** Blocks a figure of the chain is of: the last 100, those from one to another, 50 behind one. */
import type { AskedTime } from '../question/question.ts';
import type { ParseContext } from './context.ts';

const NEWEST = /^(?:last|past|newest|latest|recent|previous)$/;
const BLOCKS = /^(?:blocks?|slots?)$/;
const BEHIND = /^(?:after|following|later|onwards?|behind)$/;
const BETWEEN = /^(?:between|from|through|to|until|till)$/;
/** As many blocks as are looked through one by one. */
const MOST = 1_000;

export interface SlotSpan {
  readonly slots: NonNullable<AskedTime['slots']>;
  readonly at: readonly number[];
}

export function findSlotSpan({ tokens, numbers, mentions }: ParseContext): SlotSpan | undefined {
  const count = numbers.find(({ value }) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MOST);
  const named = mentions.filter(({ subject, isSoft }) => subject.kind === 'block' && isSoft !== true);
  const [first, second] = named.map(({ subject }) => Number(subject.id));
  const own = named.flatMap(({ at }) => [...at]);
  const words = (pattern: RegExp): readonly number[] =>
    tokens.flatMap(({ text, thing }, index) => (thing === undefined && pattern.test(text) ? [index] : []));
  if (first !== undefined && second !== undefined && words(BETWEEN).length > 0)
    return {
      slots: { from: Math.min(first, second), to: Math.max(first, second) },
      at: [...own, ...words(BETWEEN)],
    };
  const [number = 0] = count?.at ?? [];
  if (count === undefined) return undefined;
  if (first !== undefined && second === undefined && words(BEHIND).length > 0)
    return {
      slots: { from: first, to: first + Number(count.value) },
      at: [...own, ...count.at, ...words(BEHIND), ...words(BETWEEN), ...words(BLOCKS)],
    };
  const [before, after] = [tokens[number - 1]?.text ?? '', tokens[number + 1]?.text ?? ''];
  // `slots skipped in the last 500`: no unit behind it, and slots are spoken of.
  const isBare =
    NEWEST.test(before) &&
    words(BLOCKS).length > 0 &&
    (after === '' || /^(?:and|with|by|who|whose)$/.test(after));
  if (isBare) return { slots: { last: Number(count.value) }, at: [number - 1, number] };
  const isNewest = NEWEST.test(before) && BLOCKS.test(after);
  return isNewest
    ? { slots: { last: Number(count.value) }, at: [number - 1, number, number + 1] }
    : undefined;
}
