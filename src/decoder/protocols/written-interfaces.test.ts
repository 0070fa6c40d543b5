/** Interfaces that were written from sources: the bytes are put together as those say. */
import { describe, expect, test } from 'vitest';
import { readOne } from '../testing/readings.ts';

const read = (program: string, accounts: string, hex: string) =>
  readOne(program, accounts.split(' '), Buffer.from(hex.replaceAll(' ', ''), 'hex'));

describe('ZK ElGamal Proof', () => {
  const PROGRAM = 'ZkE1Gama1Proof11111111111111111111111111111';

  test('a proof is named by its tag, whatever stands in it', () => {
    expect(read(PROGRAM, 'context', '04 0102')).toMatchObject({
      reading: 'decoded',
      name: 'verifyPubkeyValidity',
      says: 'Prove that an ElGamal key is valid',
      fields: { proof: '0x0102' },
    });
    expect(read(PROGRAM, 'context', '0c 00').name).toBe('verifyBatchedGroupedCiphertext3HandlesValidity');
    expect(read(PROGRAM, 'context', '0d 00').reading).toBe('unknown-instruction');
  });

  test('a context closes', () => {
    expect(read(PROGRAM, 'context wallet owner', '00').says).toBe(
      'Close the proof context and return its rent to wallet',
    );
  });
});

describe('SPL single-validator pool', () => {
  const PROGRAM = 'SVSPxpvHdN29nkVg9rPapPNDddN5DipNLRUFhyjFThE';

  test('a deposit of stake, with the on-ramp account and before there was one', () => {
    const accounts = 'pool stake onramp mint stakeAuthority mintAuthority mine tokens lamports c h t s';
    expect(read(PROGRAM, accounts, '02').says).toBe('Deposit the stake mine into the pool pool');
    expect(read(PROGRAM, accounts.replace(' onramp', ''), '02').says).toBe(
      'Deposit the stake mine into the pool pool',
    );
  });

  test('a deposit of SOL', () => {
    expect(read(PROGRAM, 'vote pool', '07 00ca9a3b00000000').fields).toEqual({ lamports: '1 SOL' });
  });
});

describe('Titan', () => {
  test('a swap through its router', () => {
    const swap = read(
      'T1TANpTeScyeqVzzgNViGDNrkQ6qHz9KrSBS4aNXvGT',
      'payer atlas in mine out theirs t u',
      'f95b542145160087 0500000000000000 0400000000000000 ff',
    );
    expect(swap).toMatchObject({ reading: 'decoded', name: 'swapRouteV2' });
    expect(swap.fields).toEqual({ amount: '5 of in', minimumAmountOut: '4 of out', route: '0xff' });
  });
});

describe('Relay depository', () => {
  test('a deposit of SOL, named by what Anchor hashes', () => {
    const deposit = read(
      '99vQwtBwYtrqqD9YSXbdum3KBdxPAVxYTaQ3cfnJSrN2',
      'depository sender depositor vault system',
      `0d9e0ddf5fd51c06 00ca9a3b00000000 ${'07'.repeat(32)}`,
    );
    expect(deposit.says).toBe('Deposit 1 SOL of depositor into the vault vault');
  });
});

describe('market makers that take no orders', () => {
  test.each([
    ['TessVdML9pBGgG9yGks7o4HewRaXVAMuoVj4x83GLQH', 'g pool user', '10 01 0500000000000000 0400000000000000'],
    ['ALPHAQmeA7bjrVuccPsYPiCvsi428SNwte66Srvs4pHA', 'user pool', '0c 01 0500000000000000 0400000000000000'],
    [
      'goonuddtQRrWqqn5nFyczVKaie28f3kDkHWkHtURSLE',
      'user pool',
      '01 01 0500000000000000 0400000000000000 00',
    ],
    ['BiSoNHVpsVZW2F7rx2eQ59yQwKxzU5NvBcmKshCSUypi', 'user pool', '02 0500000000000000 0400000000000000 01'],
    [
      'FW6zUqn4iKRaeopwwhwsquTY6ABWLLgjxtrC3VPnaWBf',
      'pool a b c d user',
      'f8c69e91e17587c8 0500000000000000 0400000000000000 01',
    ],
  ])('%s swaps', (program, accounts, hex) => {
    const swap = read(program, accounts, hex);
    expect(swap).toMatchObject({ reading: 'decoded', name: 'swap', says: 'Swap through the pool pool' });
    expect(Object.values(swap.fields)).toEqual(expect.arrayContaining(['5', '4']));
  });
});

describe('Byreal', () => {
  test('shares the meaning of the program it began as, and adds its own', () => {
    const PROGRAM = 'REALQqNEomY6cQGZJUGwywTBD2UmDT32rZcNnfxQ5N2';
    expect(read(PROGRAM, 'payer config pool', '2b04ed0b1ac91e62 0500000000000000').says).toBe(
      'Swap through the pool pool',
    );
    expect(read(PROGRAM, 'claimer authority group pool', 'c357dd958dc39213 0500000000000000').says).toBe(
      'Claim rewards of the pool pool',
    );
  });
});

describe('names by what instruction data begins with', () => {
  test.each([
    ['pFACSRuobDmvfMKq1bAzwj27t6d2GJhSCHb1VcfnRmq', 'b2e844d95970caaf', 'chooseFaction'],
    ['we1cGnTxTkDP9Sk49dw1d3T7ik7V2NfnY4qDGCDHXfC', 'c1bdbddb61b052e7', 'claimWelcomePackV0'],
    ['orgdXvHVLkWgBYerptASkAwkZAE563CJUu717dMNx5f', '2c2aaed980486531', 'initializeOrganizationV0'],
    ['propFYxqmVcufMhk5esNMrexq2ogHbbC2kP9PU1qxKs', '7e384bf3961247b2', 'initializeProposalConfigV0'],
    ['auth9SigNpDKz4sJJ1DfCTuZrZNSAgh9sFD3rboVmgg', '00', 'createOrUpdate'],
    ['diste3nXmK7ddDTs1zb6uday6j4etCa9RChD8fJ1xay', '929e8135165956cf', 'initializeDistribution'],
    ['oreV2ZymfyeXgNgBdqMkumTqqAprVqgBWQfoYkrtKWQ', '00', 'claim'],
    ['6kqWTz3A3ZYMV2FMU24ke8rHzT82SaBz7GkBKTd7Z9BH', '838d3447103bc45c', 'handleV3AcrossMessage'],
    ['6doghB248px58JSSwG4qejQ46kFMW4AMj7vzJnWZHNZn', '82ddf29a0dc1bd1d', 'execute'],
    ['7a4WjyR8VZ7yZz5XJAKm39BUGn5iT9CKcv2pmG9tdXVH', '66fb14bb414b0c45', 'send'],
    ['5KAALa8AEEKnW6p6AacdnqNDmGMpfhwR7AEyWs1gUvsT', '1a10a90715caf219', 'invoke'],
    ['8ahPGPjEbpgGaZx2NV1iG5Shj7TDwvsjkEDcGWjt94TP', '1bd1b80598748810', 'initPriceFeed'],
    ['dkpZqrxHFrhziEMQ931GLtfy11nFkCsfMftH9u6QwBU', 'ebfc2bb26990c1a5', 'bridgeWithFeeShim'],
    ['Gx9rivpS3YR8pBFwMuP6omYqVxunpLvLkNn7ubNyuZZ5', 'ae29789262daa919', 'bridge'],
    ['Awm2zSgzMGTRraAVjRvshqLehy7mJ2Qr3maURDsoDmwi', '0b', 'bridgeWithFee'],
    ['SCoRcH8c2dpjvcJD6FiPbCSQyQgu3PcUAWj2Xxx3mqn', '02', 'swapV2'],
    ['AQU1FRd7papthgdrwPTTq5JacJh8YtwEXaBfKU3bTz45', '13', 'swapV2'],
  ])('%s: %s', (program, hex, name) => {
    expect(read(program, 'first second', hex)).toMatchObject({ reading: 'decoded', name });
  });
});

describe('LayerZero', () => {
  test('a message is sent through the endpoint', () => {
    const send = read(
      '76y77prsiCMvXMjuoZ5VRrhG5qYBrUMYTE5WgHqgjEn6',
      'sender library config default info endpoint nonce',
      `66fb14bb414b0c45 95750000 ${'07'.repeat(32)} 02000000 aabb 01000000 cc 0500000000000000 0000000000000000`,
    );
    expect(send.says).toBe('Send a message of sender to Ethereum over LayerZero');
    expect(send.fields).toMatchObject({
      message: '0xaabb',
      options: '0xcc',
      nativeFee: '5',
      lzTokenFee: '0',
    });
  });
});

describe('Mayan', () => {
  const ORDER = `0500000000000000 00 0000000000000000 ${'07'.repeat(32)} 0200 ${'08'.repeat(32)} 0400000000000000`;

  test('an order of Swift', () => {
    const order = read(
      'BLZRi6frs4X4DNLw56V4EXai1b6QVESN1BhHBTYM9VcY',
      'trader relayer state stateAccount relayerAccount mint',
      `204c290c27a284db ${ORDER}`,
    );
    expect(order.says).toBe('Order a swap of at least 5 of mint to Ethereum');
    expect(order.fields).toMatchObject({ amountOutMin: '4' });
  });

  test('an order of Swift v2, which names who is paid back', () => {
    const order = read(
      'mayan34VedncxdK2XobtvWFDXQASUTBXhUVzt2kKgny',
      'trader refund relayer state stateAccount relayerAccount payload mint',
      `204c290c27a284db ${ORDER}`,
    );
    expect(order.says).toBe('Order a swap of at least 5 of mint to Ethereum');
    expect(order.accounts).toMatchObject({ refundAddress: 'refund' });
  });

  test('a swap by auction', () => {
    const swap = read(
      'FC4eXxkyrMPTjiYUpp4EAnkmwMbQyZ6NDCh1kfLn6vsf',
      'd m1 m2 state from swapper to fromMint toMint',
      `65 fe 0500000000000000 0400000000000000 ${'00'.repeat(40)} 0200`,
    );
    expect(swap.says).toBe('Order a swap of 5 of fromMint to Ethereum');
  });
});

describe('a variant nobody here knows', () => {
  const BLOOM = 'b1oomGGqPKGD6errbyfbVMBuzSC8WtAAYo8MwNafWW1';

  test('stops nothing before it: the rest stands as bytes, with the reason', () => {
    expect(read(BLOOM, 'system token', '03 07 aabb')).toMatchObject({
      reading: 'decoded',
      reason: 'variant 7 is not known',
      name: 'swap',
      fields: { venue: '3', rest: '0x07aabb' },
    });
  });

  test('drops a sentence with holes that nothing fills', () => {
    const drift = read('dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH', 'a b', '45a15dca787e4cb9 63');
    expect(drift.reading).toBe('decoded');
    expect(drift.says ?? '').not.toContain('{');
  });
});

describe('Parcl v3', () => {
  const PROGRAM = '3parcLrT7WnXAcyPfkCz49oofuuf2guUKkjuFkAhZW8Y';

  test('a change of position names its market, its size and the price it may have', () => {
    const accounts = 'exchange margin trader event program market feed';
    const position = read(
      PROGRAM,
      accounts,
      `30f9068b0e5f6a58 0a000000 20a1070000000000 0000000000000000 00e1f50500000000`,
    );
    expect(position.says).toBe('Change the position in market 10 by 0.5, at a price of 1 or better');
    expect(position.accounts).toMatchObject({ marginAccount: 'margin', signer: 'trader' });
  });

  test('a smaller position has a size below zero', () => {
    const less = read(
      PROGRAM,
      'exchange margin trader event program',
      `30f9068b0e5f6a58 0a000000 e05ef8ffffffffff ffffffffffffffff 00e1f50500000000`,
    );
    expect(less.fields).toMatchObject({ sizeDelta: '-0.5' });
  });

  test('margin is paid in, of whatever token the account holds', () => {
    const deposit = read(PROGRAM, 'exchange margin vault mine owner', 'f0603925adae9edb 40420f0000000000');
    expect(deposit.says).toBe('Deposit 1000000 of an unknown mint into the margin account margin');
  });

  test('what is asked for back waits for a settlement', () => {
    const request = read(
      PROGRAM,
      'exchange margin request mine owner system rent event program',
      '7cde088db56c0fb0 0700000000000000 40420f0000000000 0a00000000000000',
    );
    expect(request.says).toBe(
      'Request to withdraw 1000000 of an unknown mint from the margin account margin',
    );
    expect(request.fields).toMatchObject({ settlementRequestId: '7', keeperTip: '10 of an unknown mint' });
  });
});
