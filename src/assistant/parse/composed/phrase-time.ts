/** When a composed question is of: all that is indexed where it says nothing. */
import type { AskedQuery } from '../../question/question.ts';
import type { ParseContext } from '../context.ts';
import { toInterval } from '../events/to-time.ts';

export const toPhraseTime = ({ time }: ParseContext): NonNullable<AskedQuery['time']> =>
  time === undefined ? {} : toInterval(time.value);
