/* What the pools ask of the token and the system program. */
#pragma once
#include "sbpf.h"

#define INLINE static inline __attribute__((always_inline))

#define TRY(call)                                                                                            \
  do {                                                                                                       \
    u64 failure = (call);                                                                                    \
    if (failure != 0) return failure;                                                                        \
  } while (0)

#define MINT_BYTES 82
#define TOKEN_ACCOUNT_BYTES 165
#define LP_DECIMALS 9

static const Key SYSTEM = {{0, 0, 0, 0}};
static const Key TOKEN = {{0x93a165d7e1f6dd06, 0xac79ebce46e1cbd9, 0x91375b5fed85b41c, 0xa900ff7e85f58c3a}};
static const Key TOKEN_2022 = {{0xde8f75eee1f6dd06, 0xdacd6ce4bc5d4218, 0x270db9834dfc1ab6, 0xfc8ba1d828f9bdfe}};

INLINE u64 transfer(Account *from, Account *mint, Account *to, Account *authority, u64 amount,
                    const Slice *signer) {
  begin_call(&mint->owner);
  add_account(from, 1, 0);
  add_account(mint, 0, 0);
  add_account(to, 1, 0);
  add_account(authority, 0, 1);
  CALLEE->data[0] = 12;
  *(u64 *)(CALLEE->data + 1) = amount;
  CALLEE->data[9] = mint->data[44];
  return send_call(10, signer);
}

/* Mints (tag 7) or burns (tag 8) LP tokens; the two calls differ in the order of their accounts. */
INLINE u64 change_supply(u8 tag, Account *first, Account *second, Account *authority, u64 amount,
                         const Slice *signer) {
  begin_call(&TOKEN);
  add_account(first, 1, 0);
  add_account(second, 1, 0);
  add_account(authority, 0, 1);
  CALLEE->data[0] = tag;
  *(u64 *)(CALLEE->data + 1) = amount;
  return send_call(9, signer);
}

SHARED u64 send_system(u32 tag, u64 data_length, const Slice *signer) {
  *(u32 *)CALLEE->data = tag;
  return send_call(data_length, signer);
}

/* Opens a rent-exempt account at a derived address, also when somebody sent lamports to it before. */
SHARED u64 open_account(Account *payer, Account *account, u64 bytes, const Key *owner,
                        const Slice *signer) {
  struct {
    u64 lamports_per_byte;
    u64 threshold;
    u64 burn;
  } rent;
  TRY(sol_get_rent_sysvar(&rent));
  u64 lamports = (bytes + 128) * rent.lamports_per_byte;
  /* The threshold is a floating number, 2.0 or, in later versions, 1.0. */
  if (rent.threshold == 0x4000000000000000) lamports *= 2;
  if (account->lamports == 0) {
    begin_call(&SYSTEM);
    add_account(payer, 1, 1);
    add_account(account, 1, 1);
    *(u64 *)(CALLEE->data + 4) = lamports;
    *(u64 *)(CALLEE->data + 12) = bytes;
    *(Key *)(CALLEE->data + 20) = *owner;
    return send_system(0, 52, signer);
  }
  if (account->lamports < lamports) {
    begin_call(&SYSTEM);
    add_account(payer, 1, 1);
    add_account(account, 1, 0);
    *(u64 *)(CALLEE->data + 4) = lamports - account->lamports;
    TRY(send_system(2, 12, 0));
  }
  begin_call(&SYSTEM);
  add_account(account, 1, 1);
  *(u64 *)(CALLEE->data + 4) = bytes;
  TRY(send_system(8, 12, signer));
  begin_call(&SYSTEM);
  add_account(account, 1, 1);
  *(Key *)(CALLEE->data + 4) = *owner;
  return send_system(1, 36, signer);
}

SHARED u64 open_vault(Account *payer, Account *vault, Account *mint, const Key *pool, const Slice *signer) {
  TRY(open_account(payer, vault, TOKEN_ACCOUNT_BYTES, &mint->owner, signer));
  begin_call(&mint->owner);
  add_account(vault, 1, 0);
  add_account(mint, 0, 0);
  CALLEE->data[0] = 18;
  *(Key *)(CALLEE->data + 1) = *pool;
  return send_call(33, 0);
}

SHARED u64 open_lp_mint(Account *payer, Account *mint, const Key *pool, const Slice *signer) {
  TRY(open_account(payer, mint, MINT_BYTES, &TOKEN, signer));
  begin_call(&TOKEN);
  add_account(mint, 1, 0);
  CALLEE->data[0] = 20;
  CALLEE->data[1] = LP_DECIMALS;
  *(Key *)(CALLEE->data + 2) = *pool;
  CALLEE->data[34] = 0;
  return send_call(35, 0);
}
