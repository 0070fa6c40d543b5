/*
 * Localnet Perpetuals: leveraged positions in the price of a token, against the liquidity of a market. It is a program of
 * the localnet alone, and no other chain has it. Instructions, accounts, events and errors are described by
 * perpetuals.idl.json, which a test compares with this file.
 *
 * A market is priced by a feed of the Localnet Oracle that its creator chose once and for all. Its collateral is a token
 * with six decimals that counts as a dollar. Gains come out of what the creator put in, and are at most what the position
 * was worth when it was opened; so much of the liquidity waits for each position, and the market never owes more than it
 * has. The side with more open interest pays funding by the hour, to the liquidity. A position whose collateral is nearly
 * lost can be liquidated by anybody, for a part of what is left.
 */
#include "../include/calls.h"
#include "../include/derived.h"
#include "../include/feeds.h"
#include "../include/mints.h"
#include "../include/vaults.h"
#include "../include/wide.h"

enum {
  SLIPPAGE_EXCEEDED = 6000,
  ZERO_AMOUNT,
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
  TOO_MUCH_LEVERAGE,
  NOT_ENOUGH_LIQUIDITY,
  HEALTHY,
  ALREADY_OPEN,
  ALREADY_INITIALIZED,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:<account>") and sha256("event:<event>"). */
#define CREATE_MARKET 0xfefbbcc8eb61e267ul
#define ADD_LIQUIDITY 0x4834b68f43599db5ul
#define REMOVE_LIQUIDITY 0x6cb1ce1848d15550ul
#define OPEN_POSITION 0x31f0980f4d2f8087ul
#define CLOSE_POSITION 0x626244310051867bul
#define LIQUIDATE_POSITION 0x44dd516695e54abbul
#define MARKET_ACCOUNT 0x75002b9321772516ul
#define POSITION_ACCOUNT 0x16129e8ec2e8deb6ul
#define MARKET_CREATED 0x3a0654e2e782b858ul
#define LIQUIDITY_ADDED 0xa1d940ee6cdd1a9aul
#define LIQUIDITY_REMOVED 0xbda9747c27d869e1ul
#define POSITION_OPENED 0x79657593e6f3afedul
#define POSITION_CLOSED 0x798a610de4e3a39dul
#define POSITION_LIQUIDATED 0x803d1e60d65a6b28ul

#define COLLATERAL_DECIMALS 6
#define MOST_LEVERAGE 50
#define MOST_FEE 100
/* By the day, of a market with one side only. */
#define MOST_FUNDING 1000
#define SECONDS_A_DAY 86400ul
/* A position is liquidated when what is left of its collateral is below so much of its worth. */
#define MAINTENANCE 100
/* What a liquidator gets of what is left. */
#define LIQUIDATOR_BASIS_POINTS 5000
/* Funding is counted for so many units of worth. */
#define FUNDING_SCALE 1000000000000ul
enum { LONG, SHORT };

typedef struct {
  u64 discriminator;
  Key creator;
  Key underlying_mint;
  Key collateral_mint;
  Key feed;
  /* Units of the collateral that pay for gains, and how many of them wait for open positions. */
  u64 liquidity;
  u64 reserved;
  /* Units of the collateral that positions have. */
  u64 collateral;
  /* Units of the underlying token, of long positions and short ones. */
  u64 open_interest[2];
  /* Funding that each side has paid so far for FUNDING_SCALE units of worth. */
  u64 funding[2];
  u64 funded_time;
  u16 fee_basis_points;
  u16 funding_basis_points;
  u8 leverage;
  u8 bump;
  u8 vault_bump;
} Market;
#define MARKET_BYTES 207

typedef struct {
  u64 discriminator;
  Key market;
  Key owner;
  Key underlying_mint;
  Key collateral_mint;
  /* Units of the underlying token; 0 while nothing is open. */
  u64 size;
  /* Units of the collateral that the size was worth when it was opened. */
  u64 entry_value;
  u64 collateral;
  /* That of its side when it was opened. */
  u64 funding;
  u64 opened_time;
  u8 side;
} Position;
#define POSITION_BYTES 177

typedef struct {
  u64 discriminator;
  Key market;
  Key owner;
  Key underlying_mint;
  Key collateral_mint;
  u64 amount[6];
} Event;
#define EVENT ((Event *)EVENT_ADDRESS)

#define MARKET_SEEDS(market)                                                                                 \
  {                                                                                                          \
    {"market", 6}, {&(market)->underlying_mint, 32}, {&(market)->collateral_mint, 32},                       \
        {&(market)->creator, 32}, {                                                                          \
      &(market)->bump, 1                                                                                     \
    }                                                                                                        \
  }

SHARED int is_market(const Call *call, const Account *account) {
  return is_state(call, account, MARKET_BYTES, MARKET_ACCOUNT);
}

/* creator, market, underlying mint, collateral mint, vault, feed, token program of the collateral, system program */
SHARED u64 create_market(Call *call) {
  LOG("Instruction: CreateMarket");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 8, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 13, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *creator = accounts[0], *market_account = accounts[1], *mint = accounts[3], *vault = accounts[4];
  const Account *underlying = accounts[2];
  u16 fee = *(const u16 *)(call->data + 8), funding = *(const u16 *)(call->data + 10);
  u8 leverage = call->data[12];
  REQUIRE(creator->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(fee <= MOST_FEE && funding <= MOST_FUNDING, INVALID_RATE, "InvalidRate");
  REQUIRE(leverage != 0 && leverage <= MOST_LEVERAGE, INVALID_RATE, "InvalidRate");
  REQUIRE(is_mint(underlying) && is_mint(mint) && !same_key(&underlying->key, &mint->key), INVALID_MINT,
          "InvalidMint");
  REQUIRE(mint->data[44] == COLLATERAL_DECIMALS, INVALID_MINT, "InvalidMint");
  REQUIRE(is_feed(accounts[5], &underlying->key) && micro_scale(accounts[5], underlying) != 0, INVALID_FEED,
          "InvalidFeed");
  REQUIRE(same_key(&accounts[6]->key, &mint->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[7]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&market_account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");
  u8 bump, vault_bump;
  const Slice seeds[5] = {
      {"market", 6}, {&underlying->key, 32}, {&mint->key, 32}, {&creator->key, 32}, {&bump, 1}};
  const Slice other[4] = {{"vault", 5}, {&market_account->key, 32}, {&mint->key, 32}, {&vault_bump, 1}};
  const Slice signer = {seeds, 5}, other_signer = {other, 4};
  REQUIRE(is_derived(call, seeds, 4, &market_account->key, &bump), INVALID_MARKET, "InvalidMarket");
  TRY(open_account(creator, market_account, MARKET_BYTES, call->program, &signer));
  REQUIRE(is_derived(call, other, 3, &vault->key, &vault_bump), INVALID_VAULT, "InvalidVault");
  TRY(open_vault(creator, vault, mint, &market_account->key, &other_signer));
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  Market *market = (Market *)market_account->data;
  market->discriminator = MARKET_ACCOUNT;
  market->creator = creator->key;
  market->underlying_mint = underlying->key;
  market->collateral_mint = mint->key;
  market->feed = accounts[5]->key;
  market->funded_time = clock.unix_timestamp;
  market->fee_basis_points = fee;
  market->funding_basis_points = funding;
  market->leverage = leverage;
  market->bump = bump;
  market->vault_bump = vault_bump;
  EVENT->market = market_account->key;
  EVENT->owner = creator->key;
  EVENT->underlying_mint = underlying->key;
  EVENT->collateral_mint = mint->key;
  emit(MARKET_CREATED, 8 + 4 * 32);
  return 0;
}

/* market, collateral mint, vault, a token account and its program, from `first` on */
SHARED u64 check_money(const Call *call, u64 first) {
  Account *const *accounts = call->accounts + first;
  REQUIRE(is_market(call, accounts[0]), INVALID_MARKET, "InvalidMarket");
  const Market *market = (const Market *)accounts[0]->data;
  const Account *mint = accounts[1];
  REQUIRE(same_key(&mint->key, &market->collateral_mint), INVALID_MINT, "InvalidMint");
  REQUIRE(is_vault(call, accounts[2], &mint->key, accounts[0], market->vault_bump), INVALID_VAULT, "InvalidVault");
  REQUIRE(!same_key(&accounts[3]->key, &accounts[2]->key), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(same_key(&accounts[4]->key, &mint->owner), INVALID_PROGRAM, "InvalidProgram");
  return 0;
}

SHARED u64 pay_out(Call *call, u64 amount) {
  Account **accounts = call->accounts;
  if (amount == 0) return 0;
  const Market *market = (const Market *)accounts[1]->data;
  const Slice seeds[5] = MARKET_SEEDS(market), signer = {seeds, 5};
  return transfer(accounts[3], accounts[2], accounts[4], accounts[1], amount, &signer);
}

/* creator, market, collateral mint, vault, the creator's account, token program */
SHARED u64 change_liquidity(Call *call, int is_added) {
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 6, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 16, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  TRY(check_money(call, 1));
  Market *market = (Market *)accounts[1]->data;
  REQUIRE(same_key(&accounts[0]->key, &market->creator), INVALID_MARKET, "InvalidMarket");
  u64 amount = *(const u64 *)(call->data + 8);
  REQUIRE(amount != 0, ZERO_AMOUNT, "ZeroAmount");
  if (is_added) {
    REQUIRE(market->liquidity + amount >= amount, OVERFLOW, "Overflow");
    TRY(transfer(accounts[4], accounts[2], accounts[3], accounts[0], amount, 0));
    market->liquidity += amount;
  } else {
    REQUIRE(amount <= market->liquidity - market->reserved, NOT_ENOUGH_LIQUIDITY, "NotEnoughLiquidity");
    market->liquidity -= amount;
    TRY(pay_out(call, amount));
  }
  EVENT->market = accounts[1]->key;
  EVENT->owner = market->creator;
  EVENT->underlying_mint = market->underlying_mint;
  EVENT->collateral_mint = market->collateral_mint;
  EVENT->amount[0] = amount;
  EVENT->amount[1] = market->liquidity;
  emit(is_added ? LIQUIDITY_ADDED : LIQUIDITY_REMOVED, 8 + 4 * 32 + 2 * 8);
  return 0;
}

SHARED u64 add_liquidity(Call *call) {
  LOG("Instruction: AddLiquidity");
  return change_liquidity(call, 1);
}

SHARED u64 remove_liquidity(Call *call) {
  LOG("Instruction: RemoveLiquidity");
  return change_liquidity(call, 0);
}

/* Counts the funding up to now: the larger side pays by how much larger it is. */
SHARED u64 accrue(Market *market, const Clock *clock) {
  if (clock->unix_timestamp <= market->funded_time) return 0;
  u64 seconds = clock->unix_timestamp - market->funded_time;
  market->funded_time = clock->unix_timestamp;
  u64 longs = market->open_interest[LONG], shorts = market->open_interest[SHORT];
  if (longs == shorts) return 0;
  u64 payer = longs > shorts ? LONG : SHORT, more = longs > shorts ? longs - shorts : shorts - longs;
  REQUIRE(longs + shorts >= longs, OVERFLOW, "Overflow");
  u64 rate, paid, rest;
  REQUIRE(multiply_divide(more, FUNDING_SCALE, longs + shorts, &rate, &rest), OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(rate, seconds * market->funding_basis_points, BASIS_POINTS * SECONDS_A_DAY, &paid, &rest),
          OVERFLOW, "Overflow");
  market->funding[payer] += paid;
  return 0;
}

/* What so much of the underlying token is worth now, in units of the collateral: those are millionths of a dollar. */
SHARED u64 find_worth(const Account *feed, const Account *mint, u64 size, const Clock *clock, u64 *worth) {
  REQUIRE(is_fresh((const Feed *)feed->data, clock), STALE_PRICE, "StalePrice");
  u64 scale = micro_scale(feed, mint), rest;
  REQUIRE(scale != 0, OVERFLOW, "Overflow");
  REQUIRE(multiply_divide(size, ((const Feed *)feed->data)->price, scale, worth, &rest), OVERFLOW, "Overflow");
  return 0;
}

SHARED u64 check_priced(const Market *market, const Account *underlying, const Account *feed) {
  REQUIRE(same_key(&underlying->key, &market->underlying_mint), INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&feed->key, &market->feed), INVALID_FEED, "InvalidFeed");
  return 0;
}

/* Behind the amounts comes the side. */
SHARED void emit_position(const Call *call, const Position *position, u64 discriminator, u64 amounts) {
  EVENT->market = call->accounts[1]->key;
  EVENT->owner = position->owner;
  EVENT->underlying_mint = position->underlying_mint;
  EVENT->collateral_mint = position->collateral_mint;
  EVENT->amount[0] = position->size;
  *(u8 *)&EVENT->amount[amounts] = position->side;
  emit(discriminator, 8 + 4 * 32 + amounts * 8 + 1);
}

/* The account of a position: opened the first time its owner has one in the market, and used again. */
SHARED u64 find_position(Call *call, Account *owner, Account *account) {
  const Account *market = call->accounts[1];
  if (is_state(call, account, POSITION_BYTES, POSITION_ACCOUNT)) {
    const Position *position = (const Position *)account->data;
    REQUIRE(same_key(&position->market, &market->key) && same_key(&position->owner, &owner->key),
            INVALID_POSITION, "InvalidPosition");
    REQUIRE(position->size == 0, ALREADY_OPEN, "AlreadyOpen");
    return 0;
  }
  u8 bump;
  const Slice seeds[4] = {{"position", 8}, {&market->key, 32}, {&owner->key, 32}, {&bump, 1}}, signer = {seeds, 4};
  REQUIRE(is_derived(call, seeds, 3, &account->key, &bump), INVALID_POSITION, "InvalidPosition");
  TRY(open_account(owner, account, POSITION_BYTES, call->program, &signer));
  Position *position = (Position *)account->data;
  position->discriminator = POSITION_ACCOUNT;
  position->market = market->key;
  position->owner = owner->key;
  position->underlying_mint = ((const Market *)market->data)->underlying_mint;
  position->collateral_mint = ((const Market *)market->data)->collateral_mint;
  return 0;
}

/*
 * owner, market, collateral mint, vault, the owner's account, token program, underlying mint, feed, position, system
 * program. The limit is what the position may be worth at most, or for a short one at least.
 */
SHARED u64 open_position(Call *call) {
  LOG("Instruction: OpenPosition");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 10, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 33 && call->data[8] <= SHORT, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  TRY(check_money(call, 1));
  Market *market = (Market *)accounts[1]->data;
  TRY(check_priced(market, accounts[6], accounts[7]));
  REQUIRE(same_key(&accounts[9]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  TRY(find_position(call, accounts[0], accounts[8]));
  u64 side = call->data[8];
  const u64 *arguments = (const u64 *)(call->data + 9);
  u64 size = arguments[0], collateral = arguments[1], limit = arguments[2], worth, fee;
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  TRY(accrue(market, &clock));
  TRY(find_worth(accounts[7], accounts[6], size, &clock, &worth));
  REQUIRE(worth != 0 && collateral != 0, ZERO_AMOUNT, "ZeroAmount");
  REQUIRE(side == LONG ? worth <= limit : worth >= limit, SLIPPAGE_EXCEEDED, "SlippageExceeded");
  REQUIRE(multiply_divide_up(worth, market->fee_basis_points, BASIS_POINTS, &fee), OVERFLOW, "Overflow");
  REQUIRE(collateral > fee && (collateral - fee) > worth / market->leverage, TOO_MUCH_LEVERAGE, "TooMuchLeverage");
  REQUIRE(market->collateral + collateral >= collateral && market->liquidity + fee >= fee, OVERFLOW, "Overflow");
  REQUIRE(market->open_interest[side] + size >= size, OVERFLOW, "Overflow");
  REQUIRE(worth <= market->liquidity - market->reserved, NOT_ENOUGH_LIQUIDITY, "NotEnoughLiquidity");
  TRY(transfer(accounts[4], accounts[2], accounts[3], accounts[0], collateral, 0));
  market->liquidity += fee;
  market->reserved += worth;
  market->collateral += collateral - fee;
  market->open_interest[side] += size;
  Position *position = (Position *)accounts[8]->data;
  position->size = size;
  position->entry_value = worth;
  position->collateral = collateral - fee;
  position->funding = market->funding[side];
  position->opened_time = clock.unix_timestamp;
  position->side = side;
  EVENT->amount[1] = worth;
  EVENT->amount[2] = position->collateral;
  EVENT->amount[3] = fee;
  emit_position(call, position, POSITION_OPENED, 4);
  return 0;
}

typedef struct {
  u64 worth;
  /* What the position gained or lost by its price, and the funding it owes. */
  u64 gain;
  u64 loss;
  u64 funding;
  u64 fee;
  /* What is left of its collateral after that. */
  u64 equity;
} Outcome;

SHARED u64 find_outcome(const Call *call, const Market *market, const Position *position, Outcome *outcome) {
  Clock clock;
  u64 rest;
  TRY(sol_get_clock_sysvar(&clock));
  TRY(find_worth(call->accounts[7], call->accounts[6], position->size, &clock, &outcome->worth));
  u64 entry = position->entry_value, worth = outcome->worth;
  u64 change = worth > entry ? worth - entry : entry - worth;
  int is_gain = (worth > entry) == (position->side == LONG);
  outcome->gain = is_gain ? (change < entry ? change : entry) : 0;
  outcome->loss = is_gain ? 0 : change;
  REQUIRE(multiply_divide(entry, market->funding[position->side] - position->funding, FUNDING_SCALE,
                          &outcome->funding, &rest),
          OVERFLOW, "Overflow");
  REQUIRE(multiply_divide_up(worth, market->fee_basis_points, BASIS_POINTS, &outcome->fee), OVERFLOW, "Overflow");
  u64 owed = outcome->loss + outcome->funding + outcome->fee, has = position->collateral + outcome->gain;
  REQUIRE(owed >= outcome->loss && has >= outcome->gain, OVERFLOW, "Overflow");
  outcome->equity = has > owed ? has - owed : 0;
  return 0;
}

/* Takes a position off the books; what is not paid out stays in the liquidity. */
SHARED void settle(Market *market, Position *position, u64 paid) {
  market->collateral -= position->collateral;
  market->reserved -= position->entry_value;
  market->open_interest[position->side] -= position->size;
  /* Gains are reserved, so that there is always enough. */
  market->liquidity = market->liquidity + position->collateral - paid;
  position->size = 0;
  position->entry_value = 0;
  position->collateral = 0;
}

/* trader, market, collateral mint, vault, the trader's account, token program, underlying mint, feed, position */
SHARED u64 check_closing(const Call *call, u64 data_length) {
  Account *const *accounts = call->accounts;
  REQUIRE(call->account_count >= 9, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == data_length, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  TRY(check_money(call, 1));
  Market *market = (Market *)accounts[1]->data;
  TRY(check_priced(market, accounts[6], accounts[7]));
  REQUIRE(is_state(call, accounts[8], POSITION_BYTES, POSITION_ACCOUNT), INVALID_POSITION, "InvalidPosition");
  const Position *position = (const Position *)accounts[8]->data;
  REQUIRE(same_key(&position->market, &accounts[1]->key) && position->size != 0, INVALID_POSITION,
          "InvalidPosition");
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  return accrue(market, &clock);
}

/* Pays what the position comes to; fails when that is less than the minimum. */
SHARED u64 close_position(Call *call) {
  LOG("Instruction: ClosePosition");
  TRY(check_closing(call, 16));
  Account **accounts = call->accounts;
  Market *market = (Market *)accounts[1]->data;
  Position *position = (Position *)accounts[8]->data;
  REQUIRE(same_key(&position->owner, &accounts[0]->key), INVALID_POSITION, "InvalidPosition");
  Outcome outcome;
  TRY(find_outcome(call, market, position, &outcome));
  REQUIRE(outcome.equity >= *(const u64 *)(call->data + 8), SLIPPAGE_EXCEEDED, "SlippageExceeded");
  EVENT->amount[1] = outcome.worth;
  EVENT->amount[2] = outcome.equity;
  EVENT->amount[3] = outcome.gain;
  EVENT->amount[4] = outcome.loss;
  emit_position(call, position, POSITION_CLOSED, 5);
  settle(market, position, outcome.equity);
  return pay_out(call, outcome.equity);
}

/* The first account is the liquidator's, and what it is paid goes to its own. */
SHARED u64 liquidate_position(Call *call) {
  LOG("Instruction: LiquidatePosition");
  TRY(check_closing(call, 8));
  Account **accounts = call->accounts;
  Market *market = (Market *)accounts[1]->data;
  Position *position = (Position *)accounts[8]->data;
  Outcome outcome;
  TRY(find_outcome(call, market, position, &outcome));
  u64 least, reward, rest;
  REQUIRE(multiply_divide(outcome.worth, MAINTENANCE, BASIS_POINTS, &least, &rest), OVERFLOW, "Overflow");
  REQUIRE(outcome.equity < least, HEALTHY, "Healthy");
  REQUIRE(multiply_divide(outcome.equity, LIQUIDATOR_BASIS_POINTS, BASIS_POINTS, &reward, &rest), OVERFLOW,
          "Overflow");
  EVENT->amount[1] = outcome.worth;
  EVENT->amount[2] = position->collateral;
  EVENT->amount[3] = reward;
  EVENT->amount[4] = outcome.loss;
  emit_position(call, position, POSITION_LIQUIDATED, 5);
  settle(market, position, reward);
  return pay_out(call, reward);
}

ENTRY(RUN(OPEN_POSITION, open_position)
      RUN(CLOSE_POSITION, close_position)
      RUN(LIQUIDATE_POSITION, liquidate_position)
      RUN(ADD_LIQUIDITY, add_liquidity)
      RUN(REMOVE_LIQUIDITY, remove_liquidity)
      RUN(CREATE_MARKET, create_market))
