import type { ReactNode } from 'react';
import type { TokenAnswer } from '#contracts/account/token';
import { toDecimal, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { LabelButton } from '../../services/own-things/label-button.tsx';
import { WatchButton } from '../../services/own-things/watch-button.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { EntityTitle } from '../../values/entity-title.tsx';
import { OwnLabel } from '../../values/own-label.tsx';
import styles from './token.module.css';

export type FoundToken = Extract<Wire<TokenAnswer>, { readonly kind: 'found' }>;

/** What a token is called, and whether that name is its own. */
export function TokenHeader({
  found,
  children,
}: {
  readonly found: FoundToken;
  /** Below the name. */
  readonly children?: ReactNode;
}) {
  const { mint, metadata, nft, verified, names } = found;
  const { name = verified?.name, symbol = verified?.symbol } = metadata ?? {};
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>{nft ? 'NFT' : 'Token'}</p>
        <EntityTitle address={mint} image={names.tokens[mint]?.image}>
          <OwnLabel address={mint} />
          {name === undefined ? 'Unnamed token' : <ChainText text={name} limit={60} />}
          {symbol !== undefined && (
            <span className={styles.symbol}>
              <ChainText text={symbol} limit={20} />
            </span>
          )}
        </EntityTitle>
        <p className={styles.marks}>
          {verified && (
            <Badge tone="positive" title={`This address is the one of ${verified.name}: ${verified.source}`}>
              verified: {verified.symbol}
            </Badge>
          )}
          {!verified && name !== undefined && (
            <span className={styles.quiet}>name and symbol unverified, set by its creator</span>
          )}
          <a href={`/account/${mint}`}>Account</a>
          <LabelButton address={mint} />
          <WatchButton kind="token" address={mint} />
        </p>
        {children}
      </header>
      <LookAlike found={found} />
    </>
  );
}

/** How much of a token there is, and who decides about it. */
export function TokenOverview({ found }: { readonly found: FoundToken }) {
  const { verified } = found;
  return (
    <Section title="Overview">
      <KeyValues
        rows={[
          { label: 'Supply', value: <Supply found={found} /> },
          { label: 'Decimals', value: found.decimals },
          { label: 'Mint authority', value: <Authority address={found.mintAuthority} /> },
          { label: 'Freeze authority', value: <Authority address={found.freezeAuthority} /> },
          { label: 'Token program', value: <AddressValue address={found.tokenProgram} /> },
          verified && { label: 'Verified by', value: `its address: ${verified.source}` },
          !found.hasList && {
            label: 'Verified by',
            value: 'none: there is no list of well-known tokens for this cluster',
          },
        ]}
      />
    </Section>
  );
}

function Authority({ address }: { readonly address: string | undefined }) {
  return address === undefined ? <>none</> : <AddressValue address={address} />;
}

function Supply({ found: { supply, decimals, native } }: { readonly found: FoundToken }) {
  if (native) return <>not counted: each unit is a lamport that a token account holds</>;
  return (
    <span title={`${toGrouped(supply)} raw units`}>
      {toDecimal(supply, decimals)}
      {decimals > 0 && <span className={styles.quiet}> ({toGrouped(supply)} raw units)</span>}
    </span>
  );
}

function LookAlike({ found: { lookAlike } }: { readonly found: FoundToken }) {
  if (lookAlike === undefined) return null;
  return (
    <div className={styles.warning} role="alert">
      <Notice kind="not-available" title={`This is not ${lookAlike.name} (${lookAlike.symbol}).`}>
        <p>
          Its name or symbol looks like that of {lookAlike.symbol}, whose mint is{' '}
          <a href={`/token/${lookAlike.mint}`}>{lookAlike.mint}</a>.
        </p>
      </Notice>
    </div>
  );
}
