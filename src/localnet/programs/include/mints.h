/* Mints whose tokens move as they are. */
#pragma once
#include "calls.h"

/* Extensions of Token-2022: behind the length of a token account comes the type of the account. */
#define EXTENSIONS_OFFSET 166
#define MINT_TYPE 1
#define METADATA_POINTER 18
#define TOKEN_METADATA 19

/*
 * An initialized mint of either token program. Of the extensions of Token-2022 it may only have those that
 * give it a name: all others change what a transfer moves, or who may.
 */
SHARED int is_mint(const Account *account) {
  const u8 *data = account->data;
  if (same_key(&account->owner, &TOKEN)) return account->data_length == MINT_BYTES && data[45] == 1;
  if (!same_key(&account->owner, &TOKEN_2022)) return 0;
  if (account->data_length < MINT_BYTES || data[45] != 1) return 0;
  if (account->data_length == MINT_BYTES) return 1;
  if (account->data_length < EXTENSIONS_OFFSET || data[EXTENSIONS_OFFSET - 1] != MINT_TYPE) return 0;
  u64 at = EXTENSIONS_OFFSET;
  while (at + 4 <= account->data_length) {
    u16 type = *(u16 *)(data + at);
    if (type == 0) break;
    if (type != METADATA_POINTER && type != TOKEN_METADATA) return 0;
    at += 4 + *(u16 *)(data + at + 2);
  }
  return 1;
}
