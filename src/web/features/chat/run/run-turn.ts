/** Questions on their way: begins runs, reads them into their tabs, goes on after a reload, cancels. */
import {
  AGENT_LIMITS,
  AGENT_TEXTS,
  type Entity,
  type RunEvent,
  type RunRequest,
} from '#contracts/assistant/agent';
import {
  CHAT_LIMITS,
  type AskedAbout,
  type ChatTab,
  type Reply,
  type RunningTurn,
} from '#contracts/assistant/chat';
import { takeCharacters } from '#std/text';
import { toAnswerText } from '../../../answers/answer-text.ts';
import { toCitations } from '../../../answers/facts-of.ts';
import { branchBefore } from '../tabs/branchings.ts';
import {
  changeOneTab,
  findTab,
  flushChats,
  holdBack,
  holdTurn,
  isTurnHeld,
  letGo,
  loadChats,
  readChats,
  releaseTurn,
  takeStored,
} from '../chat-store.ts';
import { readEvents } from './event-stream.ts';
import { takeModelEvent, toOwnModel } from './own-model-asks.ts';
import { saveChat, toHistoryChat } from '../history/chat-history.ts';
import { addEvent, endReply, NO_REPLY, toGatheredText, toResults } from './reply.ts';
import { beginRun, endRun, resumeRun } from './run-calls.ts';
import { toRunning } from '../history/stored-chats.ts';
import { toThread } from '../message/thread.ts';
import {
  actionsAfter,
  addProgress,
  beginTurn,
  createThrottle,
  endTurn,
  noteReply,
  retryActions,
  toEndText,
  toHoldMs,
  withMaskedQuestion,
} from './turn.ts';

/** A little beyond the server's own time-out, whose word has more of what was gathered; then nobody will say more. */
const PATIENCE_MS = AGENT_LIMITS.timeoutMs + 2_000;
const RECONNECTIONS = 3;
const RECONNECT_MS = 500;

const running = new Map<string, AbortController>();
const followed = new Set<string>();

export interface TurnQuestion {
  readonly text: string;
  readonly page?: string | undefined;
  readonly entities?: readonly Entity[] | undefined;
  /** What the rows of the page are about. */
  readonly shown?: readonly Entity[] | undefined;
  /** Words of the notes that go along. */
  readonly notes?: readonly string[] | undefined;
  /** A question that is asked again, with its old answer. */
  readonly insteadOf?: string | undefined;
}

/** Of this page view: `aimock=1` asks for the scripted model. */
let isMock = false;
export const setMock = (mock: boolean): void => void (isMock = mock);

/** Reads what is stored, and goes on with turns that were not over. */
export const startChats = (): void => loadChats(followRuns);

/** Asks in a tab; a tab that is busy takes no other question. */
export async function askInTab(tabId: string, ask: TurnQuestion): Promise<void> {
  const text = takeCharacters(ask.text.trim(), AGENT_LIMITS.questionLength);
  const before = findTab(tabId);
  if (text === '' || before === undefined || before.isProcessing) return;
  const base = ask.insteadOf === undefined ? before : branchBefore(before, ask.insteadOf);
  const about: AskedAbout = { page: ask.page, entities: ask.entities ?? [], notes: ask.notes?.length ?? 0 };
  const atMs = Date.now();
  const request: RunRequest = {
    mode: base.mode,
    text,
    ...(ask.page !== undefined && { page: ask.page }),
    ...(about.entities.length > 0 && { entities: about.entities }),
    ...(ask.shown !== undefined && ask.shown.length > 0 && { shown: ask.shown }),
    ...(about.notes > 0 && { notes: ask.notes }),
    ...(isMock ? { mock: true } : toOwnModel()),
    thread: toThread(base.messages),
  };
  holdTurn(tabId);
  const begun = beginTurn(base, { messageId: `q-${atMs}`, text, about, atMs });
  const masked = withMaskedQuestion(begun);
  if (masked !== begun) holdBack(masked);
  changeOneTab(tabId, () =>
    ask.insteadOf === undefined ? begun : retryActions(begun, actionsAfter(before, ask.insteadOf)),
  );
  // Before anything is read or sent: a reload while it is slow loses nothing.
  flushChats();
  saveChat(toHistoryChat(masked, atMs));
  const abort = new AbortController();
  running.set(tabId, abort);
  await withTurnLock(tabId, () => takeTurn(tabId, abort.signal, request));
}

/** Ends the turn of a tab; what was gathered stays. */
export function cancelTurn(tabId: string): void {
  const runId = findTab(tabId)?.run?.runId;
  if (runId !== undefined) endRun(runId);
  running.get(tabId)?.abort('cancelled');
}

/** Reads a turn to its end, whatever comes between. */
async function takeTurn(
  tabId: string,
  cancelled: AbortSignal,
  request: RunRequest | undefined,
): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = AbortSignal.any([cancelled, patience]);
  let reply: Reply | undefined;
  try {
    reply = await readTurn(tabId, signal, request);
  } catch {
    reply = undefined; // cancelled, or too long
  }
  const run = findTab(tabId)?.run;
  if (run !== undefined) {
    const outcome = cancelled.aborted ? 'cancelled' : patience.aborted ? 'timed-out' : 'failed';
    const ended = reply ?? endReply(run.reply, outcome);
    if (!cancelled.aborted) await wait(toHoldMs(run.startedMs, Date.now()));
    const said = toAnswerText(ended, toCitations(toResults(ended)));
    const gathered = ended.outcome === 'timed-out' ? toGatheredText(ended) : '';
    const content = toEndText(ended, said || gathered);
    const atMs = Date.now();
    changeOneTab(tabId, (tab) =>
      endTurn(tab, `a-${atMs}`, content.slice(0, CHAT_LIMITS.contentLength), ended, atMs),
    );
  }
  running.delete(tabId);
  keep(tabId);
  releaseTurn(tabId);
}

async function readTurn(
  tabId: string,
  signal: AbortSignal,
  request: RunRequest | undefined,
): Promise<Reply | undefined> {
  let body: ReadableStream<Uint8Array> | undefined;
  if (request) {
    const begun = await beginRun(request, signal);
    if (begun.kind === 'not-available') return endReply(NO_REPLY, 'completed', AGENT_TEXTS.notAvailable);
    if (begun.kind === 'refused') return endReply(NO_REPLY, 'failed', begun.reason);
    body = begun.body;
  }
  const mayProgress = createThrottle(CHAT_LIMITS.progressEveryMs);
  for (let attempt = 0; attempt <= RECONNECTIONS; attempt++) {
    if (attempt > 0) await wait(RECONNECT_MS * attempt);
    const run = findTab(tabId)?.run;
    if (body === undefined) {
      if (run?.runId === undefined) return undefined;
      body = await resumeRun(run.runId, run.lastId, signal);
    }
    if (body !== undefined) await readStream(tabId, body, signal, mayProgress);
    const reply = findTab(tabId)?.run?.reply;
    if (reply === undefined || reply.outcome !== undefined) return reply;
    body = undefined;
  }
  return undefined;
}

/** Reads until the stream ends, by itself or because the run is over. */
async function readStream(
  tabId: string,
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  mayProgress: (nowMs: number) => boolean,
): Promise<void> {
  try {
    for await (const { id, data } of readEvents(body)) {
      const event = JSON.parse(data) as RunEvent; // our own server wrote it
      const run = findTab(tabId)?.run;
      if (run === undefined || signal.aborted) return;
      if (event.type === 'block' || event.type === 'checking' || event.type === 'finished') {
        await wait(toHoldMs(run.startedMs, Date.now()));
        signal.throwIfAborted();
      }
      takeModelEvent(run.reply.runId, event, signal);
      changeOneTab(tabId, (tab) => takeEvent(tab, run, id, event, mayProgress));
      if (event.type === 'plan') keep(tabId);
      if (event.type === 'finished') return;
    }
  } catch {
    signal.throwIfAborted(); // else the connection broke, and the caller goes on after the newest event
  }
}

function takeEvent(
  tab: ChatTab,
  run: RunningTurn,
  lastId: string,
  event: RunEvent,
  mayProgress: (nowMs: number) => boolean,
): ChatTab {
  const reply = addEvent(run.reply, event);
  const noted = noteReply(tab, { ...run, lastId, reply, runId: reply.runId ?? run.runId });
  if (event.type !== 'progress' || !mayProgress(Date.now())) return noted;
  const { type, text, stepIndex, totalSteps, toolName } = event;
  return addProgress(
    noted,
    { progress: text, stepIndex, totalSteps, toolName, eventType: type, planId: reply.planId ?? '' },
    Date.now(),
  );
}

/** Goes on with turns nobody reads: after a reload, or when the page that read them is closed. */
function followRuns(): void {
  for (const { id, run } of readChats().tabs) {
    if (run?.runId === undefined || isTurnHeld(id) || followed.has(id)) continue;
    followed.add(id);
    void withTurnLock(id, async () => {
      followed.delete(id);
      takeStored();
      if (findTab(id)?.run?.runId === undefined) return;
      holdTurn(id);
      changeOneTab(id, toRunning);
      const abort = new AbortController();
      running.set(id, abort);
      await takeTurn(id, abort.signal, undefined);
    });
  }
}

/** One page at a time reads the turn of a tab; the others wait to take over. */
async function withTurnLock(tabId: string, work: () => Promise<void>): Promise<void> {
  // Only secure contexts have locks; elsewhere a turn may be read twice, to the same end.
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(`chat-turn-${tabId}`, work);
}

/** Stores a chat and puts it into the history, now that its question is read or the turn is over. */
function keep(tabId: string): void {
  letGo(tabId);
  // The newest change of it may have been written while it was held back.
  changeOneTab(tabId, (tab) => ({ ...tab }));
  flushChats();
  const tab = findTab(tabId);
  if (tab) saveChat(toHistoryChat(tab, Date.now()));
}

const wait = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
