/* What our programs ask of the token and the system program. */
#pragma once
#include "sbpf.h"

#define INLINE static inline __attribute__((always_inline))

#define TRY(call)                                                                                            \
  do {                                                                                                       \
    u64 failure = (call);                                                                                    \
    if (failure != 0) return failure;                                                                        \
  } while (0)

#define FAIL(code, name) return (LOG("Error: " name), code)
#define REQUIRE(condition, code, name)                                                                       \
  do {                                                                                                       \
    if (!(condition)) FAIL(code, name);                                                                      \
  } while (0)

/* The entry of a program: `instructions` are one RUN for each, the most frequent first. */
#define ENTRY(instructions)                                                                                  \
  u64 entrypoint(u8 *input) {                                                                                \
    Call call;                                                                                               \
    if (!read_call(input, &call) || call.data_length < 8) FAIL(INVALID_INSTRUCTION, "InvalidInstruction");   \
    u64 discriminator = *(const u64 *)call.data;                                                             \
    instructions FAIL(INVALID_INSTRUCTION, "InvalidInstruction");                                            \
  }
#define RUN(tag, function)                                                                                   \
  if (discriminator == (tag)) return function(&call);

#define BASIS_POINTS 10000
#define MINT_BYTES 82
#define TOKEN_ACCOUNT_BYTES 165
#define LP_DECIMALS 9

static const Key SYSTEM = {{0, 0, 0, 0}};
static const Key TOKEN = {{0x93a165d7e1f6dd06, 0xac79ebce46e1cbd9, 0x91375b5fed85b41c, 0xa900ff7e85f58c3a}};
static const Key TOKEN_2022 = {{0xde8f75eee1f6dd06, 0xdacd6ce4bc5d4218, 0x270db9834dfc1ab6, 0xfc8ba1d828f9bdfe}};

static const Key WRAPPED_SOL = {{0x8481abfe57889b06, 0x35c01846637f68fb, 0x553beb1adc39c4da, 0x100000000f0a098}};

INLINE u64 token_amount(const Account *account) { return *(u64 *)(account->data + 64); }
INLINE u64 mint_supply(const Account *account) { return *(u64 *)(account->data + 36); }

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

/* Mints (tag 7: mint, account) or burns (tag 8: account, mint) tokens; the authority signs. */
INLINE u64 change_supply(u8 tag, Account *first, Account *second, Account *authority, u64 amount,
                         const Slice *signer) {
  begin_call(&first->owner);
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

/* `signer` holds the seeds of the sender where it is a derived address. */
SHARED u64 send_lamports(Account *from, Account *to, u64 lamports, const Slice *signer) {
  begin_call(&SYSTEM);
  add_account(from, 1, 1);
  add_account(to, 1, 0);
  *(u64 *)(CALLEE->data + 4) = lamports;
  return send_system(2, 12, signer);
}

/* What makes an account with so many bytes of data exempt from rent. */
SHARED u64 find_rent(u64 bytes, u64 *lamports) {
  struct {
    u64 lamports_per_byte;
    u64 threshold;
    u64 burn;
  } rent;
  TRY(sol_get_rent_sysvar(&rent));
  *lamports = (bytes + 128) * rent.lamports_per_byte;
  /* The threshold is a floating number, 2.0 or, in later versions, 1.0. */
  if (rent.threshold == 0x4000000000000000) *lamports *= 2;
  return 0;
}

/*
 * Opens a rent-exempt account, also when somebody sent lamports to it before. `signer` holds the seeds of a derived
 * address; 0 for one that signed the transaction.
 */
SHARED u64 open_account(Account *payer, Account *account, u64 bytes, const Key *owner, const Slice *signer) {
  u64 lamports;
  TRY(find_rent(bytes, &lamports));
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
    TRY(send_lamports(payer, account, lamports - account->lamports, 0));
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
