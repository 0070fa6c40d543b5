/*
 * Localnet Liquid Staking: SOL of many, staked together, for a token whose worth in SOL grows by the rewards. It is a
 * program of the localnet alone, and no other chain has it. Instructions, accounts, events and errors are described
 * by liquid-staking.idl.json, which a test compares with this file.
 *
 * Deposits wait in a reserve, from which tokens are redeemed. Its manager delegates a part of it to a validator, as
 * one stake account at a time, and can take that back; nobody can take anything else. What stake accounts earn is
 * counted when somebody asks for it, and belongs to all tokens alike, as does the fee of those who redeem.
 */
#define CALLEE_ACCOUNTS 6
#define CALLEE_DATA 120
#include "../include/calls.h"
#include "../include/derived.h"
#include "../include/mints.h"
#include "../include/wide.h"

enum {
  SLIPPAGE_EXCEEDED = 6000,
  ZERO_AMOUNT,
  OVERFLOW,
  INVALID_POOL,
  INVALID_MINT,
  INVALID_RESERVE,
  INVALID_STAKE,
  INVALID_PROGRAM,
  MISSING_SIGNER,
  NOT_THE_MANAGER,
  NOT_ENOUGH_RESERVE,
  ALREADY_STAKED,
  NOT_STAKED,
  ALREADY_INITIALIZED,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:StakePool") and sha256("event:<event>"). */
#define CREATE_POOL 0xbc4068cf8ed192e9ul
#define DEPOSIT 0xb6f2e15289c623f2ul
#define REDEEM 0xe161c44695560cb8ul
#define DELEGATE 0x89045855b24b935aul
#define REFRESH 0xa131b593fe169baaul
#define DEACTIVATE 0xd8e1c71ac21702cul
#define COLLECT 0xec5262119bc22fd0ul
#define POOL_ACCOUNT 0x1cff7f4f15ce2279ul
#define POOL_CREATED 0x529ddc6858292ccaul
#define DEPOSITED 0x396423a12d1a8d6ful
#define REDEEMED 0x266ba51f47b71d0eul
#define REWARDS_COUNTED 0x2fa5f417c87585e2ul
#define STAKE_DELEGATED 0xe15fbcffd084c97eul
#define STAKE_COLLECTED 0x64891eb65572dc0ul

static const Key STAKE = {{0x2a54379117d8a106, 0xb27a2afebd373498, 0x2b72788a5c537f55, 0xc09da468}};
#define STAKE_BYTES 200
#define LST_DECIMALS 9
/* Of what is redeemed; it stays in the pool. */
#define FEE_BASIS_POINTS 10

typedef struct {
  u64 discriminator;
  Key manager;
  Key mint;
  /* Where the stake is; nothing while there is none. */
  Key validator;
  /* Lamports that belong to all tokens: those of the reserve and those of the stake account. */
  u64 total;
  /* Lamports of the stake account as it was last seen; 0 while there is none. */
  u64 staked;
  /* Lamports that stake accounts earned so far. */
  u64 rewards;
  u8 bump;
  u8 reserve_bump;
} Pool;
#define POOL_BYTES 130

typedef struct {
  u64 discriminator;
  Key pool;
  Key other;
  u64 amount[4];
} Event;
#define EVENT ((Event *)EVENT_ADDRESS)

#define POOL_SEEDS(pool)                                                                                     \
  {                                                                                                          \
    {"pool", 4}, {&(pool)->mint, 32}, { &(pool)->bump, 1 }                                                   \
  }
#define RESERVE_SEEDS(pool)                                                                                  \
  {                                                                                                          \
    {"reserve", 7}, {&(pool)->mint, 32}, { &(pool)->reserve_bump, 1 }                                        \
  }

SHARED void emit_for(const Account *pool, u64 discriminator, u64 amounts) {
  EVENT->pool = pool->key;
  emit(discriminator, 8 + 2 * 32 + amounts * 8);
}

/* The pool and its reserve, wherever an instruction has them. */
SHARED u64 check_pool(const Call *call, const Account *account, const Account *reserve) {
  REQUIRE(is_state(call, account, POOL_BYTES, POOL_ACCOUNT), INVALID_POOL, "InvalidPool");
  if (reserve == 0) return 0;
  const Slice seeds[3] = RESERVE_SEEDS((const Pool *)account->data);
  REQUIRE(is_own(call, seeds, 3, &reserve->key), INVALID_RESERVE, "InvalidReserve");
  return 0;
}

/* What lies in the reserve for those who redeem. */
INLINE u64 free_lamports(const Pool *pool) { return pool->total - pool->staked; }

/* manager, pool, mint, reserve, system program. The mint is new, and the pool alone may mint. */
SHARED u64 create_pool(Call *call) {
  LOG("Instruction: CreatePool");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 5, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *manager = accounts[0], *pool_account = accounts[1], *mint = accounts[2], *reserve = accounts[3];
  REQUIRE(manager->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(same_key(&accounts[4]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&pool_account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");
  REQUIRE(is_mint(mint), INVALID_MINT, "InvalidMint");
  const u8 *data = mint->data;
  REQUIRE(*(const u32 *)data == 1 && same_key((const Key *)(data + 4), &pool_account->key), INVALID_MINT,
          "InvalidMint");
  REQUIRE(mint_supply(mint) == 0 && data[44] == LST_DECIMALS && *(const u32 *)(data + 46) == 0, INVALID_MINT,
          "InvalidMint");
  u8 bump, reserve_bump;
  const Slice seeds[3] = {{"pool", 4}, {&mint->key, 32}, {&bump, 1}}, signer = {seeds, 3};
  const Slice reserve_seeds[2] = {{"reserve", 7}, {&mint->key, 32}};
  REQUIRE(is_derived(call, seeds, 2, &pool_account->key, &bump), INVALID_POOL, "InvalidPool");
  REQUIRE(is_derived(call, reserve_seeds, 2, &reserve->key, &reserve_bump), INVALID_RESERVE, "InvalidReserve");
  TRY(open_account(manager, pool_account, POOL_BYTES, call->program, &signer));
  u64 rent;
  TRY(find_rent(0, &rent));
  TRY(send_lamports(manager, reserve, rent, 0));
  Pool *pool = (Pool *)pool_account->data;
  pool->discriminator = POOL_ACCOUNT;
  pool->manager = manager->key;
  pool->mint = mint->key;
  pool->bump = bump;
  pool->reserve_bump = reserve_bump;
  EVENT->other = mint->key;
  emit_for(pool_account, POOL_CREATED, 0);
  return 0;
}

/* user, pool, mint, reserve, the user's tokens, token program, system program */
SHARED u64 check_exchange(const Call *call) {
  Account *const *accounts = call->accounts;
  REQUIRE(call->account_count >= 7, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 24, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  TRY(check_pool(call, accounts[1], accounts[3]));
  const Pool *pool = (const Pool *)accounts[1]->data;
  REQUIRE(same_key(&accounts[2]->key, &pool->mint), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[5]->key, &accounts[2]->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[6]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  return 0;
}

SHARED void emit_exchange(const Call *call, u64 discriminator, u64 lamports, u64 tokens) {
  const Pool *pool = (const Pool *)call->accounts[1]->data;
  EVENT->other = call->accounts[0]->key;
  EVENT->amount[0] = lamports;
  EVENT->amount[1] = tokens;
  EVENT->amount[2] = pool->total;
  EVENT->amount[3] = mint_supply(call->accounts[2]);
  emit_for(call->accounts[1], discriminator, 4);
}

/* Mints what the lamports are worth in tokens; the first are worth one lamport each. */
SHARED u64 deposit(Call *call) {
  LOG("Instruction: Deposit");
  TRY(check_exchange(call));
  Account **accounts = call->accounts;
  Pool *pool = (Pool *)accounts[1]->data;
  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 lamports = arguments[0], tokens = lamports, rest, supply = mint_supply(accounts[2]);
  if (supply != 0) {
    REQUIRE(pool->total != 0, OVERFLOW, "Overflow");
    REQUIRE(multiply_divide(lamports, supply, pool->total, &tokens, &rest), OVERFLOW, "Overflow");
  }
  REQUIRE(tokens != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(supply + tokens > supply && pool->total + lamports > pool->total, OVERFLOW, "Overflow");
  REQUIRE(tokens >= arguments[1], SLIPPAGE_EXCEEDED, "SlippageExceeded");
  const Slice seeds[3] = POOL_SEEDS(pool), signer = {seeds, 3};
  TRY(send_lamports(accounts[0], accounts[3], lamports, 0));
  TRY(change_supply(7, accounts[2], accounts[4], accounts[1], tokens, &signer));
  pool->total += lamports;
  emit_exchange(call, DEPOSITED, lamports, tokens);
  return 0;
}

/* Burns tokens for their share of all lamports, less the fee, as long as the reserve has them. */
SHARED u64 redeem(Call *call) {
  LOG("Instruction: Redeem");
  TRY(check_exchange(call));
  Account **accounts = call->accounts;
  Pool *pool = (Pool *)accounts[1]->data;
  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 tokens = arguments[0], lamports, fee, rest, supply = mint_supply(accounts[2]);
  REQUIRE(tokens != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(tokens <= supply, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(tokens, pool->total, supply, &lamports, &rest), OVERFLOW, "Overflow");
  REQUIRE(multiply_divide_up(lamports, FEE_BASIS_POINTS, BASIS_POINTS, &fee), OVERFLOW, "Overflow");
  REQUIRE(lamports > fee, ZERO_AMOUNT, "ZeroAmount");
  lamports -= fee;
  REQUIRE(lamports >= arguments[1], SLIPPAGE_EXCEEDED, "SlippageExceeded");
  REQUIRE(lamports <= free_lamports(pool), NOT_ENOUGH_RESERVE, "NotEnoughReserve");
  const Slice seeds[3] = RESERVE_SEEDS(pool), signer = {seeds, 3};
  TRY(change_supply(8, accounts[4], accounts[2], accounts[0], tokens, 0));
  TRY(send_lamports(accounts[3], accounts[0], lamports, &signer));
  pool->total -= lamports;
  emit_exchange(call, REDEEMED, lamports, tokens);
  return 0;
}

/* manager, pool, reserve, stake, vote, clock, stake history, stake config, rent, stake program, system program */
SHARED u64 delegate(Call *call) {
  LOG("Instruction: Delegate");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 11, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 16, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *manager = accounts[0], *pool_account = accounts[1], *reserve = accounts[2], *stake = accounts[3];
  REQUIRE(manager->is_signer, MISSING_SIGNER, "MissingSigner");
  TRY(check_pool(call, pool_account, reserve));
  Pool *pool = (Pool *)pool_account->data;
  REQUIRE(same_key(&manager->key, &pool->manager), NOT_THE_MANAGER, "NotTheManager");
  REQUIRE(pool->staked == 0, ALREADY_STAKED, "AlreadyStaked");
  REQUIRE(same_key(&accounts[9]->key, &STAKE), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[10]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  u64 lamports = *(const u64 *)(call->data + 8);
  REQUIRE(lamports != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(lamports <= free_lamports(pool), NOT_ENOUGH_RESERVE, "NotEnoughReserve");
  u8 bump;
  const Slice stake_seeds[3] = {{"stake", 5}, {&pool->mint, 32}, {&bump, 1}}, stake_signer = {stake_seeds, 3};
  REQUIRE(is_derived(call, stake_seeds, 2, &stake->key, &bump), INVALID_STAKE, "InvalidStake");
  TRY(open_account(manager, stake, STAKE_BYTES, &STAKE, &stake_signer));
  const Slice reserve_seeds[3] = RESERVE_SEEDS(pool), reserve_signer = {reserve_seeds, 3};
  TRY(send_lamports(reserve, stake, lamports, &reserve_signer));

  begin_call(&STAKE);
  add_account(stake, 1, 0);
  add_account(accounts[8], 0, 0);
  u64 *data = (u64 *)(CALLEE->data + 4);
  *(u32 *)CALLEE->data = 0;
  *(Key *)data = pool_account->key;
  *(Key *)(data + 4) = pool_account->key;
  for (u64 i = 8; i < 14; i++) data[i] = 0;
  TRY(send_call(116, 0));

  const Slice seeds[3] = POOL_SEEDS(pool), signer = {seeds, 3};
  begin_call(&STAKE);
  add_account(stake, 1, 0);
  for (u64 i = 4; i < 8; i++) add_account(accounts[i], 0, 0);
  add_account(pool_account, 0, 1);
  *(u32 *)CALLEE->data = 2;
  TRY(send_call(4, &signer));
  /* The manager pays the rent of the account; it stays with the pool. */
  pool->staked = stake->lamports;
  pool->total += stake->lamports - lamports;
  pool->validator = accounts[4]->key;
  EVENT->other = pool->validator;
  EVENT->amount[0] = lamports;
  EVENT->amount[1] = pool->total;
  emit_for(pool_account, STAKE_DELEGATED, 2);
  return 0;
}

SHARED int is_stake(const Call *call, const Pool *pool, const Account *stake) {
  u8 bump;
  const Slice seeds[2] = {{"stake", 5}, {&pool->mint, 32}};
  return is_derived(call, seeds, 2, &stake->key, &bump);
}

/* Rewards are paid into the stake account: whatever it has more than before. */
SHARED void count_rewards(Pool *pool, const Account *stake) {
  u64 earned = stake->lamports - pool->staked;
  pool->staked += earned;
  pool->total += earned;
  pool->rewards += earned;
}

/* pool, stake */
SHARED u64 refresh(Call *call) {
  LOG("Instruction: Refresh");
  REQUIRE(call->account_count >= 2, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *pool_account = call->accounts[0], *stake = call->accounts[1];
  TRY(check_pool(call, pool_account, 0));
  Pool *pool = (Pool *)pool_account->data;
  REQUIRE(is_stake(call, pool, stake), INVALID_STAKE, "InvalidStake");
  REQUIRE(pool->staked != 0, NOT_STAKED, "NotStaked");
  u64 before = pool->staked;
  REQUIRE(stake->lamports > before, ZERO_AMOUNT, "ZeroAmount");
  count_rewards(pool, stake);
  EVENT->other = pool->validator;
  EVENT->amount[0] = pool->staked - before;
  EVENT->amount[1] = pool->total;
  emit_for(pool_account, REWARDS_COUNTED, 2);
  return 0;
}

/* manager, pool, stake, clock, stake program */
SHARED u64 deactivate(Call *call) {
  LOG("Instruction: Deactivate");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 5, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  TRY(check_pool(call, accounts[1], 0));
  const Pool *pool = (const Pool *)accounts[1]->data;
  REQUIRE(same_key(&accounts[0]->key, &pool->manager), NOT_THE_MANAGER, "NotTheManager");
  REQUIRE(is_stake(call, pool, accounts[2]), INVALID_STAKE, "InvalidStake");
  REQUIRE(same_key(&accounts[4]->key, &STAKE), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(pool->staked != 0, NOT_STAKED, "NotStaked");
  const Slice seeds[3] = POOL_SEEDS(pool), signer = {seeds, 3};
  begin_call(&STAKE);
  add_account(accounts[2], 1, 0);
  add_account(accounts[3], 0, 0);
  add_account(accounts[1], 0, 1);
  *(u32 *)CALLEE->data = 5;
  return send_call(4, &signer);
}

/* pool, reserve, stake, clock, stake history, stake program. The stake program says when it is time. */
SHARED u64 collect(Call *call) {
  LOG("Instruction: Collect");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 6, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *pool_account = accounts[0], *reserve = accounts[1], *stake = accounts[2];
  TRY(check_pool(call, pool_account, reserve));
  Pool *pool = (Pool *)pool_account->data;
  REQUIRE(is_stake(call, pool, stake), INVALID_STAKE, "InvalidStake");
  REQUIRE(same_key(&accounts[5]->key, &STAKE), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(pool->staked != 0, NOT_STAKED, "NotStaked");
  count_rewards(pool, stake);
  u64 lamports = stake->lamports;
  const Slice seeds[3] = POOL_SEEDS(pool), signer = {seeds, 3};
  begin_call(&STAKE);
  add_account(stake, 1, 0);
  add_account(reserve, 1, 0);
  add_account(accounts[3], 0, 0);
  add_account(accounts[4], 0, 0);
  add_account(pool_account, 0, 1);
  *(u32 *)CALLEE->data = 4;
  *(u64 *)(CALLEE->data + 4) = lamports;
  TRY(send_call(12, &signer));
  EVENT->other = pool->validator;
  EVENT->amount[0] = lamports;
  EVENT->amount[1] = pool->total;
  pool->staked = 0;
  pool->validator = SYSTEM;
  emit_for(pool_account, STAKE_COLLECTED, 2);
  return 0;
}

ENTRY(RUN(DEPOSIT, deposit)
      RUN(REDEEM, redeem)
      RUN(REFRESH, refresh)
      RUN(DELEGATE, delegate)
      RUN(DEACTIVATE, deactivate)
      RUN(COLLECT, collect)
      RUN(CREATE_POOL, create_pool))
