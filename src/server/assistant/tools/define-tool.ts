import type { z } from 'zod';
import type { EntityKind, Fact, ToolErrorCode, ToolResult, ToolSource } from '#contracts/assistant/agent';
import type { Absence, Provenance } from '#contracts/answers';
import type { QuestionName, Questions } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import type { Clusters } from '../../reading/clusters.ts';
import type { Tree } from '../figures/figure.ts';
import type { Sealed } from '../figures/seal-data.ts';

/** What a tool reads with. */
export interface ToolAsk {
  readonly cluster: Cluster;
  readonly clusters: Clusters;
  readonly signal: AbortSignal;
  /** Unix milliseconds. */
  nowMs(): number;
  /** Asks one of the product's questions in process. */
  ask<Name extends QuestionName>(
    name: Name,
    input: Questions[Name]['input'],
  ): Promise<Questions[Name]['answer']>;
  /** Facts of this turn by id, for tools that work on facts. */
  readonly facts: ReadonlyMap<string, Fact>;
}

/** What a tool found. */
export interface ToolFind<T extends Tree> {
  readonly data: T;
  readonly source: Omit<ToolSource, 'cluster'>;
  readonly notes?: readonly string[] | undefined;
  readonly page?: ToolResult['page'] | undefined;
  readonly truncated?: ToolResult['truncated'] | undefined;
  readonly links?: ToolResult['links'] | undefined;
}

/** Why a tool found nothing: `throw new ToolError('not_found', 'No transaction …', 'A hint.')`. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  readonly code: ToolErrorCode;
  readonly hint: string | undefined;
  constructor(code: ToolErrorCode, message: string, hint?: string) {
    super(message);
    this.code = code;
    this.hint = hint;
  }
}

/** An absence of the product as a tool's error. Its texts are ours. */
function toToolError(absence: Absence): ToolError {
  const code: ToolErrorCode =
    absence.state === 'malformed'
      ? 'invalid_argument'
      : absence.state === 'not-available'
        ? 'unavailable'
        : absence.state === 'not-indexed'
          ? 'unsupported'
          : 'not_found';
  return new ToolError(code, absence.message, absence.hint);
}

/** The found part of an answer. Throws the tool's error for an absence. */
export function found<T extends { readonly kind: string }>(
  answer: T | Absence,
): Extract<T, { readonly kind: 'found' }> {
  if (answer.kind === 'absent') throw toToolError(answer as Absence); // the one answer of that kind
  return answer as Extract<T, { readonly kind: 'found' }>; // an answer is absent or found
}

/** Where a found answer comes from. */
export const sourceOf = (
  { source, fetchedAt, asOfSlot }: Provenance,
  finality: ToolSource['finality'] = 'confirmed',
): Omit<ToolSource, 'cluster'> => ({
  provider: source,
  fetchedAt,
  finality,
  ...(asOfSlot !== undefined && { slot: String(asOfSlot) }),
});

export interface ToolDefinition<Input extends object, T extends Tree> {
  /** Verb first, snake_case, as models know tools. */
  readonly name: string;
  readonly title: string;
  /** What it gives and when to call it. */
  readonly description: string;
  /** What is being done while it runs: `Reading the transaction`. */
  readonly doing: string;
  /** What it is about: a model in assistant mode is offered the tool when one of these is mentioned. */
  readonly about?: 'anything' | readonly EntityKind[];
  /** Whether assistant mode may run it: it reads the documentation, or the one thing a page shows. */
  readonly inAssistant?: true;
  readonly input: z.ZodType<Input>;
  readonly run: (ask: ToolAsk, input: Input) => Promise<ToolFind<T>>;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly doing: string;
  readonly about?: 'anything' | readonly EntityKind[];
  readonly inAssistant?: true;
  readonly input: z.ZodType<object>;
  /** `input` has checked what it is given: the registry holds tools of all inputs together. */
  run(ask: ToolAsk, input: object): Promise<ToolFind<Tree>>;
}

/** A tool with its types, as intents read what it found. */
export interface TypedTool<T extends Tree> extends Tool {
  /** Never there; carries the type of what is found. */
  readonly finds?: Sealed<T>;
}

/** One read-only tool. Every front door (chat, REST, MCP) lists it. */
export function defineTool<Input extends object, T extends Tree>(
  definition: ToolDefinition<Input, T>,
): TypedTool<T> {
  return definition;
}

/** What a tool's result holds. */
export type Found<T> = T extends TypedTool<infer Data> ? ToolResult<Sealed<Data>> : never;
