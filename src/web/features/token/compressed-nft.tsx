import type { CompressedNftAnswer, LeafProof } from '#contracts/account/compressed-nft';
import { toGrouped, toPercentText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { SourceLine } from '../../answers/source-line.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { NamesProvider } from '../../values/names.ts';
import { HashValue } from '../../values/signature.tsx';

type Found = Extract<Wire<CompressedNftAnswer>, { readonly kind: 'found' }>;

/** An NFT that is a leaf of a tree: what an index of the tree tells, and whether the tree bears it out. */
export function CompressedNft({ found }: { readonly found: Found }) {
  const { owner, delegate, collection, creators, royaltyBasisPoints, uri } = found;
  return (
    <NamesProvider value={found.names}>
      <p>Compressed NFT</p>
      <h1>{found.name === undefined ? 'Unnamed NFT' : <ChainText text={found.name} limit={60} />}</h1>
      <p>
        {found.burnt && <Badge tone="negative">burnt</Badge>}{' '}
        {found.frozen && <Badge tone="warning">frozen</Badge>} <ProofBadge proof={found.proof} />
      </p>
      <Section title="Overview">
        <KeyValues
          rows={[
            { label: 'Id', value: <AddressValue address={found.id} full /> },
            found.symbol !== undefined && {
              label: 'Symbol',
              value: <ChainText text={found.symbol} limit={20} />,
            },
            {
              label: 'Owner',
              value: owner === undefined ? 'not reported' : <AddressValue address={owner} />,
            },
            delegate !== undefined && { label: 'Delegate', value: <AddressValue address={delegate} /> },
            collection !== undefined && { label: 'Collection', value: <AddressValue address={collection} /> },
            royaltyBasisPoints !== undefined && {
              label: 'Royalty',
              value: toPercentText(royaltyBasisPoints),
            },
            found.mutable !== undefined && { label: 'Mutable', value: found.mutable ? 'yes' : 'no' },
            uri !== undefined && { label: 'Off-chain metadata', value: <ChainText text={uri} limit={200} /> },
            creators.length > 0 && {
              label: 'Creators',
              value: (
                <ul>
                  {creators.map(({ address, verified, sharePercent }) => (
                    <li key={address}>
                      <AddressValue address={address} /> {sharePercent} %
                      {verified ? ', verified' : ', not verified'}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      </Section>
      <Section title="Leaf">
        <KeyValues
          rows={[
            { label: 'Tree', value: <AddressValue address={found.tree} /> },
            { label: 'Leaf', value: `number ${toGrouped(found.leafIndex)}` },
            { label: 'Leaf hash', value: <HashValue hash={found.leafHash} /> },
            found.dataHash !== undefined && {
              label: 'Data hash',
              value: <HashValue hash={found.dataHash} />,
            },
            found.creatorHash !== undefined && {
              label: 'Creator hash',
              value: <HashValue hash={found.creatorHash} />,
            },
            { label: 'Proof', value: describeProof(found.proof) },
          ]}
        />
      </Section>
      <SourceLine provenance={found.provenance} what="getAsset, getAssetProof" />
    </NamesProvider>
  );
}

function ProofBadge({ proof }: { readonly proof: Wire<LeafProof> }) {
  if (proof.kind === 'proven') return <Badge tone="positive">in the tree</Badge>;
  return proof.kind === 'disproven' ? (
    <Badge tone="negative">not in the tree</Badge>
  ) : (
    <Badge tone="warning">not proven</Badge>
  );
}

function describeProof(proof: Wire<LeafProof>): string {
  switch (proof.kind) {
    case 'proven':
      return `The leaf hashes up to the root ${proof.root} in ${proof.depth} steps.`;
    case 'disproven':
      return 'The leaf does not hash to the root given by the index: do not rely on this data.';
    case 'not-given':
      return proof.reason;
  }
}
