/** Whoever answers the questions of the evaluation: the planner, or a model. */
import type { Answer, EarlierTurn, ToolResult } from '#contracts/assistant/agent';

export interface Asked {
  readonly text: string;
  readonly page?: string | undefined;
  /** Earlier turns with the contexts their answers gave. */
  readonly thread: readonly EarlierTurn[];
}

export interface AskedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface AskedAnswer {
  readonly intent: string;
  readonly calls: readonly AskedCall[];
  readonly answer: Answer;
  readonly results: readonly ToolResult[];
  readonly firstBlockMs: number;
  readonly doneMs: number;
  /** What it failed with instead of answering. */
  readonly fault?: string | undefined;
}

export type AskAssistant = (asked: Asked) => Promise<AskedAnswer>;
