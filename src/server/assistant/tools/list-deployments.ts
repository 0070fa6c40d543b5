import { z } from 'zod';
import type { DeploymentsAnswer, ProgramChange } from '#contracts/account/program';
import * as leaf from '../figures/figure.ts';
import { programLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument, limitArgument } from '../toolkit/arguments.ts';
import { toCuts } from '../toolkit/cuts.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const MOST = 100;
type Found = Extract<DeploymentsAnswer, { kind: 'found' }>;

export default defineTool({
  name: 'list_deployments',
  title: 'List deployments of a program',
  description:
    'When a program was deployed and upgraded, in which transactions and slots, who signed, and when its upgrade authority changed. Call it for the last upgrade or the history of the code.',
  doing: 'Reading its deployments',
  about: ['program'],
  input: z.strictObject({ programId: addressArgument, limit: limitArgument(MOST, 20) }),
  async run(ask, { programId, limit }) {
    const answer = found(await ask.ask('deployments', { address: programId }));
    const { changes, names, whole } = answer;
    const isCode = ({ kind }: ProgramChange) => kind === 'deploy' || kind === 'upgrade';
    const last = changes.find(isCode);
    const first = changes.findLast(({ kind }) => kind === 'deploy');
    return {
      data: {
        program: programLeaf(programId, names),
        ...(answer.programData !== undefined && { programData: leaf.address(answer.programData) }),
        ...(answer.deploySlot !== undefined && { deploySlot: leaf.slot(answer.deploySlot) }),
        whole: leaf.flag(whole),
        deployments: leaf.count(changes.filter(({ kind }) => kind === 'deploy').length),
        upgrades: leaf.count(changes.filter(({ kind }) => kind === 'upgrade').length),
        authorityChanges: leaf.count(changes.filter(({ kind }) => kind === 'authority').length),
        ...(first && { firstDeployment: toTree(first, answer) }),
        ...(last && {
          lastDeployment: {
            ...toTree(last, answer),
            ...(last.time !== undefined && {
              age: leaf.duration(Math.max(0, Math.floor(ask.nowMs() / 1_000) - last.time)),
            }),
          },
        }),
        changes: changes.slice(0, limit).map((change) => toTree(change, answer)),
      },
      source: sourceOf(answer.provenance),
      notes: [
        ...(whole ? [] : ['There are older transactions of it, which were not read.']),
        ...(answer.unread > 0
          ? [`${answer.unread} of its transactions could not be read in time or are no longer kept.`]
          : []),
        ...(last === undefined ? ['None of the transactions the node still has deploys it.'] : []),
      ],
      truncated: toCuts({
        changes: { all: changes.length, most: limit, isWhole: whole && answer.unread === 0 },
        ...Object.fromEntries(
          ['deployments', 'upgrades', 'authorityChanges', 'firstDeployment'].map((name) => [
            name,
            { all: changes.length, isWhole: whole && answer.unread === 0 },
          ]),
        ),
      }),
      links: [{ label: 'Program', href: `/program/${programId}` }],
    };
  },
});

const toTree = (change: ProgramChange, { names }: Found) => ({
  kind: leaf.word(change.kind === 'authority' ? 'change of authority' : change.kind),
  slot: leaf.slot(change.slot),
  ...(change.time !== undefined && { time: leaf.time(change.time) }),
  ...(change.authority !== undefined && { authority: toAddressLeaf(change.authority, names) }),
  feePayer: toAddressLeaf(change.feePayer, names),
  ...(change.kind === 'authority' && {
    newAuthority: change.to === undefined ? leaf.word('nobody') : toAddressLeaf(change.to, names),
  }),
  signature: leaf.signature(change.signature),
});
