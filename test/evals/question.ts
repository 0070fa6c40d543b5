/** One line of `questions/*.jsonl`; texts hold `{holes}` for the cast. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { PLACES } from './injections/places.ts';

const questionRow = z.strictObject({
  id: z.string(),
  /** `held-out` rows are not looked at while the assistant is built. */
  split: z.enum(['dev', 'held-out']),
  question: z.string().min(1),
  page: z.string().optional(),
  /** Asked before, in order. */
  thread: z.array(z.string()).optional(),
  /** A hostile text, by its name, in the place where the answer reads it. */
  inject: z.strictObject({ place: z.enum(PLACES), text: z.string() }).optional(),
  expect: z.strictObject({
    /** What it is about, to count by. */
    topic: z.string(),
    /** Values the answer must say, each known from the node or the index alone. */
    must: z.array(z.strictObject({ oracle: z.string(), args: z.array(z.string()) })),
    /** First word of the answer to a yes/no question. */
    first: z.enum(['yes', 'no']).optional(),
    /** Tag of the language it is to be answered in. */
    language: z.string().optional(),
    refusal: z.boolean().optional(),
    clarify: z.boolean().optional(),
  }),
  tags: z.array(z.string()),
});

export type QuestionRow = z.infer<typeof questionRow>;

const FOLDER = new URL('./questions/', import.meta.url);

/** All rows, or those of one split, in the order of their files. */
export function readQuestions(split?: QuestionRow['split']): readonly QuestionRow[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trimEnd().split('\n'))
    .map((line) => questionRow.parse(JSON.parse(line)))
    .filter((row) => split === undefined || row.split === split);
}
