import { defineErrors, type ErrorDefinition } from '#std/errors';

/** What the edge and the endpoints refuse or fail with. The HTTP status of each is in `status-of.ts`. */
export const SERVER_ERRORS = {
  'bad-request': { kind: 'refused', message: 'The request is invalid.' },
  'bad-input': { kind: 'refused', message: 'The input is invalid.' },
  'unknown-cluster': {
    kind: 'refused',
    message: 'Unknown cluster. Use mainnet, devnet, testnet or localnet.',
  },
  'own-cluster': {
    kind: 'refused',
    message: 'The browser of the visitor asks this chain; this server has no endpoint of it.',
  },
  'unreadable-replies': { kind: 'refused', message: 'What your endpoint answered cannot be read.' },
  'not-found': { kind: 'refused', message: 'There is nothing at this address.' },
  'method-not-allowed': { kind: 'refused', message: 'This address does not allow that method.' },
  misdirected: { kind: 'refused', message: 'This server does not answer for that host.' },
  'headers-too-large': { kind: 'refused', message: 'The headers of the request are too long.' },
  'body-too-large': { kind: 'refused', message: 'The request body is too large.' },
  'body-too-slow': { kind: 'refused', message: 'The request body did not arrive in time.' },
  'unsupported-media': { kind: 'refused', message: 'The request body must be plain application/json.' },
  'cross-site': { kind: 'refused', message: 'Requests from other sites are not accepted.' },
  'unknown-key': { kind: 'refused', message: 'There is no such API key. It may have been removed.' },
  'key-exhausted': { kind: 'refused', message: 'This API key has used up its requests for today (UTC).' },
  'too-many-requests': { kind: 'refused', message: 'Too many requests from this address.' },
  'too-many-streams': { kind: 'refused', message: 'Too many live streams from this address.' },
  overloaded: { kind: 'operational', message: 'The server is busy. Try again in a moment.' },
  draining: { kind: 'operational', message: 'The server is restarting. Try again in a moment.' },
  'replicas-away': {
    kind: 'operational',
    message: 'The other servers of this site cannot be asked now. Try again in a moment.',
  },
  'upstream-down': { kind: 'operational', message: 'No endpoint of this cluster can be reached now.' },
  'cluster-off': { kind: 'operational', message: 'This cluster is switched off on this server.' },
  internal: { kind: 'operational', message: 'Something went wrong on the server. The error was logged.' },
} as const satisfies Record<string, ErrorDefinition>;

/** `throw serverError('not-found')`. */
export const serverError = defineErrors('server', SERVER_ERRORS);
