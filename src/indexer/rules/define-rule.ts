import { RULES, type RuleCard, type RuleName } from '#contracts/anomaly-rules';
import type { BlockFact, Facts } from '../facts/facts.ts';

/** What a rule saw; its figures stand on the page beside the rule’s own text. */
export interface Finding {
  readonly subject?: string | undefined;
  /** Position of the transaction that shows it best. */
  readonly position?: number | undefined;
  readonly measured: number;
  readonly allowed: number;
  /** By the names of the rule’s card. Amounts and lamports are texts. */
  readonly evidence: Readonly<Record<string, string | number>>;
}

export interface Rule extends Pick<RuleCard, 'title' | 'text' | 'severity'> {
  /** kebab-case; stored with every finding. */
  readonly name: RuleName;
  /** Findings in one block. `recent` are the blocks before it, oldest first, at most `RECENT_BLOCKS`. */
  readonly find: (facts: Facts, recent: readonly BlockFact[]) => readonly Finding[];
}

/** A rule sees no further back, so that a restart can give it the same again. */
export const RECENT_BLOCKS = 300;

/** A rule by the name of its card, which holds its words. */
export const defineRule = ({ name, find }: Pick<Rule, 'name' | 'find'>): Rule => {
  const { title, text, severity } = RULES[name];
  return { name, title, text, severity, find };
};
