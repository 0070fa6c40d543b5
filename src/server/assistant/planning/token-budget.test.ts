import { describe, expect, test } from 'vitest';
import { createTokenBudget } from './token-budget.ts';

describe('the tokens of a day', () => {
  test('are set aside before they are used, and given back as far as they were not', () => {
    const budget = createTokenBudget(1_000, () => 0);
    const settle = budget.reserve(800);
    expect(budget.reserve(300)).toBe(undefined);
    settle?.(100);
    settle?.(0);
    expect(budget.spent).toBe(100);
    expect(budget.reserve(900)).toBeDefined();
  });

  test('start over at midnight UTC, whatever was still being used', () => {
    let nowMs = Date.UTC(2026, 10, 16, 23, 59);
    const budget = createTokenBudget(1_000, () => nowMs);
    const settle = budget.reserve(1_000);
    expect(budget.reserve(1)).toBe(undefined);
    nowMs += 60_000;
    expect(budget.spent).toBe(0);
    settle?.(500);
    expect(budget.spent).toBe(0);
  });
});
