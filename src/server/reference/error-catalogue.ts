import type { ErrorRow, LimitRow } from '#contracts/reference';
import { LIMITS, type LimitName } from '../edge/rate-limiter.ts';
import { SERVER_ERRORS, serverError } from '../errors/server-error.ts';
import { statusOf } from '../errors/status-of-error.ts';

/** Every failure a request can be answered with, by status. */
export function listErrors(): readonly ErrorRow[] {
  return (Object.keys(SERVER_ERRORS) as (keyof typeof SERVER_ERRORS)[]) // these are its keys
    .map((what): ErrorRow => {
      const error = serverError(what);
      const status = statusOf(error);
      return {
        code: error.code,
        status,
        mayPass: error.kind === 'operational' || status === 429 || status === 408,
        message: error.publicMessage,
      };
    })
    .sort((a, b) => a.status - b.status);
}

const COUNTED: Readonly<Partial<Record<LimitName, string>>> = {
  page: 'Pages',
  asset: 'Files of pages',
  key: 'Requests with an API key, counted by key instead of by network',
  question: 'Questions and, before their own limit, actions',
  rpc: 'JSON-RPC, where a heavy method counts more than once',
  image: 'Cards of shared pages',
  live: 'Live streams opened',
  action: 'Actions without a limit of their own',
  session: 'Texts to sign in with',
  verify: 'Attempts to sign in',
  logging: 'Reports of faults',
  share: 'Chats shared by a link',
  export: 'Exports',
  sso: 'Sign-ins begun at an identity provider',
};

/** What each client may send, by what is counted. */
export function listLimits(): readonly LimitRow[] {
  return (Object.keys(LIMITS) as LimitName[]).map((name) => ({
    // these are its keys
    name,
    of: COUNTED[name] ?? name,
    ...LIMITS[name],
  }));
}
