import { describe, expect, test } from 'vitest';
import { createHub } from '../../shared-state/in-process.ts';
import { createTokenBudget, createTokenBudgets } from './token-budget.ts';

/** Uses so many tokens; says whose were not left. */
const use = async (budget: ReturnType<typeof createTokenBudget>, tokens: number): Promise<string> => {
  const settle = await budget.reserve(tokens);
  if (typeof settle === 'string') return settle;
  await settle(tokens);
  return 'used';
};

describe('the tokens of a day', () => {
  test('are set aside before they are used, and given back as far as they were not', async () => {
    const budget = createTokenBudget(1_000, () => 0);
    const settle = await budget.reserve(800);
    expect(await budget.reserve(300)).toBe('day');
    if (typeof settle === 'string') throw new Error('not set aside');
    await settle(100);
    await settle(0);
    expect(budget.spent).toBe(100);
    expect(await use(budget, 900)).toBe('used');
  });

  test('start over at midnight UTC, whatever was still being used', async () => {
    let nowMs = Date.UTC(2026, 10, 16, 23, 59);
    const budget = createTokenBudget(1_000, () => nowMs);
    const settle = await budget.reserve(1_000);
    expect(await budget.reserve(1)).toBe('day');
    nowMs += 60_000;
    expect(budget.spent).toBe(0);
    if (typeof settle !== 'string') await settle(500);
    expect(budget.spent).toBe(0);
  });
});

describe('the tokens of those who ask', () => {
  const open = () =>
    createTokenBudgets({ dailyTokens: 100, dailyTokensPerAddress: 50, dailyTokensPerAccount: 30 }, () => 0);

  test('are those of their address, and signed in of their account wherever they are', async () => {
    const budgets = open();
    expect(await use(budgets.of({ client: 'a', account: 'x' }), 30)).toBe('used');
    expect(await use(budgets.of({ client: 'b', account: 'x' }), 1)).toBe('account');
    expect(await use(budgets.of({ client: 'a' }), 21)).toBe('address');
    expect(await use(budgets.of({ client: 'a' }), 20)).toBe('used');
    expect(await use(budgets.of({ client: 'b' }), 50)).toBe('used');
    expect(await use(budgets.of({ client: 'c' }), 1)).toBe('day');
    expect(budgets.day.spent).toBe(100);
  });

  test('an account and an address of one name are two', async () => {
    const budgets = open();
    expect(await use(budgets.of({ account: 'a' }), 30)).toBe('used');
    expect(await use(budgets.of({ client: 'a' }), 50)).toBe('used');
  });

  test('are left alone where those of somebody else are used up', async () => {
    const budgets = open();
    expect(await use(budgets.of({ client: 'a', account: 'x' }), 31)).toBe('account');
    expect(await use(budgets.of({ client: 'b' }), 50)).toBe('used');
    expect(await use(budgets.of({ client: 'c' }), 50)).toBe('used');
    expect(await use(budgets.of({ client: 'd', account: 'y' }), 1)).toBe('day');
    expect(budgets.of({ client: 'd', account: 'y' }).spent).toBe(100);
    expect(await budgets.of({ account: 'y' }).reserve(30)).toBe('day');
  });

  test('are those of all processes that share', async () => {
    const hub = createHub();
    const limits = { dailyTokens: 100, dailyTokensPerAddress: 50, dailyTokensPerAccount: 30 };
    const [one, other] = [0, 1].map(() => createTokenBudgets(limits, () => 0, hub.join().counts));
    expect(await use(one!.of({ client: 'a' }), 40)).toBe('used');
    expect(await use(other!.of({ client: 'a' }), 11)).toBe('address');
    expect(await use(other!.of({ client: 'b' }), 50)).toBe('used');
    expect(await use(one!.of({ client: 'c' }), 11)).toBe('day');
    expect(await use(one!.of({ client: 'c' }), 10)).toBe('used');
    expect(one!.day.spent).toBe(100);
  });
});
