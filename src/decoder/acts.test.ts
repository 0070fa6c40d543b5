import { describe, expect, test } from 'vitest';
import { ACT_NAMES, actOf, listActs } from './acts.ts';
import { listProtocols } from './protocol-registry.ts';

const LOCALNET_LEND = 'LocaLnetLend1111111111111111111111111111111';
const JUPITER_LEND_VAULTS = 'jupr81YtYssSyPt8jbnGuiWon5f6x9TcDEFxYe3Bdzi';
const MARGINFI = 'MFv2hWf31Z9kbCa1snEPYctwafyhdvnV7FZnsebVacA';
const CCTP = 'CCTPiPYPc6AsJuwueEnWgSgucamXDZwBd53dQ11YiKX3';
const CCTP_MESSAGES = 'CCTPmbSD7gX1bxKPAmg77w8oFzNFpaQiQUWD43TKaecd';
const MARINADE = 'MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD';
const PHOENIX = 'PhoeNiXZ8ByJGLkxNfZRnkUfjvmuYqLR89jjFHGqdXY';
const DRIFT_VAULTS = 'vAuLTsyrvSfZRuRB3XgvkPwNGgYSs9YRYymVebLKoxR';
const VALIDATOR_BONDS = 'vBoNdEvzMrSai7is21XgVYik65mqtaKXuSdMBJ1xkW4';
const MANIFEST = 'MNFSTqtC93rEfYHB6hF82sKdZpUDFWkViLByLd1k1Ms';

describe('what an instruction does', () => {
  test.each([
    [LOCALNET_LEND, 'supply', 'deposit'],
    [LOCALNET_LEND, 'borrow', 'borrow'],
    [LOCALNET_LEND, 'liquidate', 'liquidate'],
    [MARGINFI, 'lendingAccountLiquidate', 'liquidate'],
    [CCTP, 'depositForBurn', 'send'],
    [CCTP, 'handleReceiveMessage', 'receive'],
    [MARINADE, 'deposit', 'stake'],
    [MARINADE, 'orderUnstake', 'unstake'],
    [PHOENIX, 'placeLimitOrder', 'place'],
    [PHOENIX, 'cancelUpTo', 'cancel'],
  ])('%s %s is %s', (program, instruction, act) => {
    expect(actOf(program, instruction)).toBe(act);
  });

  test.each([
    ['may be any of several', JUPITER_LEND_VAULTS, 'operate'],
    ['places and cancels at once', MANIFEST, 'batchUpdate'],
    ['carries a message without tokens', CCTP_MESSAGES, 'sendMessage'],
    ['closes no position', DRIFT_VAULTS, 'liquidate'],
    ['takes what is left of a settlement', VALIDATOR_BONDS, 'withdrawStake'],
    ['is no one’s', LOCALNET_LEND, ''],
    ['belongs to a program nobody reads', 'nonsense', 'deposit'],
  ])('is none where it %s', (_why, program, instruction) => {
    expect(actOf(program, instruction)).toBeUndefined();
  });
});

test('each listed name is of an instruction that a program of its category counts as that act', () => {
  const idle = Object.entries(ACT_NAMES).flatMap(([category, acts]) => {
    const programs = listProtocols().flatMap(({ definition }) =>
      definition.category === category ? definition.programs : [],
    );
    return Object.entries(acts).flatMap(([act, names]) =>
      names
        .filter((name) => !programs.some((program) => actOf(program, name) === act))
        .map((name) => `${category} ${act} ${name}`),
    );
  });
  expect(idle).toEqual([]);
});

test('what is counted of a program is what its instructions do', () => {
  expect([...listActs(PHOENIX)].sort()).toEqual(['cancel', 'place']);
  expect(listActs(MANIFEST)).toEqual([]);
  expect(listActs('nonsense')).toEqual([]);
});

test('a deposit through the referral program of Marinade, which calls Marinade, counts once', () => {
  const [referral] = listProtocols().flatMap(({ definition }) =>
    definition.key === 'marinade-referral' ? definition.programs : [],
  );
  expect(actOf(referral!, 'deposit')).toBeUndefined();
});
