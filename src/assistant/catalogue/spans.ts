/** The interval trades are listed of. */
import type { AskedTime } from '../question/question.ts';

const HOUR = 3_600;

/** `from` and `to` in unix seconds, both included; a moment stands for the hour around it. */
export function toSpan(time: AskedTime | undefined): { readonly from?: number; readonly to?: number } {
  if (time?.at !== undefined) {
    const from = time.at - (time.at % HOUR);
    return { from, to: from + HOUR - 1 };
  }
  return {
    ...(time?.from !== undefined && { from: time.from }),
    ...(time?.to !== undefined && { to: time.to - 1 }),
  };
}
