import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredProvider } from './sso-providers.ts';
import type { SsoTransaction } from './sso-transactions.ts';
import { describeOnBothEngines, type StoreUnderTest } from './testing.ts';

const provider = (id: string, change: Partial<StoredProvider> = {}): StoredProvider => ({
  id,
  type: 'saml',
  name: id,
  enabled: true,
  primary: false,
  config: '{}',
  createdMs: 1,
  updatedMs: 2,
  ...change,
});
const TRANSACTION: SsoTransaction = {
  provider: 'acme',
  nonce: 'n',
  verifier: 'v',
  redirectPath: '/tx',
  linkUserId: undefined,
  browserHash: 'b',
  createdMs: 1,
  expiresMs: 600_001,
};
const ARRIVAL = {
  identity: { provider: 'acme', issuer: 'https://acme.example', subject: 'ann' },
  redirectPath: '/tx',
  linkUserId: 'u',
  browserHash: 'b',
  expiresMs: 120_001,
};

describeOnBothEngines('identity providers in the store', (open) => {
  let under: StoreUnderTest;
  beforeEach(async () => {
    under = await open();
  });
  afterEach(() => under.close());

  test('a list is written whole, in its order, and replaces what was there', async () => {
    const { ssoProviders } = under.store;
    await ssoProviders.replaceAll([provider('b'), provider('a', { enabled: false, config: '{"x":"ü"}' })]);
    expect(await ssoProviders.list()).toEqual([
      provider('b'),
      provider('a', { enabled: false, config: '{"x":"ü"}' }),
    ]);
    await ssoProviders.replaceAll([provider('c')]);
    expect(await ssoProviders.list()).toEqual([provider('c')]);
    expect([await ssoProviders.find('a'), await ssoProviders.find('c')]).toEqual([undefined, provider('c')]);
  });

  test('a list that cannot be written leaves what was there', async () => {
    const { ssoProviders } = under.store;
    await ssoProviders.replaceAll([provider('a')]);
    await expect(ssoProviders.replaceAll([provider('b'), provider('b')])).rejects.toThrow();
    expect(await ssoProviders.list()).toEqual([provider('a')]);
  });

  test('of several primaries the new one stays, and of several new ones the last', async () => {
    const { ssoProviders } = under.store;
    const primaries = async (...ids: string[]) => {
      await ssoProviders.replaceAll(['a', 'b', 'c'].map((id) => provider(id, { primary: ids.includes(id) })));
      return (await ssoProviders.list()).filter(({ primary }) => primary).map(({ id }) => id);
    };
    expect(await primaries('b')).toEqual(['b']);
    expect(await primaries('a', 'b')).toEqual(['a']);
    expect(await primaries('a', 'b', 'c')).toEqual(['c']);
    expect(await primaries('c')).toEqual(['c']);
    expect(await primaries()).toEqual([]);
  });

  test('a sign-in is given to the first who asks for it and to nobody after', async () => {
    const { ssoTransactions } = under.store;
    expect(await ssoTransactions.add('h', TRANSACTION, 1)).toBe(true);
    const taken = await Promise.all(Array.from({ length: 8 }, () => ssoTransactions.take('h')));
    expect(taken.filter((one) => one !== undefined)).toEqual([TRANSACTION]);
    expect(await ssoTransactions.take('other')).toBeUndefined();
  });

  test('an arrival is given to the first who asks for it and to nobody after', async () => {
    const { ssoTransactions } = under.store;
    await ssoTransactions.addArrival('h', ARRIVAL);
    const taken = await Promise.all(Array.from({ length: 8 }, () => ssoTransactions.takeArrival('h')));
    expect(taken.filter((one) => one !== undefined)).toEqual([ARRIVAL]);
  });

  test('an assertion is new once, also to many who ask at once', async () => {
    const { ssoTransactions } = under.store;
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => ssoTransactions.isNewAssertion('a', 5_000)),
    );
    expect(asked.filter(Boolean)).toHaveLength(1);
  });

  test('what has expired is forgotten, and nothing before', async () => {
    const { ssoTransactions } = under.store;
    await ssoTransactions.add('h', TRANSACTION, 1);
    await ssoTransactions.addArrival('a', ARRIVAL);
    await ssoTransactions.isNewAssertion('x', 120_001);
    await under.store.sweep(120_000);
    expect(await ssoTransactions.isNewAssertion('x', 120_001)).toBe(false);
    await under.store.sweep(120_001);
    expect(await ssoTransactions.takeArrival('a')).toBeUndefined();
    expect(await ssoTransactions.isNewAssertion('x', 900_000)).toBe(true);
    expect(await ssoTransactions.take('h')).toEqual(TRANSACTION);
  });
});
