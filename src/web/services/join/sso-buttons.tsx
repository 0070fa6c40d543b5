import { useEffect, useState, type MouseEvent } from 'react';
import { toSsoPath, type SsoProviderCard } from '#contracts/people/sso';
import { toHere, usePlace } from '../../router/place.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { toOffered } from './provider-list.ts';
import { IDLE, toAttempt, type SignInState } from './sign-in-state.ts';
import { useProviders } from './use-providers.ts';
import styles from './sso-buttons.module.css';

/** Ways to sign in by the identity providers of this server; nothing where there is none. */
export function SsoButtons() {
  const providers = useProviders();
  return providers === undefined ? null : <ProviderLinks providers={providers} />;
}

/** One link a provider. Each leads to this server, which alone decides where from there. */
export function ProviderLinks({
  providers,
  link = false,
}: {
  readonly providers: readonly SsoProviderCard[];
  /** Joins the identity to whoever is signed in. */
  readonly link?: boolean | undefined;
}) {
  const here = toHere(usePlace());
  const [state, setState] = useState<SignInState>(IDLE);
  // A page that a browser brings back as it was is on its way nowhere.
  useEffect(() => {
    const reset = () => setState(IDLE);
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);
  const offered = toOffered(providers);
  if (offered.length === 0) return null;
  const go = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    const next = toAttempt(providers, id);
    if (next.kind === 'error' || state.kind === 'authenticating') event.preventDefault();
    setState(next);
  };
  return (
    <div className={styles.ways}>
      {offered.map(({ id, name, primary }) => (
        <a
          key={id}
          href={toSsoPath(id, here, link)}
          className={classNames(styles.way, primary && styles.first)}
          aria-disabled={state.kind === 'authenticating' ? 'true' : undefined}
          onClick={(event) => go(event, id)}
        >
          <Icon name="user" />
          <span>
            {link ? 'Link' : 'Sign in with'} <bdi>{name}</bdi>
          </span>
        </a>
      ))}
      <p role="status" className={styles.state}>
        {state.kind === 'authenticating' &&
          'Authenticating: your browser is on its way to the identity provider.'}
      </p>
      {state.kind === 'error' && <Notice kind="not-available" title={state.message} />}
    </div>
  );
}
