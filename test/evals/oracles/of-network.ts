import { need, readAccount, type World } from '../cast.ts';
import { flag, fraction, id, ids, whole, word, type Expected, type Oracle } from './expected.ts';

const CONFIRMED = { commitment: 'confirmed' } as const;

function upgrade({ chain }: World, program: string): Expected[] {
  const data = readAccount(chain, program)?.data.parsed?.info['programData'];
  const info = typeof data === 'string' ? (readAccount(chain, data)?.data.parsed?.info ?? {}) : {};
  const { authority, slot } = info as { authority?: string | null; slot?: number }; // jsonParsed
  return [
    ...(typeof authority === 'string' ? [id(authority)] : [flag(false), word('immutable'), word('none')]),
    ...(slot === undefined ? [] : [whole(slot)]),
  ];
}

function subject(world: World, program: string): Expected[] {
  const account = need('program', readAccount(world.chain, program));
  return [...ids([program, account.owner]), ...upgrade(world, program)];
}

function block({ chain, ledger }: World, slot: number): Expected[] {
  const found = chain.rpc<{
    blockhash: string;
    blockTime: number;
    transactions: readonly { meta: { fee: number | bigint; err: unknown } }[];
  }>('getBlock', [
    slot,
    { encoding: 'jsonParsed', maxSupportedTransactionVersion: 1, rewards: false, ...CONFIRMED },
  ]);
  const [leader] = chain.rpc<readonly string[]>('getSlotLeaders', [slot, 1]);
  const own = ledger.transactions.filter((landed) => landed.slot === slot);
  return [
    id(found.blockhash),
    id(need('leader', leader)),
    whole(found.blockTime),
    whole(found.transactions.length),
    whole(own.length),
    whole(found.transactions.reduce((sum, { meta }) => sum + BigInt(meta.fee), 0n)),
  ];
}

interface Vote {
  readonly votePubkey: string;
  readonly nodePubkey: string;
  readonly activatedStake: number | bigint;
  readonly commission: number;
}

const votes = ({ chain }: World): readonly Vote[] =>
  chain.rpc<{ current: readonly Vote[] }>('getVoteAccounts', [CONFIRMED]).current;

function validator(world: World, vote: string): Expected[] {
  const { nodePubkey, activatedStake, commission } = need(
    'validator',
    votes(world).find(({ votePubkey }) => votePubkey === vote),
  );
  return [id(nodePubkey), whole(BigInt(activatedStake)), whole(commission), fraction(commission)];
}

const epoch = ({ chain }: World): Expected[] => [
  whole(chain.rpc<{ epoch: number }>('getEpochInfo', [CONFIRMED]).epoch),
];
const slot = ({ chain }: World): Expected[] =>
  ['processed', 'confirmed', 'finalized'].map((commitment) =>
    whole(chain.rpc<number>('getSlot', [{ commitment }])),
  );
const validators = (world: World): Expected[] => [whole(votes(world).length)];
const supply = ({ chain }: World): Expected[] => {
  const { total, circulating } = chain.rpc<{ value: Record<'total' | 'circulating', number | bigint> }>(
    'getSupply',
    [{ excludeNonCirculatingAccountsList: true }],
  ).value;
  return [whole(BigInt(total)), whole(BigInt(circulating))];
};

export const networkOracles: Readonly<Record<string, Oracle>> = {
  'prog.subject': (world, [program]) => subject(world, need('program', program)),
  'prog.authority': (world, [program]) => upgrade(world, need('program', program)),
  'block.any': (world, [number]) => block(world, Number(number)),
  'validator.any': (world, [vote]) => validator(world, need('validator', vote)),
  'net.any': (world) => [epoch, slot, validators, supply].flatMap((read) => read(world)),
  'net.epoch': epoch,
  'net.slot': slot,
  'net.validators': validators,
  'net.supply': supply,
};
