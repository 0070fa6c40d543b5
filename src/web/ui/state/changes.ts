/** News that something this browser stores was changed, heard in this tab and in the others. */
export interface Changes {
  readonly tell: () => void;
  /** Calls back after each change until the result is called. */
  readonly watch: (listener: () => void) => () => void;
}

/** Tells listeners in this tab and in the others under a name of their own. */
export function createChanges(name: string): Changes {
  const listeners = new Set<() => void>();
  const tellHere = () => {
    for (const listener of listeners) listener();
  };
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  channel?.addEventListener('message', tellHere);
  return {
    tell() {
      tellHere();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
      channel?.postMessage('changed');
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
