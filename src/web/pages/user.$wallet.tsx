import { Star, Tag, TextSearch, Bell, Download, KeyRound, ScrollText, LogIn, UserPen } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { HistoryAnswer } from '#contracts/answers';
import type { WalletAnswer } from '#contracts/people/wallet';
import { toUsdText } from '#contracts/text/money-text';
import { toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { historyFields, loadHistory } from '../features/account/history-part.ts';
import { History } from '../features/account/history.tsx';
import { Portfolio } from '../features/account/portfolio.tsx';
import { alertFields } from '../features/profile/alert-search.ts';
import { Flows } from '../features/profile/flows.tsx';
import { watchFields } from '../features/profile/watch-search.ts';
import { Worth, type FoundWallet } from '../features/profile/worth.tsx';
import { isThing } from '../features/teams/team-search.ts';
import { choice, defineSearch, type SearchOf } from '../router/define-search.ts';
import { useSearch } from '../router/use-search.ts';
import { useSession } from '../visitor/session.ts';
import { Figures } from '../ui/block/figures.tsx';
import { Section } from '../ui/block/section.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { Tabs } from '../ui/form/tabs.tsx';
import { useHydrated } from '../ui/state/use-hydrated.ts';
import { SolValue } from '../values/amounts.tsx';
import { EntityTitle } from '../values/entity-title.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';
import styles from '../features/account/account.module.css';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { JoinState } from '../services/join/join-state.tsx';

const ActingAs = lazy(() =>
  import('../services/acting/acting-as.tsx').then((loaded) => ({ default: loaded.ActingAs })),
);

interface UserPage {
  readonly wallet: Wire<WalletAnswer>;
  readonly history: Wire<HistoryAnswer>;
}

/** Parts that only the owner of the wallet sees. */
const OWN_TABS = {
  watchlist: {
    title: 'Watchlist',
    icon: Star,
    about: 'the accounts, tokens, programs and validators it watches, with their prices and changes',
    View: lazy(() =>
      import('../features/profile/watchlist-tab.tsx').then(({ WatchlistTab }) => ({ default: WatchlistTab })),
    ),
  },
  labels: {
    title: 'Labels',
    icon: Tag,
    about: 'its own names for addresses, shown wherever those appear',
    View: lazy(() =>
      import('../features/profile/labels-tab.tsx').then(({ LabelsTab }) => ({ default: LabelsTab })),
    ),
  },
  queries: {
    title: 'Queries',
    icon: TextSearch,
    about: 'the queries it saved in Explore',
    View: lazy(() =>
      import('../features/explore/saved-queries.tsx').then(({ SavedQueries }) => ({ default: SavedQueries })),
    ),
  },
  alerts: {
    title: 'Alerts',
    icon: Bell,
    about: 'what it is alerted about, and what its alerts found',
    View: lazy(() =>
      import('../features/profile/alerts-tab.tsx').then(({ AlertsTab }) => ({ default: AlertsTab })),
    ),
  },
  exports: {
    title: 'Exports',
    icon: Download,
    about: 'its exports and their files',
    View: lazy(() =>
      import('../features/exports/export-jobs.tsx').then(({ ExportJobs }) => ({ default: ExportJobs })),
    ),
  },
  keys: {
    title: 'API keys',
    icon: KeyRound,
    about: 'its API keys and when each was last used',
    View: lazy(() =>
      import('../features/profile/keys-tab.tsx').then(({ KeysTab }) => ({ default: KeysTab })),
    ),
  },
  audit: {
    title: 'Audit log',
    icon: ScrollText,
    about: 'what was changed in this account, and when',
    View: lazy(() =>
      import('../features/profile/audit-tab.tsx').then(({ AuditTab }) => ({ default: AuditTab })),
    ),
  },
  'sign-in': {
    title: 'Sign-in',
    icon: LogIn,
    about: 'the accounts it signs in with, and a way to sign out everywhere',
    View: lazy(() =>
      import('../features/sso/linked-identities.tsx').then(({ LinkedIdentities }) => ({
        default: LinkedIdentities,
      })),
    ),
  },
  profile: {
    title: 'Edit profile',
    icon: UserPen,
    about: 'its name and preferences',
    View: lazy(() =>
      import('../features/profile/profile-form.tsx').then(({ ProfileForm }) => ({ default: ProfileForm })),
    ),
  },
} as const;

const search = defineSearch({
  tab: choice(['holdings', 'activity', 'flows', ...Object.keys(OWN_TABS)], 'holdings'),
  ...historyFields,
  ...alertFields,
  ...watchFields,
});

export default definePage<UserPage, SearchOf<typeof search>>({
  nav: { use: 'profile', area: 'other' },
  search,
  async load(input) {
    const wallet = input.params['wallet'] ?? '';
    const [found, { history }] = await Promise.all([
      input.api.ask('wallet', { wallet }, { signal: input.signal }),
      loadHistory(wallet, input),
    ]);
    return { wallet: found, history };
  },
  status: ({ wallet }) => (wallet.kind === 'found' || wallet.state === 'not-available' ? 200 : 404),
  head: ({ wallet }) => {
    if (wallet.kind === 'absent') return { title: 'Profile not shown', description: wallet.message };
    const worth = wallet.totalMicroUsd === undefined ? '' : ` worth ${toUsdText(wallet.totalMicroUsd)}`;
    return {
      title: `Profile of ${toShortAddress(wallet.address)}`,
      description: `${toTokensText(wallet)}${worth}, activity and net flows of ${wallet.address}.`,
      image: `/og/account/${wallet.address}.png`,
    };
  },
  View: ({ data }) =>
    data.wallet.kind === 'absent' ? (
      <AbsenceView absence={data.wallet} />
    ) : (
      <NamesProvider value={data.wallet.names}>
        <Profile found={data.wallet} history={data.history} />
      </NamesProvider>
    ),
});

/** The first holding is SOL, which is no token: the account's page counts the same. */
const countTokens = ({ holdings }: FoundWallet): number => holdings.length - 1;

const toTokensText = (found: FoundWallet): string =>
  `SOL and ${countTokens(found)} ${countTokens(found) === 1 ? 'token' : 'tokens'}`;

function Profile({ found, history }: { readonly found: FoundWallet; readonly history: Wire<HistoryAnswer> }) {
  const { values, hrefWith, setTexts } = useSearch(search);
  const session = useSession();
  const isOwn = session.kind === 'authenticated' && session.walletAddress === found.address;
  const tabs = [
    { key: 'holdings', title: 'Holdings', count: countTokens(found) },
    { key: 'activity', title: 'Activity' },
    { key: 'flows', title: 'Net flows' },
    ...Object.entries(OWN_TABS).flatMap(([key, { title }]) =>
      isOwn || key === values.tab ? [{ key, title }] : [],
    ),
  ];
  const active = tabs.find(({ key }) => key === values.tab) ?? tabs[0]!;
  // What a team may have too.
  const isTeamable = isThing(active.key);
  // Parts of the signed-in user are loaded in the browser; the first paint shows that they are on their way.
  const isHydrated = useHydrated();
  const ownTab = isOwnTab(active.key) ? OWN_TABS[active.key] : undefined;
  const Own = isOwn ? ownTab?.View : undefined;
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>Profile</p>
        <EntityTitle address={found.address}>{isOwn && 'Your profile'}</EntityTitle>
      </header>
      <p>
        <a href={`/account/${found.address}`}>View account</a>
        {isOwn && (
          <>
            {' · '}
            <a href="/teams">Teams and invitations</a>
          </>
        )}
      </p>
      <StaleNotice provenance={found.provenance} />
      {found.coverage === undefined ? (
        <Figures figures={[{ label: 'SOL', value: <SolValue lamports={found.lamports} /> }]} />
      ) : (
        <Portfolio worth={found} lamports={found.lamports} />
      )}
      <Section title={active.title} flush>
        <Tabs
          label="Parts of the profile"
          tabs={tabs}
          active={active.key}
          hrefOf={(tab) => hrefWith({ tab })}
          onChoose={(tab) => setTexts({ tab })}
        />
        {active.key === 'holdings' && <Worth found={found} />}
        {active.key === 'activity' && <History address={found.address} start={history} />}
        {active.key === 'flows' && <Flows wallet={found.address} />}
        {ownTab && !isOwn && <Private tab={ownTab} wallet={session.walletAddress} tabKey={active.key} />}
        {Own &&
          (isHydrated ? (
            <Suspense fallback={<Skeleton lines={4} />}>
              {isTeamable && <ActingAs />}
              <Own />
            </Suspense>
          ) : (
            <Skeleton lines={4} />
          ))}
      </Section>
    </>
  );
}

/** In place of a tab that only the owner of the wallet sees. */
function Private({
  tab: { title, icon, about },
  tabKey,
  wallet,
}: {
  readonly tab: (typeof OWN_TABS)[keyof typeof OWN_TABS];
  readonly tabKey: string;
  /** Of the signed-in user. */
  readonly wallet: string | undefined;
}) {
  const heading = `${title}: only for the owner of this wallet`;
  return wallet === undefined ? (
    <JoinState page={false} icon={icon} title={heading} why={`Join with this wallet to see ${about}.`} />
  ) : (
    <EmptyState
      icon={icon}
      title={heading}
      actions={<a href={`/user/${wallet}?tab=${tabKey}`}>Open your own</a>}
    >
      Here its owner finds {about}.
    </EmptyState>
  );
}

const isOwnTab = (key: string): key is keyof typeof OWN_TABS => Object.hasOwn(OWN_TABS, key);
