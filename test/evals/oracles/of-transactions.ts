import { AMM, need, type World } from '../cast.ts';
import { changedMints, infoOf, lamportChange, tokenChange, type Landed } from '../ledger.ts';
import { readMoves, type Move } from '../moves.ts';
import * as said from './expected.ts';
import { each, type Expected, type ExpectedFact, type Oracle, type Truth } from './expected.ts';

const of = (read: (landed: Landed, world: World, args: readonly string[]) => readonly Truth[]): Oracle => {
  return (world, [signature, ...args]) => read(world.ledger.get(need('signature', signature)), world, args);
};

const LAMPORTS_A_SIGNATURE = 5_000n;
const BUDGET = 'ComputeBudget111111111111111111111111111111';

/** What the runtime and the programs call these failures. */
const ERROR_NAMES: Readonly<Record<string, string>> = {
  '6000': 'SlippageExceeded',
  '1': 'InsufficientFunds',
  ProgramFailedToComplete: 'ProgramFailedToComplete',
};

export const toAmount = ({ mint, amount }: Pick<Move, 'mint' | 'amount'>): ExpectedFact =>
  mint === undefined ? said.sol(amount) : said.tokens(mint, amount);

const owners = ({ node, keys }: Landed): readonly string[] => {
  const balances = [...node.meta.preTokenBalances, ...node.meta.postTokenBalances];
  const places = new Set(balances.map(({ accountIndex }) => accountIndex));
  return [
    ...new Set([
      ...keys.filter((_key, i) => !places.has(i)),
      ...balances.flatMap(({ owner }) => owner ?? []),
    ]),
  ];
};

const changes = (landed: Landed, only?: string): Expected[] =>
  owners(landed)
    .filter((owner) => only === undefined || owner === only)
    .flatMap((owner) => [
      { mint: undefined, amount: lamportChange(landed, owner) },
      ...changedMints(landed, owner).map((mint) => ({ mint, amount: tokenChange(landed, owner, mint) })),
    ])
    .filter(({ amount }) => amount !== 0n)
    .map(toAmount);

const toUnits = (landed: Landed, mint: string): number => {
  const { preTokenBalances, postTokenBalances } = landed.node.meta;
  const { uiTokenAmount } = need(
    'balance',
    [...postTokenBalances, ...preTokenBalances].find((one) => one.mint === mint),
  );
  return Number(tokenChange(landed, landed.payer, mint)) / 10 ** uiTokenAmount.decimals;
};

const short = (mint: string): string => `${mint.slice(0, 4)}…${mint.slice(-4)}`;

/** What was given for one of what was got, or the other way round. */
const price = (landed: Landed): Truth[] => {
  const [a, b] = changedMints(landed, landed.payer).map((mint) => ({ mint, units: toUnits(landed, mint) }));
  const rate = (one: typeof a, other: typeof b): Expected => {
    const [top, bottom] = [need('side', one), need('other side', other)];
    return said.rounded(
      'price',
      Math.abs(top.units / bottom.units),
      `${short(top.mint)} per ${short(bottom.mint)}`,
    );
  };
  return [[rate(a, b), rate(b, a)]];
};

const error = ({ node }: Landed): Truth[] => {
  const text = JSON.stringify(node.meta.err);
  const key = /"Custom":(\d+)/.exec(text)?.[1] ?? /"([A-Z]\w+)"\]/.exec(text)?.[1] ?? '';
  return [[said.word(need(`name of ${key}`, ERROR_NAMES[key]))]];
};

const priorityOf = ({ node }: Landed): bigint =>
  BigInt(node.meta.fee) - LAMPORTS_A_SIGNATURE * BigInt(node.transaction.signatures.length);

const programs = (list: Landed['all']): Truth[] =>
  each(
    [...new Set(list.map(({ programId }) => programId))]
      .filter((program) => program !== BUDGET)
      .map(said.address),
  );

interface Status {
  readonly err: unknown;
  readonly confirmationStatus: string;
}

/** As the node knows it; `undefined` for one that never landed. */
const statusOf = ({ chain }: World, signature: string | undefined): Status | undefined =>
  chain.rpc<{ value: readonly (Status | null)[] }>('getSignatureStatuses', [
    [need('signature', signature)],
    { searchTransactionHistory: true },
  ]).value[0] ?? undefined;

const outcome: Oracle = (world, [signature]) => {
  const found = statusOf(world, signature);
  if (found === undefined)
    return [[said.line(/no transaction with this signature is known/i, /succe|\bfailed/i)]];
  return [
    [
      found.err === null
        ? said.line(/\bsucceeded\b|\bsuccessful\b/i, /\bfailed\b|\bunsuccessful/i)
        : said.line(/\bfailed\b/i, /\bsucceeded\b|\bwent through\b|\bsuccessful\b/i),
    ],
  ];
};

/** Approvals, changed authorities and one-sided losses, and that each is stated or said not to be there. */
const safety = (landed: Landed): Truth[] => {
  const has = (...types: readonly string[]): boolean =>
    landed.all.some((one) => infoOf(one, ...types) !== undefined);
  const signers = landed.node.transaction.message.accountKeys.filter(({ signer }) => signer);
  const givers = signers
    .map(({ pubkey }) => ({
      pubkey,
      changes: [
        lamportChange(landed, pubkey) + (pubkey === landed.payer ? BigInt(landed.node.meta.fee) : 0n),
        ...changedMints(landed, pubkey).map((mint) => tokenChange(landed, pubkey, mint)),
      ].filter((change) => change !== 0n),
    }))
    // What a program of its own keeps for it, such as a stake, is not given away.
    .filter(({ changes: all }) => all.length > 0 && all.every((change) => change < 0n));
  const sent = readMoves(landed).filter(({ from }) => givers.some(({ pubkey }) => pubkey === from));
  const row = (what: string, isSo: boolean): Truth => [
    said.line(new RegExp(`${what}.*\\b${isSo ? 'yes' : 'no'}$`, 'i')),
  ];
  const approves = has('approve', 'approveChecked');
  const hands = has('setAuthority');
  return [
    row('delegate may spend', approves),
    row('authority over an account changed', hands),
    row('gave and got nothing back', sent.length > 0),
    ...(sent.length === 0
      ? approves || hands
        ? []
        : [[said.line(/none of the warning signs/i, /something to look at/i)]]
      : [
          [said.line(/something to look at/i, /none of the warning signs/i)],
          [said.address(sent[0]!.from)],
          [said.address(sent[0]!.to)],
        ]),
  ];
};

export const transactionOracles: Readonly<Record<string, Oracle>> = {
  /** Each transfer. */
  'tx.amount': of((landed) => each(readMoves(landed).map(toAmount))),
  'tx.recipient': of((landed) => each(readMoves(landed).map(({ to }) => said.address(to)))),
  /** Each change of a balance, of one owner where one is given. */
  'tx.change': of((landed, _world, [owner]) => each(changes(landed, owner))),
  /** What was moved, or what it cost whoever sent it. */
  'tx.effect': of((landed) => {
    const moves = readMoves(landed).map(toAmount);
    return each(moves.length > 0 ? moves : [said.sol(lamportChange(landed, landed.payer))]);
  }),
  'tx.cu': of(({ node }) => [
    [said.count(need('compute units', node.meta.computeUnitsConsumed), /^Compute used/)],
  ]),
  'tx.error': of(error),
  'tx.fee': of(({ node }) => [[said.sol(BigInt(node.meta.fee))]]),
  'tx.priority': of((landed) => {
    const paid = priorityOf(landed);
    return [[paid === 0n ? said.line(/none of it was a priority fee/i) : said.sol(paid)]];
  }),
  'tx.payer': of(({ payer }) => [[said.address(payer)]]),
  'tx.signers': of(({ node }) =>
    each(
      node.transaction.message.accountKeys
        .filter(({ signer }) => signer)
        .map(({ pubkey }) => said.address(pubkey)),
    ),
  ),
  'tx.slot': of(({ slot }) => [[said.slot(slot)]]),
  'tx.time': of(({ time }) => [[said.time(time)]]),
  'tx.age': of(({ time }, { chain }) => [[said.duration(Math.floor(chain.nowMs / 1_000) - time)]]),
  'tx.price': of(price),
  /** Each program it calls itself. */
  'tx.program': of(({ top }) => programs(top)),
  'tx.program.any': of(({ all }) => programs(all)),
  'tx.amm': () => [[said.address(AMM)]],
  'tx.safety': of(safety),
  'tx.status': outcome,
  'tx.confirmation': (world, [signature]) => [
    [said.word(need('status', statusOf(world, signature)).confirmationStatus)],
  ],
};
