import type { Wire } from '#std/json';
import type { FeatureGate } from '../network/feature-gates.ts';
import { defineColumns } from './define-columns.ts';

export const FEATURE_GATE_COLUMNS = defineColumns<Wire<FeatureGate>>()(({ address, number, slot, words }) => [
  address('gate', 'Gate', ({ gate }) => gate),
  words('title', 'Title', ({ title }) => title),
  words('simds', 'Proposals', ({ simds }) => simds.join(' ')),
  words('state', 'State', ({ state }) => state),
  slot('slot', 'Since slot', (row) => row.slot),
  number('epoch', 'Since epoch', ({ epoch }) => epoch),
]);
