import type { z } from 'zod';
import { ACTION_ROUTES, type ActionMethod, type ActionName, type Actions } from '#contracts/actions';
import type { PlainRight, Right, TeamRight } from '#contracts/people/roles';
import type { Agent } from '../assistant/agent.ts';
import type { LimitName } from '../edge/rate-limiter.ts';
import type { Exporter } from '../export/exporter.ts';
import type { Watch } from '../ops/create-watch.ts';
import type { OwnerContext } from '../users/owner.ts';
import type { AccessWatch } from '../users/watch-access.ts';
import type { WebhookRuntime } from '../webhooks/runtime.ts';

/** What an action is given with its input. */
export interface ActionContext extends OwnerContext {
  /** Where what browsers report is stored; absent where they are not asked. */
  readonly clientLogs: Watch['clientLogs'];
  /** How the server itself does. */
  readonly figures: Watch['figures'];
  /** The assistant of this server, loaded by the first who needs it. */
  agent(): Promise<Agent>;
  /** What makes the files of this server; opened by the first who needs it. */
  exporter(): Promise<Exporter>;
  /** What sends messages of webhooks. */
  readonly webhooks: WebhookRuntime;
  /** Of an answer that stays open: ends with the access of whoever asked. */
  watchAccess(): Promise<AccessWatch>;
}

/** What the audit log says of an action that changed something. Nothing in it may be secret. */
export interface Audited<Name extends ActionName> {
  /** What it changed, by its kind and its name: `label 4zvw…`. */
  thing(input: Actions[Name]['input'], answer: Actions[Name]['answer'] | undefined): string;
  /** How that was; read before the action runs. */
  before?(call: ActionContext, input: Actions[Name]['input']): Promise<unknown>;
  /** How it is now, or a promise of it; left out where it is gone. */
  after?(
    input: Actions[Name]['input'],
    answer: Actions[Name]['answer'] | undefined,
    call: ActionContext,
  ): unknown;
  /** Id of the team it happened in, where the input does not name it. */
  team?(input: Actions[Name]['input'], answer: Actions[Name]['answer'] | undefined): string | undefined;
}

/** An action whose input may name a team declares a right of teams, and no other does. */
type RightOf<Input> = 'team' extends keyof Input ? TeamRight : PlainRight;

export interface ActionDefinition<Name extends ActionName> {
  readonly name: Name;
  /** Who may do it; checked before it is run. */
  readonly right: RightOf<Actions[Name]['input']>;
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
  /** Every action but those that only read says what the audit log holds of it, or in words why nothing. */
  readonly audit?: Audited<Name> | string;
  /** A `Response` goes out as it is. */
  readonly run: (
    call: ActionContext,
    input: Actions[Name]['input'],
  ) => Promise<Actions[Name]['answer'] | Response>;
}

/** `Audited` of any action; its input was checked by that. */
export interface Audit {
  thing(input: object, answer: unknown): string;
  before?(call: ActionContext, input: object): Promise<unknown>;
  after?(input: object, answer: unknown, call: ActionContext): unknown;
  team?(input: object, answer: unknown): string | undefined;
}

export interface Action {
  readonly name: ActionName;
  readonly right: Right;
  readonly says: string;
  readonly method: ActionMethod;
  readonly route: string;
  readonly input: z.ZodType<object>;
  readonly limit: LimitName;
  readonly bodyBytes: number;
  readonly inputError: string | undefined;
  readonly audit: Audit | string | undefined;
  /** `input` has checked what it is given: the registry holds actions of all inputs together. */
  run(call: ActionContext, input: object): Promise<unknown>;
}

const BODY_BYTES = 64 * 1_024;

/** One thing a person can do. Its route is in `#contracts/actions`. */
export function defineAction<Name extends ActionName>(definition: ActionDefinition<Name>): Action {
  const {
    name,
    right,
    says,
    input,
    limit = 'action',
    bodyBytes = BODY_BYTES,
    inputError,
    audit,
    run,
  } = definition;
  return {
    name,
    right,
    says,
    ...ACTION_ROUTES[name],
    input,
    limit,
    bodyBytes,
    inputError,
    audit,
    run,
  };
}
