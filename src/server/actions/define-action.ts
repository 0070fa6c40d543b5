import type { z } from 'zod';
import { ACTION_ROUTES, type ActionMethod, type ActionName, type Actions } from '#contracts/actions';
import type { Agent } from '../assistant/agent.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import type { Exporter } from '../export/exporter.ts';
import type { Watch } from '../ops/create-watch.ts';
import type { UserContext } from '../users/user-context.ts';

/** What an action is given with its input. */
export interface ActionContext extends UserContext {
  /** Where what browsers report is stored; absent where they are not asked. */
  readonly clientLogs: Watch['clientLogs'];
  /** How the server itself does. */
  readonly figures: Watch['figures'];
  /** The assistant of this server, loaded by the first who needs it. */
  agent(): Promise<Agent>;
  /** What makes the files of this server; opened by the first who needs it. */
  exporter(): Promise<Exporter>;
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
    call: ActionContext,
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
  /** `input` has checked what it is given: the registry holds actions of all inputs together. */
  run(call: ActionContext, input: object): Promise<unknown>;
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
    run,
  };
}
