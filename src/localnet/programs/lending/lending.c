/*
 * Localnet Lend: markets in which one token is lent against another. It is a program of the localnet alone, and no
 * other chain has it. Instructions, accounts, events and errors are described by lending.idl.json, which a test
 * compares with this file.
 *
 * A market is a pair of tokens, priced by two feeds of the Localnet Oracle that its creator chose once and for all: who
 * lends trusts them. Lenders and borrowers have shares, so that interest needs no visit to each position. A loan whose
 * collateral is worth too little can be repaid by anybody, for collateral of more than that worth.
 */
#include "../include/calls.h"
#include "../include/derived.h"
#include "../include/feeds.h"
#include "../include/mints.h"
#include "../include/vaults.h"
#include "../include/wide.h"

enum {
  ZERO_AMOUNT = 6000,
  OVERFLOW,
  INVALID_MARKET,
  INVALID_POSITION,
  INVALID_MINT,
  INVALID_VAULT,
  INVALID_TOKEN_ACCOUNT,
  INVALID_FEED,
  INVALID_PROGRAM,
  INVALID_RATE,
  MISSING_SIGNER,
  STALE_PRICE,
  NOT_ENOUGH_LIQUIDITY,
  NOT_ENOUGH_COLLATERAL,
  HEALTHY,
  ALREADY_INITIALIZED,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:<account>") and sha256("event:<event>"). */
#define CREATE_MARKET 0xfefbbcc8eb61e267ul
#define OPEN_POSITION 0x31f0980f4d2f8087ul
#define SUPPLY 0xc605d1fa3d744351ul
#define WITHDRAW 0x22a16d949c4612b7ul
#define ADD_COLLATERAL 0xcef9b0a12a79527ful
#define REMOVE_COLLATERAL 0x4148145c5682de56ul
#define BORROW 0x125974cfca83fde4ul
#define REPAY 0xa6dbead0524367eaul
#define LIQUIDATE 0x4a272e307de2b3dful
#define MARKET_ACCOUNT 0x781c9d48623272f6ul
#define POSITION_ACCOUNT 0xd0f7407ae48fbcaaul
#define MARKET_CREATED 0x3a0654e2e782b858ul
#define SUPPLIED 0x27854ba248ef7289ul
#define WITHDRAWN 0xddb7cc2c6df5914ul
#define COLLATERAL_ADDED 0x8d4a409df93a44acul
#define COLLATERAL_REMOVED 0x481b2791ed63926ul
#define BORROWED 0xe6fd91224ef1b6e1ul
#define REPAID 0x17aca49607e7f826ul
#define LIQUIDATED 0x44f6aa004b3739e7ul

#define MOST_RATE 10000
#define MOST_LOAN_TO_VALUE 9000
/* A loan is liquidated when it is above the most that can be borrowed by so much. */
#define MARGIN 500
/* What a liquidator gets for each part repaid. */
#define SEIZED_BASIS_POINTS 10500
#define SECONDS_A_YEAR 31536000ul
#define EVERYTHING 0xfffffffffffffffful

typedef struct {
  u64 discriminator;
  Key creator;
  Key collateral_mint;
  Key loan_mint;
  Key collateral_feed;
  Key loan_feed;
  /* Units lenders have with the interest so far, and their shares. */
  u64 supplied;
  u64 supply_shares;
  /* Units borrowers owe with the interest so far, and their shares. */
  u64 borrowed;
  u64 borrow_shares;
  u64 accrued_time;
  /* By the year, and the most that can be borrowed of the collateral's worth. */
  u16 rate_basis_points;
  u16 loan_to_value;
  u8 bump;
  /* Of the vaults: that of the collateral, that of the loan. */
  u8 vault_bump[2];
} Market;
#define MARKET_BYTES 215

typedef struct {
  u64 discriminator;
  Key market;
  Key owner;
  u64 supply_shares;
  u64 borrow_shares;
  u64 collateral;
} Position;
#define POSITION_BYTES 96

typedef struct {
  u64 discriminator;
  Key market;
  Key user;
  u64 amount[4];
} Event;
#define EVENT ((Event *)EVENT_ADDRESS)

#define MARKET_SEEDS(market)                                                                                 \
  {                                                                                                          \
    {"market", 6}, {&(market)->collateral_mint, 32}, {&(market)->loan_mint, 32}, {&(market)->creator, 32}, { \
      &(market)->bump, 1                                                                                     \
    }                                                                                                        \
  }

SHARED void emit_for(const Key *market, const Key *user, u64 discriminator, u64 amounts) {
  EVENT->market = *market;
  EVENT->user = *user;
  emit(discriminator, 8 + 2 * 32 + amounts * 8);
}

/* What units are worth in millionths of a dollar, rounded up where `is_up`. The scale is of the mint and its feed. */
SHARED u64 to_micro(u64 units, const Account *feed_account, const Account *mint, int is_up, u64 *micro) {
  const Feed *feed = (const Feed *)feed_account->data;
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  REQUIRE(is_fresh(feed, &clock), STALE_PRICE, "StalePrice");
  u64 scale = micro_scale(feed_account, mint), rest;
  REQUIRE(scale != 0, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(units, feed->price, scale, micro, &rest), OVERFLOW, "Overflow");
  if (!is_up || rest == 0) return 0;
  REQUIRE(*micro != EVERYTHING, OVERFLOW, "Overflow");
  *micro += 1;
  return 0;
}

/* creator, market, collateral mint, loan mint, their vaults, their feeds, their token programs, system program */
SHARED u64 create_market(Call *call) {
  LOG("Instruction: CreateMarket");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 11, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 12, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *creator = accounts[0], *market_account = accounts[1], *collateral = accounts[2], *loan = accounts[3];
  u16 rate = *(const u16 *)(call->data + 8), loan_to_value = *(const u16 *)(call->data + 10);
  REQUIRE(creator->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(rate <= MOST_RATE, INVALID_RATE, "InvalidRate");
  REQUIRE(loan_to_value != 0 && loan_to_value <= MOST_LOAN_TO_VALUE, INVALID_RATE, "InvalidRate");
  REQUIRE(is_mint(collateral) && is_mint(loan) && !same_key(&collateral->key, &loan->key), INVALID_MINT,
          "InvalidMint");
  REQUIRE(is_feed(accounts[6], &collateral->key) && is_feed(accounts[7], &loan->key), INVALID_FEED,
          "InvalidFeed");
  for (u64 i = 0; i < 2; i++) {
    REQUIRE(micro_scale(accounts[6 + i], accounts[2 + i]) != 0, INVALID_FEED, "InvalidFeed");
  }
  REQUIRE(same_key(&accounts[8]->key, &collateral->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[9]->key, &loan->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[10]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&market_account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");
  u8 bump, vault_bump[2];
  const Slice seeds[5] = {{"market", 6}, {&collateral->key, 32}, {&loan->key, 32}, {&creator->key, 32}, {&bump, 1}};
  const Slice signer = {seeds, 5};
  REQUIRE(is_derived(call, seeds, 4, &market_account->key, &bump), INVALID_MARKET, "InvalidMarket");
  TRY(open_account(creator, market_account, MARKET_BYTES, call->program, &signer));
  for (u64 i = 0; i < 2; i++) {
    Account *mint = accounts[2 + i], *vault = accounts[4 + i];
    const Slice other[4] = {{"vault", 5}, {&market_account->key, 32}, {&mint->key, 32}, {&vault_bump[i], 1}};
    const Slice other_signer = {other, 4};
    REQUIRE(is_derived(call, other, 3, &vault->key, &vault_bump[i]), INVALID_VAULT, "InvalidVault");
    TRY(open_vault(creator, vault, mint, &market_account->key, &other_signer));
  }
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  Market *market = (Market *)market_account->data;
  market->discriminator = MARKET_ACCOUNT;
  market->creator = creator->key;
  market->collateral_mint = collateral->key;
  market->loan_mint = loan->key;
  market->collateral_feed = accounts[6]->key;
  market->loan_feed = accounts[7]->key;
  market->accrued_time = clock.unix_timestamp;
  market->rate_basis_points = rate;
  market->loan_to_value = loan_to_value;
  market->bump = bump;
  market->vault_bump[0] = vault_bump[0];
  market->vault_bump[1] = vault_bump[1];
  emit_for(&market_account->key, &creator->key, MARKET_CREATED, 0);
  return 0;
}

SHARED int is_market(const Call *call, const Account *account) {
  return is_state(call, account, MARKET_BYTES, MARKET_ACCOUNT);
}

/* A position of the market; of `owner`, where one is asked for. */
SHARED int is_position(const Call *call, const Account *account, const Key *market, const Key *owner) {
  const Position *position = (const Position *)account->data;
  return is_state(call, account, POSITION_BYTES, POSITION_ACCOUNT) && same_key(&position->market, market) &&
         (owner == 0 || same_key(&position->owner, owner));
}

/* owner, market, position, system program */
SHARED u64 open_position(Call *call) {
  LOG("Instruction: OpenPosition");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 4, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *owner = accounts[0], *market = accounts[1], *account = accounts[2];
  REQUIRE(owner->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_market(call, market), INVALID_MARKET, "InvalidMarket");
  REQUIRE(same_key(&accounts[3]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");
  u8 bump;
  const Slice seeds[4] = {{"position", 8}, {&market->key, 32}, {&owner->key, 32}, {&bump, 1}}, signer = {seeds, 4};
  REQUIRE(is_derived(call, seeds, 3, &account->key, &bump), INVALID_POSITION, "InvalidPosition");
  TRY(open_account(owner, account, POSITION_BYTES, call->program, &signer));
  Position *position = (Position *)account->data;
  position->discriminator = POSITION_ACCOUNT;
  position->market = market->key;
  position->owner = owner->key;
  return 0;
}

/* Adds the interest since the last time: what borrowers owe more, lenders have more. */
SHARED u64 accrue(Market *market) {
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  if (clock.unix_timestamp <= market->accrued_time) return 0;
  u64 seconds = clock.unix_timestamp - market->accrued_time, interest, rest;
  REQUIRE(multiply_divide(market->borrowed, seconds * market->rate_basis_points, BASIS_POINTS * SECONDS_A_YEAR,
                          &interest, &rest),
          OVERFLOW, "Overflow");
  /* What is too little to count is counted with the next. */
  if (interest == 0 && market->borrowed != 0) return 0;
  REQUIRE(market->borrowed + interest >= interest && market->supplied + interest >= interest, OVERFLOW, "Overflow");
  market->borrowed += interest;
  market->supplied += interest;
  market->accrued_time = clock.unix_timestamp;
  return 0;
}

/* owner, market, position, mint, vault, the owner's tokens, token program; the first seven of all that move tokens */
SHARED u64 check_move(const Call *call, int is_collateral) {
  Account *const *accounts = call->accounts;
  REQUIRE(call->account_count >= 7, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 16, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_market(call, accounts[1]), INVALID_MARKET, "InvalidMarket");
  Market *market = (Market *)accounts[1]->data;
  REQUIRE(is_position(call, accounts[2], &accounts[1]->key, &accounts[0]->key), INVALID_POSITION,
          "InvalidPosition");
  const Account *mint = accounts[3];
  REQUIRE(same_key(&mint->key, is_collateral ? &market->collateral_mint : &market->loan_mint), INVALID_MINT,
          "InvalidMint");
  u8 bump = market->vault_bump[is_collateral ? 0 : 1];
  REQUIRE(is_vault(call, accounts[4], &mint->key, accounts[1], bump), INVALID_VAULT, "InvalidVault");
  REQUIRE(!same_key(&accounts[5]->key, &accounts[4]->key), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(same_key(&accounts[6]->key, &mint->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(*(const u64 *)(call->data + 8) != 0, ZERO_AMOUNT, "ZeroAmount");
  return accrue(market);
}

SHARED u64 move_out(Call *call, u64 amount) {
  Account **accounts = call->accounts;
  const Market *market = (const Market *)accounts[1]->data;
  const Slice seeds[5] = MARKET_SEEDS(market), signer = {seeds, 5};
  return transfer(accounts[4], accounts[3], accounts[5], accounts[1], amount, &signer);
}

SHARED u64 emit_move(const Call *call, u64 discriminator, u64 amount) {
  const Market *market = (const Market *)call->accounts[1]->data;
  EVENT->amount[0] = amount;
  EVENT->amount[1] = market->supplied;
  EVENT->amount[2] = market->borrowed;
  emit_for(&call->accounts[1]->key, &call->accounts[0]->key, discriminator, 3);
  return 0;
}

SHARED u64 supply(Call *call) {
  LOG("Instruction: Supply");
  TRY(check_move(call, 0));
  Market *market = (Market *)call->accounts[1]->data;
  Position *position = (Position *)call->accounts[2]->data;
  u64 amount = *(const u64 *)(call->data + 8), shares = amount, rest;
  if (market->supply_shares != 0)
    REQUIRE(market->supplied != 0 && multiply_divide(amount, market->supply_shares, market->supplied, &shares, &rest),
            OVERFLOW, "Overflow");
  REQUIRE(shares != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(market->supplied + amount >= amount && market->supply_shares + shares >= shares, OVERFLOW, "Overflow");
  TRY(transfer(call->accounts[5], call->accounts[3], call->accounts[4], call->accounts[0], amount, 0));
  market->supplied += amount;
  market->supply_shares += shares;
  position->supply_shares += shares;
  return emit_move(call, SUPPLIED, amount);
}

/* All there is, where the largest number is asked for. */
SHARED u64 withdraw(Call *call) {
  LOG("Instruction: Withdraw");
  TRY(check_move(call, 0));
  Market *market = (Market *)call->accounts[1]->data;
  Position *position = (Position *)call->accounts[2]->data;
  u64 amount = *(const u64 *)(call->data + 8), shares = position->supply_shares, rest;
  REQUIRE(shares != 0, ZERO_AMOUNT, "ZeroAmount");
  if (amount == EVERYTHING)
    REQUIRE(multiply_divide(shares, market->supplied, market->supply_shares, &amount, &rest), OVERFLOW, "Overflow");
  else
    REQUIRE(multiply_divide_up(amount, market->supply_shares, market->supplied, &shares) &&
                shares <= position->supply_shares,
            OVERFLOW, "Overflow");
  REQUIRE(amount != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(amount <= market->supplied - market->borrowed, NOT_ENOUGH_LIQUIDITY, "NotEnoughLiquidity");
  market->supplied -= amount;
  market->supply_shares -= shares;
  position->supply_shares -= shares;
  TRY(move_out(call, amount));
  return emit_move(call, WITHDRAWN, amount);
}

/* What a position owes, rounded up. */
SHARED u64 find_debt(const Market *market, const Position *position, u64 *debt) {
  *debt = 0;
  if (position->borrow_shares == 0) return 0;
  REQUIRE(multiply_divide_up(position->borrow_shares, market->borrowed, market->borrow_shares, debt), OVERFLOW,
          "Overflow");
  return 0;
}

typedef struct {
  const Account *collateral_mint;
  const Account *loan_mint;
  const Account *collateral_feed;
  const Account *loan_feed;
} Prices;

/* Whether a debt is within a part of what its collateral is worth. */
SHARED u64 is_within(const Position *position, u64 debt, const Prices *prices, u64 limit, int *within) {
  u64 owed, worth, most, rest;
  TRY(to_micro(debt, prices->loan_feed, prices->loan_mint, 1, &owed));
  TRY(to_micro(position->collateral, prices->collateral_feed, prices->collateral_mint, 0, &worth));
  REQUIRE(multiply_divide(worth, limit, BASIS_POINTS, &most, &rest), OVERFLOW, "Overflow");
  *within = owed <= most;
  return 0;
}

/* Behind the first seven: the other mint, the feed of the collateral, the feed of the loan. */
SHARED u64 check_health(const Call *call, int is_collateral) {
  Account *const *accounts = call->accounts;
  const Market *market = (const Market *)accounts[1]->data;
  const Position *position = (const Position *)accounts[2]->data;
  REQUIRE(call->account_count >= 10, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(same_key(&accounts[7]->key, is_collateral ? &market->loan_mint : &market->collateral_mint), INVALID_MINT,
          "InvalidMint");
  REQUIRE(same_key(&accounts[8]->key, &market->collateral_feed), INVALID_FEED, "InvalidFeed");
  REQUIRE(same_key(&accounts[9]->key, &market->loan_feed), INVALID_FEED, "InvalidFeed");
  u64 debt;
  TRY(find_debt(market, position, &debt));
  if (debt == 0) return 0;
  const Prices prices = {accounts[is_collateral ? 3 : 7], accounts[is_collateral ? 7 : 3], accounts[8], accounts[9]};
  int within;
  TRY(is_within(position, debt, &prices, market->loan_to_value, &within));
  REQUIRE(within, NOT_ENOUGH_COLLATERAL, "NotEnoughCollateral");
  return 0;
}

SHARED u64 add_collateral(Call *call) {
  LOG("Instruction: AddCollateral");
  TRY(check_move(call, 1));
  Position *position = (Position *)call->accounts[2]->data;
  u64 amount = *(const u64 *)(call->data + 8);
  REQUIRE(position->collateral + amount >= amount, OVERFLOW, "Overflow");
  TRY(transfer(call->accounts[5], call->accounts[3], call->accounts[4], call->accounts[0], amount, 0));
  position->collateral += amount;
  return emit_move(call, COLLATERAL_ADDED, amount);
}

SHARED u64 remove_collateral(Call *call) {
  LOG("Instruction: RemoveCollateral");
  TRY(check_move(call, 1));
  Position *position = (Position *)call->accounts[2]->data;
  u64 amount = *(const u64 *)(call->data + 8);
  if (amount == EVERYTHING) amount = position->collateral;
  REQUIRE(amount != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(amount <= position->collateral, OVERFLOW, "Overflow");
  position->collateral -= amount;
  TRY(check_health(call, 1));
  TRY(move_out(call, amount));
  return emit_move(call, COLLATERAL_REMOVED, amount);
}

SHARED u64 borrow(Call *call) {
  LOG("Instruction: Borrow");
  TRY(check_move(call, 0));
  Market *market = (Market *)call->accounts[1]->data;
  Position *position = (Position *)call->accounts[2]->data;
  u64 amount = *(const u64 *)(call->data + 8), shares = amount;
  REQUIRE(amount <= market->supplied - market->borrowed, NOT_ENOUGH_LIQUIDITY, "NotEnoughLiquidity");
  if (market->borrow_shares != 0)
    REQUIRE(multiply_divide_up(amount, market->borrow_shares, market->borrowed, &shares), OVERFLOW, "Overflow");
  REQUIRE(market->borrow_shares + shares >= shares, OVERFLOW, "Overflow");
  market->borrowed += amount;
  market->borrow_shares += shares;
  position->borrow_shares += shares;
  TRY(check_health(call, 0));
  TRY(move_out(call, amount));
  return emit_move(call, BORROWED, amount);
}

/* Takes what was repaid off a debt; all of it where the largest number is asked for, or more than is owed. */
SHARED u64 reduce_debt(Market *market, Position *position, u64 *amount) {
  u64 debt, shares = position->borrow_shares, rest;
  TRY(find_debt(market, position, &debt));
  REQUIRE(debt != 0, ZERO_AMOUNT, "ZeroAmount");
  if (*amount >= debt) {
    *amount = debt;
  } else {
    REQUIRE(multiply_divide(*amount, market->borrow_shares, market->borrowed, &shares, &rest), OVERFLOW, "Overflow");
    REQUIRE(shares != 0, ZERO_AMOUNT, "ZeroAmount");
  }
  market->borrow_shares -= shares;
  position->borrow_shares -= shares;
  /* Rounding may ask the last borrower for a unit more than is left. */
  market->borrowed -= *amount < market->borrowed ? *amount : market->borrowed;
  if (market->borrow_shares == 0) {
    market->supplied -= market->borrowed;
    market->borrowed = 0;
  }
  return 0;
}

SHARED u64 repay(Call *call) {
  LOG("Instruction: Repay");
  TRY(check_move(call, 0));
  u64 amount = *(const u64 *)(call->data + 8);
  TRY(reduce_debt((Market *)call->accounts[1]->data, (Position *)call->accounts[2]->data, &amount));
  TRY(transfer(call->accounts[5], call->accounts[3], call->accounts[4], call->accounts[0], amount, 0));
  return emit_move(call, REPAID, amount);
}

/*
 * liquidator, market, position, collateral mint, loan mint, their vaults, the liquidator's accounts for both, their token
 * programs, their feeds
 */
SHARED u64 liquidate(Call *call) {
  LOG("Instruction: Liquidate");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 13, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 16, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_market(call, accounts[1]), INVALID_MARKET, "InvalidMarket");
  Market *market = (Market *)accounts[1]->data;
  REQUIRE(is_position(call, accounts[2], &accounts[1]->key, 0), INVALID_POSITION, "InvalidPosition");
  Position *position = (Position *)accounts[2]->data;
  REQUIRE(same_key(&accounts[3]->key, &market->collateral_mint), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&accounts[4]->key, &market->loan_mint), INVALID_MINT, "InvalidMint");
  for (u64 i = 0; i < 2; i++) {
    u8 bump = market->vault_bump[i];
    REQUIRE(is_vault(call, accounts[5 + i], &accounts[3 + i]->key, accounts[1], bump), INVALID_VAULT,
            "InvalidVault");
    REQUIRE(!same_key(&accounts[7 + i]->key, &accounts[5 + i]->key), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
    REQUIRE(same_key(&accounts[9 + i]->key, &accounts[3 + i]->owner), INVALID_PROGRAM, "InvalidProgram");
  }
  REQUIRE(same_key(&accounts[11]->key, &market->collateral_feed), INVALID_FEED, "InvalidFeed");
  REQUIRE(same_key(&accounts[12]->key, &market->loan_feed), INVALID_FEED, "InvalidFeed");
  u64 amount = *(const u64 *)(call->data + 8), debt, owed, seized, rest;
  REQUIRE(amount != 0, ZERO_AMOUNT, "ZeroAmount");
  TRY(accrue(market));
  const Prices prices = {accounts[3], accounts[4], accounts[11], accounts[12]};
  int within;
  TRY(find_debt(market, position, &debt));
  TRY(is_within(position, debt, &prices, (u64)market->loan_to_value + MARGIN, &within));
  REQUIRE(!within, HEALTHY, "Healthy");
  TRY(reduce_debt(market, position, &amount));

  /* Collateral for a dollar repaid: its units by the price of the feed. */
  TRY(to_micro(amount, accounts[12], accounts[4], 0, &owed));
  REQUIRE(multiply_divide(owed, SEIZED_BASIS_POINTS, BASIS_POINTS, &owed, &rest), OVERFLOW, "Overflow");
  const Feed *feed = (const Feed *)accounts[11]->data;
  u64 scale = micro_scale(accounts[11], accounts[3]);
  if (!multiply_divide(owed, scale, feed->price, &seized, &rest) || seized > position->collateral)
    seized = position->collateral;
  REQUIRE(seized != 0, ZERO_AMOUNT, "ZeroAmount");
  position->collateral -= seized;
  const Slice seeds[5] = MARKET_SEEDS(market), signer = {seeds, 5};
  TRY(transfer(accounts[8], accounts[4], accounts[6], accounts[0], amount, 0));
  TRY(transfer(accounts[5], accounts[3], accounts[7], accounts[1], seized, &signer));
  /* What nothing stands behind any more is the lenders' loss. */
  u64 lost = EVERYTHING;
  if (position->collateral == 0 && position->borrow_shares != 0) {
    TRY(reduce_debt(market, position, &lost));
    market->supplied -= lost < market->supplied ? lost : market->supplied;
  } else {
    lost = 0;
  }
  EVENT->amount[0] = amount;
  EVENT->amount[1] = seized;
  EVENT->amount[2] = lost;
  emit_for(&accounts[1]->key, &position->owner, LIQUIDATED, 3);
  return 0;
}

ENTRY(RUN(SUPPLY, supply)
      RUN(WITHDRAW, withdraw)
      RUN(ADD_COLLATERAL, add_collateral)
      RUN(REMOVE_COLLATERAL, remove_collateral)
      RUN(BORROW, borrow)
      RUN(REPAY, repay)
      RUN(LIQUIDATE, liquidate)
      RUN(OPEN_POSITION, open_position)
      RUN(CREATE_MARKET, create_market))
