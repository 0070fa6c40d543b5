/** Figures of whole hours or days reach beyond a time that begins or ends within one, which is said. */
import type { Fact, ToolResult } from '#contracts/assistant/agent';
import { toPath, type Measure } from '../catalogue/define-subject.ts';
import type { AskedTime } from '../question/question.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';
import { factAt } from './query/read-fact.ts';

/** When figures begin and end, as facts. */
interface FigureSpan {
  readonly from?: Fact | undefined;
  readonly to?: Fact | undefined;
}

/** By how much more than was asked for they may be of. */
const MORE = 0.05;

/** The time of the part of a result that a measure stands in, else of the whole result. */
export function spanOf(result: ToolResult, measure: Measure | undefined): FigureSpan {
  const [, part = ''] = measure === undefined ? [] : toPath(measure.at).split('/');
  const at = (end: string): Fact | undefined =>
    factAt(result, `/${part}/${end}`) ?? factAt(result, `/${end}`);
  return { from: at('from'), to: at('to') };
}

/** Whether the time of the figures is longer, by more than a twentieth, than the time that was asked for. */
export function isWider(asked: Pick<AskedTime, 'from' | 'to'>, { from, to }: FigureSpan): boolean {
  if (asked.from === undefined || from === undefined) return false;
  const end = asked.to ?? Number(to?.raw ?? from.raw);
  const behind = to === undefined ? 0 : Math.max(0, Number(to.raw) - end);
  return asked.from - Number(from.raw) + behind > (end - asked.from) * MORE;
}

export function writeWider(writer: Writer, words: Words, { from, to }: FigureSpan, text: string): void {
  writer.spans(1, words.say('wider-time', { from, to, time: { kind: 'code', text } }), 'note');
}
