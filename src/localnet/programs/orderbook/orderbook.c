/*
 * Localnet Order Book: markets of two tokens, in which orders wait for somebody who takes them. It is a program of the
 * localnet alone, and no other chain has it. Instructions, accounts, events and errors are described by
 * orderbook.idl.json, which a test compares with this file.
 *
 * A limit order rests at its price, behind those that were there before at the same price, and what it sells waits in a
 * vault; it never takes. Who takes pays the price of each order, the best first, and a fee in the quote token; what an
 * order was paid goes to its owner in the same instruction. An order whose account can no longer be paid is suspended: it
 * is passed over until its owner cancels it. Fills are reported by calls of the program to itself, since logs may be cut
 * short; everything else is logged.
 */
#define CALL_ACCOUNTS 24
#define CALLEE_DATA 256
#include "../include/calls.h"
#include "../include/derived.h"
#include "../include/mints.h"
#include "../include/vaults.h"
#include "../include/wide.h"

enum {
  SLIPPAGE_EXCEEDED = 6000,
  INVALID_AMOUNT,
  INVALID_PRICE,
  OVERFLOW,
  INVALID_MARKET,
  INVALID_MINT,
  INVALID_VAULT,
  INVALID_TOKEN_ACCOUNT,
  INVALID_PROGRAM,
  INVALID_FEE,
  INVALID_LOTS,
  MISSING_SIGNER,
  WOULD_TAKE,
  SIDE_IS_FULL,
  UNKNOWN_ORDER,
  OWN_ORDER,
  ALREADY_INITIALIZED,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:Market") and sha256("event:<event>"). */
#define CREATE_MARKET 0xfefbbcc8eb61e267ul
#define PLACE_LIMIT_ORDER 0xc501e592ba21b06cul
#define TAKE_ORDERS 0xa2eb619538721d33ul
#define CANCEL_ORDER 0x84df3108f0ed815ful
#define CANCEL_ALL_ORDERS 0x8fa06411abf353c4ul
#define COLLECT_FEES 0xb613ba1e63cf98a4ul
#define MARKET_ACCOUNT 0x9ac6e30037d5bedbul
#define MARKET_CREATED 0x3a0654e2e782b858ul
#define ORDER_PLACED 0xe3d8dba9eacc8260ul
#define ORDER_FILLED 0x1eae74f9426d7c78ul
#define ORDER_CANCELLED 0xefa871a84480386cul
#define FEES_COLLECTED 0x8feb26be17517e9ul
/* By this tag Anchor's programs call themselves to report an event. Source: anchor-lang `event.rs`. */
#define EVENT_INSTRUCTION 0x1d9acb512ea545e4ul

/* Derived of "__event_authority": that it signs proves who reports. */
static const Key EVENT_AUTHORITY = {{0xd7ae44a37c961a09, 0x23be765088328ec3, 0xd8d024b2bd523831, 0xcab49e195ccc7b56}};
#define EVENT_AUTHORITY_BUMP 255

#define MOST_ORDERS 32
#define MOST_FEE 100
#define IMMUTABLE_OWNER_BYTES 170
enum { BUY, SELL };

typedef struct {
  Key owner;
  /* What the order is paid goes here. */
  Key receiver;
  u64 id;
  /* Units of the quote token for a whole base token. */
  u64 price;
  /* Units of the base token still to be traded. */
  u64 amount;
  u64 is_suspended;
} Order;

typedef struct {
  u64 discriminator;
  Key creator;
  Key base_mint;
  Key quote_mint;
  /* Amounts are multiples of the one, prices of the other. */
  u64 lot_size;
  u64 tick_size;
  u64 next_id;
  /* Units of the quote token that the creator can collect. */
  u64 fees;
  /* Of those who take. */
  u16 fee_basis_points;
  u8 bump;
  /* Of the vaults: that of the base, that of the quote. */
  u8 vault_bump[2];
  /* How many there are of each side's orders; the best come first. */
  u8 count[2];
  u8 base_decimals;
  Order orders[2][MOST_ORDERS];
} Market;
#define MARKET_BYTES 6288
_Static_assert(sizeof(Market) == MARKET_BYTES, "a market has no gaps");

typedef struct {
  u64 discriminator;
  Key market;
  Key owner;
  Key base_mint;
  Key quote_mint;
  u64 id;
  u64 price;
  u64 amount;
  u8 side;
} OrderEvent;
typedef struct {
  u64 discriminator;
  Key market;
  Key creator;
  Key mint[2];
  u64 amount;
} MarketEvent;
#define ORDER_EVENT ((OrderEvent *)EVENT_ADDRESS)
#define MARKET_EVENT ((MarketEvent *)EVENT_ADDRESS)

typedef struct {
  u64 tag;
  u64 discriminator;
  Key market;
  Key maker;
  Key taker;
  Key base_mint;
  Key quote_mint;
  u64 id;
  u64 price;
  u64 base_amount;
  u64 quote_amount;
  u64 left;
  u8 side;
} Filled;
#define FILLED_BYTES 217
#define FILLED ((Filled *)CALLEE->data)

/* What an instruction takes of each order, worked out before anything moves. */
typedef struct {
  u64 at;
  u64 base;
  u64 quote;
  Account *receiver;
} Fill;
#define FILLS ((Fill *)(EVENT_ADDRESS + 0x800))

#define MARKET_SEEDS(market)                                                                                 \
  {                                                                                                          \
    {"market", 6}, {&(market)->base_mint, 32}, {&(market)->quote_mint, 32}, {&(market)->creator, 32}, {      \
      &(market)->bump, 1                                                                                     \
    }                                                                                                        \
  }

/* Units of a whole token; 0 when there is no such number. */
SHARED u64 whole_of(const Account *mint) {
  if (mint->data[44] > 19) return 0;
  u64 power = 1;
  for (u64 i = 0; i < mint->data[44]; i++) power *= 10;
  return power;
}

/* creator, market, base mint, quote mint, their vaults, their token programs, system program */
SHARED u64 create_market(Call *call) {
  LOG("Instruction: CreateMarket");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 9, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 26, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *creator = accounts[0], *market_account = accounts[1], *base = accounts[2], *quote = accounts[3];
  const u64 lot_size = *(const u64 *)(call->data + 8), tick_size = *(const u64 *)(call->data + 16);
  u16 fee = *(const u16 *)(call->data + 24);
  REQUIRE(creator->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(fee <= MOST_FEE, INVALID_FEE, "InvalidFee");
  REQUIRE(is_mint(base) && is_mint(quote) && !same_key(&base->key, &quote->key), INVALID_MINT, "InvalidMint");
  /* A lot at a tick is worth whole units, so that no price is ever rounded. */
  u64 whole = whole_of(base), step, rest;
  REQUIRE(whole != 0 && multiply_divide(lot_size, tick_size, whole, &step, &rest), INVALID_LOTS, "InvalidLots");
  REQUIRE(step != 0 && rest == 0, INVALID_LOTS, "InvalidLots");
  REQUIRE(same_key(&accounts[6]->key, &base->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[7]->key, &quote->owner), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[8]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&market_account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");
  u8 bump, vault_bump[2];
  const Slice seeds[5] = {{"market", 6}, {&base->key, 32}, {&quote->key, 32}, {&creator->key, 32}, {&bump, 1}};
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
  Market *market = (Market *)market_account->data;
  market->discriminator = MARKET_ACCOUNT;
  market->creator = creator->key;
  market->base_mint = base->key;
  market->quote_mint = quote->key;
  market->lot_size = lot_size;
  market->tick_size = tick_size;
  market->next_id = 1;
  market->fee_basis_points = fee;
  market->base_decimals = base->data[44];
  market->bump = bump;
  market->vault_bump[0] = vault_bump[0];
  market->vault_bump[1] = vault_bump[1];
  MARKET_EVENT->market = market_account->key;
  MARKET_EVENT->creator = creator->key;
  MARKET_EVENT->mint[0] = base->key;
  MARKET_EVENT->mint[1] = quote->key;
  emit(MARKET_CREATED, 8 + 4 * 32);
  return 0;
}

SHARED int is_market(const Call *call, const Account *account) {
  return is_state(call, account, MARKET_BYTES, MARKET_ACCOUNT);
}

/*
 * trader, market, base mint, quote mint, their vaults, the trader's accounts for both, their token programs; the first
 * ten of all that trade
 */
SHARED u64 check_trader(const Call *call, u64 data_length) {
  Account *const *accounts = call->accounts;
  REQUIRE(call->account_count >= 10, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == data_length, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_market(call, accounts[1]), INVALID_MARKET, "InvalidMarket");
  const Market *market = (const Market *)accounts[1]->data;
  for (u64 i = 0; i < 2; i++) {
    const Account *mint = accounts[2 + i], *own = accounts[6 + i];
    REQUIRE(same_key(&mint->key, i == 0 ? &market->base_mint : &market->quote_mint), INVALID_MINT, "InvalidMint");
    u8 bump = market->vault_bump[i];
    REQUIRE(is_vault(call, accounts[4 + i], &mint->key, accounts[1], bump), INVALID_VAULT, "InvalidVault");
    REQUIRE(is_account_of(own, &mint->owner, &mint->key, &accounts[0]->key), INVALID_TOKEN_ACCOUNT,
            "InvalidTokenAccount");
    REQUIRE(same_key(&accounts[8 + i]->key, &mint->owner), INVALID_PROGRAM, "InvalidProgram");
  }
  return 0;
}

/* The trader's tokens of one kind go to the vault. */
SHARED u64 pay_in(Call *call, u64 kind, u64 amount) {
  Account **accounts = call->accounts;
  return transfer(accounts[6 + kind], accounts[2 + kind], accounts[4 + kind], accounts[0], amount, 0);
}

SHARED u64 pay_out(Call *call, u64 kind, Account *to, u64 amount) {
  Account **accounts = call->accounts;
  const Market *market = (const Market *)accounts[1]->data;
  const Slice seeds[5] = MARKET_SEEDS(market), signer = {seeds, 5};
  return transfer(accounts[4 + kind], accounts[2 + kind], to, accounts[1], amount, &signer);
}

/* What so much of the base token is worth at a price. Lots and ticks leave no remainder. */
SHARED u64 to_quote(const Account *base_mint, u64 amount, u64 price, u64 *quote) {
  u64 rest;
  REQUIRE(multiply_divide(amount, price, whole_of(base_mint), quote, &rest), OVERFLOW, "Overflow");
  return 0;
}

/* What an order has in the vault of what it sells. */
SHARED u64 find_deposit(const Call *call, u64 side, const Order *order, u64 *deposit) {
  *deposit = order->amount;
  return side == SELL ? 0 : to_quote(call->accounts[2], order->amount, order->price, deposit);
}

SHARED void emit_order(const Call *call, const Order *order, u64 side, u64 discriminator) {
  ORDER_EVENT->market = call->accounts[1]->key;
  ORDER_EVENT->owner = order->owner;
  ORDER_EVENT->base_mint = call->accounts[2]->key;
  ORDER_EVENT->quote_mint = call->accounts[3]->key;
  ORDER_EVENT->id = order->id;
  ORDER_EVENT->price = order->price;
  ORDER_EVENT->amount = order->amount;
  ORDER_EVENT->side = side;
  emit(discriminator, 8 + 4 * 32 + 3 * 8 + 1);
}

/* Whether orders of `side` at `price` are at least as good, to those who take, as ones at `limit`. */
INLINE int is_within(u64 side, u64 price, u64 limit) { return side == SELL ? price <= limit : price >= limit; }

SHARED u64 place_limit_order(Call *call) {
  LOG("Instruction: PlaceLimitOrder");
  TRY(check_trader(call, 25));
  Account **accounts = call->accounts;
  Market *market = (Market *)accounts[1]->data;
  u64 side = call->data[8], price = *(const u64 *)(call->data + 9), amount = *(const u64 *)(call->data + 17);
  REQUIRE(side <= SELL, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(price != 0 && price % market->tick_size == 0, INVALID_PRICE, "InvalidPrice");
  REQUIRE(amount != 0 && amount % market->lot_size == 0, INVALID_AMOUNT, "InvalidAmount");
  u64 count = market->count[side], other = 1 - side;
  REQUIRE(count < MOST_ORDERS, SIDE_IS_FULL, "SideIsFull");
  for (u64 i = 0; i < market->count[other]; i++) {
    const Order *resting = &market->orders[other][i];
    if (!is_within(other, resting->price, price)) break;
    REQUIRE(resting->is_suspended, WOULD_TAKE, "WouldTake");
  }
  Order *orders = market->orders[side];
  u64 at = count;
  while (at > 0 && !is_within(side, orders[at - 1].price, price)) {
    orders[at] = orders[at - 1];
    at--;
  }
  Order *order = &orders[at];
  order->owner = accounts[0]->key;
  order->receiver = accounts[side == SELL ? 7 : 6]->key;
  order->id = market->next_id++;
  order->price = price;
  order->amount = amount;
  order->is_suspended = 0;
  market->count[side] = count + 1;
  u64 deposit;
  TRY(find_deposit(call, side, order, &deposit));
  TRY(pay_in(call, side == SELL ? 0 : 1, deposit));
  emit_order(call, order, side, ORDER_PLACED);
  return 0;
}

/* Whether an account can be paid: open, not frozen, and without an extension that may refuse. */
SHARED int can_receive(const Account *account, const Account *mint, const Key *owner) {
  return is_account_of(account, &mint->owner, &mint->key, owner) && account->data[108] == 1 &&
         (account->data_length == TOKEN_ACCOUNT_BYTES || account->data_length == IMMUTABLE_OWNER_BYTES);
}

SHARED u64 report_fill(Call *call, const Order *order, const Fill *fill, u64 side) {
  Account **accounts = call->accounts;
  const u8 bump = EVENT_AUTHORITY_BUMP;
  const Slice seeds[2] = {{"__event_authority", 17}, {&bump, 1}}, signer = {seeds, 2};
  begin_call(call->program);
  add_account(accounts[10], 0, 1);
  FILLED->tag = EVENT_INSTRUCTION;
  FILLED->discriminator = ORDER_FILLED;
  FILLED->market = accounts[1]->key;
  FILLED->maker = order->owner;
  FILLED->taker = accounts[0]->key;
  FILLED->base_mint = accounts[2]->key;
  FILLED->quote_mint = accounts[3]->key;
  FILLED->id = order->id;
  FILLED->price = order->price;
  FILLED->base_amount = fill->base;
  FILLED->quote_amount = fill->quote;
  FILLED->left = order->amount;
  FILLED->side = side;
  return send_call(FILLED_BYTES, &signer);
}

/* Closes the gaps that orders without an amount leave. */
SHARED void remove_done(Market *market, u64 side) {
  Order *orders = market->orders[side];
  u64 left = 0;
  for (u64 i = 0; i < market->count[side]; i++) {
    if (orders[i].amount == 0) continue;
    if (left != i) orders[left] = orders[i];
    left++;
  }
  market->count[side] = left;
}

/*
 * Behind the ten of a trader: the event authority, this program, and for each order that is to be taken, in the order of
 * the book, the account that it pays. Takes what it can of the amount within the limit, and fails below the minimum.
 */
SHARED u64 take_orders(Call *call) {
  LOG("Instruction: TakeOrders");
  TRY(check_trader(call, 33));
  Account **accounts = call->accounts;
  Market *market = (Market *)accounts[1]->data;
  u64 is_buy = call->data[8] == BUY, side = is_buy ? SELL : BUY;
  const u64 *arguments = (const u64 *)(call->data + 9);
  u64 limit = arguments[0], wanted = arguments[1], least = arguments[2];
  REQUIRE(call->data[8] <= SELL, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(call->account_count >= 12, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(same_key(&accounts[10]->key, &EVENT_AUTHORITY), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&accounts[11]->key, call->program), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(wanted != 0 && wanted % market->lot_size == 0, INVALID_AMOUNT, "InvalidAmount");

  u64 base = 0, quote = 0, fills = 0, next = 12;
  for (u64 i = 0; i < market->count[side] && base < wanted && next < call->account_count; i++) {
    Order *order = &market->orders[side][i];
    if (!is_within(side, order->price, limit)) break;
    if (order->is_suspended) continue;
    if (!same_key(&accounts[next]->key, &order->receiver)) break;
    REQUIRE(!same_key(&order->owner, &accounts[0]->key), OWN_ORDER, "OwnOrder");
    Account *receiver = accounts[next++];
    if (!can_receive(receiver, accounts[is_buy ? 3 : 2], &order->owner)) {
      order->is_suspended = 1;
      continue;
    }
    Fill *fill = &FILLS[fills++];
    fill->at = i;
    fill->base = order->amount < wanted - base ? order->amount : wanted - base;
    fill->receiver = receiver;
    TRY(to_quote(accounts[2], fill->base, order->price, &fill->quote));
    base += fill->base;
    quote += fill->quote;
    REQUIRE(quote >= fill->quote, OVERFLOW, "Overflow");
  }
  REQUIRE(base != 0 && base >= least, SLIPPAGE_EXCEEDED, "SlippageExceeded");
  u64 fee;
  REQUIRE(multiply_divide_up(quote, market->fee_basis_points, BASIS_POINTS, &fee), OVERFLOW, "Overflow");
  REQUIRE(quote + fee >= quote && quote > fee, OVERFLOW, "Overflow");
  market->fees += fee;

  TRY(is_buy ? pay_in(call, 1, quote + fee) : pay_in(call, 0, base));
  for (u64 i = 0; i < fills; i++) {
    const Fill *fill = &FILLS[i];
    Order *order = &market->orders[side][fill->at];
    order->amount -= fill->base;
    TRY(is_buy ? pay_out(call, 1, fill->receiver, fill->quote) : pay_out(call, 0, fill->receiver, fill->base));
    TRY(report_fill(call, order, fill, side));
  }
  TRY(is_buy ? pay_out(call, 0, accounts[6], base) : pay_out(call, 1, accounts[7], quote - fee));
  remove_done(market, side);
  return 0;
}

SHARED u64 cancel_order(Call *call) {
  LOG("Instruction: CancelOrder");
  TRY(check_trader(call, 17));
  Account **accounts = call->accounts;
  Market *market = (Market *)accounts[1]->data;
  u64 side = call->data[8], id = *(const u64 *)(call->data + 9);
  REQUIRE(side <= SELL, INVALID_INSTRUCTION, "InvalidInstruction");
  for (u64 i = 0; i < market->count[side]; i++) {
    Order *order = &market->orders[side][i];
    if (order->id != id || !same_key(&order->owner, &accounts[0]->key)) continue;
    u64 deposit, kind = side == SELL ? 0 : 1;
    TRY(find_deposit(call, side, order, &deposit));
    TRY(pay_out(call, kind, accounts[6 + kind], deposit));
    emit_order(call, order, side, ORDER_CANCELLED);
    order->amount = 0;
    remove_done(market, side);
    return 0;
  }
  FAIL(UNKNOWN_ORDER, "UnknownOrder");
}

/* Of one side, or of both. */
SHARED u64 cancel_all_orders(Call *call) {
  LOG("Instruction: CancelAllOrders");
  TRY(check_trader(call, 8));
  Account **accounts = call->accounts;
  Market *market = (Market *)accounts[1]->data;
  u64 cancelled = 0;
  for (u64 side = BUY; side <= SELL; side++) {
    u64 sum = 0, deposit, kind = side == SELL ? 0 : 1;
    for (u64 i = 0; i < market->count[side]; i++) {
      Order *order = &market->orders[side][i];
      if (!same_key(&order->owner, &accounts[0]->key)) continue;
      TRY(find_deposit(call, side, order, &deposit));
      sum += deposit;
      emit_order(call, order, side, ORDER_CANCELLED);
      order->amount = 0;
      cancelled++;
    }
    if (sum == 0) continue;
    TRY(pay_out(call, kind, accounts[6 + kind], sum));
    remove_done(market, side);
  }
  REQUIRE(cancelled != 0, UNKNOWN_ORDER, "UnknownOrder");
  return 0;
}

/* creator, market, quote mint, quote vault, the creator's account, token program */
SHARED u64 collect_fees(Call *call) {
  LOG("Instruction: CollectFees");
  Account **accounts = call->accounts;
  REQUIRE(call->account_count >= 6, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 8, INVALID_INSTRUCTION, "InvalidInstruction");
  REQUIRE(accounts[0]->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_market(call, accounts[1]), INVALID_MARKET, "InvalidMarket");
  Market *market = (Market *)accounts[1]->data;
  REQUIRE(same_key(&accounts[0]->key, &market->creator), INVALID_MARKET, "InvalidMarket");
  REQUIRE(same_key(&accounts[2]->key, &market->quote_mint), INVALID_MINT, "InvalidMint");
  u8 bump = market->vault_bump[1];
  REQUIRE(is_vault(call, accounts[3], &market->quote_mint, accounts[1], bump), INVALID_VAULT, "InvalidVault");
  REQUIRE(!same_key(&accounts[4]->key, &accounts[3]->key), INVALID_TOKEN_ACCOUNT, "InvalidTokenAccount");
  REQUIRE(same_key(&accounts[5]->key, &accounts[2]->owner), INVALID_PROGRAM, "InvalidProgram");
  u64 fees = market->fees;
  REQUIRE(fees != 0, INVALID_AMOUNT, "InvalidAmount");
  market->fees = 0;
  const Slice seeds[5] = MARKET_SEEDS(market), signer = {seeds, 5};
  TRY(transfer(accounts[3], accounts[2], accounts[4], accounts[1], fees, &signer));
  MARKET_EVENT->market = accounts[1]->key;
  MARKET_EVENT->creator = market->creator;
  *(u64 *)MARKET_EVENT->mint = fees;
  emit(FEES_COLLECTED, 8 + 2 * 32 + 8);
  return 0;
}

/* Only the program itself can have its authority sign. */
SHARED u64 receive_event(Call *call) {
  REQUIRE(call->account_count >= 1, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->accounts[0]->is_signer && same_key(&call->accounts[0]->key, &EVENT_AUTHORITY), MISSING_SIGNER,
          "MissingSigner");
  return 0;
}

ENTRY(RUN(EVENT_INSTRUCTION, receive_event)
      RUN(TAKE_ORDERS, take_orders)
      RUN(PLACE_LIMIT_ORDER, place_limit_order)
      RUN(CANCEL_ALL_ORDERS, cancel_all_orders)
      RUN(CANCEL_ORDER, cancel_order)
      RUN(COLLECT_FEES, collect_fees)
      RUN(CREATE_MARKET, create_market))
