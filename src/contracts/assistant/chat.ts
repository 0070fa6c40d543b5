/** The assistant's chats as the browser keeps them, as they are shared by link and, for who is signed in, on the server. */
import type {
  Answer,
  Block,
  ChatMode,
  Depth,
  Entity,
  PlanStage,
  PlanStep,
  RunOutcome,
  ToolResult,
} from './agent.ts';
import { SHARED_LINK_BYTES } from './link-words.ts';

/** A call of a tool within a reply. */
export interface ReplyCall {
  readonly callId: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly stepId?: string | undefined;
  readonly state: 'running' | 'done' | 'failed';
  readonly result?: ToolResult | undefined;
}

/** What a run gave so far: its events, added up. */
export interface Reply {
  readonly runId?: string | undefined;
  readonly planId?: string | undefined;
  readonly backend?: string | undefined;
  /** A scripted model answered, for tests. */
  readonly isTest: boolean;
  readonly stage?: PlanStage | undefined;
  readonly intent?: string | undefined;
  readonly title?: string | undefined;
  readonly steps: readonly PlanStep[];
  readonly calls: readonly ReplyCall[];
  readonly blocks: readonly Block[];
  /** A sentence that is still being checked. */
  readonly checking?: string | undefined;
  readonly outcome?: RunOutcome | undefined;
  /** What the visitor reads where the run did not complete. */
  readonly message?: string | undefined;
  readonly answer?: Omit<Answer, 'blocks'> | undefined;
}

/** What is being done, shown until the answer is there. */
export interface PlanningMetadata {
  readonly type: 'planning';
  readonly data: {
    readonly progress: string;
    readonly stepIndex: number;
    readonly totalSteps: number;
    readonly toolName?: string | undefined;
    readonly eventType: string;
    readonly planId: string;
  };
}

/** What went along with a question. */
export interface AskedAbout {
  readonly page?: string | undefined;
  readonly entities: readonly Entity[];
  /** How many notes. */
  readonly notes: number;
}

export interface ChatMessage {
  readonly id: string;
  readonly role: 'user' | 'assistant';
  readonly content: string;
  /** Unix milliseconds. */
  readonly timestamp: number;
  readonly metadata?: PlanningMetadata | undefined;
  readonly about?: AskedAbout | undefined;
  readonly reply?: Reply | undefined;
  /** Came with a link of somebody; nobody checked it. */
  readonly isImported?: boolean | undefined;
  /** Said by the chat itself, such as its help; no part of the conversation. */
  readonly isLocal?: boolean | undefined;
}

/** Ways a conversation went on after one message; the one at `at` is what the tab shows. */
export interface Branching {
  /** Id of the message before; empty at the start. */
  readonly after: string;
  readonly at: number;
  readonly tails: readonly (readonly ChatMessage[])[];
}

export type TabStatus = 'processing' | 'ready' | 'idle' | 'error';

export interface AgentAction {
  readonly id: string;
  readonly status: 'pending' | 'in_progress' | 'completed' | 'failed';
}

/** A turn that is not over. With `runId` another page can go on reading it. */
export interface RunningTurn {
  readonly runId?: string | undefined;
  /** Of the newest event that was read. */
  readonly lastId: string;
  readonly startedMs: number;
  readonly reply: Reply;
}

export interface ChatTab {
  /** `chat-{timestamp}`. */
  readonly id: string;
  readonly name: string;
  readonly mode: ChatMode;
  readonly messages: readonly ChatMessage[];
  readonly input: string;
  readonly isProcessing: boolean;
  /** Ids of the knowledge notes that go along with questions. */
  readonly notes: readonly string[];
  readonly agentActions: readonly AgentAction[];
  readonly status: TabStatus;
  readonly lastActivity: number;
  readonly pinned: boolean;
  readonly branchings: readonly Branching[];
  readonly run?: RunningTurn | undefined;
}

export interface ChatState {
  readonly tabs: readonly ChatTab[];
  readonly activeId: string | undefined;
  readonly depth: Depth;
}

export interface KnowledgeNote {
  readonly id: string;
  readonly content: string;
  readonly author: string;
  readonly timestamp: number;
}

/** A chat that was put away. */
export interface StoredChat {
  readonly id: string;
  readonly name: string;
  readonly mode: ChatMode;
  readonly messages: readonly ChatMessage[];
  readonly savedMs: number;
  /** In the browser: for whom the server keeps it too. */
  readonly owner?: string | undefined;
}

/** What a link of kind `aichat` carries: words, and nothing else. */
export interface SharedChat {
  readonly mode: ChatMode;
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
}

/** Version of everything of the chat that is stored. */
export const CHAT_VERSION = 1;

export const CHAT_KEYS = {
  tabs: 'aiChatTabsState',
  notes: 'aiKnowledgeNotes',
  /** Short links made here, with what deletes them. */
  shares: 'aiSharedChats',
  width: 'aiSidebarWidth',
  open: 'aiSidebarOpen',
  /** And the id of the tab. */
  history: 'chat-history-',
} as const;

export const CHAT_LIMITS = {
  /** Of an imported chat. */
  sharedMessages: 200,
  sharedContentBytes: 8 * 1_024,
  sharedEncodedBytes: SHARED_LINK_BYTES,
  /** Of a link that is made here without the server: other programs cut longer addresses. */
  linkBytes: 10 * 1_024,
  /** Rendering of what is out of sight stops. */
  virtualisedFrom: 150,
  progressEveryMs: 500,
  leastMs: 400,
  agentRetryMs: 120,
  toastMs: 1_500,
  tabs: 30,
  tabName: 60,
  messages: 500,
  contentLength: 32 * 1_024,
  notes: 200,
} as const;

/** Widths of the sidebar, in pixels of the page. */
export const SIDEBAR_PX = {
  normal: 560,
  least: 320,
  /** What the page beside it keeps; with less the sidebar lies over the page. */
  leastPage: 360,
  /** Of an arrow key. */
  step: 24,
} as const;

export const CHAT_TEXTS = {
  /** In place of a question that held what looks like a key. */
  removedSecret: '[removed: it looked like a secret]',
  /** Under a question that may hold one, until it is known. */
  maskedSecret: 'What looks like a secret is masked before this is stored.',
  fallback: 'Chat temporarily unavailable (fallback)',
  failedToRender: 'ChatUI failed to render.',
  processing: 'Processing…',
  cancelled: 'Cancelled.',
  /** Before what is being done. */
  refresh: '↻',
} as const;
