import type { WireConfig } from '#chain/wire/transaction';
import { WireError } from '#chain/wire/transaction';
import type { LandedTransaction } from '../ledger/block.ts';
import type { LocalnetChain } from '../chain/localnet-chain.ts';
import type { Random } from '../chain/random.ts';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import type { MintKeys } from '../programs/amm.ts';
import { computeBudget, system } from '../programs/system.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { LookupTable } from '../transactions/build-transaction.ts';
import type { Instruction } from '../transactions/instruction.ts';
import type { EconomyMemory, TokenRecord } from './memory.ts';

const SOL = 1_000_000_000n;
const ACTORS = 96;
/** The first actors are much richer than the rest. */
const WHALES = 4;
const WHALE_SOL = 25_000n;
const LOW_SOL = 2n;
const TOP_UP_SOL = 40n;
/** Share of transactions that set a unit limit and price. */
const PRICED_SHARE = 0.65;

export interface SendOptions {
  readonly signers?: readonly Keypair[];
  readonly tables?: readonly LookupTable[];
  readonly config?: WireConfig;
  /** Instead of the latest one: the value of a nonce account. */
  readonly blockhash?: string;
  /** Adds no compute budget instructions. */
  readonly isBare?: boolean;
}

/**
 * What a scenario may do: pick actors, read the chain, and send real signed transactions. Every choice
 * must come from `random`, so that equal seeds tell equal stories.
 */
export class World {
  readonly chain: LocalnetChain;
  readonly memory: EconomyMemory;
  readonly #actors: Keypair[] = [];
  readonly #personas = new Map<string, Keypair>();
  #random: Random;
  #sent = 0;

  constructor(chain: LocalnetChain, memory: EconomyMemory, random: Random) {
    this.chain = chain;
    this.memory = memory;
    this.#random = random;
    for (let i = 0; i < ACTORS; i++) this.#actors.push(createKeypair(chain.options.seed, `actor-${i}`));
  }

  get random(): Random {
    return this.#random;
  }
  /** Transactions sent since the world began, landed or not. */
  get sent(): number {
    return this.#sent;
  }
  get slot(): number {
    return this.chain.openSlot;
  }

  /** Gives the randomness of the next turn. */
  begin(random: Random): void {
    this.#random = random;
  }

  actorAt(index: number): Keypair {
    return this.#actors[index % ACTORS]!;
  }

  /** The actor behind an address; `undefined` for bots and strangers. */
  findActor(address: string): Keypair | undefined {
    return this.#actors.find((actor) => actor.address === address);
  }

  /** Somebody with one trade, such as a bot: always the same for a name, and never short of SOL. */
  persona(name: string, lowSol = LOW_SOL): Keypair {
    const known = this.#personas.get(name);
    const persona = known ?? createKeypair(this.chain.options.seed, `persona-${name}`);
    if (!known) this.#personas.set(name, persona);
    if (this.balance(persona.address) < lowSol * SOL) this.#transferSol(persona.address, lowSol * 20n);
    return persona;
  }

  /** Index of an actor who can pay, topped up by the faucet when short. */
  pickActor(): number {
    const index = this.random.integer(WHALES, ACTORS - 1);
    return this.#fund(index, LOW_SOL, TOP_UP_SOL);
  }

  pickWhale(): number {
    return this.#fund(this.random.integer(0, WHALES - 1), WHALE_SOL / 10n, WHALE_SOL);
  }

  /** An actor other than `index`. */
  pickOther(index: number): Keypair {
    const step = this.random.integer(1, ACTORS - 1);
    return this.actorAt(index + step);
  }

  /** A keypair nobody had before; its slot keeps it new even when a crash made the economy forget some names. */
  nameKeypair(kind: string): Keypair {
    return createKeypair(this.chain.options.seed, `${kind}-${this.slot}-${++this.memory.names}`);
  }

  balance(address: string): bigint {
    return this.chain.bank.accounts.getBalance(address);
  }

  /** What an owner has of a token; looked up by owner, since deriving the account's address takes longer. */
  tokenAmount(owner: string, token: MintKeys): bigint {
    const { index } = this.chain.bank.accounts;
    for (const account of index.ofTokenOwner(owner)) {
      const state = index.token(account);
      if (state?.mint === token.mint) return state.amount;
    }
    return 0n;
  }

  /** Index of an actor that holds some of a token; its issuer when nobody asked does. */
  pickHolder(token: TokenRecord): number {
    for (let attempt = 0; attempt < 6; attempt++) {
      const index = this.random.integer(0, ACTORS - 1);
      if (this.tokenAmount(this.actorAt(index).address, token) > 0n) {
        return this.#fund(index, LOW_SOL, TOP_UP_SOL);
      }
    }
    return this.#fund(token.issuer, LOW_SOL, TOP_UP_SOL);
  }

  /** A token whose holders may send it; `undefined` while there is none. */
  pickToken(): TokenRecord | undefined {
    const tokens = this.memory.tokens.filter(({ isTransferable }) => isTransferable);
    return tokens.length === 0 ? undefined : this.random.pick(tokens);
  }

  rent(bytes: number): bigint {
    return this.chain.bank.engine.minimumBalance(bytes);
  }

  /** Signs and sends. `undefined` when it is in no block: refused, or too large to build. */
  send(
    payer: Keypair,
    instructions: readonly Instruction[],
    options: SendOptions = {},
  ): LandedTransaction | undefined {
    const { isBare, ...plan } = options;
    const priced = isBare || options.config || options.blockhash ? [] : this.#priceInstructions();
    this.#sent++;
    try {
      const transaction = buildTransaction({
        blockhash: this.chain.bank.blockhashes.latest.hash,
        ...plan,
        payer,
        instructions: [...priced, ...instructions],
      });
      const outcome = this.chain.submit(transaction, false);
      return outcome.kind === 'landed' ? outcome.transaction : undefined;
    } catch (error) {
      if (error instanceof WireError) return undefined;
      throw error;
    }
  }

  #priceInstructions(): Instruction[] {
    if (!this.random.chance(PRICED_SHARE)) return [];
    const price = Math.round(this.random.logarithmic(50, 3_000_000));
    const limit = this.random.pick([120_000, 200_000, 300_000, 600_000]);
    return [computeBudget.unitLimit(limit), computeBudget.unitPrice(price)];
  }

  #fund(index: number, low: bigint, amount: bigint): number {
    const { address } = this.actorAt(index);
    if (this.balance(address) < low * SOL) this.#transferSol(address, amount);
    return index;
  }

  #transferSol(address: string, amount: bigint): void {
    this.send(this.chain.faucet, [system.transfer(this.chain.faucet.address, address, amount * SOL)]);
  }
}
