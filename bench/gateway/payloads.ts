/** Results of the sizes measured: a transaction of 7.8 kB and a block of 3.5 MB, by the same seed each time. */
const KEY = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU';

/** JSON of a transaction as nodes answer it, 7.8 kB. */
export function createTransactionJson(): string {
  const accountKeys = Array.from({ length: 24 }, (_, index) => `${index}${KEY}`.slice(0, 44));
  const balances = accountKeys.map((_, index) => 2_039_280 + index * 1_000_003);
  const logMessages: string[] = [];
  const result = {
    blockTime: 1_790_000_000,
    meta: {
      computeUnitsConsumed: 84_312,
      err: null,
      fee: 5_000,
      innerInstructions: [
        {
          index: 2,
          instructions: balances.map((value) => ({
            accounts: [0, 1, 2],
            data: `3Bxs${value}`,
            programIdIndex: 9,
            stackHeight: 2,
          })),
        },
      ],
      logMessages,
      postBalances: balances,
      preBalances: balances,
    },
    slot: 299_000_000,
    transaction: { message: { accountKeys, recentBlockhash: KEY }, signatures: [KEY + KEY] },
  };
  for (let i = 0; JSON.stringify(result).length < 7_750; i++) {
    logMessages.push(`Program ${KEY} consumed ${1_000 + i} of 200000 compute units`);
  }
  return JSON.stringify(result);
}

/** JSON of a block with base64 transactions, 3.5 MB. */
export function createBlockJson(): string {
  const transaction = JSON.stringify({
    meta: { err: null, fee: 5_000, postBalances: [1, 2, 3], preBalances: [1, 2, 3] },
    transaction: ['A'.repeat(1_600), 'base64'],
  });
  const transactions = Array.from({ length: 2_050 }, () => transaction);
  return `{"blockHeight":280000000,"blockTime":1790000000,"blockhash":"${KEY}","parentSlot":299000000,"transactions":[${transactions.join(',')}]}`;
}
