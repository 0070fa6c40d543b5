import type { BlockFact, Facts } from '../facts/facts.ts';

/** What a rule saw; its figures stand on the page beside the rule’s own text. */
export interface Finding {
  readonly subject?: string | undefined;
  /** Position of the transaction that shows it best. */
  readonly position?: number | undefined;
  readonly measured: number;
  readonly allowed: number;
  readonly evidence: Readonly<Record<string, string | number>>;
}

export interface Rule {
  /** kebab-case; stored with every finding. */
  readonly name: string;
  readonly title: string;
  /** The rule in words, with its figures. */
  readonly text: string;
  readonly severity: 'notice' | 'warning';
  /** Findings in one block. `recent` are the blocks before it, oldest first, at most `RECENT_BLOCKS`. */
  readonly find: (facts: Facts, recent: readonly BlockFact[]) => readonly Finding[];
}

/** A rule sees no further back, so that a restart can give it the same again. */
export const RECENT_BLOCKS = 300;

export const defineRule = (rule: Rule): Rule => rule;
