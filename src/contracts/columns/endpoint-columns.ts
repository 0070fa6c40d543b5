import type { Wire } from '#std/json';
import type { EndpointReport } from '../network/networks.ts';
import { defineColumns } from './define-columns.ts';

export const ENDPOINT_COLUMNS = defineColumns<Wire<EndpointReport>>()(({ count, number, slot, words }) => [
  words('host', 'Host', ({ host }) => host),
  words('state', 'State', ({ state }) => state),
  slot('slot', 'Slot', (row) => row.slot),
  count('lagSlots', 'Slots behind', ({ lagSlots }) => lagSlots, 'slots'),
  number('latencyMs', 'Latency (ms)', ({ latencyMs }) => latencyMs),
  count('calls', 'Calls', ({ calls }) => calls),
  words('faults', 'Faults', ({ faults }) => JSON.stringify(faults)),
]);
