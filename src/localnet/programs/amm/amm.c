/*
 * Localnet AMM: constant-product pools of two tokens. It is a program of the localnet alone, and no
 * other chain has it. Instructions, accounts, events and errors are described by amm.idl.json, which a
 * test compares with this file.
 *
 * A pool is a program-derived account that owns both vaults and is mint authority of the LP token. The
 * first 1,000 LP units of a pool are never minted, so that its reserves cannot be emptied.
 */
#include "../include/calls.h"
#include "../include/derived.h"
#include "../include/mints.h"
#include "../include/vaults.h"
#include "../include/wide.h"

enum {
  SLIPPAGE_EXCEEDED = 6000,
  INVALID_VAULT,
  INVALID_MINT,
  ZERO_AMOUNT,
  OVERFLOW,
  INVALID_POOL,
  INVALID_LP_MINT,
  INVALID_TOKEN_ACCOUNT,
  INVALID_PROGRAM,
  MISSING_SIGNER,
  INVALID_FEE,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
  ALREADY_INITIALIZED,
  POOL_IS_EMPTY,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:Pool") and sha256("event:<event>"). */
#define INITIALIZE_POOL 0x28e8ae54ac0ab45ful
#define ADD_LIQUIDITY 0x4834b68f43599db5ul
#define REMOVE_LIQUIDITY 0x6cb1ce1848d15550ul
#define SWAP_EXACT_IN 0xd8b4bda156836868ul
#define POOL_ACCOUNT 0xbc6db111046d9af1ul
#define POOL_INITIALIZED 0xe5fec60c57ad7664ul
#define LIQUIDITY_ADDED 0xa1d940ee6cdd1a9aul
#define LIQUIDITY_REMOVED 0xbda9747c27d869e1ul
#define SWAPPED 0x6d608793533434d9ul

#define LOCKED_LP 1000
#define MAX_FEE 1000
#define POOL_BYTES 211

typedef struct {
  u64 discriminator;
  Key creator;
  Key mint_a;
  Key mint_b;
  Key vault_a;
  Key vault_b;
  Key lp_mint;
  /* LP units counted beside the minted ones; 0 until there is liquidity. */
  u64 locked_lp;
  u16 fee_basis_points;
  u8 bump;
} Pool;

typedef struct {
  u64 discriminator;
  Key key[4];
  u64 amount[5];
} Event;
#define EVENT ((Event *)EVENT_ADDRESS)

#define POOL_SEEDS(pool)                                                                                     \
  {                                                                                                          \
    {"pool", 4}, {&(pool)->mint_a, 32}, {&(pool)->mint_b, 32}, {&(pool)->creator, 32}, { &(pool)->bump, 1 }  \
  }

/* A token account of a mint that is no vault of the pool. */
SHARED int is_user_account(const Account *account, const Account *mint, const Key *pool) {
  return same_key(&account->owner, &mint->owner) && account->data_length >= TOKEN_ACCOUNT_BYTES &&
         same_key((const Key *)account->data, &mint->key) && !same_key((const Key *)(account->data + 32), pool);
}

SHARED int is_pool(const Call *call, const Account *account) {
  return is_state(call, account, POOL_BYTES, POOL_ACCOUNT);
}

/* creator, pool, mint a, mint b, vault a, vault b, LP mint, token programs of all three, system program */
SHARED u64 initialize_pool(Call *call) {
  LOG("Instruction: InitializePool");
  REQUIRE(call->account_count >= 11, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 10, INVALID_INSTRUCTION, "InvalidInstruction");
  Account **accounts = call->accounts;
  Account *creator = accounts[0], *pool_account = accounts[1], *mint_a = accounts[2], *mint_b = accounts[3];
  Account *vault_a = accounts[4], *vault_b = accounts[5], *lp_mint = accounts[6];
  u16 fee = *(u16 *)(call->data + 8);
  REQUIRE(fee <= MAX_FEE, INVALID_FEE, "InvalidFee");
  REQUIRE(creator->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_mint(mint_a) && is_mint(mint_b), INVALID_MINT, "InvalidMint");
  REQUIRE(!same_key(&mint_a->key, &mint_b->key), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[7]->key, &mint_a->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[8]->key, &mint_b->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[9]->key, &TOKEN), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[10]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&pool_account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");

  Key derived;
  u8 bump, other_bump;
  Slice seeds[5] = {{"pool", 4}, {&mint_a->key, 32}, {&mint_b->key, 32}, {&creator->key, 32}, {&bump, 1}};
  Slice signer = {seeds, 5};
  TRY(sol_try_find_program_address(seeds, 4, call->program, &derived, &bump));
  REQUIRE(same_key(&derived, &pool_account->key), INVALID_POOL, "InvalidPool");
  TRY(open_account(creator, pool_account, POOL_BYTES, call->program, &signer));

  Slice other[4] = {{"vault", 5}, {&pool_account->key, 32}, {&mint_a->key, 32}, {&other_bump, 1}};
  signer = (Slice){other, 4};
  TRY(sol_try_find_program_address(other, 3, call->program, &derived, &other_bump));
  REQUIRE(same_key(&derived, &vault_a->key), INVALID_VAULT, "InvalidVault");
  TRY(open_vault(creator, vault_a, mint_a, &pool_account->key, &signer));
  other[2].start = &mint_b->key;
  TRY(sol_try_find_program_address(other, 3, call->program, &derived, &other_bump));
  REQUIRE(same_key(&derived, &vault_b->key), INVALID_VAULT, "InvalidVault");
  TRY(open_vault(creator, vault_b, mint_b, &pool_account->key, &signer));
  other[0].start = "lp_mint";
  other[0].length = 7;
  other[2].start = &other_bump;
  other[2].length = 1;
  signer.length = 3;
  TRY(sol_try_find_program_address(other, 2, call->program, &derived, &other_bump));
  REQUIRE(same_key(&derived, &lp_mint->key), INVALID_LP_MINT, "InvalidLpMint");
  TRY(open_lp_mint(creator, lp_mint, &pool_account->key, &signer));

  Pool *pool = (Pool *)pool_account->data;
  pool->discriminator = POOL_ACCOUNT;
  pool->creator = creator->key;
  pool->mint_a = mint_a->key;
  pool->mint_b = mint_b->key;
  pool->vault_a = vault_a->key;
  pool->vault_b = vault_b->key;
  pool->lp_mint = lp_mint->key;
  pool->locked_lp = 0;
  pool->fee_basis_points = fee;
  pool->bump = bump;
  EVENT->key[0] = pool_account->key;
  EVENT->key[1] = creator->key;
  EVENT->key[2] = mint_a->key;
  EVENT->key[3] = mint_b->key;
  EVENT->amount[0] = fee;
  emit(POOL_INITIALIZED, 8 + 4 * 32 + 2);
  return 0;
}

/*
 * user, pool, mint a, mint b, LP mint, the user's a, b and LP accounts, vault a, vault b, token programs of
 * a, b and LP
 */
SHARED u64 check_liquidity_call(const Call *call) {
  Account *const *accounts = call->accounts;
  REQUIRE(call->account_count >= 13, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 32, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_pool(call, accounts[1]), INVALID_POOL, "InvalidPool");
  const Pool *pool = (const Pool *)accounts[1]->data;
  const Key *self = &accounts[1]->key;
  REQUIRE(same_key(&accounts[2]->key, &pool->mint_a), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[3]->key, &pool->mint_b), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[4]->key, &pool->lp_mint), INVALID_LP_MINT, "InvalidLpMint");
  REQUIRE(is_user_account(accounts[5], accounts[2], self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(is_user_account(accounts[6], accounts[3], self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(is_user_account(accounts[7], accounts[4], self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(same_key(&accounts[8]->key, &pool->vault_a), INVALID_VAULT, "InvalidVault");
  REQUIRE(same_key(&accounts[9]->key, &pool->vault_b), INVALID_VAULT, "InvalidVault");
  REQUIRE(same_key(&accounts[10]->key, &accounts[2]->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[11]->key, &accounts[3]->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[12]->key, &TOKEN), INVALID_PROGRAM, "InvalidProgram");
  return 0;
}

/* Liquidity events: pool, user; a, b and LP amounts, reserves after. */
SHARED void emit_liquidity(const Call *call, u64 discriminator, u64 amount_a, u64 amount_b, u64 lp) {
  EVENT->key[0] = call->accounts[1]->key;
  EVENT->key[1] = call->accounts[0]->key;
  u64 *amounts = EVENT->key[2].word;
  amounts[0] = amount_a;
  amounts[1] = amount_b;
  amounts[2] = lp;
  amounts[3] = token_amount(call->accounts[8]);
  amounts[4] = token_amount(call->accounts[9]);
  emit(discriminator, 8 + 2 * 32 + 5 * 8);
}

/* Takes at most the two amounts, in the ratio of the reserves; the first deposit sets it. */
SHARED u64 add_liquidity(Call *call) {
  LOG("Instruction: AddLiquidity");
  TRY(check_liquidity_call(call));
  Account **accounts = call->accounts;
  Pool *pool = (Pool *)accounts[1]->data;
  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 amount_a = arguments[0], amount_b = arguments[1], lp;
  REQUIRE(amount_a != 0 && amount_b != 0, ZERO_AMOUNT, "ZeroAmount");
  u64 reserve_a = token_amount(accounts[8]), reserve_b = token_amount(accounts[9]);
  if (pool->locked_lp == 0) {
    /* What somebody sent to the vaults before the first deposit becomes part of it. */
    REQUIRE(reserve_a + amount_a >= reserve_a && reserve_b + amount_b >= reserve_b, OVERFLOW, "Overflow");
    lp = root_of_product(reserve_a + amount_a, reserve_b + amount_b);
    REQUIRE(lp > LOCKED_LP, ZERO_AMOUNT, "ZeroAmount");
    lp -= LOCKED_LP;
    pool->locked_lp = LOCKED_LP;
  } else {
    u64 supply = mint_supply(accounts[4]) + pool->locked_lp;
    u64 by_b, rest;
    REQUIRE(supply >= LOCKED_LP, OVERFLOW, "Overflow");
    REQUIRE(multiply_divide(amount_a, supply, reserve_a, &lp, &rest), OVERFLOW, "Overflow");
    REQUIRE(multiply_divide(amount_b, supply, reserve_b, &by_b, &rest), OVERFLOW, "Overflow");
    if (by_b < lp) lp = by_b;
    REQUIRE(lp != 0, ZERO_AMOUNT, "ZeroAmount");
    REQUIRE(supply + lp > supply, OVERFLOW, "Overflow");
    REQUIRE(multiply_divide_up(lp, reserve_a, supply, &amount_a), OVERFLOW, "Overflow");
    REQUIRE(multiply_divide_up(lp, reserve_b, supply, &amount_b), OVERFLOW, "Overflow");
    REQUIRE(reserve_a + amount_a >= reserve_a && reserve_b + amount_b >= reserve_b, OVERFLOW, "Overflow");
  }
  REQUIRE(lp >= arguments[2], SLIPPAGE_EXCEEDED, "SlippageExceeded");
  const Slice seeds[5] = POOL_SEEDS(pool), signer = {seeds, 5};
  TRY(transfer(accounts[5], accounts[2], accounts[8], accounts[0], amount_a, 0));
  TRY(transfer(accounts[6], accounts[3], accounts[9], accounts[0], amount_b, 0));
  TRY(change_supply(7, accounts[4], accounts[7], accounts[1], lp, &signer));
  emit_liquidity(call, LIQUIDITY_ADDED, amount_a, amount_b, lp);
  return 0;
}

/* Burns LP tokens for their share of both reserves. */
SHARED u64 remove_liquidity(Call *call) {
  LOG("Instruction: RemoveLiquidity");
  TRY(check_liquidity_call(call));
  Account **accounts = call->accounts;
  const Pool *pool = (const Pool *)accounts[1]->data;
  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 lp = arguments[0], amount_a, amount_b, rest;
  REQUIRE(lp != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(pool->locked_lp != 0, POOL_IS_EMPTY, "PoolIsEmpty");
  u64 supply = mint_supply(accounts[4]) + pool->locked_lp;
  REQUIRE(supply >= LOCKED_LP, OVERFLOW, "Overflow");
  u64 reserve_a = token_amount(accounts[8]), reserve_b = token_amount(accounts[9]);
  REQUIRE(multiply_divide(lp, reserve_a, supply, &amount_a, &rest), OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(lp, reserve_b, supply, &amount_b, &rest), OVERFLOW, "Overflow");
  REQUIRE(amount_a >= arguments[1] && amount_b >= arguments[2], SLIPPAGE_EXCEEDED, "SlippageExceeded");
  const Slice seeds[5] = POOL_SEEDS(pool), signer = {seeds, 5};
  TRY(change_supply(8, accounts[7], accounts[4], accounts[0], lp, 0));
  TRY(transfer(accounts[8], accounts[2], accounts[5], accounts[1], amount_a, &signer));
  TRY(transfer(accounts[9], accounts[3], accounts[6], accounts[1], amount_b, &signer));
  emit_liquidity(call, LIQUIDITY_REMOVED, amount_a, amount_b, lp);
  return 0;
}

/* user, pool, mint in, mint out, the user's source and destination, vault in, vault out, token programs */
SHARED u64 swap_exact_in(Call *call) {
  LOG("Instruction: SwapExactIn");
  REQUIRE(call->account_count >= 10, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 24, INVALID_INSTRUCTION, "InvalidInstruction");
  Account **accounts = call->accounts;
  Account *user = accounts[0], *pool_account = accounts[1], *mint_in = accounts[2], *mint_out = accounts[3];
  Account *source = accounts[4], *destination = accounts[5], *vault_in = accounts[6], *vault_out = accounts[7];
  REQUIRE(user->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_pool(call, pool_account), INVALID_POOL, "InvalidPool");
  const Pool *pool = (const Pool *)pool_account->data;
  int is_from_a = same_key(&mint_in->key, &pool->mint_a);
  const Key *self = &pool_account->key;
  const Key *expected_in = is_from_a ? &pool->mint_a : &pool->mint_b;
  const Key *expected_out = is_from_a ? &pool->mint_b : &pool->mint_a;
  REQUIRE(same_key(&mint_in->key, expected_in), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&mint_out->key, expected_out), INVALID_MINT, "InvalidMint");
  expected_in = is_from_a ? &pool->vault_a : &pool->vault_b;
  expected_out = is_from_a ? &pool->vault_b : &pool->vault_a;
  REQUIRE(same_key(&vault_in->key, expected_in), INVALID_VAULT, "InvalidVault");
  REQUIRE(same_key(&vault_out->key, expected_out), INVALID_VAULT, "InvalidVault");
  REQUIRE(is_user_account(source, mint_in, self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(is_user_account(destination, mint_out, self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(same_key(&accounts[8]->key, &mint_in->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[9]->key, &mint_out->owner), INVALID_PROGRAM, "InvalidProgram");

  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 amount_in = arguments[0], fee, amount_out, rest;
  REQUIRE(amount_in != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(pool->locked_lp != 0, POOL_IS_EMPTY, "PoolIsEmpty");
  u64 reserve_in = token_amount(vault_in), reserve_out = token_amount(vault_out);
  REQUIRE(reserve_in + amount_in > reserve_in, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide_up(amount_in, pool->fee_basis_points, BASIS_POINTS, &fee), OVERFLOW, "Overflow");
  u64 net_in = amount_in - fee;
  REQUIRE(multiply_divide(reserve_out, net_in, reserve_in + net_in, &amount_out, &rest), OVERFLOW, "Overflow");
  REQUIRE(amount_out != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(amount_out >= arguments[1], SLIPPAGE_EXCEEDED, "SlippageExceeded");

  const Slice seeds[5] = POOL_SEEDS(pool), signer = {seeds, 5};
  TRY(transfer(source, mint_in, vault_in, user, amount_in, 0));
  TRY(transfer(vault_out, mint_out, destination, pool_account, amount_out, &signer));
  EVENT->key[0] = pool_account->key;
  EVENT->key[1] = user->key;
  EVENT->key[2] = mint_in->key;
  EVENT->key[3] = mint_out->key;
  EVENT->amount[0] = amount_in;
  EVENT->amount[1] = fee;
  EVENT->amount[2] = amount_out;
  EVENT->amount[3] = token_amount(vault_in);
  EVENT->amount[4] = token_amount(vault_out);
  emit(SWAPPED, sizeof(Event));
  sol_set_return_data(&EVENT->amount[2], 8);
  return 0;
}

ENTRY(RUN(SWAP_EXACT_IN, swap_exact_in)
      RUN(ADD_LIQUIDITY, add_liquidity)
      RUN(REMOVE_LIQUIDITY, remove_liquidity)
      RUN(INITIALIZE_POOL, initialize_pool))
