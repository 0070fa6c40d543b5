import { afterEach, describe, expect, test } from 'vitest';
import { readStored, writeStored } from './stored-value.ts';

const setStorage = (storage: unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: () => storage });
const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');

afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a stored value', () => {
  test('is read as it was written, and gone when removed', () => {
    const stored = new Map<string, string>();
    setStorage({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    });
    expect(readStored('a')).toBeUndefined();
    expect(writeStored('a', { b: 1 })).toBe(true);
    expect(readStored('a')).toEqual({ b: 1 });
    expect(writeStored('a', undefined)).toBe(true);
    expect(readStored('a')).toBeUndefined();
  });

  test('is absent when storage is off, full, or holds no JSON', () => {
    setStorage(undefined);
    expect(readStored('a')).toBeUndefined();
    expect(writeStored('a', 1)).toBe(false);
    setStorage({
      getItem: () => '{',
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    });
    expect(readStored('a')).toBeUndefined();
    expect(writeStored('a', 1)).toBe(false);
  });
});
