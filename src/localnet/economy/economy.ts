import type { Log } from '#std/log';
import type { LocalnetChain } from '../chain/localnet-chain.ts';

/** Placeholder */
export class Economy {
  constructor(_chain: LocalnetChain, _log: Log) {}
  runSlot(): void {}
  runTurn(_share: number): void {}
  remember(): unknown {
    return {};
  }
}
