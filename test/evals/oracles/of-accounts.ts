import { createHash } from 'node:crypto';
import { findProgramAddress } from '#chain';
import { asAddress } from '#contracts/chain';
import { decodeBase58 } from '#std/base58';
import { need, readAccount, SOL, type World } from '../cast.ts';
import { movesOf, type Move } from '../moves.ts';
import * as said from './expected.ts';
import { each, type Oracle, type Truth } from './expected.ts';
import { priceOf } from './of-tokens.ts';
import { toAmount } from './of-transactions.ts';

const DAY = 86_400;
/** How many of the newest transactions an answer about 'all' rests on; it says so where there are more. */
const PAGE = 100;

const lamports = ({ chain }: World, address: string): bigint =>
  BigInt(chain.rpc<{ value: number | bigint }>('getBalance', [address, { commitment: 'confirmed' }]).value);

interface Held {
  readonly mint: string;
  readonly amount: bigint;
}

/** By mint, without those of which nothing is left. */
function holdings({ chain }: World, owner: string): readonly Held[] {
  const sums = new Map<string, bigint>();
  for (const programId of [
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  ]) {
    const { value } = chain.rpc<{
      value: readonly {
        account: { data: { parsed: { info: { mint: string; tokenAmount: { amount: string } } } } };
      }[];
    }>('getTokenAccountsByOwner', [
      owner,
      { programId },
      { encoding: 'jsonParsed', commitment: 'confirmed' },
    ]);
    for (const { account } of value) {
      const { mint, tokenAmount } = account.data.parsed.info;
      sums.set(mint, (sums.get(mint) ?? 0n) + BigInt(tokenAmount.amount));
    }
  }
  return [...sums].map(([mint, amount]) => ({ mint, amount })).filter(({ amount }) => amount > 0n);
}

const signatures = ({ chain }: World, address: string) =>
  chain.rpc<readonly { signature: string; slot: number; blockTime: number; err: unknown }[]>(
    'getSignaturesForAddress',
    [address, { limit: 1_000, commitment: 'confirmed' }],
  );

type Direction = 'in' | 'out';
const otherOf = ({ from, to }: Move, address: string): string => (from === address ? to : from);
const isOf = (move: Move, address: string, direction: string | undefined): boolean =>
  direction === undefined || direction === (move.from === address ? 'out' : 'in');

/** Whoever took part in most of the transfers, of one direction where one is asked about. */
function topCounterparties({ ledger }: World, address: string, direction?: string): Truth[] {
  const counts = new Map<string, number>();
  for (const move of movesOf(ledger, address, PAGE)) {
    if (!isOf(move, address, direction)) continue;
    const other = otherOf(move, address);
    counts.set(other, (counts.get(other) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  return [[...counts].filter(([, count]) => count === most).map(([other]) => said.address(other))];
}

/** What a direction of an asset sums up to since a time; SOL alone, or what was moved of it and its wrapped kin. */
function flow(
  { chain, ledger }: World,
  address: string,
  direction: string,
  mint: string,
  hours = 'ever',
): Truth[] {
  const since = hours === 'today' ? startOfDay(chain.nowMs) : toSince(chain.nowMs, hours);
  const moves = movesOf(ledger, address, PAGE).filter(
    (move) => move.time >= since && (mint === SOL ? move.mint === undefined : move.mint === mint),
  );
  const sum = (which: Direction): bigint =>
    moves.reduce((total, move) => (isOf(move, address, which) ? total + move.amount : total), 0n);
  const amount = direction === 'net' ? sum('in') - sum('out') : sum(direction === 'in' ? 'in' : 'out');
  return [[toAmount({ mint: mint === SOL ? undefined : mint, amount })]];
}

const startOfDay = (nowMs: number): number => Math.floor(nowMs / 1_000 / DAY) * DAY;
const toSince = (nowMs: number, hours: string): number =>
  hours === 'ever' ? 0 : nowMs / 1_000 - Number(hours) * 3_600;

/** What one sent the other, by asset, and in how many transfers. */
function between({ ledger }: World, a: string, b: string): Truth[] {
  const sent = movesOf(ledger, a, PAGE).filter(({ from, to }) => from === a && to === b);
  const mints = [...new Set(sent.map(({ mint }) => mint))];
  return [
    [said.count(sent.length, /^Outgoing/)],
    ...each(
      mints.map((mint) =>
        toAmount({
          mint,
          amount: sent.reduce((sum, move) => (move.mint === mint ? sum + move.amount : sum), 0n),
        }),
      ),
    ),
  ];
}

function failures(world: World, address: string): { failed: number; of: number } {
  const list = signatures(world, address);
  return { failed: list.filter(({ err }) => err !== null).length, of: list.length };
}

/** Of the newest that are looked through, with how many it paid for. */
function fees({ ledger }: World, address: string): Truth[] {
  const paid = ledger
    .of(address)
    .slice(0, PAGE)
    .filter(({ payer }) => payer === address);
  return [
    [said.sol(paid.reduce((sum, { node }) => sum + BigInt(node.meta.fee), 0n))],
    [said.count(paid.length, /fees/i)],
  ];
}

/** What it holds by the prices of the markets, each of the one with the most in it. */
function worth(world: World, owner: string): Truth[] {
  const stable = new Set(world.chain.stablecoins);
  const isPriced = (mint: string): boolean =>
    stable.has(mint) || world.rows.markets.some(({ base }) => base === mint);
  const dollars = holdings(world, owner)
    .filter(({ mint }) => isPriced(mint))
    .reduce((sum, { mint, amount }) => {
      const { decimals } = need(
        'token',
        world.rows.tokens.find((token) => token.mint === mint),
      );
      return sum + (Number(amount) / 10 ** (decimals ?? 0)) * (stable.has(mint) ? 1 : priceOf(world, mint));
    }, 0);
  const native = (Number(lamports(world, owner)) / 1e9) * priceOf(world, SOL);
  return [[said.rounded('money', dollars + native, 'USD', /^Total/)]];
}

function control({ chain }: World, address: string): Truth[] {
  const account = need('account', readAccount(chain, address));
  const info = account.data.parsed?.info ?? {};
  const meta = info['meta'] as { authorized: { staker: string; withdrawer: string } } | undefined; // jsonParsed
  const owner = typeof info['owner'] === 'string' ? info['owner'] : account.owner;
  return each(
    (meta === undefined ? [owner] : [meta.authorized.staker, meta.authorized.withdrawer]).map(said.address),
  );
}

const NAME_SERVICE = 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX';
const SOL_DOMAINS = '58PwtjSDuFHuUkYjH9BYnnQKHfwo9reZhC2zMJv9JPkx';

/** Who owns `name.sol`, by the account its name leads to; its owner stands behind the parent's address. */
function ownerOfName({ chain }: World, name: string): Truth[] {
  const hashed = createHash('sha256')
    .update(`SPL Name Service${name.replace(/\.sol$/, '')}`)
    .digest();
  const place = need(
    'place of the name',
    findProgramAddress([hashed, new Uint8Array(32), decodeBase58(SOL_DOMAINS)!], asAddress(NAME_SERVICE)),
  );
  if (readAccount(chain, place) !== undefined) throw new Error(`${name} is taken; tell whose it is`);
  return [[said.line(/nobody owns this name/i)]];
}

const at = (args: readonly string[], index: number): string => need('argument', args[index]);

export const accountOracles: Readonly<Record<string, Oracle>> = {
  'acct.lamports': (world, args) => {
    const left = lamports(world, at(args, 0));
    return [[left === 0n ? said.line(/has no SOL/i) : said.sol(left)]];
  },
  'acct.kind': ({ chain }, args) => {
    const { type } = need('parsed', readAccount(chain, at(args, 0))?.data.parsed);
    return [[said.line(type === 'account' ? /\btoken account\b/i : /\bstake account\b/i)]];
  },
  'acct.token': (world, args) => [
    [
      said.tokens(
        at(args, 1),
        holdings(world, at(args, 0)).find(({ mint }) => mint === args[1])?.amount ?? 0n,
      ),
    ],
  ],
  /** SOL and each token. */
  'acct.holding': (world, args) => [
    [said.sol(lamports(world, at(args, 0)))],
    ...each(holdings(world, at(args, 0)).map(({ mint, amount }) => said.tokens(mint, amount))),
  ],
  /** The newest, or as many as are asked for. */
  'acct.latest': (world, args) =>
    each(
      signatures(world, at(args, 0))
        .slice(0, Number(args[1] ?? 1))
        .map(({ signature }) => said.signature(signature)),
    ),
  'acct.first': (world, args) => {
    const oldest = need('signature', signatures(world, at(args, 0)).at(-1));
    return [[said.signature(oldest.signature)], [said.time(oldest.blockTime)]];
  },
  'acct.last': (world, args) => [[said.time(need('signature', signatures(world, at(args, 0))[0]).blockTime)]],
  'acct.counterparty': (world, args) => topCounterparties(world, at(args, 0), args[1]),
  'acct.between': (world, args) => between(world, at(args, 0), at(args, 1)),
  'acct.flow': (world, args) => flow(world, at(args, 0), at(args, 1), at(args, 2), args[3]),
  'acct.fees': (world, args) => fees(world, at(args, 0)),
  'acct.failed': (world, args) => [[said.count(failures(world, at(args, 0)).failed, /failed$/i)]],
  'acct.failed.share': (world, args) => {
    const { failed, of } = failures(world, at(args, 0));
    return [[said.percent((failed * 100) / of, /failed/i)]];
  },
  'acct.succeeded.share': (world, args) => {
    const { failed, of } = failures(world, at(args, 0));
    return [[said.percent(100 - (failed * 100) / of, /succe/i)]];
  },
  'acct.worth': (world, args) => worth(world, at(args, 0)),
  'acct.control': (world, args) => control(world, at(args, 0)),
  'acct.delegate': ({ chain }, args) => {
    const { delegate } = need('parsed', readAccount(chain, at(args, 0))?.data.parsed).info;
    return [[typeof delegate === 'string' ? said.address(delegate) : said.line(/delegate.*\bnone\b/i)]];
  },
  'name.owner': (world, args) => ownerOfName(world, at(args, 0)),
  /** Names lead to their owners, not back: the answer is that it is unknown. */
  'name.unlisted': (_world, args) => [[said.line(/not listed here/i)], [said.address(at(args, 0))]],
};
