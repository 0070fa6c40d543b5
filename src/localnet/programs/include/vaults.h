/* Accounts of tokens at derived addresses. */
#pragma once
#include "calls.h"

SHARED u64 open_vault(Account *payer, Account *vault, Account *mint, const Key *owner, const Slice *signer) {
  TRY(open_account(payer, vault, TOKEN_ACCOUNT_BYTES, &mint->owner, signer));
  begin_call(&mint->owner);
  add_account(vault, 1, 0);
  add_account(mint, 0, 0);
  CALLEE->data[0] = 18;
  *(Key *)(CALLEE->data + 1) = *owner;
  return send_call(33, 0);
}

SHARED u64 open_lp_mint(Account *payer, Account *mint, const Key *authority, const Slice *signer) {
  TRY(open_account(payer, mint, MINT_BYTES, &TOKEN, signer));
  begin_call(&TOKEN);
  add_account(mint, 1, 0);
  CALLEE->data[0] = 20;
  CALLEE->data[1] = LP_DECIMALS;
  *(Key *)(CALLEE->data + 2) = *authority;
  CALLEE->data[34] = 0;
  return send_call(35, 0);
}
