import { z } from 'zod';
import {
  EPOCH_CREDIT_COLUMNS,
  EPOCH_REWARD_COLUMNS,
  VALIDATOR_COLUMNS,
} from '#contracts/columns/validator-columns';
import type { DecodedAccount } from '#contracts/decoded';
import type { ValidatorRow } from '#contracts/network/validators';
import { findValue } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { countDelegators } from '../../reading/stake/count-delegators.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { cutOf } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const EPOCHS = 5;
const VOTING = ['delinquent', 'lastVote', 'voteLag', 'version', 'client'] as const;

export default defineTool({
  name: 'get_validator',
  title: 'Read a validator',
  description:
    'One validator by its vote account or identity: name, stake, rank, commission, whether it votes, credits, rewards, blocks it made and when it leads next.',
  doing: 'Reading the validator',
  about: ['validator'],
  inAssistant: true,
  input: z.strictObject({
    vote: addressArgument,
    delegators: z
      .boolean()
      .optional()
      .describe('Whether to count and list the stake accounts that delegate to it.'),
  }),
  async run(ask, { vote, delegators }) {
    const validator = found(await ask.ask('validator', { vote }));
    const { row, info, production, schedule, provenance } = validator;
    const counted =
      delegators === true
        ? await countDelegators(ask.clusters.reader(ask.cluster).chain, validator.vote, {
            signal: ask.signal,
          })
        : undefined;
    const addressOf = (name: string) => findAddress(validator.account, name);
    const [withdrawer, collector, voter] = [
      addressOf('withdrawer'),
      addressOf('inflationRewardsCollector'),
      addressOf('authorizedVoters'),
    ];
    const name = row?.name ?? info?.name;
    const next = schedule?.next[0];
    const data = {
      vote: validatorLeaf(validator.vote),
      identity: leaf.address(validator.identity),
      name: leaf.said('validator name', name),
      ...(info?.website !== undefined && { website: leaf.stranger('website', info.website) }),
      ...(info?.details !== undefined && { details: leaf.stranger('details', info.details) }),
      active: leaf.flag(row !== undefined),
      ...(withdrawer !== undefined && { withdrawer: leaf.address(withdrawer) }),
      ...(collector !== undefined && { rewardsCollector: leaf.address(collector) }),
      ...(voter !== undefined && { voter: leaf.address(voter) }),
      ...(counted !== undefined && {
        delegators: leaf.count(counted.delegating),
        leavingDelegators: leaf.count(counted.leaving),
        stakers: counted.largest.map(({ account, lamports }) => ({
          account: leaf.address(account),
          staked: leaf.sol(lamports),
        })),
      }),
      validators: leaf.count(validator.validators),
      epoch: leaf.epoch(validator.epoch.epoch),
      ...(row && {
        ...toRowLeaves(VALIDATOR_COLUMNS, row, ['rank', 'stake', 'share', 'superminority']),
        // As a percentage.
        commission: leaf.basisPoints(row.commissionBps),
        ...toRowLeaves(VALIDATOR_COLUMNS, row, VOTING),
      }),
      ...(row && (await readNeighbours(ask, row))),
      ...(production && {
        production: {
          leaderSlots: leaf.count(production.leaderSlots),
          blocks: leaf.count(production.blocks),
          skipped: leaf.count(production.leaderSlots - production.blocks),
          ...(production.leaderSlots > 0 && {
            skipShare: leaf.share((production.leaderSlots - production.blocks) / production.leaderSlots),
          }),
        },
      }),
      ...(schedule && {
        schedule: {
          slots: leaf.count(schedule.slots),
          ...(production && { left: leaf.count(Math.max(0, schedule.slots - production.leaderSlots)) }),
          ...(next && {
            next: leaf.slot(next.slot),
            ...(next.inSeconds !== undefined && { inTime: leaf.duration(Math.round(next.inSeconds)) }),
          }),
        },
      }),
      // Before its first vote of an epoch a vote account has no entry of it.
      thisEpoch: toRowLeaves(
        EPOCH_CREDIT_COLUMNS,
        validator.credits.find(({ epoch }) => epoch === validator.epoch.epoch) ?? {
          epoch: validator.epoch.epoch,
          credits: 0,
          ofBest: undefined,
        },
        ['credits', 'ofBest'],
      ),
      // The newest epoch first; an epoch with its page, a commission as a percentage.
      credits: validator.credits
        .toReversed()
        .slice(0, EPOCHS)
        .map((each) => ({
          epoch: leaf.epoch(each.epoch),
          ...toRowLeaves(EPOCH_CREDIT_COLUMNS, each, ['credits', 'ofBest']),
        })),
      rewards: validator.rewards.slice(0, EPOCHS).map((each) => ({
        epoch: leaf.epoch(each.epoch),
        ...toRowLeaves(EPOCH_REWARD_COLUMNS, each, ['reward as amount']),
        ...(each.commission !== undefined && { commission: leaf.share(each.commission / 100) }),
      })),
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: [
        ...validator.missing,
        ...(name === undefined ? [] : ['What a validator calls itself is its own word.']),
      ],
      truncated: cutOf('/stakers', counted?.delegating ?? 0, counted?.largest.length ?? 0),
      links: [{ label: 'Validator', href: `/validator/${validator.vote}` }],
    };
  },
});

/** The validators right above and below it by stake, and by how much theirs differs. */
async function readNeighbours(ask: ToolAsk, { vote, stakeLamports }: ValidatorRow) {
  const { rows } = await ask.clusters.reader(ask.cluster).validators.read({ signal: ask.signal });
  const ranked = rows.toSorted((a, b) => (a.stakeLamports < b.stakeLamports ? 1 : -1));
  const index = ranked.findIndex((one) => one.vote === vote);
  const toTree = (other: ValidatorRow | undefined) =>
    other && {
      vote: validatorLeaf(other.vote),
      stake: leaf.sol(other.stakeLamports),
      gap: leaf.sol(
        other.stakeLamports > stakeLamports
          ? other.stakeLamports - stakeLamports
          : stakeLamports - other.stakeLamports,
      ),
    };
  const [above, below] = [toTree(ranked[index - 1]), toTree(ranked[index + 1])];
  return index < 0 ? {} : { ...(above && { above }), ...(below && { below }) };
}

/** An address of its vote account; the newest where there are several by epoch. */
function findAddress({ fields }: DecodedAccount, wanted: string): string | undefined {
  const value = findValue(fields, wanted);
  const newest = value?.kind === 'list' ? value.items.at(-1) : value;
  const inside =
    newest?.kind === 'record' ? newest.fields.find((field) => field.value.kind === 'address')?.value : newest;
  return inside?.kind === 'address' ? inside.address : undefined;
}
