import { findAssociatedToken } from '../keys/program-address.ts';
import type { Keypair } from '../keys/keypair.ts';
import type { TokenRecord } from '../economy/memory.ts';
import type { World } from '../economy/world.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { computeBudget, memo, system } from '../programs/system.ts';
import { token } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

interface Attempt {
  readonly world: World;
  readonly payer: Keypair;
  readonly other: string;
  readonly record: TokenRecord;
  /** Associated account of the payer, and of the other. */
  readonly from: string;
  readonly to: string;
}

/** Ways in which transactions fail and still pay. */
const ATTEMPTS: readonly ((attempt: Attempt) => void)[] = [
  // More SOL than there is.
  ({ world, payer, other }) =>
    world.send(payer, [system.transfer(payer.address, other, world.balance(payer.address) * 3n)]),
  // More tokens than there are.
  ({ world, payer, record, from, to }) => {
    const amount = world.tokenAmount(payer.address, record) + 10n ** 15n;
    const accounts = { from, mint: record.mint, to, owner: payer.address };
    world.send(payer, [token.transferChecked(record.program, accounts, amount, record.decimals)]);
  },
  // The second leg of a swap does not go through, so neither does the first.
  ({ world, payer, other, record, from, to }) => {
    const accounts = { from, mint: record.mint, to, owner: payer.address };
    world.send(payer, [
      system.transfer(payer.address, other, 5_000_000n),
      memo(`swap, at least 1000000 ${record.symbol}`),
      token.transferChecked(record.program, accounts, 10n ** 17n, record.decimals),
    ]);
  },
  // Too few compute units for what it does.
  ({ world, payer, record }) => {
    const owner = world.nameKeypair('unopened').address;
    const opening = token.createAssociated(record.program, payer.address, owner, record.mint);
    world.send(payer, [computeBudget.unitLimit(1_200), opening], { isBare: true });
  },
  // A token account that nobody opened.
  ({ world, payer, record, to }) => {
    const missing = findAssociatedToken(world.nameKeypair('unopened').address, record.mint, record.program);
    world.send(payer, [token.transfer(record.program, missing, to, payer.address, 1n)]);
  },
  // A memo that is no text.
  ({ world, payer }) => world.send(payer, [memo(Uint8Array.of(0xff, 0xfe, 0x80, 0x41))]),
  // Somebody else's tokens.
  ({ world, payer, record, from, to }) =>
    world.send(payer, [token.transfer(record.program, to, from, payer.address, 1n)]),
  // The wrong number of decimals.
  ({ world, payer, record, from, to }) => {
    const accounts = { from, mint: record.mint, to, owner: payer.address };
    world.send(payer, [token.transferChecked(record.program, accounts, 1n, record.decimals + 1)]);
  },
  // Too little to keep a new account alive.
  ({ world, payer }) =>
    world.send(payer, [system.transfer(payer.address, world.nameKeypair('starved').address, 1_000n)]),
  // An account that is already there.
  ({ world, payer }) => {
    const { identity } = world.chain.bank.options.validators[0]!;
    const create = system.createAccount(payer.address, identity.address, world.rent(0), 0, PROGRAMS.system);
    world.send(payer, [create], { signers: [identity] });
  },
  // Minting by somebody who may not.
  ({ world, payer, record, from }) =>
    world.send(payer, [token.mintTo(record.program, record.mint, from, payer.address, 1_000n)]),
];

export default defineScenario({
  key: 'failures',
  title: 'Transactions fail in every common way',
  weight: 6.5,
  step: (world) => {
    const record = world.pickToken();
    if (!record) return;
    const index = world.pickHolder(record);
    const payer = world.actorAt(index);
    const holder = world.actorAt(world.pickHolder(record)).address;
    const other = holder === payer.address ? world.pickOther(index).address : holder;
    const from = findAssociatedToken(payer.address, record.mint, record.program);
    const to = findAssociatedToken(other, record.mint, record.program);
    world.random.pick(ATTEMPTS)({ world, payer, other, record, from, to });
  },
});
