import type { Fact, ToolErrorCode, ToolResult } from '#contracts/assistant/agent';
import type { Cluster } from '#contracts/cluster';

export interface Failure {
  readonly callId: string;
  readonly tool: string;
  readonly cluster: Cluster;
  /** Unix milliseconds. */
  readonly nowMs: number;
  readonly code: ToolErrorCode;
  /** Texts of ours; they are the facts of the result. */
  readonly message: string;
  readonly hint?: string | undefined;
  /** Whether asking again may help; by the code where left out. */
  readonly retryable?: boolean | undefined;
}

const RETRYABLE: ReadonlySet<ToolErrorCode> = new Set(['unavailable', 'timeout', 'rate_limited']);

/** The result of a call that found nothing. */
export function toFailedResult({
  callId,
  tool,
  cluster,
  nowMs,
  code,
  message,
  hint,
  retryable = RETRYABLE.has(code),
}: Failure): ToolResult {
  const toFact = (part: 'error' | 'hint', path: string, label: string, text: string): Fact => ({
    id: `${callId}.${part}`,
    path,
    kind: 'word',
    label,
    raw: text,
    ui: text,
  });
  return {
    ok: false,
    tool,
    callId,
    data: null,
    facts: [
      toFact('error', '/error/message', 'Error', message),
      ...(hint === undefined ? [] : [toFact('hint', '/error/hint', 'Hint', hint)]),
    ],
    untrusted: [],
    source: {
      cluster,
      finality: 'confirmed',
      provider: 'none',
      fetchedAt: new Date(nowMs).toISOString(),
    },
    notes: [],
    error: { code, message, hint, retryable },
    links: [],
  };
}
