import { expect, test } from 'vitest';
import { createContext } from './create-context.ts';

/** 2026-10-01 14:00 UTC. */
const NOW = 1_790_863_200_000;
const toText = (seconds: number | undefined): string =>
  seconds === undefined ? '' : new Date(seconds * 1_000).toISOString().slice(5, 16);

const read = (text: string) => createContext({ text, nowMs: NOW, kinds: new Map(), names: [] });

test.each<[text: string, from: string, to: string]>([
  ['volume in the last two hours', '10-01T12:00', '10-01T14:00'],
  ['transfers in the past half hour', '10-01T13:30', '10-01T14:00'],
  ['trades in the last 90 minutes', '10-01T12:30', '10-01T14:00'],
  ['trades during the last couple of hours', '10-01T12:00', '10-01T14:00'],
  ['trades in the first hour of today', '10-01T00:00', '10-01T01:00'],
  ['trades in the last 2 hours of yesterday', '09-30T22:00', '10-01T00:00'],
  ['how many swaps this morning', '10-01T06:00', '10-01T12:00'],
  ['trades yesterday evening', '09-30T18:00', '10-01T00:00'],
  ['trades between 3 and 4 pm', '09-30T15:00', '09-30T16:00'],
  ['how many trades between 10 and 11 am?', '10-01T10:00', '10-01T11:00'],
  ['volume from 18:00 to 24:00 on 30 September 2026', '09-30T18:00', '10-01T00:00'],
])('%s', (text, from, to) => {
  const { value } = read(text).time ?? {};
  expect([toText(value?.from), toText(value?.to)]).toEqual([from, to]);
});

test.each([
  'which 5 minute window had the most swaps',
  'who bought it in its first 30 minutes',
  'wallets that sold within 2 hours of buying',
  'busiest 5 minutes',
])('a length that is not counted from now is no time: %s', (text) => {
  expect(read(text).time).toBeUndefined();
});

test.each<[text: string, first: string, second: string]>([
  ['volume in the last 3 hours vs the 3 hours before', '10-01T11:00', '10-01T08:00'],
  ['who traded in the last hour but not in the 5 hours before that', '10-01T13:00', '10-01T08:00'],
  ['trades in the last 45 minutes compared to the 45 minutes before', '10-01T13:15', '10-01T12:30'],
])('the time before: %s', (text, first, second) => {
  const [a, b] = read(text).ranges ?? [];
  expect([toText(a?.from), toText(b?.from)]).toEqual([first, second]);
  expect(b?.to).toBe(a?.from);
});
