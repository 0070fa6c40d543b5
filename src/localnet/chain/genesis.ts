import { createHash } from 'node:crypto';
import { encodeBase58 } from '#std/base58';
import type { Accounts } from '../accounts/accounts.ts';
import { toAddressBytes } from '../keys/address-bytes.ts';
import { createKeypair } from '../keys/keypair.ts';
import type { Keypair } from '../keys/keypair.ts';
import { NATIVE_MINT, PROGRAMS, STAKE_CONFIG, SYSVARS } from '../keys/program-addresses.ts';
import { findProgramAddress } from '../keys/program-address.ts';
import { encodeBootstrapStake, STAKE_LENGTH } from '../programs/stake-state.ts';
import { system } from '../programs/system.ts';
import { vote } from '../programs/vote.ts';
import { VOTE_LENGTH } from '../programs/vote-state.ts';
import { buildTransaction } from '../transactions/build-transaction.ts';
import type { Bank } from './bank.ts';
import { CONFIG_PROGRAM, encodeValidatorInfo } from './validator-info.ts';
import type { Validator } from './validators.ts';

const SOL = 1_000_000_000n;
const FAUCET_SOL = 500_000_000n;
const IDENTITY_SOL = 2_000n;
/** Rent epoch of accounts that will never pay rent: `u64::MAX`. */
const RENT_EXEMPT = 0xffffffffffffffffn;

/** Name of the chain: the same for the same seed and start. */
export function toGenesisHash(seed: string, genesisTimeMs: number): string {
  return encodeBase58(createHash('sha256').update(`osvm localnet/${seed}/${genesisTimeMs}`).digest());
}

/** Who hands out SOL. */
export function createFaucet(seed: string): Keypair {
  return createKeypair(seed, 'faucet');
}

/** Takes in the accounts the engine begins with, so that they are listed and counted. */
export function indexBuiltins(accounts: Accounts): void {
  const programs = Object.values(PROGRAMS);
  const programData = programs.map(
    (program) => findProgramAddress([toAddressBytes(program)], PROGRAMS.upgradeableLoader).address,
  );
  accounts.refresh([...programs, ...programData, ...Object.values(SYSVARS), STAKE_CONFIG, NATIVE_MINT]);
  accounts.takeDirty();
}

/** First accounts of a chain: faucet, validator identities, their names and their stakes. */
export function writeGenesis(bank: Bank, faucet: Keypair): void {
  const { accounts } = bank;
  accounts.credit(faucet.address, FAUCET_SOL * SOL);
  const rentReserve = bank.engine.minimumBalance(STAKE_LENGTH);
  for (const { name, title, identity, vote: voteKey, stakeSol } of bank.options.validators) {
    accounts.credit(identity.address, IDENTITY_SOL * SOL);
    const stake = createKeypair(bank.options.seed, `${name}/stake`);
    const lamports = BigInt(stakeSol) * SOL;
    accounts.set(stake.address, {
      lamports: lamports + rentReserve,
      data: encodeBootstrapStake(rentReserve, identity.publicKey, voteKey.publicKey, lamports),
      ownerBytes: toAddressBytes(PROGRAMS.stake),
      executable: false,
      rentEpoch: RENT_EXEMPT,
    });
    const data = encodeValidatorInfo(identity, {
      name: title,
      details: 'A validator of the chain embedded in this server.',
    });
    accounts.set(createKeypair(bank.options.seed, `${name}/info`).address, {
      lamports: bank.engine.minimumBalance(data.length),
      data,
      ownerBytes: toAddressBytes(CONFIG_PROGRAM),
      executable: false,
      rentEpoch: RENT_EXEMPT,
    });
  }
}

/** Opens the vote account of a validator by a transaction of its own. Throws when it does not land. */
export function openVoteAccount(
  bank: Bank,
  { name, identity, vote: account, commissionPercent }: Validator,
): void {
  const lamports = bank.engine.minimumBalance(VOTE_LENGTH);
  const transaction = buildTransaction({
    payer: identity,
    signers: [account],
    blockhash: bank.blockhashes.latest.hash,
    instructions: [
      system.createAccount(identity.address, account.address, lamports, VOTE_LENGTH, PROGRAMS.vote),
      vote.initialize(account.address, identity.address, commissionPercent),
    ],
  });
  const outcome = bank.submit(transaction, false);
  if (outcome.kind === 'refused' || outcome.transaction.error !== null) {
    throw new Error(`the vote account of ${name} was not opened`, { cause: outcome });
  }
}
