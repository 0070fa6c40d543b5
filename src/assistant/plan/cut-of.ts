/** Whether the answer covers only a part of what there is. */
import type { Cut, ToolResult } from '#contracts/assistant/tool-result';
import { toPath, toTool, type Measure } from '../catalogue/define-subject.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';
import { idOf } from './calls-of.ts';

/** What is cut at a place: its list, or the figure itself. */
export const cutOf = ({ truncated = [] }: ToolResult, place: string): Cut | undefined =>
  truncated.find(({ path }) => place === path || place.startsWith(`${path}/`));

interface Telling {
  readonly writer: Writer;
  readonly words: Words;
  readonly read: (step: string) => ToolResult | undefined;
}

/** That one of these is of a part. */
export function writeCut({ writer, words, read }: Telling, measures: readonly Measure[]): void {
  const isCut = measures.some((measure) => {
    const result = read(idOf(toTool(measure.at)));
    return result !== undefined && cutOf(result, toPath(measure.at)) !== undefined;
  });
  if (isCut) writer.spans(1, words.say('part-read'), 'note');
}
