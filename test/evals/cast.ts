/** Who plays in the questions: things of the frozen chain, found by rules from what its node and its index say. */
import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import type { FrozenChain } from './frozen-chain.ts';
import type { IndexRows } from './index-rows.ts';
import { infoOf, type Ledger } from './ledger.ts';
import { castTransactions } from './cast-transactions.ts';

/** Name of a hole and what fills it. */
export type Cast = Readonly<Record<string, string>>;

export const SOL = 'So11111111111111111111111111111111111111112';
export const SYSTEM = '11111111111111111111111111111111';
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
export const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
export const LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
export const AMM = 'LocaLnetAMM11111111111111111111111111111111';

export interface World {
  readonly chain: FrozenChain;
  readonly ledger: Ledger;
  readonly rows: IndexRows;
}

/** The first that is there; a chain without it is no chain for these questions. */
export function need<T>(what: string, found: T | undefined): T {
  if (found === undefined) throw new Error(`the frozen chain has no ${what}`);
  return found;
}

interface ParsedAccount {
  readonly lamports: number | bigint;
  readonly owner: string;
  readonly data: { readonly parsed?: { readonly type: string; readonly info: Record<string, unknown> } };
}

export function readAccount(chain: FrozenChain, address: string): ParsedAccount | undefined {
  const params = [address, { encoding: 'jsonParsed', commitment: 'confirmed' }];
  return chain.rpc<{ value: ParsedAccount | null }>('getAccountInfo', params).value ?? undefined;
}

/** What a mint of Token-2022 says its symbol is. */
export function readSymbol(chain: FrozenChain, mint: string): string | undefined {
  const extensions = readAccount(chain, mint)?.data.parsed?.info['extensions'];
  if (!Array.isArray(extensions)) return undefined;
  const list = extensions as readonly { extension: string; state?: { symbol?: string } }[]; // jsonParsed
  return list.find(({ extension }) => extension === 'tokenMetadata')?.state?.symbol;
}

export function makeCast(world: World): Cast {
  const { chain, rows } = world;
  const transactions = castTransactions(world);
  const tokens = castTokens(world);
  const wallets = castWallets(world, tokens['stable']!);
  const [first, second] = chain
    .rpc<{ current: { votePubkey: string; nodePubkey: string; activatedStake: number }[] }>('getVoteAccounts')
    .current.toSorted((a, b) => b.activatedStake - a.activatedStake);
  return {
    ...transactions,
    ...tokens,
    ...wallets,
    pool: need(
      'pool',
      rows.markets.find(({ base }) => base === tokens['coin']),
    ).market,
    'amm.program': AMM,
    'token.program': TOKEN,
    'system.program': SYSTEM,
    'small.program': castProgram(world),
    validator: need('validator', first).votePubkey,
    'second.validator': need('validator', second).votePubkey,
    identity: need('validator', first).nodePubkey,
    nobody: encodeBase58(createHash('sha256').update('nobody of the evaluation').digest()),
    'missing.tx': encodeBase58(createHash('sha512').update('no transaction of the evaluation').digest()),
    'future.slot': '987654321',
    epoch: String(chain.rpc<{ epoch: number }>('getEpochInfo', [{ commitment: 'confirmed' }]).epoch),
  };
}

/** A program that somebody deployed while the chain ran, and may replace. */
function castProgram({ chain, ledger }: World): string {
  const called = new Set(ledger.transactions.flatMap(({ all }) => all.map(({ programId }) => programId)));
  const isOwn = (address: string): boolean =>
    address !== AMM &&
    readAccount(chain, address)?.owner === LOADER &&
    ![TOKEN, TOKEN_2022].includes(address);
  const deployed = ledger.transactions.flatMap(({ all }) =>
    all.flatMap((one) => infoOf(one, 'createAccount')?.newAccount ?? []),
  );
  return need(
    'program of its own',
    [...called].find((address) => deployed.includes(address) && isOwn(address)),
  );
}

function castTokens({ chain, rows }: World): Record<string, string> {
  const stable = need('stablecoin', chain.stablecoins[0]);
  const symbols = new Map(rows.tokens.map(({ mint }) => [mint, readSymbol(chain, mint)]));
  const isAlone = (mint: string): boolean => {
    const symbol = symbols.get(mint);
    return symbol !== undefined && [...symbols.values()].filter((other) => other === symbol).length === 1;
  };
  // Traded against both SOL and dollars, by a name nobody else has.
  const coins = rows.tokens.filter(
    ({ mint, swaps }) =>
      swaps > 20 &&
      mint !== SOL &&
      isAlone(mint) &&
      rows.markets.filter(({ base }) => base === mint).length > 1,
  );
  const created = rows.tokens
    .filter(({ createdSlot }) => createdSlot !== undefined)
    .toSorted((a, b) => b.createdSlot! - a.createdSlot!);
  const coin = need('coin', coins[0]).mint;
  const second = need('second coin', coins[1]).mint;
  // Begun by a launch and traded in a pool since.
  const launch = need(
    'launch',
    created.find(({ mint, swaps, createdSlot }) => swaps > 0 && createdSlot! > 1 && isAlone(mint)),
  ).mint;
  const named = (mint: string): string => need('symbol', symbols.get(mint));
  return {
    stable,
    'stable.symbol': named(stable),
    'stable.symbol.lower': named(stable).toLowerCase(),
    coin,
    'coin.symbol': named(coin),
    'coin.symbol.lower': named(coin).toLowerCase(),
    'second.coin': second,
    'second.coin.symbol': named(second),
    'second.coin.symbol.lower': named(second).toLowerCase(),
    launch,
    'launch.symbol': named(launch),
    newest: need('newest token', created[0]).mint,
    sol: SOL,
  };
}

function castWallets({ chain, ledger, rows }: World, stable: string): Record<string, string> {
  const counts = new Map<string, number>();
  for (const { payer } of ledger.transactions) counts.set(payer, (counts.get(payer) ?? 0) + 1);
  const isWallet = (address: string): boolean => readAccount(chain, address)?.owner === SYSTEM;
  const byCount = [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const sentBy = (address: string) => rows.transfers.filter(({ sender }) => sender === address);
  const holds = (address: string, mint: string): bigint =>
    rows.held.reduce((sum, row) => (row.owner === address && row.mint === mint ? sum + row.amount : sum), 0n);
  const failures = (address: string) =>
    ledger.transactions.filter(({ payer, failed }) => payer === address && failed);

  // Busy but not without end, with something of everything that is asked about.
  const [wallet] = need(
    'wallet',
    byCount.find(
      ([address, count]) =>
        count >= 20 &&
        ledger.of(address).length <= 90 &&
        isWallet(address) &&
        holds(address, stable) > 0n &&
        sentBy(address).length >= 8 &&
        failures(address).length >= 2,
    ),
  );
  // Whom it sent SOL, and what else it sent them.
  const friends = new Map<string, number>();
  const gotSol = new Set(sentBy(wallet).flatMap(({ mint, receiver }) => (mint === SOL ? [receiver] : [])));
  for (const { receiver } of sentBy(wallet)) {
    if (gotSol.has(receiver) && isWallet(receiver)) friends.set(receiver, (friends.get(receiver) ?? 0) + 1);
  }
  const [second] = need(
    'second wallet',
    [...friends].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0],
  );
  const swaps = new Map<string, number>();
  for (const { trader } of rows.swaps) swaps.set(trader, (swaps.get(trader) ?? 0) + 1);
  const [trader] = need(
    'trader',
    [...swaps]
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .find(
        ([address, count]) => count <= 30 && isWallet(address) && address !== wallet && address !== second,
      ),
  );
  const whale = byCount
    .map(([address]) => ({
      address,
      lamports: chain.rpc<{ value: number | bigint }>('getBalance', [address, { commitment: 'confirmed' }])
        .value,
    }))
    // Not the faucet, which has all that was never given out.
    .filter(({ address, lamports }) => isWallet(address) && BigInt(lamports) < 10n ** 16n)
    .toSorted((a, b) => (BigInt(b.lamports) > BigInt(a.lamports) ? 1 : -1))
    .find(({ address }) => ![wallet, second, trader].includes(address));
  const quiet = ledger.transactions
    .flatMap((landed) => landed.keys)
    .find((address) => {
      const of = ledger.of(address).length;
      return (
        of >= 2 && of <= 4 && isWallet(address) && rows.transfers.some(({ receiver }) => receiver === address)
      );
    });
  return {
    wallet,
    'second.wallet': second,
    trader,
    whale: need('whale', whale).address,
    'quiet.wallet': need('quiet wallet', quiet),
    'token.account': need(
      'token account',
      rows.held.find(({ owner, mint, amount }) => owner === wallet && mint === stable && amount > 0n),
    ).account,
    ...castStakes(chain, ledger),
  };
}

function castStakes(chain: FrozenChain, ledger: Ledger): Record<string, string> {
  const accounts = ledger.transactions.flatMap(({ all }) =>
    all.flatMap((one) => infoOf(one, 'delegate')?.stakeAccount ?? []),
  );
  const stands = accounts.find((address) => isActive(readAccount(chain, address)));
  const closed = accounts.find((address) => readAccount(chain, address) === undefined);
  return {
    'stake.account': need('stake account', stands),
    'closed.account': need('closed account', closed),
  };
}

const NEVER = '18446744073709551615';

function isActive(account: ParsedAccount | undefined): boolean {
  const { parsed } = account?.data ?? {};
  const stake = parsed?.info['stake'] as { delegation: { deactivationEpoch: string } } | undefined; // jsonParsed
  return parsed?.type === 'delegated' && stake?.delegation.deactivationEpoch === NEVER;
}

/** Fills the holes of a text. Throws for a hole that nobody plays. */
export function fill(text: string, cast: Cast): string {
  return text.replaceAll(/\{([a-z0-9.]+)\}/g, (_hole, name: string) => need(`{${name}}`, cast[name]));
}
