import {
  SSO_FAILURES,
  SSO_ID,
  toSsoFailureStatus,
  toSsoFailureText,
  type SsoFailure,
} from '#contracts/people/sso';
import { choice, defineSearch, type SearchOf } from '../../router/define-search.ts';
import { matching, silent } from '../../router/search-fields.ts';

/** Why a sign-in did not come about, as the server says it. Other words are not even repeated. */
export const failedSignInSearch = defineSearch({
  reason: silent(choice(SSO_FAILURES, 'refused')),
  provider: silent(matching(SSO_ID, 'the name of a provider')),
  type: silent(matching(/^[\w-]{1,32}$/, 'a type of provider')),
});

export type FailedSignInSearch = SearchOf<typeof failedSignInSearch>;

export interface FailedSignIn {
  readonly title: string;
  /** What to do next. */
  readonly advice: string;
  /** Provider to try again by; absent where that would not help. */
  readonly again: string | undefined;
  /** HTTP status of the page. */
  readonly status: number;
}

const ADVICE: Readonly<Partial<Record<SsoFailure, string>>> = {
  missing: 'It may have been renamed or removed. Open Join to see the available providers.',
  disabled: 'It may be switched on again later. Open Join to see the available providers.',
  type: 'The operator of this server can correct it.',
  incomplete: 'The operator of this server can complete it.',
  discovery: 'The provider may be down for a moment, or its settings here are not right.',
  unavailable: 'It may be down for a moment.',
  taken: 'Sign in with it to use that account. Nothing was changed.',
  anonymous: 'Sign in first, then link the identity from your profile. Nothing was changed.',
};
/** What stands for a provider whose name is not known. */
const NAMELESS: Readonly<Partial<Record<SsoFailure, string>>> = {
  refused: 'the provider',
  declined: 'The provider',
};
const HOPELESS: readonly SsoFailure[] = ['missing', 'disabled', 'type', 'incomplete', 'taken', 'anonymous'];

/** What the page of a sign-in that did not come about says. Anybody can write its address, so only known words are taken from it. */
export function toFailedSignIn({
  reason: failure,
  provider,
  type = 'unknown',
}: FailedSignInSearch): FailedSignIn {
  return {
    title: toSsoFailureText(failure, provider ?? NAMELESS[failure] ?? 'of that name', type),
    advice: ADVICE[failure] ?? 'Nobody was signed in. You can try again.',
    status: toSsoFailureStatus(failure),
    again: HOPELESS.includes(failure) ? undefined : provider,
  };
}
