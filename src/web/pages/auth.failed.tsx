import { LogIn } from 'lucide-react';
import { toSsoPath } from '#contracts/people/sso';
import {
  failedSignInSearch,
  toFailedSignIn,
  type FailedSignIn,
  type FailedSignInSearch,
} from '../features/sso/failed-sign-in.ts';
import WaysOn from '../answers/ways-on.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { definePage } from './define-page.ts';

/** Where a sign-in by an identity provider ends that did not come about. */
export default definePage<FailedSignIn, FailedSignInSearch>({
  search: failedSignInSearch,
  load: ({ search }) => Promise.resolve(toFailedSignIn(search)),
  status: ({ status }) => status,
  head: () => ({
    title: 'Sign-in did not work',
    description: 'Why a sign-in with an identity provider failed.',
  }),
  View: ({ data: { title, advice, again } }) => (
    <>
      <h1>Sign-in did not work</h1>
      <EmptyState
        page
        kind="not-available"
        icon={LogIn}
        title={title}
        aside={<WaysOn />}
        actions={
          <>
            {again !== undefined && <a href={toSsoPath(again, '/')}>Try again</a>}
            <a href="/">Go to the home page</a>
          </>
        }
      >
        {advice}
      </EmptyState>
    </>
  ),
});
