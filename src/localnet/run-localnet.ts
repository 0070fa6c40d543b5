import { silentLog } from '#std/log';
import { LocalnetChain } from './chain/localnet-chain.ts';
import { Economy } from './economy.ts';
import { makeHistory } from './economy/make-history.ts';
import { produceBlocks } from './economy/produce-blocks.ts';
import { isDamage } from './errors.ts';
import { resolveOptions } from './options.ts';
import type { LocalnetOptions } from './options.ts';
import { listenRpc } from './rpc/server.ts';
import { SubscriptionHub } from './subscriptions/subscription-hub.ts';

export interface Localnet {
  /** HTTP and WebSocket answer here; WebSocket also on the next port. */
  readonly url: string;
  readonly chain: LocalnetChain;
  /** Mints of its economy that a dollar stands behind. */
  readonly stablecoins: readonly string[];
  /** Writes a checkpoint and stops. */
  close(): Promise<void>;
}

/**
 * Runs a chain in this process. Bytes the virtual machine cannot decode would end the process, so a
 * product runs it through `superviseLocalnet`. Throws `localnet/bad-option`, `localnet/other-chain` and
 * `localnet/in-use`.
 */
export async function runLocalnet(given: LocalnetOptions = {}): Promise<Localnet> {
  const options = resolveOptions(given);
  const log = (given.log ?? silentLog).child('localnet');
  const startedAt = performance.now();
  const genesisTimeMs = options.genesisTimeMs ?? Date.now() - options.historySlots * options.slotMs;
  // A history ends now, and so begins the first block of a chain that was resumed.
  const clock = (slot: number): number => Math.min(genesisTimeMs + slot * options.slotMs, Date.now());
  const chain = LocalnetChain.open(options, clock, log);
  let production: ReturnType<typeof produceBlocks> | undefined;
  let isDamaged = false;
  const giveUp = (error: unknown): void => {
    if (isDamaged) return;
    isDamaged = true;
    production?.cancel();
    log.error('damaged', { error, movedTo: chain.abandon(), outcome: 'the chain begins anew' });
    given.onDamage?.();
  };
  chain.events.on('damaged', giveUp);
  try {
    const economy = new Economy(chain, log);
    if (chain.isNew) await makeHistory(chain, economy, options.historySlots);
    production = produceBlocks(chain, economy, log, given.onDisk);
    const hub = new SubscriptionHub(chain, log);
    const server = await listenRpc(chain, hub, { host: options.host, port: options.port, log });
    const url = `http://${options.host}:${server.port}`;
    chain.publicAddress = `${options.host}:${server.port}`;
    log.info('listening', { url, slot: chain.openSlot, startMs: Math.round(performance.now() - startedAt) });
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      if (!isDamaged) production?.stop();
      await server.close();
      chain.close();
    };
    return { url, chain, stablecoins: economy.stablecoins, close: () => (closing ??= close()) };
  } catch (error) {
    // Whoever tries again finds the folder free.
    production?.cancel();
    if (isDamage(error)) giveUp(error);
    chain.close();
    throw error;
  }
}
