import { expect, test, vi } from 'vitest';
import { asAddress } from '#contracts/chain';
import { NamedThings } from './named-things.ts';
import { toNames } from './names.ts';

const VOTE = asAddress('AfRPNoWDrvD77zYFZ9cumTtAUwA9bWuu1CKX4yHCnCcP');
const IDENTITY = asAddress('6Q2CK6rH3u95vdcTwPowqC3ThjXpvDtezm5LU7az5U9m');
const PROGRAM = asAddress('Vote111111111111111111111111111111111111111');

const setUp = (name: string | undefined) => {
  const names = vi.fn(() => Promise.resolve([{ vote: VOTE, identity: IDENTITY, name }]));
  const tokens = { summarize: () => Promise.resolve({}) } as unknown as Parameters<
    typeof toNames
  >[1]['tokens'];
  return { names, sources: { tokens, validators: { names } } };
};

test('a validator has the name it published, by its identity and by its vote account', async () => {
  const { sources } = setUp('Alder');
  const things = new NamedThings()
    .addValidator(IDENTITY)
    .addFields([{ name: 'validator', value: { kind: 'address', address: VOTE } }]);
  const { labels } = await toNames(things, sources);
  expect(labels[IDENTITY]).toEqual({ name: 'Alder', kind: 'validator', source: 'the name it published' });
  expect(labels[VOTE]?.name).toBe('Alder');
});

test('names are asked for only where a validator is spoken of', async () => {
  const { names, sources } = setUp('Alder');
  const { labels } = await toNames(new NamedThings().addAddress(VOTE), sources);
  expect(names).not.toHaveBeenCalled();
  expect(labels).toEqual({});
});

test('a published name is one short line without what cannot be seen, and no name of a program', async () => {
  const { sources } = setUp(`Al\u202eder\n${'x'.repeat(60)}`);
  const { labels } = await toNames(new NamedThings().addValidator(VOTE).addValidator(PROGRAM), sources);
  expect(labels[VOTE]?.name).toBe(`Alder ${'x'.repeat(26)}…`);
  expect(labels[PROGRAM]?.kind).toBe('program');
});

test('a name that is blank, and a list that cannot be read, leave the address', async () => {
  const { sources } = setUp('\u200b ');
  expect((await toNames(new NamedThings().addValidator(VOTE), sources)).labels).toEqual({});
  const failing = { ...sources, validators: { names: () => Promise.reject(new Error('down')) } };
  expect((await toNames(new NamedThings().addValidator(VOTE), failing)).labels).toEqual({});
});
