import { defineSubject } from '../define-subject.ts';
import { isSome, isWord } from '../truths.ts';

export default defineSubject({
  kind: 'block',
  tools: { get_block: (id) => ({ slot: id }) },
  main: ['time', 'leader', 'transactions', 'failed', 'fees', 'computeUsed'],
  measures: {
    transactions: { at: 'get_block /transactions', beside: ['votes', 'nonVotes'] },
    votes: 'get_block /votes',
    nonVotes: 'get_block /otherTransactions',
    failed: { at: 'get_block /failed', beside: ['failedShare'] },
    failedShare: 'get_block /failedShare',
    leader: { isThing: true, at: 'get_block /leader', say: '{value} produced it.' },
    time: { at: 'get_block /time', beside: ['age'] },
    age: 'get_block /age',
    fees: { at: 'get_block /fees', beside: ['priorityFees'] },
    priorityFees: 'get_block /priorityFees',
    computeUsed: { at: 'get_block /computeUnits', beside: ['computeLimit', 'computeShare'] },
    computeLimit: 'get_block /computeLimit',
    computeShare: { at: 'get_block /computeShare', beside: ['computeUsed', 'computeLimit'] },
    slot: 'get_block /slot',
    height: 'get_block /height',
    blockhash: 'get_block /blockhash',
    parentSlot: 'get_block /parentSlot',
    parentHash: 'get_block /previousBlockhash',
    commitment: 'get_block /commitment',
    rewards: { at: 'get_block /rewards/*/amount', columns: ['address', 'kind', 'amount'], absent: 'none' },
    programs: {
      isThing: true,
      at: 'get_block /programs/*/program',
      columns: ['program', 'transactions', 'failed', 'computeUnits'],
      absent: 'none',
    },
    programCount: 'get_block /programCount',
    topFees: {
      at: 'get_block /topFees/*/fee',
      columns: ['signature', 'payer', 'fee', 'status'],
      absent: 'none',
    },
    topFee: { at: 'get_block /topFees/0/fee', beside: ['topPayer', 'topTransaction'], absent: 'none' },
    topPayer: { at: 'get_block /topFees/0/payer', beside: ['topFee'], absent: 'none' },
    topTransaction: { at: 'get_block /topFees/0/signature', absent: 'none' },
  },
  predicates: {
    exists: {
      tool: 'get_block',
      holds: (facts) => facts.has('/slot'),
      whenMissing: false,
      because: ['time'],
    },
    finalized: {
      tool: 'get_block',
      holds: (facts) => isWord(facts, '/commitment', 'finalized'),
      whenMissing: false,
      because: ['commitment'],
    },
    hasFailures: {
      tool: 'get_block',
      holds: (facts) => isSome(facts, '/failed'),
      because: ['failed', 'transactions'],
    },
    hasTransactions: {
      tool: 'get_block',
      holds: (facts) => isSome(facts, '/otherTransactions'),
      because: ['transactions', 'nonVotes'],
    },
  },
});
