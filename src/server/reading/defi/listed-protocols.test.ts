import { describe, expect, test } from 'vitest';
import { DEFI_CATEGORIES, DEFI_CATEGORY_KEYS } from '#contracts/market/defi-categories';
import { listDirectory } from '#decoder';
import { listDefiProtocols, toProgramAddresses } from './listed-protocols.ts';

describe('the protocols of the categories', () => {
  test('belong to one category each, so that sums over categories count nothing twice', () => {
    const programs = DEFI_CATEGORY_KEYS.flatMap((key) => toProgramAddresses(listDefiProtocols(key)));
    expect(programs.length).toBeGreaterThan(250);
    expect(new Set(programs).size).toBe(programs.length);
    const feeds = DEFI_CATEGORIES.flatMap((category) => category.feeds);
    expect(new Set(feeds).size).toBe(feeds.length);
  });

  test('lose no program of the directory', () => {
    const feeds = DEFI_CATEGORIES.flatMap((category): readonly string[] => category.feeds);
    const listed = listDirectory()
      .filter(({ category }) => feeds.includes(category))
      .flatMap(({ programs }) => programs.map(({ address }) => address));
    const held = new Set(DEFI_CATEGORY_KEYS.flatMap((key) => toProgramAddresses(listDefiProtocols(key))));
    expect(listed.filter((address) => !held.has(address))).toEqual([]);
  });

  test('have names of their own within a category', () => {
    for (const key of DEFI_CATEGORY_KEYS) {
      const names = listDefiProtocols(key).map(({ category, name }) => `${category} ${name}`);
      expect(new Set(names).size, key).toBe(names.length);
    }
  });

  test('hold what only a protocol file knows, and programs put there by address', () => {
    const find = (key: (typeof DEFI_CATEGORY_KEYS)[number], name: string) =>
      listDefiProtocols(key).find((protocol) => protocol.name === name);
    expect(find('amms', 'Localnet AMM')?.programs).toEqual([
      {
        address: 'LocaLnetAMM11111111111111111111111111111111',
        name: 'Localnet AMM',
        isRead: true,
        counted: [],
      },
    ]);
    expect(find('staking', 'Stake Program')?.programs.map(({ address }) => address)).toEqual([
      'Stake11111111111111111111111111111111111111',
    ]);
    expect(find('amms', 'Raydium')?.programs).toHaveLength(8);
    expect(find('clobs', 'Serum')?.isClosed).toBe(true);
  });

  test('say whose instructions count as acts of the category, which not every program read here has', () => {
    const find = (key: (typeof DEFI_CATEGORY_KEYS)[number], address: string) =>
      listDefiProtocols(key)
        .flatMap(({ programs }) => programs)
        .find((program) => program.address === address);
    const phoenix = 'PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY';
    const manifest = 'MNFSTqtC93rEfYHB6hF82sKdZpUDFWkViLByLd1k1Ms';
    expect(find('clobs', phoenix)).toMatchObject({ isRead: true, counted: ['place', 'cancel'] });
    expect(find('clobs', manifest)).toMatchObject({ isRead: true, counted: [] });
    const amms = listDefiProtocols('amms').flatMap(({ programs }) => programs);
    expect(amms.some(({ counted }) => counted.length > 0)).toBe(false);
  });

  test('fold their parts and versions into one, and say what they are', () => {
    for (const key of DEFI_CATEGORY_KEYS) {
      const silent = listDefiProtocols(key).filter(({ does }) => does === undefined);
      expect(
        silent.map(({ name }) => name),
        key,
      ).toEqual([]);
    }
    const kamino = listDefiProtocols('yield-agg').filter(({ name }) => name.startsWith('Kamino'));
    expect(kamino).toHaveLength(1);
    expect(kamino[0]?.programs.map(({ name }) => name)).toContain('Kamino Lend');
    const names = listDefiProtocols('bots').flatMap(({ name, programs }) =>
      name === 'Axiom' ? programs.map((program) => program.name) : [],
    );
    expect(names).toEqual(['Axiom Trade Router', 'Axiom Trading router']);
  });

  test('name a program as pages do, unless two of a protocol would have one name', () => {
    const find = (key: (typeof DEFI_CATEGORY_KEYS)[number], name: string) =>
      listDefiProtocols(key)
        .find((protocol) => protocol.name === name)
        ?.programs.map((one) => one.name);
    expect(find('amms', 'Orca')).toContain('Orca Whirlpool');
    expect(find('perpetuals', 'Lavarage')).toEqual(['Lavarage SOL', 'Lavarage USDC']);
  });

  test('are none under DeFAI, for which the directory has no category', () => {
    expect(listDefiProtocols('defai')).toEqual([]);
  });
});
