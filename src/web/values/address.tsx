import { toShortAddress } from '#contracts/text/value-text';
import { useOwnThings } from '../visitor/own-things.ts';
import { CopyButton } from '../ui/copy/copy-button.tsx';
import { ChainText } from './display-text.tsx';
import { useNames } from './names.ts';
import styles from './values.module.css';

export interface AddressProps {
  readonly address: string;
  /** Whole text instead of a label or the short form. */
  readonly full?: boolean | undefined;
  /** Without copy button, inside sentences and tight rows. */
  readonly bare?: boolean | undefined;
}

/** An account: its colour mark, label or short form, and a way to copy the whole. Links to its page. */
export function AddressValue({ address, full, bare }: AddressProps) {
  const { labels, tokens } = useNames();
  const own = useOwnThings((things) => things.labels).get(address);
  const label = labels[address];
  const token = tokens[address];
  const known = own ?? label?.name ?? (token?.symbol || undefined);
  return (
    <span className={styles.address}>
      <Mark address={address} />
      <a
        href={toHref(address, label?.kind, token !== undefined)}
        title={known ? `${known} · ${address}` : address}
        className={styles.mono}
      >
        {full ? (
          address
        ) : known === undefined ? (
          toShortAddress(address)
        ) : own !== undefined ? (
          <bdi className={styles.own}>{own}</bdi>
        ) : label ? (
          label.name
        ) : (
          <ChainText text={known} limit={32} />
        )}
      </a>
      {!bare && <CopyButton text={address} label="Copy address" />}
    </span>
  );
}

/** The page that says most about what stands at an address; the account page says something of any. */
function toHref(address: string, kind: string | undefined, isToken: boolean): string {
  if (kind === 'program') return `/program/${address}`;
  return `/${isToken ? 'token' : 'account'}/${address}`;
}

/** Two colours made from the whole text, so that look-alikes with equal ends differ. */
function Mark({ address }: { readonly address: string }) {
  let hash = 2166136261;
  for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 16777619);
  const hue = (hash >>> 0) % 360;
  const other = (hue + 60 + ((hash >>> 9) % 240)) % 360;
  return (
    <svg className={styles.mark} width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
      <rect width="10" height="10" rx="2" fill={`hsl(${hue} 65% 55%)`} />
      <path d="M0 10L10 0V10z" fill={`hsl(${other} 65% 45%)`} />
    </svg>
  );
}
