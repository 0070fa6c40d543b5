import { RUNS_ROUTE } from '#contracts/assistant/agent';
import { OWN_MODEL_LIMITS, type ModelAsk, type ModelPart } from '#contracts/assistant/own-model';
import { toRequestUrl, type OwnModelSetup } from './own-model.ts';

/** Headers a request of the server may have; everything else of it is made here. */
const PROTOCOL_HEADERS = ['anthropic-version', 'anthropic-beta'];
/** Longest wait for a vendor, in milliseconds; the server gives up before. */
const TIMEOUT_MS = 60_000;

/** Passes on a part of an answer; says whether it is still waited for. */
export type PassOn = (part: ModelPart) => Promise<boolean>;

/**
 * Makes one request of a run to the vendor, with the key, and passes on what it answers as it comes. The address is the
 * visitor's own choice, never the server's. Sends no cookie and no referrer, follows no redirect. Never rejects.
 */
export async function askVendor(
  { ask, headers, body }: ModelAsk,
  setup: OwnModelSetup,
  passOn: PassOn,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<void> {
  const url = toRequestUrl(setup);
  if (url === undefined) {
    await passOn({ ask, end: 'unreachable' });
    return;
  }
  let hasBegun = false;
  try {
    const response = await send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...Object.fromEntries(Object.entries(headers).filter(([name]) => PROTOCOL_HEADERS.includes(name))),
        ...toKeyHeaders(setup),
      },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const retryAfter = response.headers.get('retry-after')?.slice(0, 64);
    const first = { ask, status: response.status, ...(retryAfter !== undefined && { retryAfter }) };
    if (!(await passOn(first))) {
      await response.body?.cancel();
      return;
    }
    hasBegun = true;
    for await (const text of readParts(response)) if (!(await passOn({ ask, text }))) return;
    await passOn({ ask, end: 'whole' });
  } catch {
    if (!signal.aborted) await passOn({ ask, end: hasBegun ? 'broken' : 'unreachable' });
  }
}

const toKeyHeaders = ({ vendor, key }: OwnModelSetup): Readonly<Record<string, string>> => {
  if (vendor === 'anthropic')
    return { 'x-api-key': key, 'anthropic-dangerous-direct-browser-access': 'true' };
  return key === '' ? {} : { authorization: `Bearer ${key}` };
};

/** Text as it comes: what gathers within a part's time goes together. */
async function* readParts(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    let waiting = '';
    let sentMs = -Infinity;
    for (;;) {
      const { done, value } = await reader.read();
      waiting += value ?? '';
      if (!done && performance.now() - sentMs < OWN_MODEL_LIMITS.partEveryMs) continue;
      for (let at = 0; at < waiting.length; at += OWN_MODEL_LIMITS.partLength) {
        yield waiting.slice(at, at + OWN_MODEL_LIMITS.partLength);
      }
      waiting = '';
      if (done) return;
      sentMs = performance.now();
    }
  } finally {
    // The vendor learns that nobody reads any more.
    await reader.cancel().catch(() => undefined);
  }
}

/** Passes parts on to the run they are for. */
export const createPassOn =
  (runId: string): PassOn =>
  async (part) => {
    const response = await fetch(`${RUNS_ROUTE}/${encodeURIComponent(runId)}/model`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(part),
    });
    if (!response.ok) return false;
    const answer = (await response.json()) as { readonly taken: boolean }; // our own server wrote it
    return answer.taken;
  };
