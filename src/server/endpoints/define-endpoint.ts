import type { z } from 'zod';
import { ROUTES, type QuestionName, type Questions } from '#contracts/api';
import type { QuestionContext } from '../reading/question-context.ts';

export interface EndpointDefinition<Name extends QuestionName> {
  readonly name: Name;
  /** What it answers, in one sentence; the API reference and tools show it. */
  readonly says: string;
  /** When to ask it rather than another question, where its sentence does not tell. */
  readonly when?: string;
  /** Checks the texts of the URL; keys it does not know are refused. */
  readonly input: z.ZodType<Questions[Name]['input']>;
  /** Whether an upstream failure becomes an absence; only for questions whose answer can be one. */
  readonly absences: boolean;
  /** Whether this answer never changes again, so that it may be kept for a while. */
  readonly isSettled?: (answer: Questions[Name]['answer']) => boolean;
  readonly run: (ask: QuestionContext, input: Questions[Name]['input']) => Promise<Questions[Name]['answer']>;
}

export interface Endpoint {
  readonly name: QuestionName;
  readonly route: string;
  readonly says: string;
  readonly when: string | undefined;
  readonly input: z.ZodType<object>;
  readonly absences: boolean;
  readonly isSettled: (answer: unknown) => boolean;
  readonly run: (ask: QuestionContext, input: object) => Promise<unknown>;
}

/** One question the product answers. Its route is in `#contracts/api`. */
export function defineEndpoint<Name extends QuestionName>(definition: EndpointDefinition<Name>): Endpoint {
  const { name, says, when, input, absences, isSettled, run } = definition;
  return {
    name,
    route: ROUTES[name],
    says,
    when,
    input,
    absences,
    // The registry keeps endpoints of all inputs together; `input` has checked before `run` sees anything.
    isSettled: (answer) => isSettled?.(answer as Questions[Name]['answer']) ?? false,
    run: (ask, checked) => run(ask, checked as Questions[Name]['input']),
  };
}
