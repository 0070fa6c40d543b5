import { AMM, SYSTEM, TOKEN, TOKEN_2022, need, type World } from '../cast.ts';
import { changedMints, infoOf, lamportChange, tokenChange, type Landed } from '../ledger.ts';
import { fraction, id, whole, word, type Expected, type Oracle } from './expected.ts';

const of = (read: (landed: Landed, world: World) => readonly Expected[]): Oracle => {
  return (world, [signature]) => read(world.ledger.get(need('signature', signature)), world);
};

const LAMPORTS_A_SIGNATURE = 5_000n;
const NAMES: Readonly<Record<string, string>> = {
  [AMM]: 'localnet amm',
  [SYSTEM]: 'system',
  [TOKEN]: 'token',
  [TOKEN_2022]: 'token',
  Stake11111111111111111111111111111111111111: 'stake',
  MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: 'memo',
};
/** What the runtime and the programs call these failures. */
const ERROR_NAMES: Readonly<Record<string, readonly string[]>> = {
  '6000': ['slippage'],
  '1': ['insufficient', 'not enough'],
  ProgramFailedToComplete: ['failed to complete', 'compute', 'exceeded'],
};

const amounts = ({ all }: Landed): Expected[] =>
  all.flatMap((one) => {
    const info = infoOf(
      one,
      'transfer',
      'transferChecked',
      'transferCheckedWithFee',
      'createAccount',
      'mintTo',
    );
    const amount = info?.lamports ?? info?.amount ?? info?.tokenAmount?.amount;
    return amount === undefined ? [] : [whole(BigInt(amount))];
  });

const owners = ({ node, keys }: Landed): readonly string[] => [
  ...new Set([
    ...keys,
    ...[...node.meta.preTokenBalances, ...node.meta.postTokenBalances].flatMap(({ owner }) => owner ?? []),
  ]),
];

const changes = (landed: Landed): Expected[] =>
  owners(landed)
    .flatMap((owner) => [
      lamportChange(landed, owner),
      ...changedMints(landed, owner).map((mint) => tokenChange(landed, owner, mint)),
    ])
    .filter((change) => change !== 0n)
    .map(whole);

const toUnits = (landed: Landed, mint: string): number => {
  const { preTokenBalances, postTokenBalances } = landed.node.meta;
  const { uiTokenAmount } = need(
    'balance',
    [...postTokenBalances, ...preTokenBalances].find((one) => one.mint === mint),
  );
  return Number(tokenChange(landed, landed.payer, mint)) / 10 ** uiTokenAmount.decimals;
};

const price = (landed: Landed): Expected[] => {
  const [a, b] = changedMints(landed, landed.payer);
  const rate = toUnits(landed, need('side', a)) / toUnits(landed, need('other side', b));
  return [fraction(rate), fraction(1 / rate)];
};

const error = ({ node }: Landed): Expected[] => {
  const text = JSON.stringify(node.meta.err);
  const code = /"Custom":(\d+)/.exec(text)?.[1];
  const key = code ?? /"([A-Z]\w+)"\]/.exec(text)?.[1] ?? '';
  return [...(code === undefined ? [] : [whole(Number(code))]), ...(ERROR_NAMES[key] ?? [key]).map(word)];
};

const fee = ({ node }: Landed): Expected[] => {
  const paid = BigInt(node.meta.fee);
  const priority = paid - LAMPORTS_A_SIGNATURE * BigInt(node.transaction.signatures.length);
  return priority > 0n ? [whole(paid), whole(priority)] : [whole(paid)];
};

const programs = ({ top }: Landed): Expected[] =>
  top
    .filter(({ programId }) => !programId.startsWith('ComputeBudget'))
    .flatMap(({ programId }) => [
      id(programId),
      ...(NAMES[programId] === undefined ? [] : [word(NAMES[programId])]),
    ]);

export const transactionOracles: Readonly<Record<string, Oracle>> = {
  'tx.amount': of(amounts),
  'tx.change': of(changes),
  'tx.effect': of((landed) => [...amounts(landed), ...changes(landed)]),
  'tx.cu': of(({ node }) => [whole(need('compute units', node.meta.computeUnitsConsumed))]),
  'tx.error': of(error),
  'tx.fee': of(fee),
  'tx.payer': of(({ payer }) => [id(payer)]),
  'tx.place': of(({ slot, time }) => [whole(slot), whole(time)]),
  'tx.price': of(price),
  'tx.program': of(programs),
};
