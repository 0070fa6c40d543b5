/** Says that an answer covers only a part of what there is. */
import type { ToolResult } from '#contracts/assistant/tool-result';
import { toPath, toTool, type Measure } from '../catalogue/define-subject.ts';
import { isCutAt } from '../write/facts-at.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';
import { idOf } from './calls-of.ts';

interface Telling {
  readonly writer: Writer;
  readonly words: Words;
  readonly read: (step: string) => ToolResult | undefined;
}

/** That one of these is of a part. */
export function writeCut({ writer, words, read }: Telling, measures: readonly Measure[]): void {
  const isCut = measures.some((measure) => {
    const result = read(idOf(toTool(measure.at)));
    return result !== undefined && isCutAt(result, toPath(measure.at));
  });
  if (isCut) writer.spans(1, words.say('part-read'), 'note');
}
