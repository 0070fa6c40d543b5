import { countCall } from './count-call.ts';

/** An endpoint that may answer: the visitor's own, the proxy of the shown cluster, the default one. */
export interface EndpointChoice {
  readonly key: 'own' | 'proxy' | 'default';
  readonly url: string;
}

/** Where the choice of an endpoint stands. Whoever waits shows 'Connecting to Solana network...'. */
export type PickState =
  | {
      readonly kind: 'connecting';
      /** The one that is being asked, counted from 0. */
      readonly at: number;
      /** How often all of them failed. */
      readonly rounds: number;
    }
  | { readonly kind: 'connected'; readonly choice: EndpointChoice };

export const CONNECTING_TEXT = 'Connecting to Solana network...';
export const HEALTH_TIMEOUT_MS = 5_000;
/** Between two rounds in which nobody was healthy. */
export const NEXT_ROUND_MS = 3_000;

export const PICK_START: PickState = { kind: 'connecting', at: 0, rounds: 0 };

/** The order of asking: the visitor's own endpoint first, then the proxy, then the default. */
export function toChoices(ownUrl: string | undefined): readonly EndpointChoice[] {
  return [
    ...(ownUrl === undefined ? [] : [{ key: 'own', url: ownUrl } as const]),
    { key: 'proxy', url: '/api/proxy/rpc' },
    { key: 'default', url: '/api/proxy/rpc?cluster=mainnet' },
  ];
}

/** What follows from how the asked endpoint is. There is no giving up: after the last one the first is asked again. */
export function pickNext(state: PickState, choices: readonly EndpointChoice[], healthy: boolean): PickState {
  const choice = state.kind === 'connecting' ? choices[state.at] : undefined;
  if (state.kind !== 'connecting' || choice === undefined) return state;
  if (healthy) return { kind: 'connected', choice };
  const at = (state.at + 1) % choices.length;
  return { kind: 'connecting', at, rounds: at === 0 ? state.rounds + 1 : state.rounds };
}

export interface PickPorts {
  /** Never rejects but when `signal` fires. */
  readonly check: (choice: EndpointChoice, signal: AbortSignal) => Promise<boolean>;
  /** Waits before the next round. */
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onState?: ((state: PickState) => void) | undefined;
}

/** Asks until an endpoint is healthy. Rejects only when `signal` fires. */
export async function pickEndpoint(
  choices: readonly EndpointChoice[],
  { check, rest, onState }: PickPorts,
  signal: AbortSignal,
): Promise<EndpointChoice> {
  let state: PickState = PICK_START;
  for (;;) {
    signal.throwIfAborted();
    if (state.kind === 'connected') return state.choice;
    onState?.(state);
    const choice: EndpointChoice = choices[state.at]!;
    const next = pickNext(state, choices, await check(choice, signal));
    if (next.kind === 'connecting' && next.rounds > state.rounds) await rest(NEXT_ROUND_MS, signal);
    state = next;
    if (state.kind === 'connected') onState?.(state);
  }
}

/**
 * A health check: JSON-RPC 2.0 `getHealth` with the id 1, answered with `ok` within 5 seconds. Anything else is
 * unhealthy. Rejects only when `signal` fires.
 */
export async function isHealthy(
  choice: EndpointChoice,
  signal: AbortSignal,
  send: (url: string, options: RequestInit) => Promise<Response> = fetch,
): Promise<boolean> {
  try {
    const response = await send(choice.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"jsonrpc":"2.0","id":1,"method":"getHealth"}',
      // Nothing of the visitor but the question goes to an endpoint of their own.
      ...(choice.key === 'own' && { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)]),
    });
    if (choice.key !== 'own') countCall(response.status);
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && 'result' in body && body.result === 'ok';
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
