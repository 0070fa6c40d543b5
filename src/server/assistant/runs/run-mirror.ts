import type { RunEvent } from '#contracts/assistant/agent';
import { toJson } from '#std/json';
import { isAway, type SharedState } from '../../shared-state/shared-state.ts';

/** The journal of a run that other processes read. */
export interface RunMirror {
  /** Events that may be given out: those that others can read, or all while they cannot be asked. */
  readonly shown: number;
  /** There is one more event. */
  note(): void;
  /** The event at this place, from 0, has changed. */
  replace(at: number): void;
  /** Resolves when all there is can be read by others, or they cannot be asked. */
  flush(): Promise<void>;
  close(): void;
}

export interface RunMirrorParts {
  readonly runId: string;
  /** Of the runs of one client. */
  readonly group: string;
  /** Grows; the last is `finished`. */
  readonly events: readonly { readonly event: RunEvent }[];
  readonly shared: SharedState;
  readonly onShown: () => void;
  /** Another process has ended the run: it took this one to be gone. */
  readonly onEndedElsewhere: () => void;
}

/**
 * Puts the events of a run where other processes read them, before anybody is given them: whoever goes on elsewhere after
 * the newest event finds it there. While that is away events are given out at once, and put there when it is back.
 */
export function createRunMirror({
  runId,
  group,
  events,
  shared,
  onShown,
  onEndedElsewhere,
}: RunMirrorParts): RunMirror {
  const { journals } = shared;
  let sent = 0;
  let shown = 0;
  let isEndedElsewhere = false;
  let pumping: Promise<void> | undefined;
  const show = (count: number): void => {
    if (count <= shown) return;
    shown = count;
    onShown();
  };
  const pump = async (): Promise<void> => {
    try {
      while (sent < events.length && !isEndedElsewhere) {
        const added = events.slice(sent);
        const isEnd = added.at(-1)?.event.type === 'finished';
        const texts = added.map(({ event }) => toJson(event));
        const length = await journals.append(runId, group, sent, texts, isEnd);
        if (length === 'ended') {
          isEndedElsewhere = true;
          onEndedElsewhere();
        } else {
          // Fewer than before where a server was restarted: then all is put there again.
          sent = length;
          show(length);
        }
      }
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    show(events.length);
  };
  const start = (): void => {
    pumping ??= pump().finally(() => {
      pumping = undefined;
      // What came while the last ones were on their way.
      if (sent < events.length && shared.status.kind !== 'away' && !isEndedElsewhere) start();
    });
  };
  const stop = shared.onBack(() => {
    // It may have come back empty; what is there is not added again.
    sent = 0;
    start();
  });
  const flush = async (): Promise<void> => {
    if (pumping === undefined) return;
    await pumping;
    await flush();
  };
  return {
    get shown() {
      return shown;
    },
    note() {
      if (shared.status.kind === 'away' || isEndedElsewhere) show(events.length);
      else start();
    },
    replace(at) {
      const one = events[at];
      if (one === undefined) return;
      // Where it is not there yet, it will be sent as it is now; while others cannot be asked, it stays as it was.
      journals.replace(runId, at + 1, toJson(one.event)).catch(() => undefined);
    },
    flush,
    close: stop,
  };
}
