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
      <Mark address={address} image={token?.image} />
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

/**
 * Its picture, else a mirrored pattern whose shape and colours are made from the whole text, so that look-alikes with
 * equal ends differ.
 */
export function Mark({
  address,
  image,
  size = 16,
}: {
  readonly address: string;
  readonly image: string | undefined;
  /** In pixels. */
  readonly size?: number | undefined;
}) {
  let hash = 2166136261;
  for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 16777619);
  // The last character alone would reach the low bits only.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507) >>> 0;
  const hue = (hash >>> 15) % 360;
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="-1 -1 7 7" aria-hidden="true">
      <rect x="-1" y="-1" width="7" height="7" rx="1.5" fill={`hsl(${hue} 60% 24%)`} />
      {image ? (
        <image href={image} x="-1" y="-1" width="7" height="7" />
      ) : (
        <path d={toCells(hash)} fill={`hsl(${(hue + 40) % 360} 80% 68%)`} />
      )}
    </svg>
  );
}

/** Five rows of five cells, three bits a row, mirrored: what is filled, as a path. */
function toCells(hash: number): string {
  let cells = '';
  for (let row = 0; row < 5; row++) {
    const bits = hash >>> (3 * row);
    const filled = [bits & 1, bits & 2, bits & 4, bits & 2, bits & 1];
    for (let from = 0, to = 0; from < 5; from = ++to) {
      while (filled[to]) to++;
      if (to > from) cells += `M${from} ${row}h${to - from}v1h${from - to}z`;
    }
  }
  return cells;
}
