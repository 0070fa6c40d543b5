import type { AnomalyFact, BlockFact, Facts } from './facts/facts.ts';
import { MAX_FINDINGS } from '#contracts/market/anomaly-rules';
import { RECENT_BLOCKS, type Finding, type Rule } from './rules/define-rule.ts';

/** The blocks rules compare with: a window that moves with the chain and back with a fork. */
export class RecentBlocks {
  readonly #blocks: BlockFact[] = [];

  constructor(blocks: readonly BlockFact[]) {
    this.#blocks.push(...blocks.slice(-RECENT_BLOCKS));
  }

  get list(): readonly BlockFact[] {
    return this.#blocks;
  }

  add(block: BlockFact): void {
    this.#blocks.push(block);
    if (this.#blocks.length > RECENT_BLOCKS) this.#blocks.shift();
  }
}

/** What the rules find in a block, in the order of the rules. */
export function findAnomalies(
  facts: Facts,
  recent: readonly BlockFact[],
  rules: readonly Rule[],
): readonly AnomalyFact[] {
  const { slot, time } = facts.block;
  return rules
    .flatMap((rule) => toMost(rule.find(facts, recent)).map((finding) => ({ rule, finding })))
    .map(({ rule, finding }, part) => ({
      slot,
      part,
      time,
      rule: rule.name,
      severity: rule.severity,
      subject: finding.subject,
      position: finding.position,
      measured: finding.measured,
      allowed: finding.allowed,
      evidence: JSON.stringify(finding.evidence),
    }));
}

/** A block full of one thing is reported by its clearest cases. */
function toMost(findings: readonly Finding[]): readonly Finding[] {
  return findings.length <= MAX_FINDINGS
    ? findings
    : findings.toSorted((a, b) => b.measured - a.measured).slice(0, MAX_FINDINGS);
}
