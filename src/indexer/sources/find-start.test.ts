import { expect, test } from 'vitest';
import type { Chain } from '#chain';
import type { Archiver } from '../archive/archiver.ts';
import { indexerError } from '../errors.ts';
import { findStart } from './find-start.ts';

const { signal } = new AbortController();
const toChain = (first: number): Chain => ({
  cluster: 'mainnet',
  request: async <T>(method: string) => {
    expect(method).toBe('getFirstAvailableBlock');
    return first as T; // what it asks for
  },
});
const toArchive = (findFirstSlot: Archiver['findFirstSlot']) => ({ findFirstSlot }) as Archiver; // all that is called of one

test('an index begins where it is told, at the tip, or with the oldest block of its archive or of the node', async () => {
  const archive = toArchive(async () => 70);
  const chain = toChain(500);
  expect(await findStart(7, 900, { chain, archive, signal })).toBe(7);
  expect(await findStart('tip', 900, { chain, archive, signal })).toBe(900);
  expect(await findStart('first', 900, { chain, archive, signal })).toBe(70);
  expect(await findStart('first', 900, { chain, archive: toArchive(async () => undefined), signal })).toBe(
    500,
  );
  expect(await findStart('first', 900, { chain, signal })).toBe(500);
});

test('while its archive cannot be read it begins only with a node that has all blocks', async () => {
  const archive = toArchive(async () => {
    throw indexerError('archive-away');
  });
  await expect(findStart('first', 900, { chain: toChain(500), archive, signal })).rejects.toMatchObject({
    code: 'indexer/archive-away',
  });
  for (const first of [0, 1])
    expect(await findStart('first', 900, { chain: toChain(first), archive, signal })).toBe(first);
});
