import type { Log } from '#std/log';
import type { LocalnetChain } from './chain/localnet-chain.ts';
import { Random } from './chain/random.ts';
import { scenarios } from './scenarios/index.gen.ts';
import type { Scenario } from './scenarios/define-scenario.ts';
import { toRegistry } from '#std/registry';
import { NO_MEMORY } from './economy/memory.ts';
import type { EconomyMemory } from './economy/memory.ts';
import { World } from './economy/world.ts';

/** A scenario that fails this often in a row is left out: its bug must not stop the others. */
const MAX_FAILURES = 20;
/** What a step costs that found nothing to do, in transactions: never nothing, so that every slot ends. */
const IDLE_COST = 0.4;

/** Picks scenarios at the rate asked for and lets each take its step. */
export class Economy {
  readonly #chain: LocalnetChain;
  readonly #log: Log;
  readonly #world: World;
  readonly #scenarios: Scenario[];
  readonly #failures = new Map<string, number>();
  #budget = 0;
  #turn = 0;

  constructor(chain: LocalnetChain, log: Log) {
    this.#chain = chain;
    this.#log = log;
    const remembered = chain.restoredEconomy as EconomyMemory | undefined; // what `remember` gave
    const memory: EconomyMemory = { ...NO_MEMORY, ...remembered };
    this.#world = new World(chain, memory, this.#nextRandom());
    this.#scenarios = [...toRegistry<Scenario>('scenarios', scenarios, ({ key }) => [key]).values()];
    const isActive = chain.options.transactionsPerSecond > 0;
    if (isActive && chain.isNew) for (const { setup } of this.#scenarios) setup?.(this.#world);
  }

  /** Steps for a whole slot, or as many as a share of one has, up to about `limit` transactions. */
  runSlot(limit = Number.POSITIVE_INFINITY, share = 1): void {
    this.#run(share, Number.POSITIVE_INFINITY, limit);
  }

  /**
   * Steps for a share of a slot. Stops at `deadline` (of `performance.now`), leaving out what did not fit,
   * so that a rate beyond the machine's never delays the next block.
   */
  runTurn(share: number, deadline: number): void {
    this.#run(share, deadline, Number.POSITIVE_INFINITY);
  }

  #run(share: number, deadline: number, limit: number): void {
    const { transactionsPerSecond, slotMs } = this.#chain.options;
    this.#budget = Math.min(limit, this.#budget + (transactionsPerSecond * slotMs * share) / 1000);
    if (this.#budget < 1) return;
    this.#world.begin(this.#nextRandom());
    while (this.#budget >= 1 && this.#scenarios.length > 0) {
      const before = this.#world.sent;
      this.#step();
      this.#budget -= Math.max(IDLE_COST, this.#world.sent - before);
      if (performance.now() > deadline) {
        this.#budget = 0;
        return;
      }
    }
  }

  /** Mints whose price does not move: a dollar stands behind them. */
  get stablecoins(): readonly string[] {
    return this.#world.memory.assets.filter(({ kind }) => kind === 'pegged').map(({ mint }) => mint);
  }

  /** What the next start needs to go on; plain JSON. */
  remember(): EconomyMemory {
    return this.#world.memory;
  }

  #step(): void {
    const weights = this.#scenarios.map(({ weight }) => weight);
    const scenario = this.#scenarios[this.#world.random.weighted(weights)]!;
    try {
      scenario.step(this.#world);
      this.#failures.delete(scenario.key);
    } catch (error) {
      const failures = (this.#failures.get(scenario.key) ?? 0) + 1;
      this.#failures.set(scenario.key, failures);
      this.#log.warn('scenario-failed', { scenario: scenario.key, failures, error });
      if (failures >= MAX_FAILURES) this.#scenarios.splice(this.#scenarios.indexOf(scenario), 1);
    }
  }

  #nextRandom(): Random {
    const { seed } = this.#chain.options;
    return new Random(`${seed}/economy/${this.#chain.openSlot}/${this.#turn++}`);
  }
}
