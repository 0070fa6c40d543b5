import type { z } from 'zod';
import { ACTION_ROUTES, type ActionMethod, type ActionName, type Actions } from '#contracts/actions';
import type { Cluster } from '#contracts/cluster';
import type { Log } from '#std/log';
import type { UserStore } from '#store/users/user-store';
import type { Clusters } from '../clusters.ts';
import type { Configuration } from '../configuration.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import type { SignedIn } from '../sessions/session-cookies.ts';
import type { Watch } from '../watch/create-watch.ts';

/** What an action is given with its input. */
export interface ActionCall {
  readonly configuration: Configuration;
  readonly users: UserStore;
  readonly clusters: Clusters;
  readonly cluster: Cluster;
  /** Who asks, by their network; for limits and logs. */
  readonly client: string;
  /** Origin visitors use, without a slash at the end. */
  readonly origin: string;
  readonly cookies: ReadonlyMap<string, string>;
  readonly signal: AbortSignal;
  readonly log: Log;
  /** Where what browsers report is kept; absent where they are not asked. */
  readonly clientLogs: Watch['clientLogs'];
  /** How the server itself does. */
  readonly figures: Watch['figures'];
  /** Unix milliseconds that never go back. */
  nowMs(): number;
  /** Who is signed in; asked once a call. */
  user(): Promise<SignedIn | undefined>;
  /** The same; throws 401 'User not authenticated' when nobody is. */
  requireUser(): Promise<SignedIn>;
  /** A header of the request. */
  header(name: string): string | undefined;
  /** Adds a header to the answer; of `Set-Cookie` there may be several. */
  setHeader(name: string, value: string): void;
}

export interface ActionDefinition<Name extends ActionName> {
  readonly name: Name;
  /** What it does, as one sentence; the API reference shows it. */
  readonly says: string;
  /** Checks names in the path with the query or the body; keys it does not know are refused. */
  readonly input: z.ZodType<Actions[Name]['input']>;
  /** What is counted for each client; `action` when left out. */
  readonly limit?: LimitName;
  /** Longest body in bytes; 64 KiB when left out. */
  readonly bodyBytes?: number;
  /** What input that is not understood is answered with; the checker's words when left out. */
  readonly inputError?: string;
  /** Rights are checked in here. A `Response` goes out as it is. */
  readonly run: (
    call: ActionCall,
    input: Actions[Name]['input'],
  ) => Promise<Actions[Name]['answer'] | Response>;
}

export interface Action {
  readonly name: ActionName;
  readonly says: string;
  readonly method: ActionMethod;
  readonly route: string;
  readonly input: z.ZodType<object>;
  readonly limit: LimitName;
  readonly bodyBytes: number;
  readonly inputError: string | undefined;
  readonly run: (call: ActionCall, input: object) => Promise<unknown>;
}

const BODY_BYTES = 64 * 1_024;

/** One thing a person can do. Its route is in `#contracts/actions`. */
export function defineAction<Name extends ActionName>(definition: ActionDefinition<Name>): Action {
  const { name, says, input, limit = 'action', bodyBytes = BODY_BYTES, inputError, run } = definition;
  return {
    name,
    says,
    ...ACTION_ROUTES[name],
    input,
    limit,
    bodyBytes,
    inputError,
    // The registry keeps actions of all inputs together; `input` has checked before `run` sees anything.
    run: (call, checked) => run(call, checked as Actions[Name]['input']),
  };
}
