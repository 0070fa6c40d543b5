import type { FigureCard, RuleCard } from '#contracts/market/anomaly-rules';
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

export interface Rule extends RuleCard {
  /** kebab-case; stored with every finding. */
  readonly name: string;
  /** Findings in one block. `recent` are the blocks before it, oldest first, at most `RECENT_BLOCKS`. */
  readonly find: (facts: Facts, recent: readonly BlockFact[]) => readonly Finding[];
}

/** A rule sees no further back, so that a restart can give it the same again. */
export const RECENT_BLOCKS = 300;

const labelled =
  (kind: FigureCard['kind']) =>
  (label: string): FigureCard => ({ label, kind });

/** What a rule measures or names, by its kind. */
export const figure = {
  count: labelled('count'),
  share: labelled('share'),
  lamports: labelled('lamports'),
  microUsd: labelled('micro-usd'),
  address: labelled('address'),
  signature: labelled('signature'),
  text: labelled('text'),
  /** Raw units of the mint that the figure `of` names. */
  amount: (label: string, of: string): FigureCard => ({ label, kind: 'amount', of }),
} as const;

/**
 * One rule, with the words the pages show. A figure whose mint is none of its figures stops the start: nobody could
 * read its amount.
 */
export function defineRule(rule: Rule): Rule {
  const { name, measured, headline, figures } = rule;
  for (const { of } of [measured, ...Object.values(figures)]) {
    if (of !== undefined && figures[of] === undefined) throw new Error(`rule ${name} names no figure ${of}`);
  }
  if (headline !== undefined && figures[headline] === undefined)
    throw new Error(`rule ${name} has no figure ${headline} to show first`);
  return rule;
}
