import { AGENT_TEXTS, type RunEvent } from '#contracts/assistant/agent';
import type { ModelPart } from '#contracts/assistant/own-model';
import { toJson } from '#std/json';
import { isAway, type JournalReading, type SharedState } from '../../shared-state/shared-state.ts';
import type { NumberedEvent, Run } from './runs.ts';

/** What processes ask of the one that has a run. */
export const RUN_TOPICS = { cancel: 'cancel-run', modelPart: 'model-part' } as const;
export const YES = 'yes';

/** How often it is looked for more when nothing is heard. */
const LOOK_MS = 1_000;
/** Looks after which a process that is not there is gone, and a run that cannot be read is lost. */
const PATIENT_LOOKS = 3;
/** Behind every event, to ask whether there is a run at all. */
const NO_EVENTS = 999_999;

/** A run that another process has. `undefined` where none has it; rejects with `server/replicas-away`. */
export async function findRemoteRun(shared: SharedState, runId: string): Promise<Run | undefined> {
  const { journals, messages } = shared;
  const found = await journals.read(runId, NO_EVENTS);
  if (found === undefined) return undefined;
  /** What cannot be read now may be in a moment: that is for the next look. */
  const read = (after: number): Promise<JournalReading | undefined> =>
    unlessAway(journals.read(runId, after), undefined);
  const isThere = (process: string): Promise<boolean> => unlessAway(messages.isThere(process), true);
  const end = (event: RunEvent): Promise<void> => journals.end(runId, found.group, toJson(event));
  return {
    runId,
    async takeModelPart(part: ModelPart) {
      return (await messages.ask(found.writer, RUN_TOPICS.modelPart, toJson({ runId, part }))) === YES;
    },
    async cancel() {
      const answer = await messages.ask(found.writer, RUN_TOPICS.cancel, runId);
      if (answer === undefined && !(await messages.isThere(found.writer)))
        await end({ type: 'finished', outcome: 'cancelled' });
    },
    async *watch(last, signal) {
      const waiting = createWait(signal);
      const stop = journals.onMore(runId, () => waiting.wake());
      let next = Math.max(0, last);
      let missed = 0;
      try {
        while (!signal.aborted && missed < PATIENT_LOOKS) {
          const reading = await read(next);
          for (const { id, text } of reading?.entries ?? []) {
            next = id;
            yield toNumbered(id, text);
          }
          if (reading?.isEnded === true) return;
          if (await waiting.hasMore()) missed = 0;
          else if (reading === undefined) missed++;
          else if (await isThere(reading.writer)) missed = 0;
          else if (++missed === PATIENT_LOOKS) {
            const failed = { type: 'finished', outcome: 'failed', message: AGENT_TEXTS.failed } as const;
            await unlessAway(end(failed), undefined);
            missed = 0;
          }
        }
      } finally {
        stop();
      }
    },
  };
}

async function unlessAway<T>(work: Promise<T>, other: T): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isAway(error)) throw error;
    return other;
  }
}

const toNumbered = (id: number, text: string): NumberedEvent => ({
  id,
  event: JSON.parse(text) as RunEvent, // another process of ours wrote it
});

/** Waits until it is woken, a look is due or the reader has gone; says whether it was woken. */
function createWait(signal: AbortSignal) {
  let isWoken = false;
  let end = () => {};
  signal.addEventListener('abort', () => end(), { once: true });
  return {
    wake() {
      isWoken = true;
      end();
    },
    async hasMore(): Promise<boolean> {
      if (!isWoken && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, LOOK_MS);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const was = isWoken;
      isWoken = false;
      return was;
    },
  };
}
