import { defineSubject } from '../define-subject.ts';
import { isSome, isYes } from '../truths.ts';

export default defineSubject({
  kind: 'validator',
  tools: {
    get_validator: (id) => ({ vote: id }),
    'get_validator#delegators': (id) => ({ vote: id, delegators: true }),
  },
  main: ['stake', 'share', 'rank', 'commission', 'lastVote', 'blocks'],
  measures: {
    stake: { at: 'get_validator /stake', beside: ['share', 'rank'] },
    share: { at: 'get_validator /share', beside: ['stake'] },
    commission: 'get_validator /commission',
    rank: { at: 'get_validator /rank', beside: ['validators'] },
    validators: 'get_validator /validators',
    credits: { at: 'get_validator /credits/0/credits', beside: ['creditShare'] },
    creditHistory: { at: 'get_validator /credits/*/credits', columns: ['epoch', 'credits', 'ofBest'] },
    // Nothing counts them; what is missed shows in credits that others earned.
    missedVotes: { at: 'get_validator /missedVotes', beside: ['creditShare', 'credits'] },
    creditShare: 'get_validator /credits/0/ofBest',
    lastVote: { at: 'get_validator /lastVote', beside: ['voteLag'] },
    voteLag: 'get_validator /voteLag',
    skipped: { at: 'get_validator /production/skipped', beside: ['leaderSlots', 'skipShare'] },
    skipShare: { at: 'get_validator /production/skipShare', beside: ['skipped', 'leaderSlots'] },
    blocks: { at: 'get_validator /production/blocks', beside: ['leaderSlots'] },
    leaderSlots: 'get_validator /production/leaderSlots',
    scheduled: 'get_validator /schedule/slots',
    leaderSlotsLeft: { at: 'get_validator /schedule/left', beside: ['scheduled', 'leaderSlots', 'nextSlot'] },
    delegators: { at: 'get_validator#delegators /delegators', beside: ['stake'] },
    stakers: {
      isThing: true,
      at: 'get_validator#delegators /stakers/*/account',
      columns: ['account', 'staked'],
      rankBy: 'staked',
      absent: 'none',
    },
    // No node adds them up, so that nothing is known of them.
    feeRewards: 'get_validator /production/fees',
    voter: { isThing: true, at: 'get_validator /voter' },
    nextSlot: { at: 'get_validator /schedule/next', beside: ['nextIn'], absent: 'none' },
    nextIn: { at: 'get_validator /schedule/inTime', beside: ['nextSlot'], absent: 'none' },
    identity: { isThing: true, at: 'get_validator /identity' },
    withdrawer: { isThing: true, at: 'get_validator /withdrawer' },
    rewardsCollector: { isThing: true, at: 'get_validator /rewardsCollector' },
    vote: 'get_validator /vote',
    name: { at: 'get_validator /name', absent: 'none' },
    website: { at: 'get_validator /website', absent: 'none' },
    details: { at: 'get_validator /details', absent: 'none' },
    version: { at: 'get_validator /version', beside: ['client'] },
    client: 'get_validator /client',
    rewards: {
      at: 'get_validator /rewards/*/reward',
      columns: ['epoch', 'reward', 'commission'],
      absent: 'none',
    },
    epoch: 'get_validator /epoch',
  },
  predicates: {
    delinquent: {
      tool: 'get_validator',
      holds: (facts) => isYes(facts, '/delinquent') ?? (facts.has('/active') ? true : undefined),
      because: ['lastVote', 'voteLag'],
    },
    superminority: {
      tool: 'get_validator',
      holds: (facts) => isYes(facts, '/superminority'),
      because: ['share', 'rank'],
    },
    skipping: {
      tool: 'get_validator',
      holds: (facts) => isSome(facts, '/production/skipped'),
      because: ['skipped', 'leaderSlots'],
    },
    leadsSoon: {
      tool: 'get_validator',
      holds: (facts) => facts.has('/schedule/next'),
      because: ['nextSlot', 'nextIn'],
    },
  },
});
