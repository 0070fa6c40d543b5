import type { Answer, RunEvent, RunRequest, ToolResult } from '#contracts/assistant/agent';
import type { ModelPart } from '#contracts/assistant/own-model';
import type { Cluster } from '#contracts/cluster';
import type { ToolParts } from '../toolkit/run-tool.ts';

/** One question with everything needed to answer it. */
export interface Turn {
  readonly request: RunRequest;
  readonly cluster: Cluster;
  readonly parts: ToolParts;
  readonly signal: AbortSignal;
  /** Whose tokens a model uses: the address that asks and, signed in, the account. */
  readonly asker?: { readonly client: string; readonly account: string | undefined } | undefined;
  /** Calls that were made for this question before, so that no id is given twice. */
  readonly callsBefore?: number | undefined;
  /** What calls gave, by tool and arguments: kept where a text asks several things, so that none is made twice. */
  readonly made?: Map<string, ToolResult> | undefined;
  /** Emitted while it runs. The run gives `started` and `finished` itself. */
  readonly tell: (event: TurnEvent) => void;
}

export type TurnEvent = Exclude<RunEvent, { type: 'started' | 'finished' | 'stage' }>;

export interface TurnAnswer {
  readonly answer: Answer;
  /** In the order of their calls. */
  readonly results: readonly ToolResult[];
}

/** Answers a question. Rejects with the signal's reason when it is aborted. */
export interface Backend {
  readonly name: string;
  answer(turn: Turn): Promise<TurnAnswer>;
  /** Takes what the visitor's own model answered; says whether that was waited for. */
  take?(part: ModelPart): boolean;
}
