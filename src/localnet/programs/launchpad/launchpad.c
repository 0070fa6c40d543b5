/*
 * Localnet Launchpad: tokens sold along a bonding curve until a pool of the Localnet AMM opens for them. It is a
 * program of the localnet alone, and no other chain has it. Instructions, accounts, events and errors are described
 * by launchpad.idl.json, which a test compares with this file.
 *
 * A launch makes the mint, with its name in it, and gives the whole supply to the curve; nobody can mint more,
 * freeze, or rename it. The curve is a constant product over reserves of which a part is virtual. What is raised waits
 * in an account of the program; when the last token for sale is sold, it goes into a pool with the rest of the
 * supply, at the last price, and the LP tokens are burnt. One part in a hundred of what is traded is the creator's.
 */
#define CALLEE_ACCOUNTS 13
#define CALLEE_DATA 1000
#include "../include/calls.h"
#include "../include/derived.h"
#include "../include/vaults.h"
#include "../include/wide.h"

enum {
  SLIPPAGE_EXCEEDED = 6000,
  ZERO_AMOUNT,
  OVERFLOW,
  INVALID_CURVE,
  INVALID_MINT,
  INVALID_VAULT,
  INVALID_TOKEN_ACCOUNT,
  INVALID_POOL,
  INVALID_PROGRAM,
  INVALID_TEXT,
  MISSING_SIGNER,
  NOT_SELLING,
  NOT_COMPLETE,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:BondingCurve") and sha256("event:<event>"). */
#define CREATE 0x77071c0528c81e18ul
#define BUY 0xeaebda01123d0666ul
#define SELL 0xad837f01a485e633ul
#define CLAIM_FEES 0xcab8340c9ce9fb52ul
#define GRADUATE 0x8240da11b5e1eb2dul
#define CURVE_ACCOUNT 0x60acd86037f8b717ul
#define TOKEN_CREATED 0xac934e82ff2913ecul
#define TRADED 0x96a02b93af49cae1ul
#define CURVE_COMPLETED 0xef381db7fa4ae01ul
#define GRADUATED 0xc09cf58c3242f133ul
#define FEES_CLAIMED 0x3e0e9d26de6e6816ul
/* First eight bytes of sha256("spl_token_metadata_interface:initialize_account"). */
#define INITIALIZE_METADATA 0x8d4db858a21ee1d2ul

static const Key AMM = {{0x876c5c9bc3bd1205, 0xaf54b1930cbf7069, 0x35ae13050f2b6331, 0x8801ac32}};
/* Of a pool of the AMM: its size and discriminator, where its mints and its locked LP units stand, and its fee. */
#define POOL_BYTES 211
#define POOL_ACCOUNT 0xbc6db111046d9af1ul
#define POOL_MINT_A 40
#define POOL_MINT_B 72
#define POOL_LP_MINT 168
#define POOL_LOCKED_LP 200
#define POOL_FEE 208
#define POOL_FEE_BASIS_POINTS 100
#define ADD_LIQUIDITY 0x4834b68f43599db5ul

#define DECIMALS 6
#define SUPPLY 1000000000000000ul
#define FOR_SALE 793100000000000ul
#define FOR_POOL (SUPPLY - FOR_SALE)
/* What the price begins with: 12 SOL against 1,073 million tokens. */
#define VIRTUAL_SOL 12000000000ul
#define VIRTUAL_TOKENS 1073000000000000ul
#define FEE_BASIS_POINTS 100

/* A mint whose only extension is a pointer to its own metadata, before there are any. */
#define POINTED_MINT_BYTES 234
/* Metadata: type and length, update authority and mint, three lengths, and an empty list. */
#define METADATA_BYTES (4 + 64 + 12 + 4)
#define MOST_NAME 32
#define MOST_SYMBOL 10
#define MOST_URI 600

enum { SELLING, COMPLETE, IN_POOL };

typedef struct {
  u64 discriminator;
  Key creator;
  Key mint;
  u64 virtual_sol;
  u64 virtual_tokens;
  /* Lamports raised that wait for the pool, and tokens still for sale. */
  u64 real_sol;
  u64 real_tokens;
  /* Lamports the creator can claim. */
  u64 fees;
  u8 stage;
  u8 bump;
  u8 sol_bump;
  u8 vault_bump;
} Curve;
#define CURVE_BYTES 116

typedef struct {
  u64 discriminator;
  Key mint;
  Key user;
  u64 sol_amount;
  u64 token_amount;
  u64 fee;
  u64 virtual_sol;
  u64 virtual_tokens;
  u64 real_sol;
  u64 real_tokens;
  u8 is_buy;
} Trade;
typedef struct {
  u64 discriminator;
  Key mint;
  Key other;
  Key third;
  u64 amount[2];
} Event;
#define TRADE ((Trade *)EVENT_ADDRESS)
#define EVENT ((Event *)EVENT_ADDRESS)

#define CURVE_SEEDS(curve)                                                                                   \
  {                                                                                                          \
    {"curve", 5}, {&(curve)->mint, 32}, { &(curve)->bump, 1 }                                                \
  }
#define SOL_SEEDS(curve)                                                                                     \
  {                                                                                                          \
    {"sol", 3}, {&(curve)->mint, 32}, { &(curve)->sol_bump, 1 }                                              \
  }
#define VAULT_SEEDS(curve)                                                                                   \
  {                                                                                                          \
    {"vault", 5}, {&(curve)->mint, 32}, { &(curve)->vault_bump, 1 }                                          \
  }

SHARED int is_curve(const Call *call, const Account *account) {
  return is_state(call, account, CURVE_BYTES, CURVE_ACCOUNT);
}

/* Length of one text; 0 when it is empty, too long, or goes over the end. */
SHARED u64 text_length(const Call *call, u64 at, u64 most) {
  if (at + 4 > call->data_length) return 0;
  u64 length = *(const u32 *)(call->data + at);
  return length <= most && at + 4 + length <= call->data_length ? length : 0;
}

/* Name, symbol and URI are handed on as they came: the token program reads them the same way. */
SHARED u64 open_mint(Call *call, Account *creator, Account *mint, Account *curve, const Slice *signer) {
  u64 texts = call->data_length - 8, lamports;
  TRY(open_account(creator, mint, POINTED_MINT_BYTES, &TOKEN_2022, 0));
  TRY(find_rent(POINTED_MINT_BYTES + METADATA_BYTES + texts - 12, &lamports));
  if (mint->lamports < lamports) TRY(send_lamports(creator, mint, lamports - mint->lamports, 0));

  begin_call(&TOKEN_2022);
  add_account(mint, 1, 0);
  *(u16 *)CALLEE->data = 39;
  *(Key *)(CALLEE->data + 2) = SYSTEM;
  *(Key *)(CALLEE->data + 34) = mint->key;
  TRY(send_call(66, 0));

  begin_call(&TOKEN_2022);
  add_account(mint, 1, 0);
  CALLEE->data[0] = 20;
  CALLEE->data[1] = DECIMALS;
  *(Key *)(CALLEE->data + 2) = curve->key;
  CALLEE->data[34] = 0;
  TRY(send_call(35, 0));

  begin_call(&TOKEN_2022);
  add_account(mint, 1, 0);
  add_account(curve, 0, 0);
  add_account(mint, 0, 0);
  add_account(curve, 0, 1);
  *(u64 *)CALLEE->data = INITIALIZE_METADATA;
  for (u64 i = 0; i < texts; i++) CALLEE->data[8 + i] = call->data[8 + i];
  return send_call(8 + texts, signer);
}

/* creator, mint, curve, token vault, SOL vault, Token-2022, system program */
SHARED u64 create(Call *call) {
  LOG("Instruction: Create");
  REQUIRE(call->account_count >= 7, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  Account **accounts = call->accounts;
  Account *creator = accounts[0], *mint = accounts[1], *curve_account = accounts[2];
  Account *token_vault = accounts[3], *sol_vault = accounts[4];
  u64 name = text_length(call, 8, MOST_NAME);
  u64 symbol = text_length(call, 12 + name, MOST_SYMBOL);
  u64 uri = text_length(call, 16 + name + symbol, MOST_URI);
  REQUIRE(name != 0 && symbol != 0 && uri != 0, INVALID_TEXT, "InvalidText");
  REQUIRE(call->data_length == 20 + name + symbol + uri, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(creator->is_signer && mint->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(same_key(&mint->owner, &SYSTEM), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[5]->key, &TOKEN_2022), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[6]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");

  u8 bump, sol_bump, vault_bump;
  const Slice seeds[3] = {{"curve", 5}, {&mint->key, 32}, {&bump, 1}}, signer = {seeds, 3};
  const Slice sol_seeds[2] = {{"sol", 3}, {&mint->key, 32}};
  const Slice vault_seeds[3] = {{"vault", 5}, {&mint->key, 32}, {&vault_bump, 1}};
  const Slice vault_signer = {vault_seeds, 3};
  REQUIRE(is_derived(call, seeds, 2, &curve_account->key, &bump), INVALID_CURVE, "InvalidCurve");
  REQUIRE(is_derived(call, sol_seeds, 2, &sol_vault->key, &sol_bump), INVALID_VAULT, "InvalidVault");
  REQUIRE(is_derived(call, vault_seeds, 2, &token_vault->key, &vault_bump), INVALID_VAULT, "InvalidVault");
  TRY(open_account(creator, curve_account, CURVE_BYTES, call->program, &signer));
  TRY(open_mint(call, creator, mint, curve_account, &signer));
  TRY(open_vault(creator, token_vault, mint, &curve_account->key, &vault_signer));
  u64 rent;
  TRY(find_rent(0, &rent));
  TRY(send_lamports(creator, sol_vault, rent, 0));
  TRY(change_supply(7, mint, token_vault, curve_account, SUPPLY, &signer));
  begin_call(&TOKEN_2022);
  add_account(mint, 1, 0);
  add_account(curve_account, 0, 1);
  CALLEE->data[0] = 6;
  *(u16 *)(CALLEE->data + 1) = 0;
  TRY(send_call(3, &signer));

  Curve *curve = (Curve *)curve_account->data;
  curve->discriminator = CURVE_ACCOUNT;
  curve->creator = creator->key;
  curve->mint = mint->key;
  curve->virtual_sol = VIRTUAL_SOL;
  curve->virtual_tokens = VIRTUAL_TOKENS;
  curve->real_tokens = FOR_SALE;
  curve->stage = SELLING;
  curve->bump = bump;
  curve->sol_bump = sol_bump;
  curve->vault_bump = vault_bump;
  EVENT->mint = mint->key;
  EVENT->other = curve_account->key;
  EVENT->third = creator->key;
  emit(TOKEN_CREATED, 8 + 3 * 32);
  return 0;
}

/* user, curve, mint, token vault, SOL vault, the user's tokens, Token-2022, system program */
SHARED u64 check_trade(const Call *call) {
  Account *const *accounts = call->accounts;
  REQUIRE(call->account_count >= 8, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 24, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_curve(call, accounts[1]), INVALID_CURVE, "InvalidCurve");
  const Curve *curve = (const Curve *)accounts[1]->data;
  REQUIRE(curve->stage == SELLING, NOT_SELLING, "NotSelling");
  REQUIRE(same_key(&accounts[2]->key, &curve->mint), INVALID_MINT, "InvalidMint");
  const Account *vault = accounts[3];
  const Slice seeds[3] = VAULT_SEEDS(curve), sol_seeds[3] = SOL_SEEDS(curve);
  REQUIRE(is_own(call, seeds, 3, &vault->key), INVALID_VAULT, "InvalidVault");
  REQUIRE(is_own(call, sol_seeds, 3, &accounts[4]->key), INVALID_VAULT, "InvalidVault");
  REQUIRE(!same_key(&accounts[5]->key, &vault->key), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(same_key(&accounts[6]->key, &TOKEN_2022), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[7]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  return 0;
}

SHARED void emit_trade(const Call *call, u8 is_buy, u64 sol_amount, u64 token_amount, u64 fee) {
  const Curve *curve = (const Curve *)call->accounts[1]->data;
  TRADE->mint = curve->mint;
  TRADE->user = call->accounts[0]->key;
  TRADE->sol_amount = sol_amount;
  TRADE->token_amount = token_amount;
  TRADE->fee = fee;
  TRADE->virtual_sol = curve->virtual_sol;
  TRADE->virtual_tokens = curve->virtual_tokens;
  TRADE->real_sol = curve->real_sol;
  TRADE->real_tokens = curve->real_tokens;
  TRADE->is_buy = is_buy;
  emit(TRADED, 8 + 2 * 32 + 7 * 8 + 1);
}

/* Spends at most so many lamports, the fee among them; less where fewer tokens are left than they would buy. */
SHARED u64 buy(Call *call) {
  LOG("Instruction: Buy");
  TRY(check_trade(call));
  Account **accounts = call->accounts;
  Curve *curve = (Curve *)accounts[1]->data;
  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 total = arguments[0], sol, tokens, rest;
  REQUIRE(total != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(multiply_divide(total, BASIS_POINTS, BASIS_POINTS + FEE_BASIS_POINTS, &sol, &rest), OVERFLOW,
          "Overflow");
  u64 vs = curve->virtual_sol, vt = curve->virtual_tokens;
  REQUIRE(vs + sol >= vs, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(vt, sol, vs + sol, &tokens, &rest), OVERFLOW, "Overflow");
  u64 fee = total - sol;
  if (tokens >= curve->real_tokens) {
    tokens = curve->real_tokens;
    REQUIRE(multiply_divide_up(vs, tokens, vt - tokens, &sol), OVERFLOW, "Overflow");
    REQUIRE(multiply_divide_up(sol, FEE_BASIS_POINTS, BASIS_POINTS, &fee), OVERFLOW, "Overflow");
    REQUIRE(sol + fee <= total, OVERFLOW, "Overflow");
  }
  REQUIRE(tokens != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(tokens >= arguments[1], SLIPPAGE_EXCEEDED, "SlippageExceeded");
  const Slice seeds[3] = CURVE_SEEDS(curve), signer = {seeds, 3};
  TRY(send_lamports(accounts[0], accounts[4], sol + fee, 0));
  TRY(transfer(accounts[3], accounts[2], accounts[5], accounts[1], tokens, &signer));
  curve->virtual_sol = vs + sol;
  curve->virtual_tokens = vt - tokens;
  curve->real_sol += sol;
  curve->real_tokens -= tokens;
  curve->fees += fee;
  if (curve->real_tokens == 0) curve->stage = COMPLETE;
  emit_trade(call, 1, sol + fee, tokens, fee);
  if (curve->stage != COMPLETE) return 0;
  EVENT->mint = curve->mint;
  EVENT->other = accounts[1]->key;
  emit(CURVE_COMPLETED, 8 + 2 * 32);
  return 0;
}

/* Gives tokens back to the curve, for what they are worth now less the fee. */
SHARED u64 sell(Call *call) {
  LOG("Instruction: Sell");
  TRY(check_trade(call));
  Account **accounts = call->accounts;
  Curve *curve = (Curve *)accounts[1]->data;
  const u64 *arguments = (const u64 *)(call->data + 8);
  u64 tokens = arguments[0], sol, fee, rest;
  REQUIRE(tokens != 0, ZERO_AMOUNT, "ZeroAmount");
  u64 vs = curve->virtual_sol, vt = curve->virtual_tokens;
  REQUIRE(vt + tokens >= vt, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(vs, tokens, vt + tokens, &sol, &rest), OVERFLOW, "Overflow");
  REQUIRE(sol <= curve->real_sol, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide_up(sol, FEE_BASIS_POINTS, BASIS_POINTS, &fee), OVERFLOW, "Overflow");
  REQUIRE(sol > fee, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(sol - fee >= arguments[1], SLIPPAGE_EXCEEDED, "SlippageExceeded");
  const Slice seeds[3] = SOL_SEEDS(curve), signer = {seeds, 3};
  TRY(transfer(accounts[5], accounts[2], accounts[3], accounts[0], tokens, 0));
  TRY(send_lamports(accounts[4], accounts[0], sol - fee, &signer));
  curve->virtual_sol = vs - sol;
  curve->virtual_tokens = vt + tokens;
  curve->real_sol -= sol;
  curve->real_tokens += tokens;
  curve->fees += fee;
  emit_trade(call, 0, sol - fee, tokens, fee);
  return 0;
}

/* creator, curve, SOL vault, system program */
SHARED u64 claim_fees(Call *call) {
  LOG("Instruction: ClaimFees");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 4, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_curve(call, accounts[1]), INVALID_CURVE, "InvalidCurve");
  Curve *curve = (Curve *)accounts[1]->data;
  REQUIRE(same_key(&accounts[0]->key, &curve->creator), INVALID_CURVE, "InvalidCurve");
  const Slice seeds[3] = SOL_SEEDS(curve), signer = {seeds, 3};
  REQUIRE(is_own(call, seeds, 3, &accounts[2]->key), INVALID_VAULT, "InvalidVault");
  REQUIRE(same_key(&accounts[3]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  u64 fees = curve->fees;
  REQUIRE(fees != 0, ZERO_AMOUNT, "ZeroAmount");
  TRY(send_lamports(accounts[2], accounts[0], fees, &signer));
  curve->fees = 0;
  EVENT->mint = curve->mint;
  EVENT->other = curve->creator;
  EVENT->third.word[0] = fees;
  emit(FEES_CLAIMED, 8 + 2 * 32 + 8);
  return 0;
}

/*
 * payer, curve, mint, wrapped SOL, token vault, SOL vault, the curve's wrapped SOL and LP tokens; pool, its vaults and
 * its LP mint; AMM, token programs, system program. The pool is an empty one of this mint and SOL that anybody opened.
 */
SHARED u64 graduate(Call *call) {
  LOG("Instruction: Graduate");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 16, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  Account *curve_account = accounts[1], *mint = accounts[2], *wrapped = accounts[6], *lp = accounts[7];
  const Account *pool = accounts[8];
  REQUIRE(is_curve(call, curve_account), INVALID_CURVE, "InvalidCurve");
  Curve *curve = (Curve *)curve_account->data;
  REQUIRE(curve->stage == COMPLETE, NOT_COMPLETE, "NotComplete");
  REQUIRE(same_key(&mint->key, &curve->mint), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[3]->key, &WRAPPED_SOL), INVALID_MINT, "InvalidMint");
  const Slice vault_seeds[3] = VAULT_SEEDS(curve), sol_seeds[3] = SOL_SEEDS(curve), sol_signer = {sol_seeds, 3};
  REQUIRE(is_own(call, vault_seeds, 3, &accounts[4]->key), INVALID_VAULT, "InvalidVault");
  REQUIRE(is_own(call, sol_seeds, 3, &accounts[5]->key), INVALID_VAULT, "InvalidVault");
  REQUIRE(same_key(&pool->owner, &AMM) && pool->data_length == POOL_BYTES && *(u64 *)pool->data == POOL_ACCOUNT,
          INVALID_POOL, "InvalidPool");
  REQUIRE(same_key((const Key *)(pool->data + POOL_MINT_A), &mint->key), INVALID_POOL, "InvalidPool");
  REQUIRE(same_key((const Key *)(pool->data + POOL_MINT_B), &WRAPPED_SOL), INVALID_POOL, "InvalidPool");
  REQUIRE(*(u64 *)(pool->data + POOL_LOCKED_LP) == 0, INVALID_POOL, "InvalidPool");
  REQUIRE(*(u16 *)(pool->data + POOL_FEE) == POOL_FEE_BASIS_POINTS, INVALID_POOL, "InvalidPool");
  REQUIRE(same_key(&accounts[12]->key, &AMM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[13]->key, &TOKEN), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[14]->key, &TOKEN_2022), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[15]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  const Key *self = &curve_account->key, *lp_mint = (const Key *)(pool->data + POOL_LP_MINT);
  REQUIRE(is_account_of(wrapped, &TOKEN, &WRAPPED_SOL, self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(is_account_of(lp, &TOKEN, lp_mint, self), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");

  u64 sol = curve->real_sol;
  TRY(send_lamports(accounts[5], wrapped, sol, &sol_signer));
  begin_call(&TOKEN);
  add_account(wrapped, 1, 0);
  CALLEE->data[0] = 17;
  TRY(send_call(1, 0));

  const Slice seeds[3] = CURVE_SEEDS(curve), signer = {seeds, 3};
  begin_call(&AMM);
  add_account(curve_account, 0, 1);
  add_account(accounts[8], 1, 0);
  add_account(mint, 0, 0);
  add_account(accounts[3], 0, 0);
  add_account(accounts[11], 1, 0);
  add_account(accounts[4], 1, 0);
  add_account(wrapped, 1, 0);
  add_account(lp, 1, 0);
  add_account(accounts[9], 1, 0);
  add_account(accounts[10], 1, 0);
  add_account(accounts[14], 0, 0);
  add_account(accounts[13], 0, 0);
  add_account(accounts[13], 0, 0);
  u64 *data = (u64 *)CALLEE->data;
  data[0] = ADD_LIQUIDITY;
  data[1] = FOR_POOL;
  data[2] = sol;
  data[3] = 1;
  TRY(send_call(32, &signer));
  TRY(change_supply(8, lp, accounts[11], curve_account, token_amount(lp), &signer));
  curve->stage = IN_POOL;
  curve->real_sol = 0;
  EVENT->mint = curve->mint;
  EVENT->other = curve_account->key;
  EVENT->third = accounts[8]->key;
  EVENT->amount[0] = FOR_POOL;
  EVENT->amount[1] = sol;
  emit(GRADUATED, sizeof(Event));
  return 0;
}

ENTRY(RUN(BUY, buy)
      RUN(SELL, sell)
      RUN(CREATE, create)
      RUN(CLAIM_FEES, claim_fees)
      RUN(GRADUATE, graduate))
