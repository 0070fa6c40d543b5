/** Requests of runs to the visitor's own model: made by this page, and given up with their run. */
import type { RunEvent, RunRequest } from '#contracts/assistant/agent';
import { readOwnModel } from '../../../services/own-model/own-model.ts';

const atWork = new Map<string, AbortController>();

/** The model a question is answered with, where the visitor set one of their own. */
export function toOwnModel(): Pick<RunRequest, 'own'> {
  const setup = readOwnModel();
  return setup === undefined ? {} : { own: { vendor: setup.vendor, model: setup.model } };
}

/** Makes a request a run asks for, or gives up one that is settled. */
export function takeModelEvent(runId: string | undefined, event: RunEvent, signal: AbortSignal): void {
  if (runId === undefined) return;
  if (event.type === 'model-ask' && event.body !== '') void serve(runId, event, signal);
  else if (event.type === 'model-settled') end(`${runId} ${event.ask}`);
  else if (event.type === 'finished') {
    for (const key of atWork.keys()) if (key.startsWith(`${runId} `)) end(key);
  }
}

async function serve(
  runId: string,
  event: Extract<RunEvent, { readonly type: 'model-ask' }>,
  signal: AbortSignal,
): Promise<void> {
  const key = `${runId} ${event.ask}`;
  const setup = readOwnModel();
  if (setup === undefined || atWork.has(key)) return;
  const given = new AbortController();
  atWork.set(key, given);
  const { askVendor, createPassOn } = await import('../../../services/own-model/ask-vendor.ts');
  // Where our own server cannot be told, the run ends by its time.
  await askVendor(event, setup, createPassOn(runId), AbortSignal.any([signal, given.signal])).catch(
    () => undefined,
  );
  atWork.delete(key);
}

function end(key: string): void {
  atWork.get(key)?.abort();
  atWork.delete(key);
}
