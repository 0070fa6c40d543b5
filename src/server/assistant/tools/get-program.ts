import { z } from 'zod';
import { isRpcError, listSignatures } from '#chain';
import type { Address } from '#contracts/chain';
import type { Names } from '#contracts/answers';
import type { ProgramKind, SecurityText, UpgradePower } from '#contracts/account/program';
import { MAX_CALLERS, type ProgramUseAnswer } from '#contracts/account/program-use';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument, unixSecondsArgument } from '../toolkit/arguments.ts';
import { cutOf, doneCuts } from '../toolkit/cuts.ts';
import { readProgramUse } from '../toolkit/program-use.ts';
import { readPart } from '../toolkit/from-index.ts';
import { isAppError } from '#std/errors';
import { defineTool, found, sourceOf, type ToolAsk } from './define-tool.ts';

const MAX_INSTRUCTIONS = 40;
const MAX_BUILDS = 5;
const MAX_ERRORS = 60;

const KIND_WORDS: Readonly<Record<ProgramKind, string>> = {
  native: 'part of the validator software',
  fixed: 'its code is fixed for good',
  upgradeable: 'its loader lets code be upgraded',
  'loader-v4': 'its loader lets code be upgraded',
  closed: 'closed, its code was taken away for good',
  'not-here': 'not deployed on this cluster',
};

export default defineTool({
  name: 'get_program',
  title: 'Read a program',
  description:
    'One program: who names it what, its loader, who can change its code, when it was deployed, build claims, security contact, its instructions, how often it was called in the newest blocks and all that is indexed, and who called it most.',
  doing: 'Reading the program',
  about: ['program'],
  inAssistant: true,
  input: z.strictObject({
    programId: addressArgument,
    from: unixSecondsArgument.describe(
      'Unix seconds its use is counted from; all that is indexed when left out.',
    ),
    to: unixSecondsArgument.describe('Unix seconds its use is counted until.'),
  }),
  async run(ask, { programId, from, to }) {
    // Those who called it most are counted up to now alone.
    const isOfNow = from === undefined && to === undefined;
    const [answer, indexed, shape, binary, used] = await Promise.all([
      ask.ask('program', { address: programId }),
      readProgramUse(ask, programId, { from, to }),
      readPart(ask, ask.ask('programInterface', { address: programId })),
      readPart(ask, ask.ask('programBinary', { address: programId })),
      isOfNow ? readPart(ask, ask.ask('programUse', { address: programId, window: '7d' })) : undefined,
    ]);
    const program = found(answer);
    const { names, observed, builds, power } = program;
    const [first, holder] = await Promise.all([
      program.programData && readFirstDeployment(ask, program.programData),
      program.programData && readPart(ask, ask.ask('account', { address: program.programData })),
    ]);
    const { instructions = [], errors = [] } = shape?.outline ?? {};
    const data = {
      program: programLeaf(programId, names),
      names: program.called.map(({ name, source, untrusted }) => ({
        name: untrusted ? leaf.stranger('program name', name) : leaf.word(name),
        source: leaf.word(source),
      })),
      kind: leaf.word(program.program),
      kindWords: leaf.word(KIND_WORDS[program.program]),
      ...(program.loader && { loader: toAddressLeaf(program.loader, names) }),
      ...(program.category !== undefined && { category: leaf.word(program.category) }),
      ...(program.site !== undefined && { site: leaf.word(program.site) }),
      ...(program.abandoned === true && { abandoned: leaf.flag(true) }),
      canChange: leaf.word(power.by),
      power: toPowerTree(power, names),
      ...(program.programData && { programData: leaf.address(program.programData) }),
      ...(holder && { dataBalance: leaf.sol(holder.lamports) }),
      // Who is named in our own files is the program of that name, whoever else uses the name.
      known: leaf.flag(program.called.some(({ source }) => source !== 'published interface')),
      ...(program.codeBytes !== undefined && { codeBytes: leaf.count(program.codeBytes, 'bytes') }),
      ...(program.deploySlot !== undefined && { deploySlot: leaf.slot(program.deploySlot) }),
      ...(program.deployedAt !== undefined && {
        deployedAt: leaf.time(program.deployedAt),
        deployedAgo: leaf.duration(Math.max(0, Math.floor(ask.nowMs() / 1_000) - program.deployedAt)),
      }),
      ...(first !== undefined && { firstDeploy: first.tree }),
      // Nothing is older than the first block.
      ...(program.deploySlot !== undefined &&
        (first !== undefined || program.deploySlot === 0) && {
          upgraded: leaf.flag(program.deploySlot > (first?.slot ?? 0)),
        }),
      ...(program.lamports !== undefined && { balance: leaf.sol(program.lamports) }),
      buildCount: leaf.count(builds.length),
      builds: builds.slice(0, MAX_BUILDS).map((build) => ({
        signer: toAddressLeaf(build.signer, names),
        signedBy: leaf.word(build.signedBy),
        repository: leaf.stranger('repository', build.repository),
        commit: leaf.stranger('commit', build.commit),
        ...(build.isCurrent !== undefined && { isCurrent: leaf.flag(build.isCurrent) }),
      })),
      ...(binary?.elf?.sha256 !== undefined && { codeHash: leaf.hash(binary.elf.sha256) }),
      ...toSecurityTree(binary?.security),
      ...(shape && {
        interface: {
          origin: leaf.word(shape.origin),
          ...(shape.account && { account: leaf.address(shape.account) }),
        },
      }),
      instructionCount: leaf.count(instructions.length),
      instructions: instructions
        .slice(0, MAX_INSTRUCTIONS)
        .map(({ name }) => leaf.nameOf('instruction name', name)),
      errorCount: leaf.count(errors.length),
      errors: errors.slice(0, MAX_ERRORS).map(({ code, name, message }) => ({
        code: leaf.number(code),
        hex: leaf.word(`0x${code.toString(16)}`),
        name: leaf.nameOf('error name', name),
        ...(message !== '' && { message: leaf.stranger('error message', message) }),
      })),
      ...(indexed && { indexed }),
      ...(used?.callers && toCallerTrees(used.callers, used.names)),
      ...(observed && {
        use: {
          blocks: leaf.count(observed.window.blocks),
          from: leaf.slot(observed.window.firstSlot),
          to: leaf.slot(observed.window.lastSlot),
          transactions: leaf.count(observed.use?.transactions ?? 0),
          failed: leaf.count(observed.use?.failed ?? 0),
          ...(observed.use &&
            observed.use.transactions > 0 && {
              failedShare: leaf.share(observed.use.failed / observed.use.transactions),
              computeUnits: leaf.count(observed.use.computeUnits, 'CU'),
              computePerTransaction: leaf.count(
                Math.round(observed.use.computeUnits / observed.use.transactions),
                'CU',
              ),
            }),
        },
      }),
    };
    return {
      data,
      source: sourceOf(program.provenance),
      notes: [
        ...(builds.length > 0
          ? [
              'A build claim says what the code was built from; whether the build gives this code is for whoever builds it to find out.',
            ]
          : []),
        ...(used?.callers === undefined
          ? []
          : [
              'Its callers are the fee payers with the most transactions that call it, counted since `callersFrom`; votes are left out.',
            ]),
        ...(shape === undefined ? ['Its interface is not published where we look.'] : []),
        ...(binary?.securityMissing === undefined ? [] : [binary.securityMissing]),
      ],
      truncated: [
        ...cutOf('/instructions', instructions.length, MAX_INSTRUCTIONS),
        // The list may end where the limit is, so there may be more.
        ...(used?.callers !== undefined && used.callers.rows.length >= MAX_CALLERS
          ? doneCuts(MAX_CALLERS, ['/callers'])
          : []),
      ],
      links: [{ label: 'Program', href: `/program/${programId}` }],
    };
  },
});

const toCallerTrees = ({ from, rows }: NonNullable<Used['callers']>, names: Names) => ({
  callersFrom: leaf.time(from),
  callers: rows.map(({ wallet, transactions }) => ({
    wallet: toAddressLeaf(wallet, names),
    transactions: leaf.count(transactions),
  })),
});

type Used = Extract<ProgramUseAnswer, { readonly kind: 'found' }>;

/** Signatures that are looked through for the first deployment; a program is seldom changed. */
const LOOKED = 1_000;

/** The oldest transaction that names the account of the code; `undefined` where the node does not have it. */
async function readFirstDeployment(ask: ToolAsk, programData: Address) {
  try {
    const { chain } = ask.clusters.reader(ask.cluster);
    const listed = await listSignatures(chain, programData, { limit: LOOKED, signal: ask.signal });
    const row = listed.kind === 'found' && listed.rows.length < LOOKED ? listed.rows.at(-1) : undefined;
    if (row === undefined) return undefined;
    const read = await readPart(ask, ask.ask('transaction', { signature: row.signature }));
    const tree = {
      slot: leaf.slot(row.slot),
      ...(typeof row.blockTime === 'number' && { time: leaf.time(row.blockTime) }),
      signature: leaf.signature(row.signature),
      ...(read && { deployer: toAddressLeaf(read.transaction.feePayer, read.names) }),
    };
    return { slot: row.slot, tree };
  } catch (error) {
    if (isAppError(error) || isRpcError(error)) return undefined;
    throw error;
  }
}

function toPowerTree(power: UpgradePower, names: Names) {
  if (power.by === 'key' || power.by === 'program')
    return { authority: toAddressLeaf(power.authority, names) };
  return power.by === 'validators' ? {} : { why: leaf.word(power.why) };
}

const SECURITY_KEYS =
  /^(?:name|project_url|contacts|policy|source_code|source_release|source_revision|auditors|expiry|preferred_languages)$/;

const toSecurityTree = (security: SecurityText | undefined) =>
  security === undefined
    ? {}
    : {
        security: {
          origin: leaf.word(security.origin),
          entries: security.entries.slice(0, 12).map(({ key, value }) => ({
            key: SECURITY_KEYS.test(key) ? leaf.word(key.replaceAll('_', ' ')) : leaf.stranger('key', key),
            value: leaf.stranger('security text', value),
          })),
        },
      };
