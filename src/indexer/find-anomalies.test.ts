import { expect, test } from 'vitest';
import { MAX_FINDINGS } from '#contracts/market/anomaly-rules';
import { findAnomalies } from './find-anomalies.ts';
import { defineRule, figure } from './rules/define-rule.ts';
import { rules } from './rules/index.gen.ts';
import { makeDust, makeFacts } from './testing/make-facts.ts';

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

test('of very many findings the clearest are reported', () => {
  const rule = defineRule({
    name: 'every-number',
    title: 'Every number',
    severity: 'notice',
    text: 'Tells of everything.',
    measured: figure.count('Number'),
    figures: {},
    find: () => Array.from({ length: 25 }, (_, i) => ({ measured: i, allowed: 0, evidence: {} })),
  });
  const found = findAnomalies(makeFacts(), [], [rule]);
  expect(found).toHaveLength(MAX_FINDINGS);
  expect([found[0]?.measured, found.at(-1)?.measured]).toEqual([24, 15]);
});

test('an amount whose mint no figure names stops the start', () => {
  const { figures: _, ...card } = rules[0]!;
  expect(() => defineRule({ ...card, figures: { sum: figure.amount('Sum', 'mint') } })).toThrow(
    'names no figure mint',
  );
});

test('an ordinary block gives nothing', () => {
  expect(findAnomalies(makeFacts(), [], rules)).toEqual([]);
});
