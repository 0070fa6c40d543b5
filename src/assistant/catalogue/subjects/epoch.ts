import { defineSubject } from '../define-subject.ts';
import { isWord } from '../truths.ts';

export default defineSubject({
  kind: 'epoch',
  tools: {
    get_epoch: (id) => ({ epoch: id }),
    list_skipped_slots: (id) => ({ epoch: id }),
  },
  main: ['state', 'progress', 'begin', 'end', 'slots'],
  measures: {
    number: 'get_epoch /epoch',
    progress: { at: 'get_epoch /progress', beside: ['slotsDone', 'slots'] },
    begin: { at: 'get_epoch /begin', beside: ['firstSlot'] },
    end: { at: 'get_epoch /end', beside: ['lastSlot', 'timeLeft'] },
    timeLeft: { at: 'get_epoch /timeLeft', beside: ['end', 'slotsLeft'], absent: 'none' },
    length: { at: 'get_epoch /length', beside: ['slots'] },
    slots: { at: 'get_epoch /slots', beside: ['length'] },
    slotsDone: 'get_epoch /slotsDone',
    slotsLeft: { at: 'get_epoch /slotsLeft', beside: ['timeLeft'] },
    firstSlot: 'get_epoch /firstSlot',
    lastSlot: 'get_epoch /lastSlot',
    state: { at: 'get_epoch /state', beside: ['currentEpoch'] },
    currentEpoch: 'get_epoch /currentEpoch',
    slotTime: 'get_epoch /slotTime',
    leaders: { at: 'get_epoch /leaders/*/identity', columns: ['identity', 'slots', 'share'], absent: 'none' },
    leaderCount: 'get_epoch /leaderCount',
    skippedSlots: {
      at: 'list_skipped_slots /rows/*/slot',
      columns: ['slot', 'vote', 'identity'],
      isRow: true,
      absent: 'none',
    },
    skippers: {
      isThing: true,
      at: 'list_skipped_slots /byLeader/*/identity',
      columns: ['identity', 'skipped', 'leaderSlots', 'skipShare', 'made', 'blockShare'],
      rankBy: 'skipped',
    },
    rewards: { at: 'get_epoch /rewards/sums/*/amount', columns: ['kind', 'count', 'amount'], absent: 'none' },
    earned: { at: 'get_epoch /earned/total', beside: ['topValidators'], absent: 'none' },
    topEarned: {
      isThing: true,
      at: 'get_epoch /earned/top/*/address',
      columns: ['address', 'kind', 'amount'],
      isSorted: true,
      isRow: true,
      absent: 'none',
    },
    topValidators: {
      isThing: true,
      at: 'get_epoch /earned/validators/*/address',
      columns: ['address', 'amount'],
      isSorted: true,
      isRow: true,
      absent: 'none',
    },
    topRewards: {
      at: 'get_epoch /rewards/top/*/amount',
      columns: ['address', 'kind', 'amount'],
      absent: 'none',
    },
  },
  predicates: {
    over: {
      tool: 'get_epoch',
      holds: (facts) => isWord(facts, '/state', 'past'),
      because: ['end', 'progress'],
    },
    current: {
      tool: 'get_epoch',
      holds: (facts) => isWord(facts, '/state', 'current'),
      because: ['currentEpoch'],
    },
    begun: {
      tool: 'get_epoch',
      holds: (facts) => isWord(facts, '/state', 'past', 'current'),
      because: ['begin'],
    },
  },
});
