import type { TokenRecord } from '../economy/memory.ts';
import type { World } from '../economy/world.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { token, upkeep } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_SOURCES = 6;

export default defineScenario({
  key: 'token-2022-upkeep',
  title: 'Issuers collect fees, change rates, pause and claw back',
  weight: 0.8,
  step: (world) => {
    const records = world.memory.tokens.filter(({ kind }) => ACTIONS[kind] !== undefined);
    if (records.length === 0) return;
    const record = world.random.pick(records);
    ACTIONS[record.kind]!(world, record);
  },
});

const ACTIONS: Partial<Record<TokenRecord['kind'], (world: World, record: TokenRecord) => void>> = {
  Taxed: (world, { mint, program, issuer }) => {
    const { address } = world.actorAt(issuer);
    const own = findAssociatedToken(address, mint, program);
    const sources = [...world.chain.bank.accounts.index.ofMint(mint)]
      .filter((account) => account !== own)
      .slice(0, MAX_SOURCES);
    world.send(world.actorAt(issuer), [upkeep.withdrawWithheld(mint, own, address, sources)]);
  },
  Yield: (world, { mint, issuer }) => {
    const payer = world.actorAt(issuer);
    world.send(payer, [upkeep.setInterestRate(mint, payer.address, world.random.integer(-50, 900))]);
  },
  Pausable: (world, { mint, issuer }) => {
    const payer = world.actorAt(issuer);
    for (const isPaused of [true, false]) {
      world.send(payer, [upkeep.setPaused(mint, payer.address, isPaused)], { isBare: true });
    }
  },
  Regulated: (world, record) => {
    const { mint, program, issuer } = record;
    const payer = world.actorAt(issuer);
    const holder = world.actorAt(world.pickHolder(record)).address;
    const account = findAssociatedToken(holder, mint, program);
    const amount = world.tokenAmount(holder, record) / 100n;
    if (amount > 0n) world.send(payer, [token.burn(program, account, mint, payer.address, amount)]);
  },
};
