/** Rows and figures of the index, with the time they are true for. */
import { definePlan } from '../define-plan.ts';
import { writeEpochs } from '../query/epochs.ts';
import { toQuerySteps } from '../query/query-steps.ts';
import { toWriting, writeLimits, writeNotes, writeUnknownTime } from '../query/query-writing.ts';
import { writeExists } from '../query/write-exists.ts';
import { writeAgainst, writeFigure } from '../query/write-figure.ts';
import { writeFirst, writeInside, writePart, writeRows } from '../query/write-rows.ts';

export default definePlan({
  want: 'query',
  steps: toQuerySteps,
  write(telling) {
    if (telling.question.want.isByEpoch === true) {
      writeEpochs(telling);
      return;
    }
    const writing = toWriting(telling);
    if (writing === undefined) {
      writeUnknownTime(telling);
      return;
    }
    writeLimits(writing);
    const { answers, against } = telling.question.want;
    if (against !== undefined) writeAgainst(writing);
    else if (answers === 'exists') writeExists(writing);
    else if (answers === 'figure') writeFigure(writing);
    else if (answers === 'first') writeFirst(writing);
    else if (answers === 'part') writePart(writing);
    else writeRows(writing);
    writeInside(writing);
    writeNotes(writing);
  },
});
