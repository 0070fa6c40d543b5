import { need, readAccount, SOL, type World } from '../cast.ts';
import { movesOf } from '../moves.ts';
import { fraction, id, ids, whole, word, type Expected, type Oracle } from './expected.ts';

const DAY = 86_400;
/** How many of the newest an answer about 'all' may rest on, where it says so. */
const PAGE = 100;

const lamports = ({ chain }: World, address: string): bigint =>
  BigInt(chain.rpc<{ value: number | bigint }>('getBalance', [address, { commitment: 'confirmed' }]).value);

interface Held {
  readonly mint: string;
  readonly amount: bigint;
}

function tokens({ chain }: World, owner: string): readonly Held[] {
  return [
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  ].flatMap((programId) =>
    chain
      .rpc<{
        value: readonly {
          account: { data: { parsed: { info: { mint: string; tokenAmount: { amount: string } } } } };
        }[];
      }>('getTokenAccountsByOwner', [
        owner,
        { programId },
        { encoding: 'jsonParsed', commitment: 'confirmed' },
      ])
      .value.map(({ account }) => account.data.parsed.info)
      .map(({ mint, tokenAmount }) => ({ mint, amount: BigInt(tokenAmount.amount) })),
  );
}

const signatures = ({ chain }: World, address: string) =>
  chain.rpc<readonly { signature: string; slot: number; blockTime: number; err: unknown }[]>(
    'getSignaturesForAddress',
    [address, { limit: 1_000, commitment: 'confirmed' }],
  );

interface Transfer {
  readonly time: number;
  readonly mint: string;
  readonly sender: string;
  readonly receiver: string;
  readonly amount: bigint;
}

/** As the index keeps them, without dust, and as the node's own parsing tells them, without what opening accounts cost. */
const listings = ({ rows, ledger }: World, address: string): readonly (readonly Transfer[])[] => [
  rows.transfers.filter(({ sender, receiver }) => sender === address || receiver === address),
  movesOf(ledger, address).map(({ from, to, ...move }) => ({ ...move, sender: from, receiver: to })),
];
const transfersOf = (world: World, address: string): readonly Transfer[] => listings(world, address).flat();

/** Whoever comes first by number of transfers or by SOL, in each direction and both. */
function topCounterparties(world: World, address: string): readonly string[] {
  const found = new Set<string>();
  for (const list of listings(world, address).flatMap((all) => [all, all.slice(0, PAGE)])) {
    for (const keep of ['in', 'out', 'both']) {
      const counts = new Map<string, number>();
      const sums = new Map<string, bigint>();
      for (const { sender, receiver, mint, amount } of list) {
        const direction = sender === address ? 'out' : 'in';
        if (keep !== 'both' && keep !== direction) continue;
        const other = direction === 'out' ? receiver : sender;
        counts.set(other, (counts.get(other) ?? 0) + 1);
        if (mint === SOL) sums.set(other, (sums.get(other) ?? 0n) + amount);
      }
      const most = Math.max(0, ...counts.values());
      for (const [other, count] of counts) if (count === most) found.add(other);
      const [richest] = [...sums].toSorted(([, a], [, b]) => (b > a ? 1 : -1));
      if (richest) found.add(richest[0]);
    }
  }
  return [...found];
}

/** Sums a direction of a mint over the times a question may mean. */
function flows(world: World, address: string, directions: readonly string[], mint?: string): Expected[] {
  const now = world.chain.nowMs / 1_000;
  const starts = [0, now - DAY, Math.floor(now / DAY) * DAY, now - 7 * DAY];
  const mints =
    mint === undefined ? [...new Set(transfersOf(world, address).map((row) => row.mint))] : [mint];
  return listings(world, address).flatMap((list) =>
    starts.flatMap((start) =>
      directions.flatMap((direction) =>
        mints.map((one) =>
          whole(
            list
              .filter((row) => row.mint === one && row.time >= start)
              .filter((row) => (direction === 'in' ? row.receiver : row.sender) === address)
              .reduce((sum, { amount }) => sum + amount, 0n),
          ),
        ),
      ),
    ),
  );
}

function between(world: World, a: string, b: string): Expected[] {
  const both = world.rows.transfers.filter(
    ({ sender, receiver }) => (sender === a && receiver === b) || (sender === b && receiver === a),
  );
  const sent = both.filter(({ sender }) => sender === a);
  const sums = [...new Set(sent.map(({ mint }) => mint))].map((mint) =>
    sent.reduce((sum, row) => (row.mint === mint ? sum + row.amount : sum), 0n),
  );
  return [sent.length, both.length, ...sums, ...sent.map(({ amount }) => amount)].map(whole);
}

function failures(world: World, address: string): Expected[] {
  const named = signatures(world, address);
  const paid = world.ledger.of(address).filter(({ payer }) => payer === address);
  return [named, named.slice(0, PAGE), paid.map(({ failed }) => ({ err: failed ? 1 : null }))].flatMap(
    (list) => {
      const failed = list.filter(({ err }) => err !== null).length;
      return [
        whole(failed),
        fraction((failed * 100) / list.length),
        fraction(100 - (failed * 100) / list.length),
      ];
    },
  );
}

function fees(world: World, address: string): Expected[] {
  const all = world.ledger.of(address);
  return [all, all.slice(0, PAGE)].map((list) =>
    whole(list.reduce((sum, { payer, node }) => (payer === address ? sum + BigInt(node.meta.fee) : sum), 0n)),
  );
}

function trades({ rows }: World, trader: string, mint?: string): Expected[] {
  const list = rows.hops.filter((hop) => hop.trader === trader && (mint === undefined || hop.base === mint));
  const buys = list.filter(({ isBuy }) => isBuy).length;
  return [
    ...ids(list.map(({ signature }) => signature)),
    ...[list.length, buys, list.length - buys].map(whole),
    ...list.flatMap(({ baseAmount, quoteAmount }) => [whole(baseAmount), whole(quoteAmount)]),
  ];
}

function control({ chain }: World, address: string): Expected[] {
  const account = need('account', readAccount(chain, address));
  const info = account.data.parsed?.info ?? {};
  const meta = info['meta'] as { authorized: { staker: string; withdrawer: string } } | undefined; // jsonParsed
  const owner = typeof info['owner'] === 'string' ? info['owner'] : account.owner;
  return meta === undefined ? [id(owner)] : ids([meta.authorized.staker, meta.authorized.withdrawer]);
}

const at = (args: readonly string[], index: number): string => need('argument', args[index]);

export const accountOracles: Readonly<Record<string, Oracle>> = {
  'acct.lamports': (world, args) => [whole(lamports(world, at(args, 0)))],
  'acct.kind': (world, args) => [word('token account'), ...control(world, at(args, 0))],
  'acct.token': (world, args) => [
    whole(
      tokens(world, at(args, 0)).reduce((sum, held) => (held.mint === args[1] ? sum + held.amount : sum), 0n),
    ),
  ],
  'acct.holding': (world, args) => [
    whole(lamports(world, at(args, 0))),
    ...tokens(world, at(args, 0))
      .filter(({ amount }) => amount > 0n)
      .map(({ amount }) => whole(amount)),
  ],
  'acct.latest': (world, args) => [id(need('signature', signatures(world, at(args, 0))[0]).signature)],
  'acct.first': (world, args) => {
    const oldest = need('signature', signatures(world, at(args, 0)).at(-1));
    return [id(oldest.signature), whole(oldest.slot), whole(oldest.blockTime)];
  },
  'acct.counterparty': (world, args) => ids(topCounterparties(world, at(args, 0))),
  'acct.counterparty.any': (world, args) =>
    ids(
      transfersOf(world, at(args, 0)).map(({ sender, receiver }) => (sender === args[0] ? receiver : sender)),
    ),
  'acct.between': (world, args) => between(world, at(args, 0), at(args, 1)),
  'acct.flow': (world, args) => flows(world, at(args, 0), ['in', 'out']),
  'acct.flow.in': (world, args) => flows(world, at(args, 0), ['in'], args[1]),
  'acct.flow.out': (world, args) => flows(world, at(args, 0), ['out'], args[1]),
  'acct.fees': (world, args) => fees(world, at(args, 0)),
  'acct.failures': (world, args) => failures(world, at(args, 0)),
  'acct.trades': (world, args) => trades(world, at(args, 0), args[1]),
  'acct.control': (world, args) => control(world, at(args, 0)),
};
