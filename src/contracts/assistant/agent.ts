/**
 * What the assistant says and how it says it: tool results with citable facts, answers made of blocks, and
 * the events of a run. The chat, REST, MCP and the explanations of pages all speak these shapes.
 *
 * Text of `untrusted` and of spans of kind `quote` comes from the chain or from strangers.
 */
import type { Answer as Found } from '../answers.ts';
import type { Fact, FactKind, ToolResult } from './tool-result.ts';

export {
  FACT_KINDS,
  type Fact,
  type FactKind,
  type ToolErrorCode,
  type ToolResult,
  type ToolSource,
  type UntrustedText,
} from './tool-result.ts';
import type { ModelAsk, ModelPart, OwnModel } from './own-model.ts';

/** `agent` plans with all tools; `assistant` answers from the documentation and the page. */
export type ChatMode = 'agent' | 'assistant';

/** How much is said: one sentence, the steps, everything. A block shows at its depth and deeper. */
export type Depth = 1 | 2 | 3;

export const ENTITY_KINDS = [
  'transaction',
  'account',
  'token',
  'program',
  'block',
  'epoch',
  'validator',
  'domain',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** A thing of the chain a question is about. */
export interface Entity {
  readonly kind: EntityKind;
  /** Signature, address, slot, epoch or name. */
  readonly id: string;
}

export type Span =
  /** Our own words; holds no figure. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong' | 'code'; readonly text: string }
  /** A figure; `text` is how it is written here, `fact` the id it is of. */
  | { readonly kind: 'fact'; readonly fact: string; readonly text: string }
  /** Somebody else's words; `quote` is the id of the untrusted text. */
  | { readonly kind: 'quote'; readonly quote: string; readonly text: string }
  /** A place of this product, or a page of the documentation. */
  | { readonly kind: 'link'; readonly href: string; readonly text: string };

export type Block = { readonly depth: Depth } & (
  | { readonly kind: 'paragraph' | 'heading' | 'note'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly { readonly title: string; readonly align: 'start' | 'end' }[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
      /** The call whose rows these are. */
      readonly callId: string;
    }
  | {
      readonly kind: 'chart';
      readonly title: string;
      readonly form: 'line' | 'bars';
      /** Unit of the values. */
      readonly unit: string;
      /** Facts of a time and of a value. */
      readonly points: readonly { readonly at: string; readonly value: string }[];
      readonly callId: string;
    }
);

export interface PlanStep {
  readonly id: string;
  readonly tool: string;
  /** What it is for: `Read the transaction`. */
  readonly title: string;
}

/** A value an answer showed, for `divide them`, `in lamports` and `that wallet`. */
export interface TurnValue {
  /** What it was called: `Fee`. */
  readonly label: string;
  readonly kind: FactKind;
  readonly raw: string;
  readonly decimals?: number | undefined;
  readonly unit?: string | undefined;
  readonly symbol?: string | undefined;
  readonly mint?: string | undefined;
  /** What it names, of an address, a signature or a slot. */
  readonly entity?: Entity | undefined;
  /** Where it was read: `get_holders /holders/1/owner`. */
  readonly place?: string | undefined;
}

/** What a turn was about; the next question of the conversation gives it back. */
export interface TurnContext {
  readonly intent: string;
  /** The question as it was understood, which `and yesterday?` changes. */
  readonly question?: Readonly<Record<string, unknown>> | undefined;
  /** Its words in whole: with those it left to the questions before it, and the things that pronouns meant. */
  readonly asked?: string | undefined;
  /** Values the answer showed, in their order. */
  readonly values?: readonly TurnValue[] | undefined;
  /** What its results tell besides: who paid, who led, when it was. */
  readonly around?: readonly TurnValue[] | undefined;
  readonly entities: readonly Entity[];
  /** Things its first table lists, in their order, for 'the second one'. */
  readonly listed?: readonly Entity[] | undefined;
  /** Path of the page it was asked on. */
  readonly page?: string | undefined;
}

/** How many checkable words of an answer are facts. */
export interface Grounding {
  readonly checked: number;
  readonly matched: number;
  /** Sentences that were taken out because something in them is no fact. */
  readonly replaced: number;
}

/** How a question was read, and other ways to read it. */
export interface Reading {
  readonly text: string;
  /** Where the reading can be changed: the builder of queries. */
  readonly href?: string | undefined;
  readonly others: readonly { readonly label: string; readonly question: string }[];
}

export interface Answer {
  readonly blocks: readonly Block[];
  /** Absent where nothing was read into the question, as in small talk. */
  readonly reading?: Reading | undefined;
  /** Questions that go on from here. */
  readonly suggestions: readonly string[];
  /** Buttons of a question back; empty when nothing is asked. */
  readonly choices: readonly { readonly label: string; readonly question: string }[];
  readonly context: TurnContext;
  readonly grounding: Grounding;
}

/** What pages explain of their subject; `failure` is why a transaction failed. */
export const EXPLAINED = [
  'transaction',
  'failure',
  'account',
  'token',
  'program',
  'block',
  'validator',
] as const;
export type Explained = (typeof EXPLAINED)[number];

/** An answer as a page shows it, with what it cites. */
export type ExplanationAnswer = Found<{
  readonly answer: Answer;
  readonly results: readonly ToolResult[];
}>;

export const RUN_OUTCOMES = ['completed', 'cancelled', 'timed-out', 'deadlocked', 'failed'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];

/** Stages of a plan; `outcome` of the last event says how it ended. */
export type PlanStage = 'started' | 'generated' | 'executing' | 'completed';

export type RunEvent =
  | {
      readonly type: 'started';
      readonly runId: string;
      readonly planId: string;
      /** `planner`, or the name of the model. */
      readonly backend: string;
      /** Whether a scripted model answers, for tests. */
      readonly isTest: boolean;
    }
  | { readonly type: 'stage'; readonly stage: PlanStage }
  | {
      readonly type: 'plan';
      readonly intent: string;
      readonly title: string;
      readonly steps: readonly PlanStep[];
    }
  /** What is being done now; shown until the answer is there. */
  | {
      readonly type: 'progress';
      readonly text: string;
      readonly stepIndex: number;
      readonly totalSteps: number;
      readonly toolName?: string | undefined;
    }
  | {
      readonly type: 'call';
      readonly callId: string;
      readonly tool: string;
      readonly args: Readonly<Record<string, unknown>>;
      readonly stepId?: string | undefined;
    }
  | { readonly type: 'result'; readonly result: ToolResult }
  /** The visitor's own model is to be asked, by the browser that asks. */
  | ({ readonly type: 'model-ask' } & ModelAsk)
  /** Nobody waits for that request any more: it is answered, or given up. */
  | { readonly type: 'model-settled'; readonly ask: number }
  /** A sentence of a model that is still being checked; the next one takes its place. */
  | { readonly type: 'checking'; readonly text: string }
  /** A part of the answer, checked. */
  | { readonly type: 'block'; readonly block: Block }
  /** The last event. `message` says what the visitor reads where the run did not complete. */
  | {
      readonly type: 'finished';
      readonly outcome: RunOutcome;
      readonly answer?: Answer | undefined;
      readonly message?: string | undefined;
    };

/** One earlier turn of a conversation. */
export interface EarlierTurn {
  readonly question: string;
  readonly context?: TurnContext | undefined;
}

/** What a visitor asks. */
export interface RunRequest {
  readonly mode: ChatMode;
  readonly text: string;
  /** Path of the page in front of the visitor, `/tx/…`; absent when they took it away. */
  readonly page?: string | undefined;
  /** What 'ask' was pressed on, and what notes were added. */
  readonly entities?: readonly Entity[] | undefined;
  /** What the rows of that page are about, in the order they are shown: `the third one`, `which of these`. */
  readonly shown?: readonly Entity[] | undefined;
  readonly notes?: readonly string[] | undefined;
  /** Newest last. */
  readonly thread?: readonly EarlierTurn[] | undefined;
  /** The scripted model answers, where the server allows it. */
  readonly mock?: boolean | undefined;
  /** A model of the visitor's own answers, asked by their browser. */
  readonly own?: OwnModel | undefined;
}

/** A tool as its callers see it. */
export interface ToolCard {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of its arguments. */
  readonly input: Readonly<Record<string, unknown>>;
}

/** Requests of the assistant. Runs answer as a stream of `RunEvent`, each with an id. */
export interface AgentActions {
  startRun: { input: RunRequest; answer: undefined };
  resumeRun: {
    input: {
      run: string;
      /** Id of the last event that was seen. */
      last?: string | undefined;
    };
    answer: undefined;
  };
  /** What the visitor's own model answered to a request of a run. */
  answerModel: { input: { run: string } & ModelPart; answer: { readonly taken: boolean } };
  cancelRun: { input: { run: string }; answer: { readonly cancelled: boolean } };
  tools: { input: object; answer: { readonly tools: readonly ToolCard[] } };
  /** Besides `tool`, its arguments. */
  callTool: { input: { tool: string }; answer: ToolResult };
}

/** `POST` begins a run and answers with its events; `GET …/:run?last=` goes on after an event, `DELETE …/:run` ends it. */
export const RUNS_ROUTE = '/api/agent/runs';
/** `GET` lists the tools, `POST …/:tool` calls one. */
export const TOOLS_ROUTE = '/api/v1/tools';
/** Model Context Protocol, streamable HTTP. */
export const MCP_ROUTE = '/mcp';

export const AGENT_LIMITS = {
  /** Characters of one question. */
  questionLength: 4_000,
  /** Earlier turns that are sent along. */
  threadTurns: 20,
  /** Things one question is about. */
  entities: 8,
  /** Characters of the id of one. */
  entityIdLength: 128,
  notes: 20,
  noteLength: 4_000,
  /** Characters of a question with what it left to those before it. */
  askedLength: 600,
  /** Rows of a table that can be meant by their place. */
  listed: 20,
  /** Values of an answer that can be meant later. */
  values: 128,
  /** Values besides, that a role or a moment may mean. */
  around: 16,
  /** Newest turns whose values are sent along. */
  valuedTurns: 6,
  toolCalls: 8,
  /** Runs of one client at one time. */
  runsPerClient: 2,
  timeoutMs: 30_000,
  forcedExecutionMs: 1_000,
  stuckMs: 5_000,
  deadlockMs: 5_400,
  /** A completed plan is forgotten after. */
  recordMs: 60_000,
  cleanupMs: 300_000,
} as const;

export const AGENT_TEXTS = {
  failed: 'I encountered an error while processing your request. Please try again.',
  timedOut: "The request took longer than expected. Here's what I was able to gather:",
  nothingGathered: 'No partial data available.',
  notAvailable: 'Agent not available',
} as const;

export const AGENT_ROUTES = {
  startRun: { method: 'POST', route: RUNS_ROUTE },
  resumeRun: { method: 'GET', route: `${RUNS_ROUTE}/:run` },
  answerModel: { method: 'POST', route: `${RUNS_ROUTE}/:run/model` },
  cancelRun: { method: 'DELETE', route: `${RUNS_ROUTE}/:run` },
  tools: { method: 'GET', route: TOOLS_ROUTE },
  callTool: { method: 'POST', route: `${TOOLS_ROUTE}/:tool` },
} as const;

/** Whether a fact is a sentence with holes, whose values are facts of their own: nothing to show as it stands. */
export const hasHoles = ({ ui }: Pick<Fact, 'ui'>): boolean => /\{[^{}]{1,60}\}/.test(ui);
