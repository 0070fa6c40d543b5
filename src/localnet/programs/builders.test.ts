/** Our instruction builders beside those of the clients generated from the programs' own sources, byte by byte. */
import * as theirBudget from '@solana-program/compute-budget';
import * as theirMemo from '@solana-program/memo';
import * as theirStake from '@solana-program/stake';
import * as theirSystem from '@solana-program/system';
import * as theirToken from '@solana-program/token';
import {
  address,
  createNoopSigner,
  isSignerRole,
  isWritableRole,
  type AccountMeta,
  none,
  some,
} from '@solana/kit';
import { describe, expect, test } from 'vitest';
import { findAssociatedToken } from '../keys/program-address.ts';
import { PROGRAMS, STAKE_CONFIG, SYSVARS } from '../keys/program-addresses.ts';
import type { Instruction } from '../transactions/instruction.ts';
import { stake } from './stake.ts';
import { computeBudget, memo, system } from './system.ts';
import { AUTHORITY, multisig, token } from './token.ts';

const A = 'So11111111111111111111111111111111111111112';
const B = 'Stake11111111111111111111111111111111111111';
const C = 'Vote111111111111111111111111111111111111111';
const D = 'Config1111111111111111111111111111111111111';
const [a, b, c, d] = [address(A), address(B), address(C), address(D)];
const by = createNoopSigner;
const MOST = 2n ** 64n - 1n;
const associated = address(findAssociatedToken(A, B, PROGRAMS.token));

interface Theirs {
  readonly programAddress: string;
  readonly accounts?: readonly (AccountMeta & object)[];
  readonly data?: ArrayLike<number>;
}

/** The newest programs need no sysvars among their accounts, so newer clients leave them out; both forms are read. */
const LEFT_OUT: ReadonlySet<string> = new Set([...Object.values(SYSVARS), STAKE_CONFIG]);

const seen = ({ program, accounts, data }: Instruction): object => ({
  program,
  accounts: accounts
    .filter((one) => !LEFT_OUT.has(one.address))
    .map((one) => [one.address, one.signer, one.writable]),
  data: [...data],
});
const seenOf = ({ programAddress, accounts = [], data = [] }: Theirs): object => ({
  program: programAddress,
  accounts: accounts
    .filter((one) => !LEFT_OUT.has(one.address))
    .map((one) => [one.address, isSignerRole(one.role), isWritableRole(one.role)]),
  data: Array.from(data),
});

const CASES: Readonly<Record<string, readonly [ours: Instruction, theirs: Theirs]>> = {
  'system createAccount': [
    system.createAccount(A, B, MOST, 82, C),
    theirSystem.getCreateAccountInstruction({
      payer: by(a),
      newAccount: by(b),
      lamports: MOST,
      space: 82,
      programAddress: c,
    }),
  ],
  'system assign': [
    system.assign(A, C),
    theirSystem.getAssignInstruction({ account: by(a), programAddress: c }),
  ],
  'system transfer': [
    system.transfer(A, B, MOST),
    theirSystem.getTransferSolInstruction({ source: by(a), destination: b, amount: MOST }),
  ],
  'system createAccountWithSeed': [
    system.createAccountWithSeed(A, B, D, 'stake:0', 5n, 200, C),
    theirSystem.getCreateAccountWithSeedInstruction({
      payer: by(a),
      newAccount: b,
      baseAccount: by(d),
      base: d,
      seed: 'stake:0',
      amount: 5,
      space: 200,
      programAddress: c,
    }),
  ],
  'system advanceNonce': [
    system.advanceNonce(A, B),
    theirSystem.getAdvanceNonceAccountInstruction({ nonceAccount: a, nonceAuthority: by(b) }),
  ],
  'system withdrawNonce': [
    system.withdrawNonce(A, B, C, 7n),
    theirSystem.getWithdrawNonceAccountInstruction({
      nonceAccount: a,
      recipientAccount: b,
      nonceAuthority: by(c),
      withdrawAmount: 7,
    }),
  ],
  'system initializeNonce': [
    system.initializeNonce(A, B),
    theirSystem.getInitializeNonceAccountInstruction({ nonceAccount: a, nonceAuthority: b }),
  ],
  'compute budget unitLimit': [
    computeBudget.unitLimit(1_400_000),
    theirBudget.getSetComputeUnitLimitInstruction({ units: 1_400_000 }),
  ],
  'compute budget unitPrice': [
    computeBudget.unitPrice(123_456),
    theirBudget.getSetComputeUnitPriceInstruction({ microLamports: 123_456 }),
  ],
  memo: [
    memo('héllo', [A]),
    theirMemo.getAddMemoInstruction(
      { memo: 'héllo', signers: [by(a)] },
      { programAddress: address(PROGRAMS.memo) },
    ),
  ],
  'stake initialize': [
    stake.initialize(A, B),
    theirStake.getInitializeInstruction({
      stake: a,
      arg0: { staker: b, withdrawer: b },
      arg1: { unixTimestamp: 0, epoch: 0, custodian: address(PROGRAMS.system) },
    }),
  ],
  'stake delegate': [
    stake.delegate(A, B, C),
    theirStake.getDelegateStakeInstruction({
      stake: a,
      vote: b,
      stakeAuthority: by(c),
    }),
  ],
  'stake split': [
    stake.split(A, B, C, 9n),
    theirStake.getSplitInstruction({ stake: a, splitStake: b, stakeAuthority: by(c), args: 9 }),
  ],
  'stake withdraw': [
    stake.withdraw(A, B, C, 9n),
    theirStake.getWithdrawInstruction({ stake: a, recipient: b, withdrawAuthority: by(c), args: 9 }),
  ],
  'stake deactivate': [
    stake.deactivate(A, B),
    theirStake.getDeactivateInstruction({ stake: a, stakeAuthority: by(b) }),
  ],
  'stake getMinimumDelegation': [
    stake.getMinimumDelegation(),
    theirStake.getGetMinimumDelegationInstruction(),
  ],
  'token initializeMint, frozen by somebody': [
    token.initializeMint(PROGRAMS.token, A, 6, B, C),
    theirToken.getInitializeMint2Instruction({
      mint: a,
      decimals: 6,
      mintAuthority: b,
      freezeAuthority: some(c),
    }),
  ],
  'token initializeAccount': [
    token.initializeAccount(PROGRAMS.token, A, B, C),
    theirToken.getInitializeAccount3Instruction({ account: a, mint: b, owner: c }),
  ],
  'token transfer': [
    token.transfer(PROGRAMS.token, A, B, C, MOST),
    theirToken.getTransferInstruction({ source: a, destination: b, authority: by(c), amount: MOST }),
  ],
  'token transferChecked': [
    token.transferChecked(PROGRAMS.token, { from: A, mint: B, to: C, owner: D }, 3n, 9),
    theirToken.getTransferCheckedInstruction({
      source: a,
      mint: b,
      destination: c,
      authority: by(d),
      amount: 3,
      decimals: 9,
    }),
  ],
  'token approve': [
    token.approve(PROGRAMS.token, A, B, C, 3n),
    theirToken.getApproveInstruction({ source: a, delegate: b, owner: by(c), amount: 3 }),
  ],
  'token revoke': [
    token.revoke(PROGRAMS.token, A, B),
    theirToken.getRevokeInstruction({ source: a, owner: by(b) }),
  ],
  'token setAuthority': [
    token.setAuthority(PROGRAMS.token, A, B, AUTHORITY.freezeAccount, C),
    theirToken.getSetAuthorityInstruction({
      owned: a,
      owner: by(b),
      authorityType: theirToken.AuthorityType.FreezeAccount,
      newAuthority: some(c),
    }),
  ],
  'token setAuthority to nobody': [
    token.setAuthority(PROGRAMS.token, A, B, AUTHORITY.mintTokens, undefined),
    theirToken.getSetAuthorityInstruction({
      owned: a,
      owner: by(b),
      authorityType: theirToken.AuthorityType.MintTokens,
      newAuthority: none(),
    }),
  ],
  'token mintTo': [
    token.mintTo(PROGRAMS.token, A, B, C, 3n),
    theirToken.getMintToInstruction({ mint: a, token: b, mintAuthority: by(c), amount: 3 }),
  ],
  'token burn': [
    token.burn(PROGRAMS.token, A, B, C, 3n),
    theirToken.getBurnInstruction({ account: a, mint: b, authority: by(c), amount: 3 }),
  ],
  'token closeAccount': [
    token.closeAccount(PROGRAMS.token, A, B, C),
    theirToken.getCloseAccountInstruction({ account: a, destination: b, owner: by(c) }),
  ],
  'token freeze': [
    token.freeze(PROGRAMS.token, A, B, C),
    theirToken.getFreezeAccountInstruction({ account: a, mint: b, owner: by(c) }),
  ],
  'token thaw': [
    token.thaw(PROGRAMS.token, A, B, C),
    theirToken.getThawAccountInstruction({ account: a, mint: b, owner: by(c) }),
  ],
  'token syncNative': [token.syncNative(A), theirToken.getSyncNativeInstruction({ account: a })],
  'associated token create': [
    token.createAssociated(PROGRAMS.token, C, A, B),
    theirToken.getCreateAssociatedTokenIdempotentInstruction({
      payer: by(c),
      ata: associated,
      owner: a,
      mint: b,
    }),
  ],
  'multisig initialize': [
    multisig.initialize(PROGRAMS.token, A, [B, C], 2),
    theirToken.getInitializeMultisig2Instruction({ multisig: a, m: 2, signers: [b, c] }),
  ],
  'multisig transferChecked': [
    multisig.transferChecked(PROGRAMS.token, { from: A, mint: B, to: C, owner: D }, [B, C], 3n, 9),
    theirToken.getTransferCheckedInstruction({
      source: a,
      mint: b,
      destination: c,
      authority: d,
      amount: 3,
      decimals: 9,
      multiSigners: [by(b), by(c)],
    }),
  ],
};

describe('instructions of the localnet', () => {
  test.each(Object.entries(CASES))('%s is what the generated client builds', (_name, [ours, theirs]) => {
    expect(seen(ours)).toEqual(seenOf(theirs));
  });

  test('every builder with a generated counterpart is compared', () => {
    const count = [system, computeBudget, stake, token, multisig].reduce(
      (sum, builders) => sum + Object.keys(builders).length,
      0,
    );
    // The memo is one function; setAuthority is here twice.
    expect(Object.keys(CASES)).toHaveLength(count + 2);
  });
});
