import { defineErrors } from '#std/errors';

/** What asking a cluster fails with when no node answered. A node's own error is an `RpcError`. */
export const chainError = defineErrors('chain', {
  'no-endpoint': { kind: 'operational', message: 'No endpoint of this cluster can be reached now.' },
  timeout: { kind: 'operational', message: 'The cluster did not answer in time.' },
  overloaded: { kind: 'operational', message: 'Too many requests to this cluster are waiting.' },
  'rate-limited': { kind: 'operational', message: 'All endpoints of this cluster ask to slow down.' },
  'bad-answer': { kind: 'operational', message: 'The endpoints of this cluster gave no usable answer.' },
  'too-large': { kind: 'operational', message: 'The answer is larger than this server passes on.' },
  behind: { kind: 'operational', message: 'No endpoint has reached the slot already seen.' },
  aborted: { kind: 'operational', message: 'The request was cancelled.' },
  closed: { kind: 'operational', message: 'The server is stopping.' },
  'bad-endpoint': { kind: 'refused', message: 'An endpoint must be an https URL, or http on loopback.' },
});

/** Why asking a cluster failed: the last part of a `chain/…` code. */
export type ChainFailure = Parameters<typeof chainError>[0];
