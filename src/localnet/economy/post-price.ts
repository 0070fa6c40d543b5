import type { Keypair } from '../keys/keypair.ts';
import { findFeed, oracle } from '../programs/oracle.ts';
import type { AssetRecord } from './market-memory.ts';
import type { World } from './world.ts';

/** Of every feed. */
export const FEED_DECIMALS = 12;

/** Who posts the prices of the localnet's oracle. */
export const getPublisher = (world: World): Keypair => world.persona('price-publisher');

/** Posts what a token is worth to those who trade; opens its feed first. False when it failed. */
export function postPrice(world: World, { mint, fairUsd }: AssetRecord): boolean {
  const price = BigInt(Math.round(fairUsd * 10 ** FEED_DECIMALS));
  if (price === 0n) return false;
  const publisher = getPublisher(world);
  const isOpen = world.chain.bank.accounts.get(findFeed(publisher.address, mint)) !== undefined;
  const landed = world.send(publisher, [
    ...(isOpen ? [] : [oracle.createFeed(publisher.address, mint, FEED_DECIMALS)]),
    oracle.publishPrice(publisher.address, mint, price),
  ]);
  return landed?.error === null;
}
