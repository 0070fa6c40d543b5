/* Accounts a program knows by the seeds of their addresses, and those of others by what they hold. */
#pragma once
#include "calls.h"

/* Whether an address is the one of these seeds; leaves its bump. */
SHARED int is_derived(const Call *call, const Slice *seeds, u64 count, const Key *key, u8 *bump) {
  Key derived;
  return sol_try_find_program_address(seeds, count, call->program, &derived, bump) == 0 &&
         same_key(&derived, key);
}

/* The same, where the bump is known and among the seeds: it costs less. */
SHARED int is_own(const Call *call, const Slice *seeds, u64 count, const Key *key) {
  Key derived;
  return sol_create_program_address(seeds, count, call->program, &derived) == 0 && same_key(&derived, key);
}

/* Whether an account is one of the program's, of a kind that has so many bytes. */
SHARED int is_state(const Call *call, const Account *account, u64 bytes, u64 discriminator) {
  return same_key(&account->owner, call->program) && account->data_length == bytes &&
         *(const u64 *)account->data == discriminator;
}

/* The account of tokens that a market or pool has for one of its mints. */
SHARED int is_vault(const Call *call, const Account *account, const Key *mint, const Account *market, u8 bump) {
  const Slice seeds[4] = {{"vault", 5}, {&market->key, 32}, {mint, 32}, {&bump, 1}};
  return is_own(call, seeds, 4, &account->key);
}

/* Whether an account holds tokens of a mint and belongs to `owner`. */
SHARED int is_account_of(const Account *account, const Key *program, const Key *mint, const Key *owner) {
  return same_key(&account->owner, program) && account->data_length >= TOKEN_ACCOUNT_BYTES &&
         same_key((const Key *)account->data, mint) && same_key((const Key *)(account->data + 32), owner);
}
