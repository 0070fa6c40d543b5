import { useEffect, useState } from 'preact/hooks';
import type { LinkedIdentity } from '#contracts/sso';
import { act, ActionFailure } from '../../api/act.ts';
import { useSession } from '../../session/session.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProviderLinks } from './sso-buttons.tsx';
import { useProviders } from './use-providers.ts';
import styles from './linked-identities.module.css';

type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly identities: readonly LinkedIdentity[] }
  | { readonly kind: 'failed'; readonly message: string };

/** Identities that whoever is signed in can also sign in by, and a way to join another; nothing for anybody else. */
export function LinkedIdentities() {
  const session = useSession();
  return session.kind === 'authenticated' ? <Identities /> : null;
}

function Identities() {
  const providers = useProviders();
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    act('identities', {}, gone.signal)
      .then(({ identities }) => setFound({ kind: 'found', identities }))
      .catch((error: unknown) => {
        if (gone.signal.aborted) return;
        setFound({
          kind: 'failed',
          message: error instanceof ActionFailure ? error.message : 'The identities could not be read.',
        });
      });
    return () => gone.abort();
  }, []);
  if (found.kind === 'loading' || providers === undefined)
    return <Notice inline kind="loading" title="Loading…" />;
  if (found.kind === 'failed') return <Notice inline kind="not-available" title={found.message} />;
  return <IdentityList identities={found.identities} providers={providers} />;
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
    <div class={styles.identities}>
      {identities.length === 0 ? (
        <p>No identity is linked. You sign in by your wallet alone.</p>
      ) : (
        <ul class={styles.list}>
          {identities.map(({ provider, name, issuer }) => (
            <li key={`${provider} ${issuer}`}>
              <bdi>{name}</bdi> <span class={styles.issuer}>{issuer}</span>
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && <ProviderLinks providers={open} link />}
      {providers.length === 0 && identities.length === 0 && <p>This server has no identity providers.</p>}
    </div>
  );
}
