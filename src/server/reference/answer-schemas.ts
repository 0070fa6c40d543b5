import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of JSON Schema 2020-12, as `scripts/gen-answer-schemas.ts` writes it. */
export interface AnswerSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly oneOf?: readonly AnswerSchema[];
  readonly [keyword: string]: unknown;
}

interface Described {
  /** Absent for an answer without content. */
  readonly answer?: AnswerSchema;
  /** What the docstrings of the contracts say of an action's parameters; a question's schema says it itself. */
  readonly input?: Readonly<Record<string, string>>;
}

export interface AnswerSchemas {
  readonly questions: Readonly<Record<string, Described>>;
  readonly actions: Readonly<Record<string, Described>>;
  readonly components: Readonly<Record<string, AnswerSchema>>;
}

let cached: AnswerSchemas | undefined;

/** Schemas of what is answered, by the names of the contracts. Read once, by the first who asks. */
export function readAnswerSchemas(): AnswerSchemas {
  cached ??= JSON.parse(
    readFileSync(join(import.meta.dirname, 'answer-schemas.gen.json'), 'utf8'),
  ) as AnswerSchemas; // our own script wrote it
  return cached;
}
