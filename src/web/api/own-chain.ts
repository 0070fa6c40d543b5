import {
  OWN_CHAIN_LIMITS,
  OWN_CHAIN_ROUTE,
  type OwnChainReply,
  type OwnChainStep,
} from '#contracts/network/own-chain';
import { readConsent } from '../visitor/custom-rpc-consent.ts';
import type { EndpointUrl } from '../visitor/parse-endpoint.ts';
import { askEndpoint, askEndpointText, EndpointFailure } from './ask-endpoint.ts';
import { ApiFailure } from './browser-api.ts';
import { countCall } from './count-call.ts';
import { sleep } from './sleep.ts';

const AT_ONCE = 6;
/** A busy server is asked again as long after as it says. */
const BUSY_TRIES = 3;
const MOST_WAIT_SECONDS = 10;
/** Of everything an endpoint answered to one question; the server takes no more. */
const MOST_CHARACTERS = OWN_CHAIN_LIMITS.bodyBytes / 2;

/**
 * Asks a question about the chain of the visitor's own endpoint: the server says which calls it needs, this browser
 * makes them. Rejects with `ApiFailure`, or with the abort of `signal`.
 */
export async function askOwnChain(
  question: string,
  input: Readonly<Record<string, string | undefined>>,
  signal?: AbortSignal,
): Promise<unknown> {
  const endpoint = getEndpoint();
  const texts = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined && value !== ''),
  );
  const replies: OwnChainReply[] = [];
  for (let round = 0; round < OWN_CHAIN_LIMITS.rounds; round++) {
    const step = await takeStep({ question, input: texts, replies }, signal);
    if (step.kind === 'answer') return step.answer;
    if (replies.length + step.calls.length > OWN_CHAIN_LIMITS.replies) break;
    let failure: EndpointFailure | undefined;
    let answered = 0;
    const calls = [...step.calls];
    const work = async (): Promise<void> => {
      for (let call = calls.shift(); call !== undefined; call = calls.shift()) {
        try {
          const text = await askEndpointText(endpoint.url, call.method, call.params, { signal });
          replies.push({ ...call, text });
          answered++;
          countCall(200);
        } catch (error) {
          if (!(error instanceof EndpointFailure)) throw error;
          failure = error;
          replies.push(call);
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (failure !== undefined && answered === 0)
      throw new ApiFailure(`Your endpoint ${endpoint.host} gave no answer. ${failure.message}`, 0);
    if (replies.reduce((sum, { text = '' }) => sum + text.length, 0) > MOST_CHARACTERS) break;
  }
  throw new ApiFailure('This needs more from your endpoint than can be read at once.', 0);
}

/** One JSON-RPC call to the same endpoint. Rejects with `ApiFailure` or `EndpointFailure`. */
export const askOwnNode = async (
  method: string,
  params: readonly unknown[],
  signal?: AbortSignal,
): Promise<unknown> => askEndpoint(getEndpoint().url, method, params, { signal });

function getEndpoint(): EndpointUrl {
  const endpoint = readConsent();
  if (endpoint !== undefined) return endpoint;
  throw new ApiFailure(
    'This tab has no endpoint of yours. Enter its URL in the settings again, or choose another cluster there.',
    0,
  );
}

async function takeStep(
  ask: { readonly question: string; readonly input: object; readonly replies: readonly OwnChainReply[] },
  signal: AbortSignal | undefined,
): Promise<OwnChainStep> {
  const body = JSON.stringify(ask);
  let response: Response;
  for (let tried = 0; ; tried++) {
    try {
      response = await fetch(OWN_CHAIN_ROUTE, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body,
        ...(signal && { signal }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw new ApiFailure('The server cannot be reached. Check the connection and try again.', 0);
    }
    const seconds = Number(response.headers.get('retry-after'));
    const isBusy = response.status === 503 || response.status === 429;
    if (!isBusy || tried === BUSY_TRIES || !(seconds > 0 && seconds <= MOST_WAIT_SECONDS)) break;
    await sleep(seconds * 1_000, signal);
  }
  const said: unknown = await response.json().catch(() => undefined);
  if (response.ok) return said as OwnChainStep; // our own server's answer to this route
  const error = typeof said === 'object' && said !== null && 'error' in said ? said.error : undefined;
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : undefined;
  throw new ApiFailure(message ?? `The server answered ${response.status}.`, response.status);
}
