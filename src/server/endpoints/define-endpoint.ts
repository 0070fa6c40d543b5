import type { z } from 'zod';
import type { QuestionContext } from '../reading/question-context.ts';

export interface Posted {
  /** As the API reference calls it. */
  readonly name: string;
  readonly route: `/api/${string}`;
  readonly as: string;
  /** What the body holds, for the reference; the endpoint itself checks the text. */
  readonly body: z.ZodType<object>;
}

export interface EndpointDefinition<Input extends z.ZodType<object>, Answer> {
  readonly name: string;
  /** Parts written `:name` are filled from the input, the rest of the input is the query string. */
  readonly route: `/api/${string}`;
  /** What it answers, in one sentence; the API reference and tools show it. */
  readonly says: string;
  /** When to ask it rather than another question, where its sentence does not tell. */
  readonly when?: string;
  /** Where it is asked by POST besides: the JSON of the body becomes the input of this name. */
  readonly posted?: Posted;
  /** Checks the texts of the URL; keys it does not know are refused. What each one means is in its `describe`. */
  readonly input: Input;
  /** Whether it is about this server or its texts, and so the same whichever chain is shown. */
  readonly isOfServer?: boolean;
  /** Whether an upstream failure becomes an absence; only for questions whose answer can be one. */
  readonly absences: boolean;
  /** Whether this answer never changes again, so that it may be cached for a while. */
  readonly isSettled?: (answer: Answer) => boolean;
  /** Name of a question about the same thing: where that is settled, so is this. */
  readonly settlesWith?: string;
  /** Says its answer as `Promise<…>`, of types of the contracts: clients get their types from there. */
  readonly run: (ask: QuestionContext, input: z.output<Input>) => Promise<Answer>;
}

export interface Endpoint {
  readonly name: string;
  readonly route: string;
  readonly says: string;
  readonly when: string | undefined;
  readonly posted: Posted | undefined;
  readonly input: z.ZodType<object>;
  readonly isOfServer: boolean;
  readonly absences: boolean;
  isSettled(answer: unknown): boolean;
  readonly settlesWith: string | undefined;
  /** `input` has checked what it is given: the registry holds endpoints of all inputs together. */
  run(ask: QuestionContext, input: object): Promise<unknown>;
}

/** One question the product answers. */
export function defineEndpoint<const Input extends z.ZodType<object>, Answer>(
  definition: EndpointDefinition<Input, Answer>,
): Endpoint {
  const { when, posted, isOfServer = false, isSettled = () => false, settlesWith } = definition;
  return { ...definition, when, posted, isOfServer, isSettled, settlesWith };
}
