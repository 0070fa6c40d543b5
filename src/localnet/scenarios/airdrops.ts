import { remember } from '../economy/memory.ts';
import type { AirdropRecord } from '../economy/market-memory.ts';
import { getTreasury, toUnits } from '../economy/open-market.ts';
import type { World } from '../economy/world.ts';
import { findAssociatedToken } from '../keys/program-address.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const RECEIVERS_A_TRANSACTION = 5;
const TRANSACTIONS = [8, 24] as const;
const BEGIN_CHANCE = 0.12;

export default defineScenario({
  key: 'airdrops',
  title: 'A token is given to many wallets that never asked',
  weight: 1.4,
  step: (world) => {
    const campaign = world.memory.airdrops[0];
    if (campaign) give(world, campaign);
    else if (world.random.chance(BEGIN_CHANCE)) begin(world);
  },
});

function begin(world: World): void {
  const { memory, random } = world;
  const treasury = getTreasury(world);
  const assets = memory.assets.filter((asset) => world.tokenAmount(treasury.address, asset) > 0n);
  const asset = assets.length === 0 ? undefined : random.pick(assets);
  if (!asset) return;
  const { mint, program, decimals } = asset;
  const units = toUnits(asset, random.logarithmic(0.2, 40));
  const campaign: AirdropRecord = { mint, program, decimals, units, left: random.integer(...TRANSACTIONS) };
  memory.airdrops = remember(memory.airdrops, campaign, 1);
}

function give(world: World, campaign: AirdropRecord): void {
  const { mint, program, decimals, units, left } = campaign;
  const treasury = getTreasury(world);
  const from = findAssociatedToken(treasury.address, mint, program);
  const instructions = Array.from({ length: RECEIVERS_A_TRANSACTION }, () => {
    const owner = world.nameKeypair('airdropped').address;
    const to = findAssociatedToken(owner, mint, program);
    return [
      token.createAssociated(program, treasury.address, owner, mint),
      token.transferChecked(program, { from, mint, to, owner: treasury.address }, units, decimals),
    ];
  }).flat();
  world.send(treasury, instructions, { isBare: true });
  world.memory.airdrops = left > 1 ? [{ ...campaign, left: left - 1 }] : [];
}
