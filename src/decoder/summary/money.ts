import type { Address } from '#contracts/chain';
import type { Amount, Asset, DecodedInstruction, Effect } from '#contracts/decoded';
import { ASSOCIATED_TOKEN_PROGRAM, WRAPPED_SOL_MINT } from '../known-addresses.ts';
import { toAssetKey } from './amounts.ts';
import { isRentOf, MINIMUM_OF_EMPTY, MINIMUM_OF_TOKEN_ACCOUNT } from './rent.ts';
import type { SummaryInput } from './summary-input.ts';

export interface NetChange {
  readonly asset: Asset;
  readonly change: bigint;
}

type Transfer = Extract<Effect, { kind: 'transfer' }>;

/** An effect with the position of the top-level instruction it happened in. */
interface PlacedEffect {
  readonly effect: Effect;
  readonly top: number;
  /** Whether a program called for it. */
  readonly isInner: boolean;
}

/** Rent that one party put into an account that was opened, or got back from one that was closed. */
interface Rent {
  readonly party: Address;
  /** Positive when paid. */
  readonly lamports: bigint;
}

/**
 * Who gained and lost what in a transaction. SOL and wrapped SOL are one asset. Fee and rent are told apart from what
 * was exchanged: the fee by who paid it, rent by who opened an account and by where a closed one's lamports went.
 */
export class Money {
  readonly #input: SummaryInput;
  readonly #placed: readonly PlacedEffect[];
  /** Wallets by the token accounts they own. */
  readonly #owners = new Map<string, string>();
  readonly #opened = new Map<string, { lamports: bigint; payer: Address | undefined }>();
  /** Wallets by token accounts opened for them, by the instruction that opened them. */
  readonly #openedFor: ReadonlyMap<string, string>;
  /** Wallets and other accounts without data that were not there before. */
  readonly #founded = new Set<string>();
  #rents: readonly Rent[] | undefined;

  constructor(input: SummaryInput) {
    this.#input = input;
    this.#openedFor = findOpenedFor(input);
    this.#placed = placeEffects(input.instructions);
    for (let i = 0; i < input.balanceChanges.length; i++) {
      const { owner, asset, accounts } = input.balanceChanges[i]!;
      if (asset.kind === 'token')
        for (let j = 0; j < accounts.length; j++) this.#owners.set(accounts[j]!, owner);
    }
    for (let i = 0; i < this.#placed.length; i++) {
      const { effect } = this.#placed[i]!;
      if (effect.kind === 'transfer' && effect.asset.kind === 'token') {
        if (effect.fromOwner !== undefined) this.#owners.set(effect.from, effect.fromOwner);
        if (effect.toOwner !== undefined) this.#owners.set(effect.to, effect.toOwner);
      } else if (effect.kind === 'create-account') this.#open(effect);
    }
    for (let i = 0; i < input.balanceChanges.length; i++) {
      const { asset, owner, before } = input.balanceChanges[i]!;
      if (asset.kind === 'sol' && before === 0n && !this.#opened.has(owner)) this.#founded.add(owner);
    }
    for (let i = 0; i < this.#placed.length; i++) {
      const { effect } = this.#placed[i]!;
      // Accounts opened by transfer, allocate and assign state no lamports; what was sent to them is their rent.
      if (effect.kind !== 'transfer' || effect.asset.kind !== 'sol') continue;
      const opened = this.#opened.get(effect.to);
      if (opened?.lamports !== 0n) continue;
      opened.lamports = effect.amount;
      opened.payer = effect.from;
    }
  }

  /** Whether a wallet has any token balance recorded with its owner; nodes before late 2021 recorded none. */
  hasOwners(): boolean {
    return this.#input.balanceChanges.some(
      ({ asset, owner, accounts }) => asset.kind === 'token' && !accounts.includes(owner),
    );
  }

  /** Whether an address is a party to trades: neither a token account nor an account that is being opened. */
  isWallet(address: string): boolean {
    return !this.#owners.has(address) && !this.#opened.has(address);
  }

  /** What `party` gained and lost in all, without fee and rent. */
  netOf(party: string): readonly NetChange[] {
    return toList(this.#net(party));
  }

  /** What `party` gained and lost in the top-level instructions `tops`, without fee and rent. */
  netWithin(party: string, tops: ReadonlySet<number>): readonly NetChange[] {
    const net = this.#net(party);
    for (let i = 0; i < this.#placed.length; i++) {
      const { effect, top, isInner } = this.#placed[i]!;
      if (tops.has(top)) continue;
      if (effect.kind === 'transfer') {
        const isFrom = this.#isOf(effect.from, party);
        const isTo = this.#isOf(effect.to, party);
        if (isFrom === isTo || this.isRent(effect) || (isInner && this.#isFounding(effect))) continue;
        add(net, effect.asset, isFrom ? effect.amount : -(effect.amount - (effect.fee ?? 0n)));
      } else if ((effect.kind === 'mint' || effect.kind === 'burn') && this.#isOf(effect.account, party)) {
        add(net, effect.asset, effect.kind === 'burn' ? effect.amount : -effect.amount);
      }
    }
    return toList(net);
  }

  /**
   * The same with what came to token accounts opened for `party` here, which a record without owners lists under the
   * accounts themselves.
   */
  netWithOpened(party: string, tops: ReadonlySet<number>): readonly NetChange[] {
    const net = new Map(
      this.netWithin(party, tops).map(({ asset, change }) => [toAssetKey(asset), { asset, change }]),
    );
    for (let i = 0; i < this.#input.balanceChanges.length; i++) {
      const { owner, asset, change } = this.#input.balanceChanges[i]!;
      if (asset.kind === 'token' && this.#openedFor.get(owner) === party) add(net, asset, change);
    }
    return toList(net);
  }

  /** Units of `asset` that came to `party` and that left it by transfers within `tops`, its own accounts aside. */
  grossWithin(party: string, asset: Asset, tops: ReadonlySet<number>): { in: bigint; out: bigint } {
    const gross = { in: 0n, out: 0n };
    for (const { effect, top } of this.#placed) {
      if (!tops.has(top) || effect.kind !== 'transfer' || toAssetKey(effect.asset) !== toAssetKey(asset))
        continue;
      const isFrom = this.#isOf(effect.from, party);
      const isTo = this.#isOf(effect.to, party);
      if (isFrom === isTo || this.isRent(effect)) continue;
      if (isFrom) gross.out += effect.amount;
      else gross.in += effect.amount - (effect.fee ?? 0n);
    }
    return gross;
  }

  /** Top-level instructions in which one of `effects` happened. */
  topsOf(test: (effect: Effect) => boolean): ReadonlySet<number> {
    return new Set(this.#placed.filter(({ effect }) => test(effect)).map(({ top }) => top));
  }

  #net(party: string): Map<string, { asset: Asset; change: bigint }> {
    const net = new Map<string, { asset: Asset; change: bigint }>();
    for (let i = 0; i < this.#input.balanceChanges.length; i++) {
      const { owner, asset, change } = this.#input.balanceChanges[i]!;
      if (owner === party) add(net, asset, change);
    }
    const sol = net.get('sol');
    if (sol !== undefined) {
      if (party === this.#input.feePayer) sol.change += this.#input.feeLamports ?? 0n;
      this.#rents ??= this.#toRents();
      for (let i = 0; i < this.#rents.length; i++) {
        const rent = this.#rents[i]!;
        if (rent.party === party) sol.change += rent.lamports;
      }
    }
    return net;
  }

  #isOf(account: string, party: string): boolean {
    return account === party || this.#owners.get(account) === party;
  }

  /** Whether a transfer pays the rent of an account that is being opened. */
  isRent({ asset, to, amount }: Transfer): boolean {
    const isToken = this.#owners.has(to) && !this.#openedFor.has(to);
    return asset.kind === 'sol' && this.#opened.get(to)?.lamports === amount && !isToken;
  }

  /**
   * Whether this is exactly what one account held that its own program emptied: its rent is then part of the amount,
   * and nothing says how much of it.
   */
  holdsRent(lamports: bigint): boolean {
    return this.#input.balanceChanges.some(
      ({ asset, owner, before, after }) =>
        asset.kind === 'sol' &&
        after === 0n &&
        before === lamports &&
        !isRentOf(before) &&
        !this.#placed.some(
          ({ effect }) =>
            (effect.kind === 'transfer' && effect.from === owner) ||
            (effect.kind === 'close-account' && effect.account === owner),
        ),
    );
  }

  /** Whether a transfer by a program is exactly what an account without data needs to be there at all. */
  #isFounding({ asset, to, amount }: Transfer): boolean {
    return asset.kind === 'sol' && amount === MINIMUM_OF_EMPTY && this.#founded.has(to);
  }

  #open({ account, lamports, payer }: Extract<Effect, { kind: 'create-account' }>): void {
    const known = this.#opened.get(account);
    this.#opened.set(account, {
      lamports: known !== undefined && known.lamports > (lamports ?? 0n) ? known.lamports : (lamports ?? 0n),
      payer: payer ?? known?.payer,
    });
  }

  /**
   * An account that was not there before and is now holds its rent; one that was and is not gave it to where its
   * lamports went. One opened and closed in between took it from the one and gave it to the other. What is also counted
   * as wrapped SOL is no rent.
   */
  #toRents(): readonly Rent[] {
    const closed = new Map<string, Address>();
    const senders = new Set<string>();
    const rents: Rent[] = [];
    for (let i = 0; i < this.#placed.length; i++) {
      const { effect, isInner } = this.#placed[i]!;
      if (effect.kind === 'close-account') closed.set(effect.account, effect.destination);
      else if (effect.kind === 'transfer' && effect.asset.kind === 'sol') {
        senders.add(effect.from);
        if (isInner && this.#isFounding(effect)) rents.push({ party: effect.from, lamports: effect.amount });
      }
    }
    const changed = new Set<string>();
    for (let i = 0; i < this.#input.balanceChanges.length; i++) {
      const { asset, owner, before, after, change } = this.#input.balanceChanges[i]!;
      if (asset.kind !== 'sol') continue;
      changed.add(owner);
      const opened = this.#opened.get(owner);
      if (before === 0n && after > 0n && opened?.payer !== undefined) {
        const wrapped = wrappedChange(this.#input, owner);
        const held = change - wrapped;
        // Of accounts that did not hold enough the network collected a part.
        const isCollected = wrapped === 0n && !senders.has(owner);
        rents.push({
          party: opened.payer,
          lamports: opened.lamports < held || isCollected ? opened.lamports : held,
        });
        continue;
      }
      const destination = closed.get(owner);
      if (after === 0n && before > 0n && destination !== undefined) {
        rents.push({ party: destination, lamports: change - wrappedChange(this.#input, owner) });
      }
    }
    for (const [account, { lamports, payer }] of this.#opened) {
      const destination = closed.get(account);
      if (changed.has(account) || payer === undefined || destination === undefined || destination === payer)
        continue;
      const isWrapped = this.#input.tokenOf?.(account as Address)?.mint === WRAPPED_SOL_MINT;
      const rent = isWrapped && lamports > MINIMUM_OF_TOKEN_ACCOUNT ? MINIMUM_OF_TOKEN_ACCOUNT : lamports;
      rents.push({ party: payer, lamports: rent }, { party: destination, lamports: -rent });
    }
    return [...rents, ...this.#toTaken(closed, senders, rents)];
  }

  /**
   * Rent of accounts that their own program opened or emptied without an instruction: an account of the transaction that
   * holds exactly what one of its size must, and a party whose balance nothing else explains.
   */
  #toTaken(
    closed: ReadonlyMap<string, Address>,
    senders: ReadonlySet<string>,
    known: readonly Rent[],
  ): readonly Rent[] {
    let taken = 0n;
    for (let i = 0; i < this.#input.balanceChanges.length; i++) {
      const { asset, owner, before, after } = this.#input.balanceChanges[i]!;
      if (asset.kind !== 'sol' || closed.has(owner) || senders.has(owner) || this.#opened.has(owner))
        continue;
      if (after === 0n && isRentOf(before)) taken += before;
    }
    if (taken === 0n) return [];
    for (let i = 0; i < this.#input.signers.length; i++) {
      const signer = this.#input.signers[i]!;
      const change = this.#input.balanceChanges.find(
        ({ asset, owner }) => asset.kind === 'sol' && owner === signer,
      )?.change;
      if (change === undefined) continue;
      let unexplained = change + (signer === this.#input.feePayer ? (this.#input.feeLamports ?? 0n) : 0n);
      for (let j = 0; j < known.length; j++) {
        const { party, lamports } = known[j]!;
        if (party === signer) unexplained += lamports;
      }
      for (let j = 0; j < this.#placed.length; j++) {
        const { effect } = this.#placed[j]!;
        if (effect.kind !== 'transfer' || effect.asset.kind !== 'sol' || this.isRent(effect)) continue;
        if (effect.from === signer) unexplained += effect.amount;
        if (effect.to === signer) unexplained -= effect.amount;
      }
      if (unexplained === taken) return [{ party: signer, lamports: -taken }];
    }
    return [];
  }
}

/** The money of a transaction, made once for all that is told of it. */
export function moneyOf(input: SummaryInput): Money {
  if (last?.input !== input) last = { input, money: new Money(input) };
  return last.money;
}

let last: { readonly input: SummaryInput; readonly money: Money } | undefined;

/** An associated token account belongs to the wallet it is opened for; a node's own parse tells both in the fields. */
function findOpenedFor({ instructions, addresses }: SummaryInput): ReadonlyMap<string, string> {
  const wallets = new Map<string, string>();
  for (let top = 0; top < instructions.length; top++) {
    const { program, accounts, accountNames, fields } = instructions[top]!;
    if (program !== ASSOCIATED_TOKEN_PROGRAM) continue;
    const find = (name: string, other: string): string | undefined => {
      for (let i = 0; i < fields.length; i++) {
        const { name: given, value } = fields[i]!;
        if ((given === name || given === other) && value.kind === 'address') return value.address;
      }
      const first = accountNames.indexOf(name);
      const at = first < 0 ? accountNames.indexOf(other) : first;
      return at < 0 ? undefined : addresses[accounts[at]!];
    };
    const account = find('account', 'associatedAccount');
    const wallet = find('wallet', 'wallet');
    if (account !== undefined && wallet !== undefined) wallets.set(account, wallet);
  }
  return wallets;
}

function placeEffects(instructions: readonly DecodedInstruction[]): readonly PlacedEffect[] {
  const placed: PlacedEffect[] = [];
  for (let top = 0; top < instructions.length; top++) addPlaced(instructions[top]!, top, placed);
  return placed;
}

function addPlaced(
  { effects, inner }: DecodedInstruction,
  top: number,
  placed: PlacedEffect[],
  isInner = false,
): void {
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!;
    placed.push({ effect, top, isInner });
  }
  for (let i = 0; i < inner.length; i++) addPlaced(inner[i]!, top, placed, true);
}

function add(net: Map<string, { asset: Asset; change: bigint }>, asset: Asset, change: bigint): void {
  const key = toAssetKey(asset);
  const before = net.get(key);
  if (before) before.change += change;
  else net.set(key, { asset, change });
}

const toList = (net: ReadonlyMap<string, NetChange>): readonly NetChange[] =>
  [...net.values()].filter(({ change }) => change !== 0n);

/** Change of the wrapped SOL in one token account. */
function wrappedChange(input: SummaryInput, account: string): bigint {
  for (const { asset, accounts, change } of input.balanceChanges) {
    if (
      asset.kind === 'token' &&
      asset.mint === WRAPPED_SOL_MINT &&
      accounts.length === 1 &&
      accounts[0] === account
    ) {
      return change;
    }
  }
  return 0n;
}

/** Units with the wallet whose account they left or reached. */
export interface OwnedAmount extends Amount {
  readonly owner: Address;
}

/** Units that left an account or reached it, an asset at a time. */
export function sumsOf(effects: readonly Effect[], account: Address, isOut: boolean): readonly OwnedAmount[] {
  const sums = new Map<string, OwnedAmount>();
  const count = (asset: Amount['asset'], amount: bigint, owner: Address | undefined): void => {
    const key = toAssetKey(asset);
    const before = sums.get(key)?.amount ?? 0n;
    if (amount > 0n) sums.set(key, { asset, amount: before + amount, owner: owner ?? account });
  };
  for (const effect of effects) {
    if (effect.kind === 'transfer') {
      if (isOut && effect.from === account) count(effect.asset, effect.amount, effect.fromOwner);
      if (!isOut && effect.to === account)
        count(effect.asset, effect.amount - (effect.fee ?? 0n), effect.toOwner);
    } else if (effect.kind === (isOut ? 'burn' : 'mint') && effect.account === account) {
      count(effect.asset, effect.amount, effect.owner);
    }
  }
  return [...sums.values()];
}
