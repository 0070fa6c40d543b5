/** How one kind of question is answered: which calls it takes, and what is written of their results. */
import type { ToolResult } from '#contracts/assistant/agent';
import type { Question, Want } from '../question/question.ts';
import type { Words } from '../write/words.ts';
import type { Writer } from '../write/writer.ts';

/** One call. Steps without `after` run at once, the others when those they name have results. */
export interface Step {
  readonly id: string;
  readonly tool: string;
  /** What it is for: `Read the transaction`. */
  readonly title: string;
  /** Of the question and structured facts alone, never of a stranger's text. `undefined` leaves the step out. */
  readonly args: (results: ReadonlyMap<string, ToolResult>) => Readonly<Record<string, unknown>> | undefined;
  readonly after?: readonly string[] | undefined;
  /** Whether the answer is whole without it: that it failed, or lists a part, is then not said. */
  readonly isExtra?: true | undefined;
}

export type Asked<Kind extends Want['kind']> = Question & { readonly want: Extract<Want, { kind: Kind }> };

/** What an answer is written with. */
export interface Telling<Kind extends Want['kind']> {
  readonly question: Asked<Kind>;
  readonly writer: Writer;
  /** Of the question's language. */
  readonly words: Words;
  /** Every result by step, failed ones too. */
  readonly results: ReadonlyMap<string, ToolResult>;
  /** The result of a step, or `undefined` where it was left out or failed. */
  readonly read: (step: string) => ToolResult | undefined;
}

interface PlanDefinition<Kind extends Want['kind']> {
  readonly want: Kind;
  /** No steps answer from words alone. */
  readonly steps: (question: Asked<Kind>) => readonly Step[];
  /** Runs when the first step has a result; the caller reports a first step that failed. */
  readonly write: (telling: Telling<Kind>) => void;
}

/** A plan whose kind of question is not known to who runs it. */
export interface Plan {
  readonly want: Want['kind'];
  readonly steps: (question: Question) => readonly Step[];
  readonly write: (
    telling: Omit<Telling<Want['kind']>, 'question'> & { readonly question: Question },
  ) => void;
}

export function definePlan<const Kind extends Want['kind']>({
  want,
  steps,
  write,
}: PlanDefinition<Kind>): Plan {
  return {
    want,
    // Plans are found by the kind of what is wanted.
    steps: (question) => steps(question as Asked<Kind>),
    write: (telling) => write(telling as Telling<Kind>),
  };
}

/** A step without conditions. */
export const step = (
  id: string,
  tool: string,
  title: string,
  args: Readonly<Record<string, unknown>>,
): Step => ({
  id,
  tool,
  title,
  args: () => args,
});
