/** Words of the field, explained out of the documentation. */
import { definePlan } from '../define-plan.ts';
import { toPassageSteps, writePassages } from '../write-passages.ts';

export default definePlan({
  want: 'concept',
  steps: ({ want }) => toPassageSteps(want),
  write({ question, writer, words, read }) {
    writePassages(question, writer, words, read);
  },
});
