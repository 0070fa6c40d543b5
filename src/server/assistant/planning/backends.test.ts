import { describe, expect, test } from 'vitest';
import { silentLog } from '#std/log';
import { parseConfiguration } from '../../config/configuration.ts';
import { createBackends } from './backends.ts';
import { planner } from './planner.ts';

const backendsOf = (environment: Readonly<Record<string, string>>) =>
  createBackends(parseConfiguration(environment).assistant, { log: silentLog, nowMs: () => 0 });

describe('who answers', () => {
  test('the planner where no model is set', () => {
    expect(backendsOf({}).choose({})).toEqual({ backend: planner, isTest: false });
  });

  test('the model that is set, under its name', () => {
    const chosen = backendsOf({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-x', AI_API_KEY: 'k' }).choose({});
    expect(chosen?.backend.name).toBe('claude-x');
    expect(chosen?.isTest).toBe(false);
  });

  test('the script where a test is asked for, and nobody in production unless it is allowed', () => {
    expect(backendsOf({}).choose({ mock: true })).toMatchObject({
      backend: { name: 'test script' },
      isTest: true,
    });
    expect(backendsOf({ NODE_ENV: 'production' }).choose({ mock: true })).toBe(undefined);
    expect(backendsOf({ NODE_ENV: 'production', AI_TEST_MODE: 'on' }).choose({ mock: true })?.isTest).toBe(
      true,
    );
    expect(backendsOf({ NODE_ENV: 'production' }).choose({})?.backend).toBe(planner);
  });
});
