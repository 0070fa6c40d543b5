/** `the second one, and how far behind is it?`, `by how much does it lead?`: one row of the last answer beside the first. */
import { toShortAddress } from '#contracts/text/value-text';
import type { TurnValue } from '#contracts/assistant/agent';
import type { Candidate, ParseContext } from '../context.ts';
import { columnsOf, isSize } from './read-said-rows.ts';
import { turnsBack } from './recall.ts';
import { toThing } from './roles.ts';

const BONUS = 1.1;
const GAP =
  /(?:^| )(?:how far (?:behind|ahead|apart|off|back)|how (?:big|large|wide) is the (?:gap|lead|difference)|by how much|how much (?:behind|ahead|bigger|smaller|larger|higher|lower|more|less) (?:is|was) (?:it|that|this|he|she|the first|the top one|number one))(?: |$)/;
/** Nothing else may be asked along with it. */
const PLAIN =
  /^(?:and|what|whats|what's|which|who|whos|is|was|the|a|of|one|it|that|this|he|she|they|them|to|from|so|ok|then|row|place|number|first|second|third|fourth|fifth|last|top|leader|runner|up|does|do|did|lead|leads|win|wins|trail|trails|lag|lags|how|far|behind|ahead|apart|off|back|by|much|big|large|wide|gap|difference|bigger|smaller|larger|higher|lower|more|less|pool|wallet|token|validator|program|2nd|3rd|4th|5th|pls|please)$/;

export function readGap(context: ParseContext): readonly Candidate[] {
  const { tokens, earlier, numbers, bounds, time } = context;
  const words = tokens.map(({ text }) => text);
  const [turn] = turnsBack(earlier);
  if (turn === undefined || !GAP.test(words.join(' ')) || time !== undefined || bounds.length > 0) return [];
  if (numbers.length > 0 || !words.every((word) => PLAIN.test(word))) return [];
  const column = columnsOf(turn).find(isSize);
  if (column === undefined) return [];
  const place = placeOf(context, column.values.length);
  const [first, other] = [0, place - 1].map((row) => named(column.values[row], column.names[row]));
  if (first === undefined || other === undefined || place < 2) return [];
  const thing = toThing(column.names[place - 1]!)?.subject; // it was found there
  return [
    {
      used: new Set(tokens.keys()),
      bonus: BONUS,
      question: {
        subjects: thing === undefined ? [] : [thing],
        want: { kind: 'compute', op: 'difference' },
        operands: [[other], [first]],
        bounds: [],
        shape: {},
        form: 'value',
        negated: false,
      },
    },
  ];
}

/** The row that is spoken of; without a word for it the one behind the first. */
function placeOf(context: ParseContext, count: number): number {
  const keys = context
    .of('ordinal')
    .map(({ key }) => (key === 'last' ? count : Number(key)))
    .filter((place) => place > 1 && place <= count);
  return keys[0] ?? 2;
}

/** A figure under the name of its row. */
const named = (value: TurnValue | undefined, name: TurnValue | undefined): TurnValue | undefined =>
  value === undefined || name === undefined
    ? undefined
    : { ...value, label: name.raw.length > 24 ? toShortAddress(name.raw) : name.raw };
