import type { Fact, ToolErrorCode, ToolResult } from '#contracts/assistant/agent';
import type { QuestionName, Questions } from '#contracts/api';
import type { Cluster } from '#contracts/cluster';
import { isAppError } from '#std/errors';
import { toRegistry } from '#std/registry';
import { answer, ENDPOINTS, type AnswerParts } from '../../answering/answer.ts';
import { sealData } from '../figures/seal-data.ts';
import { ToolError, type Tool, type ToolAsk, type ToolFind } from '../tools/define-tool.ts';
import { tools } from '../tools/index.gen.ts';
import { abortable } from '#std/concurrency';
import { toFailedResult } from './to-failed-result.ts';
import type { Tree } from '../figures/figure.ts';

/** Every tool, by name. */
export const TOOLS: ReadonlyMap<string, Tool> = toRegistry<Tool>('tools', tools, ({ name }) => [name]);

let endpoints: ReadonlyMap<string, (typeof ENDPOINTS)[number]> | undefined;

/** Made when first asked: an endpoint of ours explains by these tools. */
const endpointOf = (name: string) =>
  (endpoints ??= new Map(ENDPOINTS.map((endpoint) => [endpoint.name, endpoint]))).get(name);
const TOOL_TIMEOUT_MS = 20_000;

export interface ToolParts extends AnswerParts {
  readonly nowMs: () => number;
}

export interface ToolCall {
  readonly callId: string;
  readonly tool: string;
  /** Anything; checked here. */
  readonly args: unknown;
  readonly cluster: Cluster;
  readonly signal: AbortSignal;
  readonly facts?: ReadonlyMap<string, Fact> | undefined;
}

/** Calls a tool. Whatever goes wrong is a result with `error`; rejects only when `signal` aborts. */
export async function runTool(parts: ToolParts, call: ToolCall): Promise<ToolResult> {
  const { callId, cluster, signal } = call;
  const tool = TOOLS.get(call.tool);
  const fail = (code: ToolErrorCode, message: string, hint?: string): ToolResult =>
    toFailedResult({ callId, tool: call.tool, cluster, nowMs: parts.nowMs(), code, message, hint });
  if (tool === undefined) {
    return fail('invalid_argument', 'There is no such tool.', `Tools are: ${[...TOOLS.keys()].join(', ')}.`);
  }
  const input = tool.input.safeParse(call.args ?? {});
  if (!input.success) {
    const [issue] = input.error.issues;
    const where = issue?.path.join('.') ?? '';
    return fail(
      'invalid_argument',
      `${where === '' ? '' : `${where}: `}${issue?.message ?? 'Invalid value.'}`,
      'The description of the tool names its arguments.',
    );
  }
  const deadline = AbortSignal.timeout(TOOL_TIMEOUT_MS);
  const ask: ToolAsk = {
    cluster,
    clusters: parts.clusters,
    signal: AbortSignal.any([signal, deadline]),
    nowMs: parts.nowMs,
    facts: call.facts ?? new Map(),
    async ask<Name extends QuestionName>(name: Name, asked: Questions[Name]['input']) {
      const endpoint = endpointOf(name);
      if (endpoint === undefined) throw new Error(`no endpoint answers ${name}`);
      const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
      const { answer: said } = await answer(parts, endpoint, cluster, given, ask.signal);
      return said as Questions[Name]['answer']; // the endpoint of that name made it
    },
  };
  try {
    return toResult(tool.name, callId, cluster, await abortable(tool.run(ask, input.data), ask.signal));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ToolError) return fail(error.code, error.message, error.hint);
    if (deadline.aborted) return fail('timeout', 'The tool took too long.', 'Ask for less, or again later.');
    if (isAppError(error)) {
      return fail(error.kind === 'refused' ? 'invalid_argument' : 'unavailable', error.publicMessage);
    }
    parts.log.error('tool failed', { tool: tool.name, error });
    return fail('unavailable', 'Something went wrong on the server. The error was logged.');
  }
}

function toResult(tool: string, callId: string, cluster: Cluster, find: ToolFind<Tree>): ToolResult {
  const { data, facts, untrusted } = sealData(callId, find.data);
  return {
    ok: true,
    tool,
    callId,
    data,
    facts,
    untrusted,
    source: { ...find.source, cluster },
    notes: find.notes ?? [],
    ...(find.page && { page: find.page }),
    ...(find.truncated && find.truncated.length > 0 && { truncated: find.truncated }),
    links: find.links ?? [],
  };
}
