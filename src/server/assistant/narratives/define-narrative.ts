/** A thing told whole: the calls it takes, and sentences over their facts. Pages explain themselves with these too. */
import type { EntityKind, ToolResult } from '#contracts/assistant/agent';
import type { Step } from '#assistant/plan/define-plan';
import type { Writer } from '#assistant/write/writer';

export { step, type Step } from '#assistant/plan/define-plan';

/** What a question gave besides the thing. */
export interface Asked {
  /** `top 5`. */
  readonly limit?: number | undefined;
  /** Length of the time that is asked about, where it is one of these. */
  readonly window?: '1h' | '24h' | '7d' | undefined;
}

export interface Need<Name extends string = string> {
  readonly name: Name;
  readonly kind: EntityKind;
}

export type Slots<Name extends string> = Readonly<Record<Name, string>>;

/** What a plan is made with. */
export interface Planning<Name extends string> {
  readonly slots: Partial<Slots<Name>>;
  readonly asked: Asked;
}

/** What it is written with. */
export interface Writing<Name extends string> extends Planning<Name> {
  /** The result of a step, or `undefined` where it was left out or failed. */
  readonly read: <T>(step: string) => (ToolResult<T> & { readonly data: T }) | undefined;
  /** Every result by step, failed ones too. */
  readonly results: ReadonlyMap<string, ToolResult>;
}

export interface NarrativeDefinition<Name extends string> {
  /** `<kind>.<topic>`, as a question asks for it. */
  readonly id: string;
  /** What is done, for the plan: `Explain the transaction`. */
  readonly title: string;
  /** The thing; none for the network. */
  readonly needs: readonly Need<Name>[];
  readonly plan: (planning: Planning<Name>) => readonly Step[];
  /** Runs when the first step has a result. */
  readonly write: (writer: Writer, writing: Writing<Name>) => void;
}

/** A narrative whose thing is not known to who runs it. */
export interface Narrative {
  readonly id: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly plan: (planning: Planning<string>) => readonly Step[];
  readonly write: (writer: Writer, writing: Writing<string>) => void;
}

export function defineNarrative<const Name extends string = never>(
  definition: NarrativeDefinition<Name>,
): Narrative {
  const { plan, write, ...rest } = definition;
  return {
    ...rest,
    // Slots are filled from `needs`, so they have the names of this narrative.
    plan: (planning) => plan(planning as Planning<Name>),
    write: (writer, writing) => write(writer, writing as Writing<Name>),
  };
}
