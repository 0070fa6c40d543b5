import { z } from 'zod';
import * as leaf from '../figures/figure.ts';
import { validatorLeaf } from '../figures/place-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const EPOCHS = 5;

export default defineTool({
  name: 'get_validator',
  title: 'Read a validator',
  description:
    'One validator by its vote account or identity: name, stake, rank, commission, whether it votes, credits, rewards, blocks it made and when it leads next.',
  doing: 'Reading the validator',
  about: ['validator'],
  inAssistant: true,
  input: z.strictObject({ vote: addressArgument }),
  async run(ask, { vote }) {
    const validator = found(await ask.ask('validator', { vote }));
    const { row, info, production, schedule, provenance } = validator;
    const name = row?.name ?? info?.name;
    const next = schedule?.next[0];
    const data = {
      vote: validatorLeaf(validator.vote),
      identity: leaf.address(validator.identity),
      ...(name !== undefined && name.trim() !== '' && { name: leaf.stranger('validator name', name) }),
      ...(info?.website !== undefined && { website: leaf.stranger('website', info.website) }),
      ...(info?.details !== undefined && { details: leaf.stranger('details', info.details) }),
      active: leaf.flag(row !== undefined),
      validators: leaf.count(validator.validators),
      epoch: leaf.epoch(validator.epoch.epoch),
      ...(row && {
        rank: leaf.count(row.rank),
        stake: leaf.sol(row.stakeLamports),
        share: leaf.share(row.share),
        superminority: leaf.flag(row.superminority),
        commission: leaf.basisPoints(row.commissionBps),
        delinquent: leaf.flag(row.delinquent),
        ...(row.lastVote !== undefined && { lastVote: leaf.slot(row.lastVote) }),
        ...(row.voteLag !== undefined && { voteLag: leaf.count(row.voteLag, 'slots') }),
        ...(row.credits !== undefined && { credits: leaf.count(row.credits) }),
        ...(row.version !== undefined && { version: leaf.stranger('version', row.version) }),
        ...(row.client !== undefined && { client: leaf.stranger('client', row.client) }),
      }),
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
          ...(next && {
            next: leaf.slot(next.slot),
            ...(next.inSeconds !== undefined && { inTime: leaf.duration(Math.round(next.inSeconds)) }),
          }),
        },
      }),
      credits: validator.credits.slice(0, EPOCHS).map(({ epoch, credits, ofBest }) => ({
        epoch: leaf.epoch(epoch),
        credits: leaf.count(credits),
        ...(ofBest !== undefined && { ofBest: leaf.share(ofBest) }),
      })),
      rewards: validator.rewards.slice(0, EPOCHS).map(({ epoch, lamports, commission }) => ({
        epoch: leaf.epoch(epoch),
        ...(lamports !== undefined && { amount: leaf.sol(lamports) }),
        ...(commission !== undefined && { commission: leaf.share(commission / 100) }),
      })),
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: [
        ...validator.missing,
        ...(name === undefined ? [] : ['What a validator calls itself is its own word.']),
      ],
      links: [{ label: 'Validator', href: `/validator/${validator.vote}` }],
    };
  },
});
