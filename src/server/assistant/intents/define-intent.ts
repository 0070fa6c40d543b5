import type { EntityKind, ToolResult } from '#contracts/assistant/agent';
import type { Writer } from '#assistant/write/writer';
import type { Cue } from './define-cue.ts';

/** What a question gave besides things of the chain. */
export interface Asked {
  /** The question as it was asked, without hidden characters. */
  readonly text: string;
  /** `last 10`, `top 5`. */
  readonly limit?: number | undefined;
  /** `1h`, `24h` or `7d`, where the question says one. */
  readonly window?: '1h' | '24h' | '7d' | undefined;
  /** Unix seconds, from the beginning of what was asked for to its end. */
  readonly range?: { readonly from: number; readonly to: number; readonly text: string } | undefined;
  /** Width of candles. */
  readonly interval?: string | undefined;
  /** A plain number that stands before a unit or symbol: `12.5`. */
  readonly amount?: string | undefined;
  readonly side?: 'buy' | 'sell' | undefined;
  readonly direction?: 'in' | 'out' | undefined;
  /** Topics of the network. */
  readonly topics: readonly string[];
}

/** A thing of the chain an intent cannot do without. */
export interface Need<Name extends string = string> {
  readonly name: Name;
  readonly kind: EntityKind;
  /** Left out when nothing fills it. */
  readonly optional?: boolean | undefined;
}

export type Slots<Name extends string> = Readonly<Record<Name, string>>;

/** One call of a plan. Steps without `after` run at once, the others when those they name have results. */
export interface Step {
  readonly id: string;
  readonly tool: string;
  readonly title: string;
  /** Of slots and structured facts alone, never of a stranger's text. `undefined` leaves the step out. */
  readonly args: (results: ReadonlyMap<string, ToolResult>) => Readonly<Record<string, unknown>> | undefined;
  readonly after?: readonly string[] | undefined;
}

/** What a plan is made with. */
export interface Planning<Name extends string> {
  /** What fills the needs; an optional one may be absent. */
  readonly slots: Partial<Slots<Name>>;
  readonly asked: Asked;
}

/** What an answer is written with. */
export interface Writing<Name extends string> extends Planning<Name> {
  /** The result of a step, or `undefined` where it was left out or failed. */
  readonly read: <T>(step: string) => (ToolResult<T> & { readonly data: T }) | undefined;
  /** Every result by step, failed ones too. */
  readonly results: ReadonlyMap<string, ToolResult>;
}

export interface IntentDefinition<Name extends string> {
  /** `<family>.<what>`. */
  readonly id: string;
  /** What is done, for the plan: `Explain the transaction`. */
  readonly title: string;
  readonly needs: readonly Need<Name>[];
  /**
   * Ways people ask, lower case, with `{tx}`, `{address}`, `{token}`, `{program}`, `{validator}`, `{slot}`,
   * `{epoch}`, `{domain}` and `{n}` for what stands there. A phrase without holes speaks of the page or of what was asked before.
   */
  readonly phrases: readonly string[];
  /** Words that speak for it by themselves, with what they add to the score (a phrase that fits fully is 1). */
  readonly cues?: readonly (readonly [Cue, number])[] | undefined;
  readonly plan: (planning: Planning<Name>) => readonly Step[];
  /** Runs when the required steps have results; a failed step is reported by the planner itself. */
  readonly write: (writer: Writer, writing: Writing<Name>) => void;
}

/** An intent whose needs are not known to who runs it. */
export interface Intent {
  readonly id: string;
  readonly title: string;
  readonly needs: readonly Need[];
  readonly phrases: readonly string[];
  readonly cues: readonly (readonly [Cue, number])[];
  readonly plan: (planning: Planning<string>) => readonly Step[];
  readonly write: (writer: Writer, writing: Writing<string>) => void;
}

/** One thing people ask for. */
export function defineIntent<const Name extends string = never>(definition: IntentDefinition<Name>): Intent {
  const { plan, write, cues = [], ...rest } = definition;
  return {
    ...rest,
    cues,
    // Slots are filled from `needs`, so they have the names of this intent.
    plan: (planning) => plan(planning as Planning<Name>),
    write: (writer, writing) => write(writer, writing as Writing<Name>),
  };
}

/** As many rows as a question asks for, as an argument; a tool lists at most `most`. */
export const toRowLimit = ({ limit }: Pick<Asked, 'limit'>, most = 50): { readonly limit?: number } =>
  limit === undefined ? {} : { limit: Math.min(limit, most) };

/** A step without conditions. */
export const step = (
  id: string,
  tool: string,
  title: string,
  args: Readonly<Record<string, unknown>>,
): Step => ({ id, tool, title, args: () => args });
