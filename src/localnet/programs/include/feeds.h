/* Prices of the Localnet Oracle, as other programs read them. */
#pragma once
#include "wide.h"
#include "calls.h"

static const Key ORACLE = {{0xa5815c9bc3bd1205, 0x7c5f42b2a0187558, 0x256359001bf4ef84, 0xa0f6bae7be}};
typedef struct {
  u64 discriminator;
  Key publisher;
  Key mint;
  /* Dollars a whole token is worth, in units of 10^-decimals; 0 until one is posted. */
  u64 price;
  /* Slot it was posted in. */
  u64 slot;
  u64 posted;
  u8 decimals;
} Feed;
#define FEED_BYTES 97
#define FEED_ACCOUNT 0xe354bb84e310bf45ul
/* A price is good for so long: two hours and some at 400 ms a slot. */
#define MOST_AGE 20000
#define MICRO_DECIMALS 6

SHARED int is_feed(const Account *account, const Key *mint) {
  const Feed *feed = (const Feed *)account->data;
  return same_key(&account->owner, &ORACLE) && account->data_length == FEED_BYTES &&
         feed->discriminator == FEED_ACCOUNT && same_key(&feed->mint, mint);
}

/* 10 to the power; 0 when it does not fit. */
SHARED u64 power_of_ten(u64 exponent) {
  if (exponent > 19) return 0;
  u64 power = 1;
  for (u64 i = 0; i < exponent; i++) power *= 10;
  return power;
}

/* What divides units times price into millionths of a dollar; 0 where there is no such number. */
SHARED u64 micro_scale(const Account *feed, const Account *mint) {
  u64 decimals = (u64)mint->data[44] + ((const Feed *)feed->data)->decimals;
  return decimals < MICRO_DECIMALS ? 0 : power_of_ten(decimals - MICRO_DECIMALS);
}

SHARED int is_fresh(const Feed *feed, const Clock *clock) {
  return feed->price != 0 && feed->slot + MOST_AGE >= clock->slot;
}
