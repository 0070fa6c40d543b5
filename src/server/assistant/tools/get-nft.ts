import { z } from 'zod';
import type { CompressedNftAnswer } from '#contracts/account/compressed-nft';
import type { TokenAnswer, TokenCreator } from '#contracts/account/token';
import * as leaf from '../figures/figure.ts';
import type { Tree } from '../figures/figure.ts';
import { mintLeaf, programLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf } from '../figures/to-leaf.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { readPart } from '../toolkit/from-index.ts';
import { defineTool, sourceOf, ToolError, type ToolAsk, type ToolFind } from './define-tool.ts';

type Token = Extract<TokenAnswer, { kind: 'found' }>;
type Compressed = Extract<CompressedNftAnswer, { kind: 'found' }>;

export default defineTool({
  name: 'get_nft',
  title: 'Read an NFT',
  description:
    'An NFT by its mint, or a compressed one by its id: who owns it now, name, collection, edition, creators, royalty, whether it is frozen and whether its metadata can change.',
  doing: 'Reading the NFT',
  about: ['token', 'account'],
  inAssistant: true,
  input: z.strictObject({ mint: addressArgument.describe('Mint, or id of a compressed NFT.') }),
  async run(ask, { mint }): Promise<ToolFind<Tree>> {
    const token = await ask.ask('token', { mint });
    if (token.kind === 'found') return readMintedNft(ask, token);
    const compressed = await ask.ask('compressedNft', { id: mint });
    if (compressed.kind === 'absent') {
      // Where no index of compressed NFTs is asked, what is certain is that there is no such mint.
      throw toAbsent(token.message, compressed.state === 'not-available' ? compressed.message : undefined);
    }
    return toCompressed(compressed);
  },
});

const toAbsent = (message: string, hint: string | undefined) => new ToolError('not_found', message, hint);

async function readMintedNft(ask: ToolAsk, token: Token): Promise<ToolFind<Tree>> {
  if (token.nft === undefined) return toNoNft(token);
  const { mint, metadata, nft, names } = token;
  const holders = await readPart(ask, ask.ask('tokenHolders', { mint }));
  const holder = holders?.holders[0];
  return {
    data: {
      mint: mintLeaf(mint),
      nft: leaf.flag(true),
      kind: leaf.word('NFT'),
      ...(holder && {
        owner: holder.owner && toAddressLeaf(holder.owner, holders?.names),
        heldIn: leaf.address(holder.account),
        ...(holder.ownerProgram && { ownerProgram: programLeaf(holder.ownerProgram, holders?.names) }),
        frozen: leaf.flag(holder.frozen === true),
      }),
      program: programLeaf(token.tokenProgram, names),
      name: leaf.said('NFT name', metadata?.name),
      symbol: leaf.said('NFT symbol', metadata?.symbol),
      metadataUri: leaf.said('metadata address', metadata?.uri),
      ...(metadata?.standard !== undefined && { standard: leaf.word(metadata.standard) }),
      ...(metadata?.collection && {
        collection: mintLeaf(metadata.collection.mint),
        collectionVerified: leaf.flag(metadata.collection.verified),
      }),
      ...toEditionTree(nft.edition),
      ...(metadata?.updateAuthority && { updateAuthority: toAddressLeaf(metadata.updateAuthority, names) }),
      ...(metadata?.mutable !== undefined && { mutable: leaf.flag(metadata.mutable) }),
      ...(metadata?.royaltyBasisPoints !== undefined && {
        royalty: leaf.basisPoints(metadata.royaltyBasisPoints),
      }),
      creators: (metadata?.creators ?? []).map(toCreatorTree),
      mintable: leaf.flag(token.mintAuthority !== undefined && nft.edition === undefined),
    },
    source: sourceOf(token.provenance),
    notes: [
      ...(token.metadataMissing === undefined ? [] : [token.metadataMissing]),
      ...(holder?.owner === undefined ? ['Who owns it could not be read.'] : []),
    ],
    links: [{ label: 'Token', href: `/token/${mint}` }],
  };
}

/** What keeps a mint from being one: its supply or its decimals. */
function toNoNft({ mint, supply, decimals, names, provenance }: Token): ToolFind<Tree> {
  return {
    data: {
      mint: mintLeaf(mint),
      nft: leaf.flag(false),
      supply: leaf.tokens(supply, decimals, mint, names.tokens[mint]?.symbol),
      decimals: leaf.count(decimals),
    },
    source: sourceOf(provenance),
    notes: ['This mint is not an NFT: an NFT is exactly one unit without decimals.'],
    links: [{ label: 'Token', href: `/token/${mint}` }],
  };
}

function toEditionTree(edition: NonNullable<Token['nft']>['edition']): Readonly<Record<string, Tree>> {
  if (edition === undefined) return {};
  if (edition.kind === 'print') {
    return {
      edition: leaf.word('print'),
      editionNumber: leaf.count(edition.number),
      editionOf: leaf.address(edition.parent),
    };
  }
  return {
    edition: leaf.word('master'),
    printed: leaf.count(edition.printed),
    ...(edition.most !== undefined && { mostPrints: leaf.count(edition.most) }),
  };
}

const toCreatorTree = ({ address, verified, sharePercent }: TokenCreator) => ({
  address: leaf.address(address),
  verified: leaf.flag(verified),
  share: leaf.share(sharePercent / 100),
});

function toCompressed(nft: Compressed): ToolFind<Tree> {
  const { names } = nft;
  return {
    data: {
      mint: leaf.address(nft.id),
      nft: leaf.flag(true),
      kind: leaf.word('compressed NFT'),
      owner: nft.owner && toAddressLeaf(nft.owner, names),
      delegate: nft.delegate && toAddressLeaf(nft.delegate, names),
      ...(nft.frozen !== undefined && { frozen: leaf.flag(nft.frozen) }),
      burnt: leaf.flag(nft.burnt),
      name: leaf.said('NFT name', nft.name),
      symbol: leaf.said('NFT symbol', nft.symbol),
      metadataUri: leaf.said('metadata address', nft.uri),
      collection: nft.collection && mintLeaf(nft.collection),
      tree: leaf.address(nft.tree),
      leafIndex: leaf.count(nft.leafIndex),
      proven: leaf.word(
        nft.proof.kind === 'proven' ? 'yes' : nft.proof.kind === 'disproven' ? 'no' : 'not known',
      ),
      ...(nft.mutable !== undefined && { mutable: leaf.flag(nft.mutable) }),
      ...(nft.royaltyBasisPoints !== undefined && { royalty: leaf.basisPoints(nft.royaltyBasisPoints) }),
      creators: nft.creators.map(toCreatorTree),
    },
    source: sourceOf(nft.provenance),
    notes: ['What an index of compressed NFTs says; its proof is checked against the root it names.'],
    links: [{ label: 'Token', href: `/token/${nft.id}` }],
  };
}
