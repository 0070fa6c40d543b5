import type { AssistantAsked } from '../../../services/ask-assistant.ts';

/** What somebody wants the input to begin with. */
export type Prompt = Pick<AssistantAsked, 'question' | 'entities'>;

let waiting: Prompt | undefined;
let take: ((prompt: Prompt) => void) | undefined;

/** Puts it into the input of the open chat and shows that, now or as soon as there is one. Empty, it only shows. */
export function offerPrompt(prompt: Prompt): void {
  if (take) take(prompt);
  else waiting = prompt;
}

/** Takes prompts, the waiting one first, until the result is called. */
export function takePrompts(act: (prompt: Prompt) => void): () => void {
  take = act;
  if (waiting) act(waiting);
  waiting = undefined;
  return () => {
    if (take === act) take = undefined;
  };
}
