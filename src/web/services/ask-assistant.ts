const EVENT = 'ask-assistant';

/** Asks the assistant to open or close, from anywhere; says whether it is there to do so. */
export function askAssistant(open: boolean): boolean {
  return !dispatchEvent(new CustomEvent(EVENT, { cancelable: true, detail: open }));
}

/** Opens and closes the assistant for others, until the result is called. */
export function onAssistantAsked(act: (open: boolean) => void): () => void {
  const onAsked = (event: Event) => {
    event.preventDefault();
    act(event instanceof CustomEvent && event.detail === true);
  };
  addEventListener(EVENT, onAsked);
  return () => removeEventListener(EVENT, onAsked);
}
