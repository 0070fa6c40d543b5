/*
 * Localnet Oracle: prices of tokens, each feed posted by the key that opened it. It is a program of the localnet
 * alone, and no other chain has it. Instructions, accounts, events and errors are described by oracle.idl.json,
 * which a test compares with this file.
 *
 * A feed is a program-derived account of its publisher and the mint it prices. Nobody else can post to it, and
 * nobody vouches for what is posted.
 */
#include "../include/derived.h"
#include "../include/feeds.h"

enum {
  INVALID_FEED = 6000,
  INVALID_MINT,
  INVALID_PROGRAM,
  MISSING_SIGNER,
  ZERO_PRICE,
  INVALID_DECIMALS,
  NOT_ENOUGH_ACCOUNTS,
  INVALID_INSTRUCTION,
  ALREADY_INITIALIZED,
};

/* First eight bytes of sha256("global:<instruction>"), sha256("account:Feed") and sha256("event:<event>"). */
#define CREATE_FEED 0xb443c10d5e5f56adul
#define PUBLISH_PRICE 0x10bcc1dab060d75ul
#define FEED_ACCOUNT 0xe354bb84e310bf45ul
#define PRICE_PUBLISHED 0x8cb3c0198533b6a1ul

#define MOST_DECIMALS 18

typedef struct {
  u64 discriminator;
  Key feed;
  Key mint;
  u64 price;
  u64 slot;
} Event;
#define EVENT ((Event *)EVENT_ADDRESS)

/* publisher, feed, mint, system program */
SHARED u64 create_feed(Call *call) {
  LOG("Instruction: CreateFeed");
  REQUIRE(call->account_count >= 4, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 9, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *publisher = call->accounts[0], *feed_account = call->accounts[1], *mint = call->accounts[2];
  REQUIRE(publisher->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(call->data[8] <= MOST_DECIMALS, INVALID_DECIMALS, "InvalidDecimals");
  REQUIRE(same_key(&mint->owner, &TOKEN) || same_key(&mint->owner, &TOKEN_2022), INVALID_MINT, "InvalidMint");
  REQUIRE(mint->data_length >= MINT_BYTES && mint->data_length != TOKEN_ACCOUNT_BYTES && mint->data[45] == 1,
          INVALID_MINT, "InvalidMint");
  REQUIRE(same_key(&call->accounts[3]->key, &SYSTEM), INVALID_PROGRAM, "InvalidProgram");
  REQUIRE(same_key(&feed_account->owner, &SYSTEM), ALREADY_INITIALIZED, "AlreadyInitialized");

  Key derived;
  u8 bump;
  Slice seeds[4] = {{"feed", 4}, {&publisher->key, 32}, {&mint->key, 32}, {&bump, 1}};
  const Slice signer = {seeds, 4};
  TRY(sol_try_find_program_address(seeds, 3, call->program, &derived, &bump));
  REQUIRE(same_key(&derived, &feed_account->key), INVALID_FEED, "InvalidFeed");
  TRY(open_account(publisher, feed_account, FEED_BYTES, call->program, &signer));
  Feed *feed = (Feed *)feed_account->data;
  feed->discriminator = FEED_ACCOUNT;
  feed->publisher = publisher->key;
  feed->mint = mint->key;
  feed->decimals = call->data[8];
  return 0;
}

/* publisher, feed */
SHARED u64 publish_price(Call *call) {
  LOG("Instruction: PublishPrice");
  REQUIRE(call->account_count >= 2, NOT_ENOUGH_ACCOUNTS, "NotEnoughAccounts");
  REQUIRE(call->data_length == 16, INVALID_INSTRUCTION, "InvalidInstruction");
  Account *publisher = call->accounts[0], *feed_account = call->accounts[1];
  Feed *feed = (Feed *)feed_account->data;
  REQUIRE(publisher->is_signer, MISSING_SIGNER, "MissingSigner");
  REQUIRE(is_state(call, feed_account, FEED_BYTES, FEED_ACCOUNT), INVALID_FEED, "InvalidFeed");
  REQUIRE(same_key(&feed->publisher, &publisher->key), INVALID_FEED, "InvalidFeed");
  u64 price = *(const u64 *)(call->data + 8);
  REQUIRE(price != 0, ZERO_PRICE, "ZeroPrice");
  Clock clock;
  TRY(sol_get_clock_sysvar(&clock));
  feed->price = price;
  feed->slot = clock.slot;
  feed->posted++;
  EVENT->feed = feed_account->key;
  EVENT->mint = feed->mint;
  EVENT->price = price;
  EVENT->slot = clock.slot;
  emit(PRICE_PUBLISHED, sizeof(Event));
  return 0;
}

ENTRY(RUN(PUBLISH_PRICE, publish_price)
      RUN(CREATE_FEED, create_feed))
