import type { Entity } from '#contracts/assistant/agent';

/** What the assistant is asked to do, from anywhere. */
export interface AssistantAsked {
  /** `true` opens, `false` closes, `toggle` does what is not the case. */
  readonly open: boolean | 'toggle';
  /** Put into the input; sent only by the visitor. */
  readonly question?: string | undefined;
  /** Things the question is about. */
  readonly entities?: readonly Entity[] | undefined;
  /** Over the page instead of beside it. */
  readonly asDialog?: boolean | undefined;
}

let hear: ((asked: AssistantAsked) => void) | undefined;
let fetchIt: (() => void) | undefined;
/** Asked before anybody was there to hear it. */
let waiting: AssistantAsked | undefined;

/** Asks the assistant to open or close, with things and a question to begin with; says whether it will. */
export function askAssistant(open: AssistantAsked['open'], about?: Omit<AssistantAsked, 'open'>): boolean {
  const asked = { ...about, open };
  if (hear) hear(asked);
  else waiting = asked;
  fetchIt?.();
  return hear !== undefined || fetchIt !== undefined;
}

/** Opens and closes the assistant for others, until the result is called; what was asked before comes first. */
export function onAssistantAsked(act: (asked: AssistantAsked) => void): () => void {
  hear = act;
  if (waiting) act(waiting);
  waiting = undefined;
  return () => {
    if (hear === act) hear = undefined;
  };
}

/** Who brings the assistant when it is asked for. */
export function setAssistantSource(bring: () => void): void {
  fetchIt = bring;
}
