/** Understands questions on a thread of its own: whatever one of them holds, it must not hold up the server. */
import { parentPort } from 'node:worker_threads';
import { answerAsked, type ThreadAnswer, type ThreadQuestion } from './answer-asked.ts';
import { understand } from './understand.ts';

const port = parentPort!; // it is a thread
const tell = (reply: ThreadAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  port.postMessage(reply);
};
port.on('message', (question: ThreadQuestion) => {
  const { id } = question;
  try {
    tell({ kind: 'answer', id, answer: answerAsked(question) });
  } catch (error) {
    tell({ kind: 'failure', id, error });
  }
});
// The first question makes what all of them are judged with, which is not the time of a visitor's question.
understand({ text: 'what can you do' }, { tokens: { list: () => [] } }, 0);
tell({ kind: 'ready' });
