/** What pages and answers know of the rules that look at every block; `indexer/rules` holds the rules. */
import { RULES } from './anomaly-rules.gen.ts';

export { RULES };

/** How a figure is read. `amount` is in raw units of the mint that the figure `of` names. */
export type FigureKind =
  | 'count'
  | 'share'
  | 'lamports'
  | 'micro-usd'
  | 'address'
  | 'signature'
  | 'text'
  | 'amount';

export interface FigureCard {
  readonly label: string;
  readonly kind: FigureKind;
  readonly of?: string;
}

export interface RuleCard {
  readonly title: string;
  /** The rule in words, with its bounds. */
  readonly text: string;
  readonly severity: 'notice' | 'warning';
  /** What is measured; it is reported from the bound on. */
  readonly measured: FigureCard;
  /** Which of the figures says most beside it. */
  readonly headline?: string;
  /** What its evidence names, in the order it is shown. */
  readonly figures: Readonly<Record<string, FigureCard>>;
}

/** A rule tells no more of one block; what is measured most comes first. */
export const MAX_FINDINGS = 10;

export type RuleName = keyof typeof RULES;
export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[]; // the keys of the record above

/** The card of a rule stored by name; `undefined` for one of another version. */
export const findRule = (name: string): RuleCard | undefined =>
  Object.hasOwn(RULES, name) ? RULES[name as RuleName] : undefined; // just looked up
