import { defineSubject } from '../define-subject.ts';
import { blockMeasures, blockPredicates } from '../transaction-block.ts';
import { isFailureOf, isNegative, isSome, isWord, isYes } from '../truths.ts';

/** Names programs give to errors of these two causes. */
const SLIPPAGE =
  /slippage|too ?(?:little|much)|min(?:imum)? ?(?:amount)? ?out|price ?(?:moved|limit|impact)/i;
const INSUFFICIENT = /insufficient|not ?enough/i;

/** Columns of who gave or got something. */
const SHARE = ['address', 'amount', 'before', 'after'] as const;
/** Whose part in it is asked for. */
const SOMEBODY = { kind: 'account', argument: 'address' } as const;

export default defineSubject({
  kind: 'transaction',
  tools: {
    get_transaction: (id) => ({ signature: id }),
    explain_failure: (id) => ({ signature: id }),
    'explain_failure#others': (id) => ({ signature: id, others: true }),
    list_sandwiches: (id) => ({ signature: id }),
    list_arbitrage: (id) => ({ signature: id }),
    get_block_place: (id) => ({ signature: id }),
    list_earlier_transfers: (id) => ({ signature: id }),
  },
  main: ['status', 'time', 'slot', 'feePayer', 'fee', 'changes'],
  measures: {
    status: { at: 'get_transaction /status', beside: ['confirmation'], say: 'It {value}.' },
    confirmation: 'get_transaction /confirmation',
    confirmations: 'get_transaction /confirmations',
    fee: { at: 'get_transaction /fee', beside: ['feePayer'], say: 'It paid a fee of {value}.' },
    priorityFee: 'get_transaction /priorityFee',
    baseFee: 'get_transaction /baseFee',
    priorityShare: { at: 'get_transaction /priorityShare', beside: ['priorityFee', 'fee'] },
    computePrice: { at: 'get_transaction /compute/price', beside: ['priorityFee'], absent: 'none' },
    feePayer: { isThing: true, at: 'get_transaction /feePayer', say: '{value} paid its fee.' },
    signers: { isThing: true, at: 'get_transaction /signers/*', say: 'It was signed by {value}.' },
    signatureCount: 'get_transaction /signatureCount',
    time: { at: 'get_transaction /time', beside: ['age'] },
    age: 'get_transaction /age',
    slot: 'get_transaction /slot',
    version: 'get_transaction /version',
    action: 'get_transaction /action',
    error: { at: 'get_transaction /error/name', absent: 'none' },
    ...blockMeasures,
    failedInstruction: { at: 'get_transaction /error/instruction', absent: 'none' },
    errorCode: { at: 'get_transaction /error/code', beside: ['errorHex', 'error'], absent: 'none' },
    errorHex: { at: 'get_transaction /error/hex', beside: ['error'], absent: 'none' },
    errorReason: { at: 'explain_failure /error/reason', beside: ['error'], absent: 'none' },
    errorMessage: { at: 'explain_failure /error/message', absent: 'none' },
    failedProgram: {
      isThing: true,
      at: 'get_transaction /error/program',
      beside: ['error', 'errorReason'],
      absent: 'none',
    },
    sameError: {
      at: 'explain_failure#others /others/same',
      beside: ['failedLooked', 'error', 'failedProgram'],
    },
    failedLooked: 'explain_failure#others /others/failed',
    retries: {
      at: 'explain_failure#others /retries/*/signature',
      columns: ['signature', 'time', 'status', 'error'],
      isRow: true,
      absent: 'none',
    },
    computeUsed: { at: 'get_transaction /compute/used', beside: ['computeLimit'] },
    computeLimit: 'get_transaction /compute/limit',
    computeShare: 'get_transaction /compute/share',
    instructionCount: 'get_transaction /instructionCount',
    topLevelCount: 'get_transaction /topLevelCount',
    innerCount: { at: 'get_transaction /innerCount', beside: ['topLevelCount'] },
    blockhash: 'get_transaction /blockhash',
    size: 'get_transaction /size',
    accounts: { at: 'get_transaction /accounts/*', beside: ['accountCount'] },
    accountCount: { at: 'get_transaction /accountCount', beside: ['writableCount'] },
    writable: { at: 'get_transaction /writable/*', beside: ['writableCount'] },
    writableCount: 'get_transaction /writableCount',
    lookupTables: { at: 'get_transaction /lookupTables/*', absent: 'none' },
    lookupTableCount: 'get_transaction /lookupTableCount',
    logs: { at: 'get_transaction /logs/*', absent: 'none' },
    logCount: 'get_transaction /logCount',
    programs: {
      isThing: true,
      at: 'get_transaction /programs/*/program',
      columns: ['program', 'instructions', 'direct'],
    },
    directPrograms: {
      isThing: true,
      at: 'get_transaction /programs/*/program',
      only: { column: 'direct', is: ['yes'] },
    },
    programCount: 'get_transaction /programCount',
    steps: {
      at: 'get_transaction /steps/*/title',
      columns: ['path', 'program', 'title'],
    },
    stepCompute: {
      at: 'get_transaction /steps/*/compute',
      columns: ['path', 'program', 'title', 'compute'],
      absent: 'none',
    },
    summary: 'get_transaction /summary/template',
    swap: {
      at: 'get_transaction /trades/*/sold',
      columns: ['trader', 'sold', 'bought'],
      isRow: true,
      absent: 'none',
    },
    slippageRoom: {
      at: 'get_transaction /limits/*/room',
      columns: ['least', 'bought', 'room'],
      isRow: true,
      absent: 'none',
    },
    liquidation: {
      at: 'get_transaction /liquidations/*/liquidator',
      columns: ['owner', 'positionAccount', 'liquidator', 'repaid', 'seized', 'program'],
      isRow: true,
      absent: 'none',
    },
    liquidated: {
      at: 'get_transaction /liquidations/*/owner',
      columns: ['owner', 'positionAccount', 'liquidator', 'repaid', 'seized', 'program'],
      isRow: true,
      absent: 'none',
    },
    leastOut: { at: 'get_transaction /steps/*/sentence/holes/minimumAmountOut', absent: 'none' },
    sold: { at: 'get_transaction /trades/*/sold', absent: 'none' },
    bought: { at: 'get_transaction /trades/*/bought', absent: 'none' },
    side: { at: 'get_transaction /trades/*/side', absent: 'none' },
    tradePrice: { at: 'get_transaction /trades/*/price', beside: ['sold', 'bought'], absent: 'none' },
    soldValue: { at: 'get_transaction /trades/*/soldValue', beside: ['sold'], absent: 'none' },
    boughtValue: { at: 'get_transaction /trades/*/boughtValue', beside: ['bought'], absent: 'none' },
    trader: { isThing: true, at: 'get_transaction /trades/*/trader', absent: 'none' },
    venue: { at: 'get_transaction /trades/*/venues/*', absent: 'none' },
    transfers: {
      at: 'get_transaction /actions/*/amount',
      columns: ['kind', 'from', 'to', 'amount'],
      absent: 'none',
    },
    payments: {
      at: 'get_transaction /payments/*/amount',
      columns: ['from', 'to', 'amount'],
      isRow: true,
      absent: 'none',
    },
    moved: { at: 'get_transaction /moved/*/amount', absent: 'none' },
    sender: {
      isThing: true,
      at: 'get_transaction /senders/*/address',
      columns: SHARE,
      absent: 'none',
    },
    senderCount: 'get_transaction /senderCount',
    senderBefore: { at: 'get_transaction /senders/*/before', columns: SHARE, isRow: true, absent: 'none' },
    senderAfter: { at: 'get_transaction /senders/*/after', columns: SHARE, isRow: true, absent: 'none' },
    receiver: {
      isThing: true,
      at: 'get_transaction /receivers/*/address',
      columns: SHARE,
      absent: 'none',
    },
    receiverCount: { at: 'get_transaction /receiverCount', beside: ['moved'] },
    receiverBefore: {
      at: 'get_transaction /receivers/*/before',
      columns: SHARE,
      isRow: true,
      absent: 'none',
    },
    receiverAfter: { at: 'get_transaction /receivers/*/after', columns: SHARE, isRow: true, absent: 'none' },
    largestReceiver: {
      isThing: true,
      at: 'get_transaction /largest/address',
      absent: 'none',
    },
    largestAmount: { at: 'get_transaction /largest/amount', absent: 'none' },
    smallestReceiver: {
      isThing: true,
      at: 'get_transaction /smallest/address',
      absent: 'none',
    },
    smallestAmount: { at: 'get_transaction /smallest/amount', absent: 'none' },
    gained: {
      at: 'get_transaction /gained/*/amount',
      columns: ['owner', 'amount', 'before', 'after'],
      isRow: true,
      absent: 'none',
    },
    lost: {
      at: 'get_transaction /lost/*/amount',
      columns: ['owner', 'amount', 'before', 'after'],
      isRow: true,
      absent: 'none',
    },
    solGained: {
      at: 'get_transaction /solGained/*/amount',
      columns: ['owner', 'amount', 'before', 'after'],
      isRow: true,
      absent: 'none',
    },
    solLost: {
      at: 'get_transaction /solLost/*/amount',
      columns: ['owner', 'amount', 'before', 'after'],
      isRow: true,
      absent: 'none',
    },
    part: { at: 'get_transaction /part/roles/*', needs: SOMEBODY, absent: 'none' },
    partReceived: { at: 'get_transaction /part/received/*/amount', needs: SOMEBODY, absent: 'none' },
    partSent: { at: 'get_transaction /part/sent/*/amount', needs: SOMEBODY, absent: 'none' },
    partChange: {
      at: 'get_transaction /part/changes/*/amount',
      columns: ['amount', 'before', 'after'],
      needs: SOMEBODY,
      absent: 'none',
    },
    partBefore: { at: 'get_transaction /part/changes/*/before', needs: SOMEBODY, absent: 'none' },
    partAfter: { at: 'get_transaction /part/changes/*/after', needs: SOMEBODY, absent: 'none' },
    transferCount: 'get_transaction /transferCount',
    changes: {
      at: 'get_transaction /changes/*/amount',
      columns: ['owner', 'amount', 'before', 'after'],
      absent: 'none',
    },
    payerBefore: { at: 'get_transaction /payer/before', beside: ['payerAfter'] },
    payerAfter: { at: 'get_transaction /payer/after', beside: ['payerBefore'] },
    payerChange: { at: 'get_transaction /payer/change', beside: ['payerBefore', 'payerAfter'] },
    payerApartFromFee: { at: 'get_transaction /payer/apartFromFee', beside: ['fee'] },
    mintedToken: { at: 'get_transaction /created/*/mint', columns: ['mint', 'decimals'], absent: 'none' },
    mintedDecimals: { at: 'get_transaction /created/*/decimals', absent: 'none' },
    opened: { at: 'get_transaction /opened/*/account', columns: ['account', 'amount'], absent: 'none' },
    openedCount: 'get_transaction /openedCount',
    closedCount: 'get_transaction /closedCount',
    rentPaid: { at: 'get_transaction /rentPaid', beside: ['openedCount'] },
    stakedWith: {
      at: 'get_transaction /stakes/*/validator',
      beside: ['stakedAmount', 'stakePut'],
      absent: 'none',
    },
    stakedAmount: { at: 'get_transaction /stakes/0/amount', beside: ['stakePut'], absent: 'none' },
    stakePut: { at: 'get_transaction /stakes/0/put', absent: 'none' },
    stakeAccount: { at: 'get_transaction /stakes/*/account', absent: 'none' },
    arbitrageGain: {
      at: 'list_arbitrage /trips/*/gain',
      columns: ['trader', 'gain', 'trades'],
      isRow: true,
      absent: 'none',
    },
    sandwichLoss: { at: 'list_sandwiches /victimsLoss', absent: 'none' },
    memo: { at: 'get_transaction /memos/*', absent: 'none' },
  },
  predicates: {
    succeeded: {
      tool: 'get_transaction',
      holds: (facts) => facts.raw('/status') === 'succeeded',
      because: ['error'],
    },
    finalized: {
      tool: 'get_transaction',
      holds: (facts) => facts.raw('/confirmation') === 'finalized',
      because: ['confirmation'],
    },
    priority: {
      tool: 'get_transaction',
      holds: (facts) => (facts.has('/priorityFee') ? facts.raw('/priorityFee') !== '0' : undefined),
      because: ['priorityFee'],
    },
    exists: {
      tool: 'get_transaction',
      holds: (facts) => facts.has('/status'),
      whenMissing: false,
      because: ['time'],
    },
    outOfCompute: {
      tool: 'get_transaction',
      holds: (facts) =>
        isWord(facts, '/status', 'succeeded') === true
          ? false
          : /comput(?:e|ation|ational)? ?budget/i.test(facts.raw('/error/name') ?? '') ||
            facts
              .all('/logs/*')
              .some((line) => /exceeded CUs meter|Computational budget exceeded/i.test(line)),
      because: ['error', 'computeUsed'],
    },
    slippage: { tool: 'get_transaction', holds: (facts) => isFailureOf(facts, SLIPPAGE), because: ['error'] },
    ...blockPredicates,
    insufficient: {
      tool: 'get_transaction',
      holds: (facts) => isFailureOf(facts, INSUFFICIENT),
      because: ['error'],
    },
    trade: {
      tool: 'get_transaction',
      holds: (facts) => facts.has('/trades/*/sold'),
      because: ['swap'],
    },
    transfer: {
      tool: 'get_transaction',
      holds: (facts) => isSome(facts, '/transferCount'),
      because: ['payments'],
    },
    tokenTransfer: {
      tool: 'get_transaction',
      holds: (facts) => isSome(facts, '/tokenTransferCount'),
      because: ['payments'],
    },
    sameAmounts: {
      tool: 'get_transaction',
      holds: (facts) => isYes(facts, '/sameAmounts'),
      because: ['largestReceiver', 'smallestReceiver'],
    },
    inner: {
      tool: 'get_transaction',
      holds: (facts) => isSome(facts, '/innerCount'),
      because: ['innerCount'],
    },
    severalSigners: {
      tool: 'get_transaction',
      holds: (facts) => Number(facts.raw('/signatureCount') ?? 1) > 1,
      because: ['signatureCount'],
    },
    paidFee: { tool: 'get_transaction', holds: (facts) => isSome(facts, '/fee'), because: ['fee'] },
    takesPart: {
      tool: 'get_transaction',
      holds: (facts) => isYes(facts, '/part/takesPart'),
      needs: SOMEBODY,
      because: ['part'],
    },
    opensAccount: {
      tool: 'get_transaction',
      holds: (facts) => isSome(facts, '/openedCount'),
      because: ['opened', 'rentPaid'],
    },
    liquidates: {
      tool: 'get_transaction',
      holds: (facts) => facts.has('/liquidations/*/liquidator'),
      because: ['liquidation'],
    },
    creatorBuys: {
      tool: 'get_transaction',
      holds: (facts) => (facts.has('/creatorBought') ? isYes(facts, '/creatorBought') : undefined),
      because: ['swap'],
    },
    retried: {
      tool: 'explain_failure#others',
      holds: (facts) => isYes(facts, '/retried'),
      because: ['retries'],
    },
    createsToken: {
      tool: 'get_transaction',
      holds: (facts) => facts.has('/created/*/mint'),
      because: ['mintedToken'],
    },
    costsMore: {
      tool: 'get_transaction',
      holds: (facts) => {
        const tokens = isSome(facts, '/payer/tokensLost');
        return tokens === undefined ? undefined : tokens || isNegative(facts, '/payer/apartFromFee');
      },
      because: ['payerApartFromFee', 'changes'],
    },
    sandwiched: {
      tool: 'list_sandwiches',
      holds: (facts) => isYes(facts, '/sandwiched'),
      because: ['sandwichLoss'],
    },
    arbitrage: {
      tool: 'list_arbitrage',
      holds: (facts) => isYes(facts, '/any'),
      because: ['arbitrageGain', 'priorityFee'],
    },
    hasMemo: { tool: 'get_transaction', holds: (facts) => facts.has('/memos/*'), because: ['memo'] },
    usesLookupTable: {
      tool: 'get_transaction',
      holds: (facts) => isSome(facts, '/lookupTableCount'),
      because: ['lookupTables'],
    },
    versioned: {
      tool: 'get_transaction',
      holds: (facts) => facts.raw('/version') !== 'legacy',
      because: ['version'],
    },
  },
});
