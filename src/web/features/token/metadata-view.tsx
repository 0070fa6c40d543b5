import type { TokenMetadata } from '#contracts/account/token';
import { toGrouped, toPercentText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { toTitle } from '#std/text';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues, type KeyValue } from '../../ui/block/key-values.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { TokenFile } from './token-file.tsx';
import type { FoundToken } from './token-summary.tsx';
import styles from './token.module.css';

/** What the token says of itself, on chain and in the file it points to. */
export function MetadataView({ found }: { readonly found: FoundToken }) {
  const { metadata, metadataMissing, nft } = found;
  if (metadata === undefined) {
    return (
      <Section title="Metadata" flush>
        <EmptyState title={metadataMissing ?? 'No metadata'} />
      </Section>
    );
  }
  return (
    <>
      <Section
        title={nft ? 'NFT' : 'Metadata'}
        aside={
          metadata.origin === 'metaplex' ? 'in a Metaplex account, on chain' : 'in the mint itself, on chain'
        }
      >
        <KeyValues rows={[...toEditionRows(nft), ...toRows(metadata)]} />
      </Section>
      <TokenFile mint={found.mint} uri={metadata.uri} />
    </>
  );
}

function toEditionRows(nft: FoundToken['nft']): readonly (KeyValue | false)[] {
  const edition = nft?.edition;
  if (edition === undefined) return [];
  return [
    {
      label: 'Edition',
      value:
        edition.kind === 'print' ? (
          <>
            print number {toGrouped(edition.number)} of <AddressValue address={edition.parent} />
          </>
        ) : (
          `master; ${toGrouped(edition.printed)} ${edition.printed === '1' ? 'print' : 'prints'} made, ${
            edition.most === undefined ? 'any number' : `at most ${toGrouped(edition.most)}`
          } possible`
        ),
    },
  ];
}

function toRows(metadata: Wire<TokenMetadata>): readonly (KeyValue | false | undefined)[] {
  const { name, symbol, standard, collection, creators, royaltyBasisPoints, mutable, updateAuthority } =
    metadata;
  return [
    { label: 'Name', value: <Said text={name} /> },
    { label: 'Symbol', value: <Said text={symbol} /> },
    standard !== undefined && { label: 'Kind', value: toTitle(standard) },
    collection !== undefined && {
      label: 'Collection',
      value: (
        <span className={styles.marks}>
          <AddressValue address={collection.mint} />
          {collection.verified ? (
            <Badge tone="positive">verified by the collection</Badge>
          ) : (
            <Badge tone="warning">unverified</Badge>
          )}
        </span>
      ),
    },
    creators.length > 0 && {
      label: 'Creators',
      value: (
        <ul className={styles.plain}>
          {creators.map(({ address, verified, sharePercent }) => (
            <li key={address} className={styles.marks}>
              <AddressValue address={address} /> {sharePercent} %
              {verified ? <Badge tone="positive">signed</Badge> : <Badge tone="warning">not signed</Badge>}
            </li>
          ))}
        </ul>
      ),
    },
    royaltyBasisPoints !== undefined && {
      label: 'Royalty',
      value: toPercentText(royaltyBasisPoints),
    },
    mutable !== undefined && { label: 'Mutable', value: mutable ? 'yes' : 'no, permanently' },
    {
      label: 'Update authority',
      value: updateAuthority === undefined ? 'none' : <AddressValue address={updateAuthority} />,
    },
    ...metadata.more.map(({ key, value }, i) => ({
      label: `${toTitle(key).slice(0, 40)}${metadata.more.findIndex((entry) => entry.key === key) === i ? '' : ` ${i + 1}`}`,
      value: <ChainText text={value} limit={300} />,
    })),
    { label: 'Stored in', value: <AddressValue address={metadata.account} /> },
  ];
}

function Said({ text }: { readonly text: string | undefined }) {
  return text === undefined ? (
    <span className={styles.quiet}>none</span>
  ) : (
    <ChainText text={text} limit={120} />
  );
}
