import type { LinkedIdentity } from '#contracts/people/sso';
import { ActionFailure } from '../../api/act.ts';
import { useOwnAnswer } from '../../api/use-own-answer.ts';
import { useSession } from '../../visitor/session.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { SignOutEverywhere } from '../../services/join/sign-out-everywhere.tsx';
import { ProviderLinks } from '../../services/join/sso-buttons.tsx';
import { useProviders } from '../../services/join/use-providers.ts';
import styles from './linked-identities.module.css';

/** Identities that whoever is signed in can also sign in by, a way to join another and one out of all sessions; nothing for anybody else. */
export function LinkedIdentities() {
  const session = useSession();
  if (session.kind !== 'authenticated') return null;
  return (
    <>
      <Identities />
      <div className={styles.identities}>
        <SignOutEverywhere />
      </div>
    </>
  );
}

function Identities() {
  const providers = useProviders();
  const { data, error } = useOwnAnswer('identities', {});
  if (error) {
    const message = error instanceof ActionFailure ? error.message : 'The identities could not be read.';
    return <Notice kind="not-available" title={message} />;
  }
  if (data === undefined || providers === undefined) return <Notice kind="loading" title="Loading…" />;
  return <IdentityList identities={data.identities} providers={providers} />;
}

export function IdentityList({
  identities,
  providers,
}: {
  readonly identities: readonly LinkedIdentity[];
  readonly providers: Parameters<typeof ProviderLinks>[0]['providers'];
}) {
  const linked = new Set(identities.map(({ provider }) => provider));
  const open = providers.filter(({ id, enabled }) => enabled && !linked.has(id));
  return (
    <div className={styles.identities}>
      {identities.length === 0 ? (
        <p>No linked accounts. You sign in with your wallet only.</p>
      ) : (
        <ul className={styles.list}>
          {identities.map(({ provider, name, issuer }) => (
            <li key={`${provider} ${issuer}`}>
              <bdi>{name}</bdi> <span className={styles.issuer}>{issuer}</span>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && <ProviderLinks providers={open} link />}
      {providers.length === 0 && identities.length === 0 && <p>This server has no identity providers.</p>}
    </div>
  );
}
