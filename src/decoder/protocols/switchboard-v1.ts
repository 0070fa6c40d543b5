import { defineProtocol } from '../define-protocol.ts';
import { restBytes } from '../layout/codec.ts';

/** Instructions by the number of the field of the message that holds them. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'init',
  2: 'registerJob',
  3: 'unregisterJob',
  4: 'updateAggregate',
  5: 'getAggregate',
  6: 'saveResult',
  7: 'setAggregatorConfigs',
  8: 'setFulfillmentManagerConfigs',
  9: 'heartbeat',
  10: 'registerAuth',
  11: 'reachFulfillerAgreement',
  12: 'removeFulfiller',
  13: 'linkParseOptimizedAccount',
  14: 'setBundleAuthConfigs',
  15: 'addBundleAuth',
};

/** `'result': Some(1.0017009813739235)` */
const RESULT = {
  after: "'result': Some(",
  sentence: 'Save the result {logged} to the aggregator {aggregator}',
};

const tagOf = (field: number): string => ((field << 3) | 2).toString(16).padStart(2, '0');

const program = defineProtocol({
  key: 'switchboard-v1',
  name: 'Switchboard v1',
  programs: ['DtmE9D2CSB4L5D6A15mraeEjrGMm6auWVzgaD8hK2tZM'],
  category: 'oracle',
  source:
    'switchboard-xyz/switchboard-api, lib/compiled.js: a Protocol Buffers message behind its length, whose only field is the instruction',
  discriminant: 'bytes',
  instructions: Object.entries(NAMES).map(([field, name]) => ({
    at: tagOf(Number(field)),
    name,
    accounts: name === 'saveResult' ? ['aggregator?'] : [],
    args: { message: restBytes },
    ...(name === 'saveResult' && { logged: RESULT }),
  })),
});

export default {
  ...program,
  // The length of the message stands before it, in one byte for those up to 127.
  find: (data: Uint8Array) =>
    data.length > 1 && data[0] === data.length - 1 ? program.find(data.subarray(1)) : undefined,
};
