import { expect, test } from 'vitest';
import { MAX_FINDINGS, RULE_NAMES, RULES } from '#contracts/anomaly-rules';
import { findAnomalies } from './find-anomalies.ts';
import { defineRule } from './rules/define-rule.ts';
import { rules } from './rules/index.gen.ts';
import { makeDust, makeFacts } from './testing/make-facts.ts';

test('every card has its rule and every rule its card', () => {
  expect(rules.map(({ name }) => name).toSorted()).toEqual(RULE_NAMES.toSorted());
});

test('findings stand in the order of the rules, with their place in the block', () => {
  const facts = makeFacts({ dust: [makeDust('a', 'b'), makeDust('a', 'c')] });
  expect(findAnomalies(facts, [], rules)).toEqual([
    {
      slot: 1_000,
      part: 0,
      time: 1_760_000_000,
      rule: 'dust-wave',
      severity: 'notice',
      subject: 'a',
      position: 0,
      measured: 2,
      allowed: 2,
      evidence: '{"transfers":2,"signature":"signature"}',
    },
  ]);
});

test('of very many findings the clearest are told', () => {
  const rule = defineRule({
    name: 'whale-trade',
    find: () => Array.from({ length: 25 }, (_, i) => ({ measured: i, allowed: 0, evidence: {} })),
  });
  const found = findAnomalies(makeFacts(), [], [rule]);
  expect(found).toHaveLength(MAX_FINDINGS);
  expect([found[0]?.measured, found.at(-1)?.measured]).toEqual([24, 15]);
});

test('evidence that is counted in a mint names it', () => {
  for (const { figures } of Object.values(RULES)) {
    const names = Object.keys(figures);
    for (const figure of Object.values(figures)) if ('of' in figure) expect(names).toContain(figure.of);
  }
});

test('an ordinary block gives nothing', () => {
  expect(findAnomalies(makeFacts(), [], rules)).toEqual([]);
});
