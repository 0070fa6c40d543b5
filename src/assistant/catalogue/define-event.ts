/** What happens on the chain and which things are ranked, as rows of the index: `#contracts/query` describes the sources. */
import type { SubjectKind } from '../question/question.ts';

export interface EventDefinition {
  /** Key in `[event]` of the lexicon. */
  readonly key: string;
  readonly source: string;
  /** Whether its rows have a time. */
  readonly isEvents: boolean;
  /** Whether a row is a sum over many things, so that these are added up and rows are not counted. */
  readonly isSums?: true | undefined;
  /** Conditions the word itself means. */
  readonly where?:
    | readonly { readonly field: string; readonly is: '='; readonly value: boolean }[]
    | undefined;
  /** Field that names who did it, and who it was done with. */
  readonly actor?: string | undefined;
  readonly other?: string | undefined;
  /** Field of each kind of thing a question may name. */
  readonly things: Readonly<Partial<Record<SubjectKind, string>>>;
  /** Fields by what questions call them, keys of `[field]`. */
  readonly fields: Readonly<Record<string, string>>;
  /** The field that is summed, ranked and bounded where a question names none: its size. */
  readonly size?: string | undefined;
  /** Field of its time, for things that are no events. */
  readonly time?: string | undefined;
  readonly show: readonly string[];
}
