/** The product's own backends as the evaluation asks them. */
import type { Answer } from '#contracts/assistant/agent';
import type { Backend, Turn } from '../../src/server/assistant/index.ts';
import type { AskAssistant, AskedCall } from './assistant.ts';
import type { OpenAssistant } from './run-evals.ts';

export function openBackend(backend: Backend): OpenAssistant {
  return (view, nowMs): AskAssistant =>
    async ({ text, page, thread }) => {
      const calls: AskedCall[] = [];
      const begunMs = performance.now();
      let planned = 'none';
      let firstBlockMs: number | undefined;
      const turn: Turn = {
        request: { mode: 'agent', text, page, thread },
        cluster: 'localnet',
        parts: { ...view.parts, nowMs: () => nowMs },
        signal: new AbortController().signal,
        tell: (event) => {
          if (event.type === 'plan') planned = event.intent;
          if (event.type === 'call') calls.push({ tool: event.tool, args: event.args });
          if (event.type === 'block') firstBlockMs ??= performance.now() - begunMs;
        },
      };
      const { answer, results, fault } = await backend.answer(turn).then(
        (found) => ({ ...found, fault: undefined }),
        (error: unknown) => ({ answer: toNoAnswer(planned), results: [], fault: String(error) }),
      );
      const doneMs = performance.now() - begunMs;
      const { intent } = answer.context;
      return { intent, calls, answer, results, firstBlockMs: firstBlockMs ?? doneMs, doneMs, fault };
    };
}

/** Of a question that broke the assistant: nothing is said, and all that must be is missing. */
const toNoAnswer = (intent: string): Answer => ({
  blocks: [],
  suggestions: [],
  choices: [],
  context: { intent, entities: [] },
  grounding: { checked: 0, matched: 0, replaced: 0 },
});
