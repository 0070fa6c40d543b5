import { defineSubject, type Measure, type Place } from '../define-subject.ts';
import { toSpan } from '../spans.ts';
import { isSome, isWord, isYes } from '../truths.ts';

const HOURS = {
  seconds: 3_600,
  from: 'get_program /indexed/from',
  to: 'get_program /indexed/to',
} as const;

export default defineSubject({
  kind: 'program',
  tools: {
    get_program: (id, time) => ({ programId: id, from: time?.from ?? time?.at, to: time?.to }),
    list_failures: (id, time) => ({ programId: id, ...toSpan(time) }),
  },
  main: ['kind', 'upgradeAuthority', 'deployedAt', 'size', 'transactions', 'failedShare'],
  measures: {
    name: { at: 'get_program /names/0/name', absent: 'none' },
    names: { at: 'get_program /names/*/name', columns: ['name', 'source'], absent: 'none' },
    address: 'get_program /program',
    kind: { at: 'get_program /kindWords', beside: ['upgradeAuthority'] },
    loader: 'get_program /loader',
    programData: { at: 'get_program /programData', absent: 'none' },
    category: 'get_program /category',
    site: { at: 'get_program /site', absent: 'none' },
    upgradeAuthority: {
      isThing: true,
      at: 'get_program /power/authority',
      absent: 'none',
      say: '{value} can upgrade it.',
    },
    deployedAt: { at: 'get_program /deployedAt', beside: ['deploySlot', 'deployedAgo'] },
    deploySlot: { at: 'get_program /deploySlot', beside: ['deployedAt'] },
    deployedAgo: 'get_program /deployedAgo',
    firstDeployed: { at: 'get_program /firstDeploy/time', beside: ['firstDeploySlot', 'deployer'] },
    firstDeploySlot: 'get_program /firstDeploy/slot',
    firstDeployTransaction: 'get_program /firstDeploy/signature',
    deployer: {
      at: 'get_program /firstDeploy/deployer',
      beside: ['firstDeployed'],
      say: '{value} deployed it first.',
    },
    size: 'get_program /codeBytes',
    balance: { at: 'get_program /balance', beside: ['dataBalance'] },
    dataBalance: { at: 'get_program /dataBalance', beside: ['programData', 'balance'], absent: 'none' },
    errors: {
      at: 'get_program /errors/*/name',
      columns: ['code', 'hex', 'name', 'message'],
      absent: 'none',
    },
    errorCount: 'get_program /errorCount',
    failureReasons: {
      at: 'list_failures /rows/*/error',
      timed: 'list_failures /rows/*/error',
      columns: ['error', 'failed', 'share', 'fees', 'meaning', 'signature'],
      rankBy: 'failed',
      isSorted: true,
      isRow: true,
      absent: 'none',
    },
    callers: {
      isThing: true,
      at: 'get_program /callers/*/wallet',
      columns: ['wallet', 'transactions'],
      beside: ['callersFrom'],
      rankBy: 'transactions',
      isSorted: true,
      isRow: true,
      absent: 'none',
    },

    callersFrom: 'get_program /callersFrom',
    codeHash: 'get_program /codeHash',
    buildCount: 'get_program /buildCount',
    builds: {
      at: 'get_program /builds/*/repository',
      columns: ['repository', 'commit', 'signer', 'isCurrent'],
      absent: 'none',
    },
    idl: { at: 'get_program /interface/origin', beside: ['idlAccount'], absent: 'none' },
    idlAccount: { at: 'get_program /interface/account', absent: 'none' },
    instructions: { at: 'get_program /instructions/*', beside: ['instructionCount'], absent: 'none' },
    instructionCount: 'get_program /instructionCount',
    security: {
      at: 'get_program /security/entries/*/value',
      columns: ['key', 'value'],
      absent: 'none',
    },
    transactions: { ...ofTime('transactions'), beside: ['failed', 'usedFrom'] },
    failed: { ...ofTime('failed'), beside: ['failedShare', 'transactions'] },
    failedShare: { ...ofTime('failedShare'), beside: ['failed', 'transactions', 'usedFrom'] },
    succeededShare: { ...ofTime('succeededShare'), beside: ['succeeded', 'transactions', 'usedFrom'] },
    succeeded: { ...ofTime('succeeded'), beside: ['failed', 'transactions'] },
    calls: { ...ofTime('calls'), beside: ['transactions', 'usedFrom'] },
    computeUnits: { ...ofTime('computeUnits'), beside: ['transactions', 'usedFrom'] },
    computePerTransaction: { ...ofTime('computePerTransaction'), beside: ['usedFrom'] },
    feesPaid: { ...ofTime('fees'), beside: ['transactions', 'usedFrom'] },
    trades: { ...ofTime('trades'), beside: ['volume', 'usedFrom'] },
    volume: { ...ofTime('volume'), beside: ['trades', 'usedFrom'] },
    usedFrom: ofTime('from'),
    recentTransactions: { at: 'get_program /use/transactions', beside: ['sampleBlocks'] },
    sampleBlocks: 'get_program /use/blocks',
  },
  predicates: {
    upgradeable: {
      tool: 'get_program',
      // What the validators run changes with their software, and by no key.
      holds: (facts) => isWord(facts, '/canChange', 'key', 'program'),
      because: ['upgradeAuthority', 'kind'],
    },
    hasAuthority: {
      tool: 'get_program',
      holds: (facts) => isWord(facts, '/canChange', 'key', 'program'),
      because: ['upgradeAuthority', 'kind'],
    },
    official: {
      tool: 'get_program',
      holds: (facts) => isYes(facts, '/known'),
      because: ['name', 'address'],
    },
    upgraded: {
      tool: 'get_program',
      holds: (facts) => isYes(facts, '/upgraded'),
      because: ['firstDeployed', 'deployedAt', 'deploySlot'],
    },
    native: {
      tool: 'get_program',
      holds: (facts) => isWord(facts, '/kind', 'native'),
      because: ['kind'],
    },
    closed: {
      tool: 'get_program',
      holds: (facts) => isWord(facts, '/kind', 'closed'),
      because: ['kind'],
    },
    verified: {
      tool: 'get_program',
      holds: (facts) => isSome(facts, '/buildCount'),
      because: ['buildCount', 'builds'],
    },
    hasIdl: { tool: 'get_program', holds: (facts) => facts.has('/interface/origin'), because: ['idl'] },
    hasSecurity: {
      tool: 'get_program',
      holds: (facts) => facts.has('/security/origin'),
      because: ['security'],
    },
    called: {
      tool: 'get_program',
      isTimed: true,
      holds: (facts) =>
        isSome(facts, '/indexed/transactions') ?? (isSome(facts, '/use/transactions') === true || undefined),
      because: ['transactions'],
    },
    failing: {
      tool: 'get_program',
      isTimed: true,
      holds: (facts) => isSome(facts, '/indexed/failed'),
      because: ['failed', 'failedShare'],
    },
  },
});

/** Use that is counted in all that is indexed, or in the time that is asked for. */
function ofTime(leaf: string): Pick<Measure, 'timed' | 'steps'> & { readonly at: Place } {
  const at = `get_program /indexed/${leaf}` as const;
  return { at, timed: at, steps: HOURS };
}
