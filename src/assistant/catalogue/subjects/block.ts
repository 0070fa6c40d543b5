import { defineSubject } from '../define-subject.ts';
import { isSome, isWord } from '../truths.ts';

/** Percent of its compute limit from which a block is called full. */
const NEARLY_FULL = 95;

export default defineSubject({
  kind: 'block',
  tools: {
    get_block: (id) => ({ slot: id }),
    list_block_transactions: (id) => ({ slot: id, limit: 50 }),
  },
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
    burnedFees: { at: 'get_block /burnedFees', beside: ['fees', 'priorityFees'] },
    priorityFees: 'get_block /priorityFees',
    computeUsed: { at: 'get_block /computeUnits', beside: ['computeLimit', 'computeShare'] },
    computeLimit: 'get_block /computeLimit',
    computeShare: { at: 'get_block /computeShare', beside: ['computeUsed', 'computeLimit'] },
    slot: 'get_block /slot',
    epoch: 'get_block /epoch',
    slotIndex: { at: 'get_block /slotIndex', beside: ['epoch'] },
    height: 'get_block /height',
    blockhash: 'get_block /blockhash',
    parentSlot: 'get_block /parentSlot',
    parentHash: { at: 'get_block /previousBlockhash', beside: ['parentSlot', 'blockhash'] },
    commitment: 'get_block /commitment',
    rewards: { at: 'get_block /rewards/*/amount', columns: ['address', 'kind', 'amount'], absent: 'none' },
    programs: {
      isThing: true,
      at: 'get_block /programs/*/program',
      columns: ['program', 'transactions', 'failed', 'computeUnits'],
      rankBy: 'transactions',
      absent: 'none',
    },
    programCount: 'get_block /programCount',
    transactionList: {
      at: 'list_block_transactions /items/*/signature',
      columns: ['position', 'signature', 'action', 'status', 'error', 'feePayer', 'fee'],
      absent: 'none',
    },
    failedList: {
      at: 'list_block_transactions /items/*/signature',
      columns: ['signature', 'error', 'feePayer', 'fee'],
      only: { column: 'status', is: ['failed'] },
      isRow: true,
      absent: 'none',
    },
    swapList: {
      at: 'list_block_transactions /items/*/signature',
      columns: ['signature', 'status', 'feePayer', 'fee'],
      only: { column: 'action', is: ['trade', 'swap'] },
      isRow: true,
      absent: 'none',
    },
    transferList: {
      at: 'list_block_transactions /items/*/signature',
      columns: ['signature', 'status', 'feePayer', 'fee'],
      only: { column: 'action', is: ['transfer'] },
      isRow: true,
      absent: 'none',
    },
    swapCount: {
      at: 'list_block_transactions /actions/*/transactions',
      only: { column: 'action', is: ['trade', 'swap'] },
      absent: 'none',
    },
    transferTransactions: {
      at: 'list_block_transactions /actions/*/transactions',
      only: { column: 'action', is: ['transfer'] },
      absent: 'none',
    },
    errors: {
      at: 'list_block_transactions /errors/*/error',
      columns: ['error', 'transactions'],
      absent: 'none',
    },
    rewardAmount: { at: 'get_block /rewards/0/amount', beside: ['fees'], absent: 'none' },
    actions: {
      at: 'list_block_transactions /actions/*/action',
      columns: ['action', 'transactions'],
      absent: 'none',
    },
    feePayers: 'list_block_transactions /feePayers',
    meanFee: 'list_block_transactions /meanFee',
    lowestFee: 'list_block_transactions /lowestFee',
    withPriorityFee: 'list_block_transactions /withPriorityFee',
    meanCompute: 'list_block_transactions /meanComputeUnits',
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
    hasSwaps: {
      tool: 'list_block_transactions',
      holds: (facts) => facts.has('/listed') && facts.all('/actions/*/action').includes('trade'),
      because: ['swapList'],
    },
    hasTransfers: {
      tool: 'list_block_transactions',
      holds: (facts) => facts.has('/listed') && facts.all('/actions/*/action').includes('transfer'),
      because: ['transferList'],
    },
    hasTokenTransfers: {
      tool: 'list_block_transactions',
      holds: (facts) => isSome(facts, '/tokenTransfers'),
      because: ['transferList'],
    },
    full: {
      tool: 'get_block',
      holds: (facts) =>
        facts.has('/computeShare') ? Number(facts.raw('/computeShare')) >= NEARLY_FULL : undefined,
      because: ['computeShare'],
    },
    hasTransactions: {
      tool: 'get_block',
      holds: (facts) => isSome(facts, '/otherTransactions'),
      because: ['transactions', 'nonVotes'],
    },
  },
});
