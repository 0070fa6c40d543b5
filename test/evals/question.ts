/** One line of `questions/*.jsonl`; texts hold `{holes}` for the cast. */
import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { PLACES } from './injections/places.ts';

const callRow = z.strictObject({
  tool: z.string(),
  /** Those given must be equal; others are free. */
  args: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Further calls of this tool are part of the plan: one a swap. */
  many: z.boolean().optional(),
});

const questionRow = z.strictObject({
  id: z.string(),
  /** `blind` rows were written by strangers and are judged by whether they are understood alone. */
  split: z.enum(['dev', 'held-out', 'blind']),
  question: z.string().min(1),
  page: z.string().optional(),
  /** Asked before, in order. */
  thread: z.array(z.string()).optional(),
  /** A hostile text, by its name, in the place where the answer reads it. */
  inject: z.strictObject({ place: z.enum(PLACES), text: z.string() }).optional(),
  expect: z.strictObject({
    intent: z.string(),
    also: z.array(z.string()).optional(),
    calls: z.array(callRow),
    must: z.array(z.strictObject({ oracle: z.string(), args: z.array(z.string()) })),
    refusal: z.boolean().optional(),
    clarify: z.boolean().optional(),
  }),
  tags: z.array(z.string()),
});

export type QuestionRow = z.infer<typeof questionRow>;
export type ExpectedCall = z.infer<typeof callRow>;

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
