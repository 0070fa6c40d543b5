/** What crosses between the server and the thread that understands questions. */
import type { Entity, EntityKind, RunRequest } from '#contracts/assistant/agent';
import type { MetToken } from '../../reading/token/token-names.ts';
import type { Asked } from '../intents/define-intent.ts';
import type { Filling } from './fill-slots.ts';
import { findWanted, understand, type Understanding } from './understand.ts';

/** What a question names, so that it can be looked up before the question is understood. */
export interface WantedAsked {
  readonly task: 'want';
  readonly text: string;
  readonly nowMs: number;
}

/** A question with what was found of the things it names. */
export interface UnderstandingAsked {
  readonly task: 'understand';
  readonly request: Pick<RunRequest, 'text' | 'page' | 'entities' | 'thread'>;
  readonly nowMs: number;
  readonly kinds: ReadonlyMap<string, EntityKind>;
  /** Tokens whose names it says. */
  readonly tokens: readonly MetToken[];
}

export type ThreadQuestion = { readonly id: number } & (WantedAsked | UnderstandingAsked);

export type ThreadAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failure'; readonly id: number; readonly error: unknown };

/** An understanding whose intents are named by their ids. */
export type SentUnderstanding =
  | {
      readonly kind: 'intent';
      readonly intent: string;
      readonly filling: Filling;
      readonly asked: Asked;
      readonly score: number;
    }
  | {
      readonly kind: 'unclear';
      readonly why: Extract<Understanding, { kind: 'unclear' }>['why'];
      readonly about: string | undefined;
      readonly asked: Asked;
      readonly entities: readonly Entity[];
      readonly candidates: readonly {
        readonly intent: string;
        readonly score: number;
        readonly words: number;
      }[];
      readonly tokens: readonly Entity[];
    };

function toSent(understood: Understanding): SentUnderstanding {
  if (understood.kind === 'intent') return { ...understood, intent: understood.intent.id };
  const { about, candidates } = understood;
  return {
    ...understood,
    about: about?.id,
    candidates: candidates.map((one) => ({ ...one, intent: one.intent.id })),
  };
}

/** What the thread tells of a question. */
export function answerAsked(question: ThreadQuestion): unknown {
  if (question.task === 'want') return findWanted(question.text, question.nowMs);
  const { request, nowMs, kinds, tokens } = question;
  return toSent(understand(request, { tokens: { list: () => tokens } }, nowMs, kinds));
}
