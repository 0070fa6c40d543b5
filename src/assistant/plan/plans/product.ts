/** How something is done with this product: the steps, and the page it is done on. */
import { definePlan } from '../define-plan.ts';
import { toPassageSteps, writePassages } from '../write-passages.ts';

export default definePlan({
  want: 'product',
  steps: ({ want }) => toPassageSteps(want),
  write({ question, writer, words, read }) {
    writePassages(question, writer, words, read);
    writer.suggest(words.title('say.suggest-help'));
  },
});
