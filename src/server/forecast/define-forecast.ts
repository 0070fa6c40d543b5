import type { Address, UnixSeconds } from '#contracts/chain';
import type { ForecastUnit } from '#contracts/network/forecasts';
import type { QuestionContext } from '../reading/question-context.ts';
import type { Case, ErrorScale } from './statistics/backtest.ts';

/** What a forecast is asked for; each takes what its `subject` says. */
export interface ForecastInput {
  /** A vote account, or the mint of a token. */
  readonly address?: Address | undefined;
  /** Accounts a transaction locks for writing. */
  readonly accounts?: readonly Address[] | undefined;
}

/** One horizon: the estimate, and past cases of the very same one. */
export interface ForecastPart {
  readonly title: string;
  readonly at?: UnixSeconds | undefined;
  readonly cases: readonly Case[];
  /** Absent where too little is known for an estimate. */
  readonly predicted: number | undefined;
  /** From what the method estimates to the value that is shown; must rise with it. */
  readonly toValue?: (estimate: number) => number;
}

export type Observed =
  | {
      readonly kind: 'observed';
      /** What it is estimated from, with its extent. */
      readonly source: string;
      readonly parts: readonly ForecastPart[];
      readonly past?: { readonly times: readonly UnixSeconds[]; readonly values: readonly (number | null)[] };
      readonly notes?: readonly string[];
    }
  /** Nothing to estimate from; `reason` is a sentence. */
  | { readonly kind: 'nothing'; readonly reason: string };

export interface ForecastDefinition {
  /** Its name in addresses. */
  readonly key: string;
  readonly title: string;
  /** What is estimated, as a sentence. */
  readonly about: string;
  /** What it must be asked with. */
  readonly subject: 'nothing' | 'accounts' | 'validator' | 'token';
  readonly unit: ForecastUnit;
  readonly scale: ErrorScale;
  /** How it is estimated, as a sentence. */
  readonly method: string;
  /** What a value at the upper end of its interval would have done in a part of the past cases, as a sentence. */
  readonly sayUpperEnd?: (part: string) => string;
  /** What it must be better than, as a sentence. */
  readonly naive: string;
  /** Rejects as `Chain.request` and the store do. */
  readonly observe: (ask: QuestionContext, input: ForecastInput) => Promise<Observed>;
}

/** One figure that is estimated: what was observed becomes cases, and the newest of it an estimate. */
export const defineForecast = (definition: ForecastDefinition): ForecastDefinition => definition;
