/*
 * What a program sees of the virtual machine: its input, the system calls, calls to other programs.
 * Layouts: `serialize_parameters_aligned` of agave's program runtime and `sol/cpi.h` of its C SDK.
 */
#pragma once

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long u64;

typedef struct {
  u64 word[4];
} Key;

typedef struct {
  /* 255, or the position of the same account earlier in the list. */
  u8 marker;
  u8 is_signer;
  u8 is_writable;
  u8 is_executable;
  u32 padding;
  Key key;
  Key owner;
  u64 lamports;
  u64 data_length;
  u8 data[];
} Account;

/* The most accounts an instruction may have; a program that takes more says so before. */
#ifndef CALL_ACCOUNTS
#define CALL_ACCOUNTS 16
#endif

typedef struct {
  Account *accounts[CALL_ACCOUNTS];
  u64 account_count;
  const u8 *data;
  u64 data_length;
  const Key *program;
} Call;

typedef struct {
  const void *start;
  u64 length;
} Slice;

typedef struct {
  const Key *key;
  u8 is_writable;
  u8 is_signer;
} CalleeMeta;

typedef struct {
  const Key *key;
  u64 *lamports;
  u64 data_length;
  u8 *data;
  const Key *owner;
  u64 rent_epoch;
  u8 is_signer;
  u8 is_writable;
  u8 is_executable;
} CalleeAccount;

typedef struct {
  const Key *program;
  CalleeMeta *metas;
  u64 meta_count;
  u8 *data;
  u64 data_length;
} CalleeInstruction;

typedef struct {
  u64 slot;
  u64 epoch_start;
  u64 epoch;
  u64 leader_schedule_epoch;
  u64 unix_timestamp;
} Clock;

extern u64 sol_log_(const char *text, u64 length);
extern u64 sol_log_data(const Slice *slices, u64 count);
extern u64 sol_set_return_data(const void *data, u64 length);
extern u64 sol_get_rent_sysvar(void *rent);
extern u64 sol_get_clock_sysvar(Clock *clock);
extern u64 sol_try_find_program_address(const Slice *seeds, u64 count, const Key *program, Key *out, u8 *bump);
extern u64 sol_create_program_address(const Slice *seeds, u64 count, const Key *program, Key *out);
extern u64 sol_invoke_signed_c(const CalleeInstruction *instruction, const CalleeAccount *accounts, u64 count,
                               const Slice *signers, u64 signer_count);

#define SHARED static __attribute__((noinline, unused))
#define LOG(text) sol_log_(text, sizeof(text) - 1)

/* Room an account may grow by in one instruction. */
#define GROWTH 10240

/* The most accounts and bytes of data of the calls a program makes; one that needs more says so before. */
#ifndef CALLEE_ACCOUNTS
#define CALLEE_ACCOUNTS 4
#endif
#ifndef CALLEE_DATA
#define CALLEE_DATA 112
#endif

/* A call being put together lives on the heap: the stack of a function has only 512 bytes. */
typedef struct {
  CalleeInstruction instruction;
  CalleeMeta metas[CALLEE_ACCOUNTS];
  CalleeAccount accounts[CALLEE_ACCOUNTS];
  u8 data[CALLEE_DATA];
} Callee;
#define CALLEE ((Callee *)0x300000000)
/* Behind it on the heap stands the event a program writes to its logs. */
#define EVENT_ADDRESS 0x300000800
_Static_assert(sizeof(Callee) <= 0x800, "a call must end before the event");

/* Writes the event on the heap to the logs: `length` bytes, of which the first eight are the discriminator. */
SHARED void emit(u64 discriminator, u64 length) {
  *(u64 *)EVENT_ADDRESS = discriminator;
  const Slice slice = {(const void *)EVENT_ADDRESS, length};
  sol_log_data(&slice, 1);
}

SHARED int same_key(const Key *a, const Key *b) {
  return a->word[0] == b->word[0] && a->word[1] == b->word[1] && a->word[2] == b->word[2] &&
         a->word[3] == b->word[3];
}

/* 0 when there are more accounts than a call may have. */
SHARED int read_call(u8 *input, Call *call) {
  u64 count = *(u64 *)input;
  u8 *at = input + 8;
  if (count > CALL_ACCOUNTS) return 0;
  for (u64 i = 0; i < count; i++) {
    Account *account = (Account *)at;
    if (account->marker != 255) {
      call->accounts[i] = call->accounts[account->marker];
      at += 8;
      continue;
    }
    call->accounts[i] = account;
    at = account->data + ((account->data_length + GROWTH + 7) & ~7ul) + 8;
  }
  call->account_count = count;
  call->data_length = *(u64 *)at;
  call->data = at + 8;
  call->program = (const Key *)(call->data + call->data_length);
  return 1;
}

SHARED void begin_call(const Key *program) {
  CALLEE->instruction.program = program;
  CALLEE->instruction.metas = CALLEE->metas;
  CALLEE->instruction.meta_count = 0;
  CALLEE->instruction.data = CALLEE->data;
}

/* Accounts are described anew for every call: an earlier one may have given them data. */
SHARED void add_account(Account *account, u64 is_writable, u64 is_signer) {
  u64 at = CALLEE->instruction.meta_count++;
  CalleeMeta *meta = &CALLEE->metas[at];
  meta->key = &account->key;
  meta->is_writable = is_writable;
  meta->is_signer = is_signer;
  CalleeAccount *described = &CALLEE->accounts[at];
  described->key = &account->key;
  described->lamports = &account->lamports;
  described->data_length = account->data_length;
  described->data = account->data;
  described->owner = &account->owner;
  described->rent_epoch = 0;
  described->is_signer = account->is_signer;
  described->is_writable = account->is_writable;
  described->is_executable = account->is_executable;
}

/* `signer` holds the seeds of a derived address that signs; 0 when none does. */
SHARED u64 send_call(u64 data_length, const Slice *signer) {
  CALLEE->instruction.data_length = data_length;
  return sol_invoke_signed_c(&CALLEE->instruction, CALLEE->accounts, CALLEE->instruction.meta_count, signer,
                             signer == 0 ? 0 : 1);
}
