import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../config/configuration.ts';
import { createBrains } from './brains.ts';
import { planner } from './planner.ts';

const brainsOf = (environment: Readonly<Record<string, string>>) =>
  createBrains(parseConfiguration(environment).assistant);

describe('who answers', () => {
  test('the planner where no model is set', () => {
    expect(brainsOf({})({})).toEqual({ brain: planner, isTest: false });
  });

  test('the model that is set, under its name', () => {
    const chosen = brainsOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-x', AI_API_KEY: 'k' })({});
    expect(chosen?.brain.name).toBe('claude-x');
    expect(chosen?.isTest).toBe(false);
  });

  test('the script where a test is asked for, and nobody in production unless it is allowed', () => {
    expect(brainsOf({})({ mock: true })).toMatchObject({ brain: { name: 'test script' }, isTest: true });
    expect(brainsOf({ NODE_ENV: 'production' })({ mock: true })).toBe(undefined);
    expect(brainsOf({ NODE_ENV: 'production', AI_TEST_MODE: 'on' })({ mock: true })?.isTest).toBe(true);
    expect(brainsOf({ NODE_ENV: 'production' })({})?.brain).toBe(planner);
  });
});
