import { z } from 'zod';
import type { StakeRow, StakesAnswer } from '#contracts/account/stakes';
import { asAddress } from '#contracts/chain';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { cutOf, doneCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const SHOWN = 50;
/** Each is a call of its own. */
const MOST_EPOCHS = 10;
type Names = Extract<StakesAnswer, { kind: 'found' }>['names'];

export default defineTool({
  name: 'get_stakes',
  title: 'Read what is staked',
  description:
    'Stake of a wallet, every stake account it may stake or withdraw from, or the state of one stake account: amount, validator, activating, active, deactivating or inactive with its epochs, rent reserve, lockup and what can be withdrawn now. Call it for staking of an address.',
  doing: 'Reading the stake',
  about: ['account'],
  inAssistant: true,
  input: z.strictObject({ address: addressArgument.describe('A wallet, or a stake account.') }),
  async run(ask, { address }) {
    const answer = found(await ask.ask('stakes', { address }));
    const { stakes, sums, names } = answer;
    const rewards =
      answer.asked === 'stake account' ? await readRewards(ask, address, answer.epoch, stakes[0]) : undefined;
    const data = {
      address: toAddressLeaf(address, names),
      asked: leaf.word(answer.asked),
      epoch: leaf.epoch(answer.epoch),
      stakeAccounts: leaf.count(sums.accounts),
      inStakeAccounts: leaf.sol(sums.lamports),
      staked: leaf.sol(sums.delegatedLamports),
      active: leaf.sol(sums.effectiveLamports - sums.deactivatingLamports),
      activating: leaf.sol(sums.activatingLamports),
      deactivating: leaf.sol(sums.deactivatingLamports),
      withdrawable: leaf.sol(sums.withdrawableLamports),
      stakes: stakes.slice(0, SHOWN).map((row) => toStakeTree(row, names)),
      ...(rewards !== undefined && {
        rewards: leaf.sol(rewards.epochs.reduce((sum, { lamports }) => sum + lamports, 0n)),
        rewardEpochs: rewards.epochs.map(({ epoch, lamports }) => ({
          epoch: leaf.epoch(epoch),
          reward: leaf.sol(lamports),
        })),
      }),
    };
    return {
      data,
      source: sourceOf(answer.provenance),
      notes: answer.missing,
      truncated: [
        ...cutOf('/stakes', sums.accounts, SHOWN),
        ...(rewards?.isWhole === false ? doneCuts(rewards.epochs.length, ['/rewards', '/rewardEpochs']) : []),
      ],
      links: [{ label: 'Account', href: `/account/${address}` }],
    };
  },
});

const toStakeTree = (row: StakeRow, names: Names) => ({
  account: leaf.address(row.account),
  balance: leaf.sol(row.lamports),
  state: leaf.word(row.state),
  ...(row.delegation && {
    staked: leaf.sol(row.delegation.lamports),
    validator: validatorLeaf(row.delegation.validator),
    validatorName: leaf.said('validator name', row.delegation.validatorName),
    ...(row.delegation.activationEpoch !== undefined && {
      activationEpoch: leaf.epoch(row.delegation.activationEpoch),
    }),
    ...(row.delegation.deactivationEpoch !== undefined && {
      deactivationEpoch: leaf.epoch(row.delegation.deactivationEpoch),
    }),
  }),
  active: leaf.sol(row.effectiveLamports - row.deactivatingLamports),
  activating: leaf.sol(row.activatingLamports),
  deactivating: leaf.sol(row.deactivatingLamports),
  rentReserve: leaf.sol(row.rentReserveLamports),
  withdrawable: leaf.sol(row.withdrawableLamports),
  staker: toAddressLeaf(row.staker, names),
  withdrawer: toAddressLeaf(row.withdrawer, names),
  ...(row.lockup && {
    lockup: {
      inForce: leaf.flag(row.lockup.inForce),
      ...(row.lockup.untilTime !== undefined && { until: leaf.time(row.lockup.untilTime) }),
      ...(row.lockup.untilEpoch !== undefined && { untilEpoch: leaf.epoch(row.lockup.untilEpoch) }),
      ...(row.lockup.custodian !== undefined && { custodian: toAddressLeaf(row.lockup.custodian, names) }),
    },
  }),
});

/** What a stake account was paid in the newest epochs that are over, the newest first; `undefined` where the node does not say. */
async function readRewards(ask: ToolAsk, address: string, now: number, row: StakeRow | undefined) {
  const { validators } = ask.clusters.reader(ask.cluster);
  const since = row?.delegation?.activationEpoch ?? 0;
  const first = Math.max(since, now - MOST_EPOCHS);
  const asked = Array.from({ length: Math.max(0, now - first) }, (_one, index) => now - 1 - index);
  try {
    const read = await Promise.all(
      asked.map(async (epoch) => ({
        epoch,
        reward: await validators.reward(asAddress(address), epoch, { signal: ask.signal }),
      })),
    );
    return {
      isWhole: first === since,
      epochs: read.flatMap(({ epoch, reward }) =>
        reward === undefined ? [] : [{ epoch, lamports: reward.lamports }],
      ),
    };
  } catch (error) {
    if (ask.signal.aborted) throw error;
    return undefined;
  }
}
