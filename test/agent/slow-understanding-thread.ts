/** Comes to no end with questions that say `forever`; all others it answers as the product's own thread does. */
import { parentPort } from 'node:worker_threads';
import {
  answerAsked,
  type ThreadAnswer,
  type ThreadQuestion,
} from '../../src/server/assistant/understanding/answer-asked.ts';
import { understand } from '../../src/server/assistant/understanding/understand.ts';

const port = parentPort!; // it is a thread
const tell = (reply: ThreadAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(reply);
};
port.on('message', (question: ThreadQuestion) => {
  const text = question.task === 'want' ? question.text : question.request.text;
  while (text.includes('forever'));
  tell({ kind: 'answer', id: question.id, answer: answerAsked(question) });
});
understand({ text: 'what can you do' }, { tokens: { list: () => [] } }, 0);
tell({ kind: 'ready' });
