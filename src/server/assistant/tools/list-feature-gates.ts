import { z } from 'zod';
import { FEATURE_GATE_COLUMNS } from '#contracts/columns/feature-gate-columns';
import { GATE_STATES } from '#contracts/network/feature-gates';
import * as leaf from '../figures/figure.ts';
import { toRowLeaves } from '../figures/to-row-leaves.ts';
import { addressArgument, limitArgument } from '../toolkit/arguments.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const MOST = 100;

export default defineTool({
  name: 'list_feature_gates',
  title: 'List feature gates',
  description:
    'Feature gates of the runtime with their state on this cluster: active since which slot and epoch, pending, or inactive. Filter by state, by words of the title or the number of a proposal (SIMD), or give the address of one gate.',
  doing: 'Reading the feature gates',
  about: ['epoch'],
  inAssistant: true,
  input: z.strictObject({
    state: z.enum(GATE_STATES).optional(),
    name: z.string().max(120).optional().describe('Words of the title, or a SIMD number: 0385.'),
    gate: addressArgument.optional().describe('Address of one gate.'),
    limit: limitArgument(MOST, 20),
  }),
  async run(ask, { state, name, gate, limit }) {
    const { gates, counts, currentEpoch, provenance } = found(await ask.ask('featureGates', {}));
    const words = toWords(name ?? '');
    const matching = gates.filter(
      (one) =>
        (state === undefined || one.state === state) &&
        (gate === undefined || one.gate === gate) &&
        words.every((word) => isIn(word, one.title, one.simds)),
    );
    return {
      data: {
        epoch: leaf.epoch(currentEpoch),
        known: leaf.count(gates.length),
        active: leaf.count(counts.active),
        pending: leaf.count(counts.pending),
        inactive: leaf.count(counts.inactive),
        matching: leaf.count(matching.length),
        gates: matching.slice(0, limit).map((row) => ({
          ...toRowLeaves(FEATURE_GATE_COLUMNS, row, ['gate', 'title', 'state']),
          ...(row.simds.length > 0 && toRowLeaves(FEATURE_GATE_COLUMNS, row, ['simds as proposals'])),
          ...toRowLeaves(FEATURE_GATE_COLUMNS, row, ['slot as sinceSlot']),
          ...(row.epoch !== undefined && { sinceEpoch: leaf.epoch(row.epoch) }),
        })),
      },
      source: sourceOf(provenance),
      notes: ['These are the gates known here; a node may know others.'],
      truncated: matching.length > limit ? [{ path: '/gates', shown: limit, of: matching.length }] : [],
      links: [{ label: 'Feature gates', href: '/feature-gates' }],
    };
  },
});

const toWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'simd');

/** Whether a title has a word that begins so, or a proposal has that number. */
const isIn = (word: string, title: string, simds: readonly string[]): boolean =>
  simds.some((simd) => Number(simd) === Number(word)) ||
  toWords(title).some((other) => other.startsWith(word));
