import { silentLog } from '#std/log';
import type { Block } from './ledger/block.ts';
import { LocalnetChain } from './chain/localnet-chain.ts';
import { Economy } from './economy.ts';
import { makeHistory } from './economy/make-history.ts';
import { resolveOptions } from './options.ts';
import type { LocalnetOptions } from './options.ts';
import { dispatch } from './rpc/dispatch.ts';

/** A chain without a port or a timer, for tests: time passes only by `seal`. */
export interface SteppedLocalnet {
  readonly chain: LocalnetChain;
  /** Mints of its economy that a dollar stands behind. */
  readonly stablecoins: () => readonly string[];
  /** Lets the economy act and seals a block. */
  readonly seal: () => Block;
  /** Seals many, letting the engine free its memory between. */
  sealMany(count: number): Promise<void>;
  /** Makes the first `slots` slots at once: a busy end after a quiet past. Only of a new chain. */
  makeHistory(slots: number): Promise<void>;
  /** Answers a JSON-RPC text; `undefined` for a notification. */
  answer(text: string): string | undefined;
  /** Seals a block and writes a checkpoint after it. */
  save(): void;
  /** Closes the files without a checkpoint, as a crash does. */
  readonly close: () => void;
}

const GENESIS_TIME_MS = 1_760_000_000_000;
const BLOCKS_PER_TURN = 16;

/** Equal options give equal chains, to the last hash. No history is made. */
export function createSteppedLocalnet(given: LocalnetOptions = {}): SteppedLocalnet {
  const options = resolveOptions(given);
  const log = given.log ?? silentLog;
  const genesisTimeMs = options.genesisTimeMs ?? GENESIS_TIME_MS;
  const chain = LocalnetChain.open(options, (slot) => genesisTimeMs + slot * options.slotMs, log);
  const economy = new Economy(chain, log);
  const seal = (): Block => {
    economy.runSlot();
    return chain.advance();
  };
  return {
    chain,
    stablecoins: () => economy.stablecoins,
    seal,
    sealMany: async (count) => {
      for (let done = 0; done < count; done++) {
        seal();
        if (done % BLOCKS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
      }
    },
    makeHistory: (slots) => makeHistory(chain, economy, slots),
    answer: (text) => dispatch(chain, text, log),
    save: () => {
      economy.runSlot();
      chain.advance(() => chain.save(economy.remember()));
    },
    close: () => chain.close(),
  };
}
