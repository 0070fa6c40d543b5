import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** A compressed NFT has no address in an instruction: it is leaf `index` of its tree. */
const LEAF = 'compressed NFT {index} of {merkleTree}';
const leaf = (before: string, after = ''): Meaning => ({ sentence: `${before} ${LEAF}${after}` });

export default defineInterface({
  key: 'metaplex-bubblegum',
  name: 'Metaplex Bubblegum',
  programs: ['BGUMAp9Gq7iTEuizy4pqaxsTyUCBK68MDfK752saRPUY'],
  category: 'nft',
  source: 'the program’s own Anchor IDL (metaplex-foundation/mpl-bubblegum `idls/bubblegum.json`)',
  meaning: {
    mintV1: { sentence: 'Mint {name} as a compressed NFT to {leafOwner}' },
    mintV2: { sentence: 'Mint {name} as a compressed NFT to {leafOwner}' },
    mintToCollectionV1: {
      sentence: 'Mint {name} as a compressed NFT of the collection {collectionMint} to {leafOwner}',
    },
    transfer: leaf('Transfer', ' from {leafOwner} to {newLeafOwner}'),
    transferV2: leaf('Transfer', ' from {leafOwner} to {newLeafOwner}'),
    burn: leaf('Burn', ' of {leafOwner}'),
    burnV2: leaf('Burn', ' of {leafOwner}'),
    delegate: leaf('Approve {newLeafDelegate} as delegate of'),
    delegateV2: leaf('Approve {newLeafDelegate} as delegate of'),
    delegateAndFreezeV2: leaf('Freeze', ' for {newLeafDelegate}'),
    freezeV2: leaf('Freeze'),
    thawV2: leaf('Thaw'),
    thawAndRevokeV2: leaf('Thaw'),
    redeem: leaf('Redeem', ' of {leafOwner}'),
    cancelRedeem: { sentence: 'Cancel the redemption of {voucher}' },
    decompressV1: { sentence: 'Decompress {name} of {leafOwner} as {mint}' },
    compress: { sentence: 'Compress {mint} of {leafOwner}' },
    createTree: { sentence: 'Create the tree {merkleTree} for compressed NFTs' },
    createTreeV2: { sentence: 'Create the tree {merkleTree} for compressed NFTs' },
    closeTreeV2: { sentence: 'Close the tree {merkleTree}' },
    setTreeDelegate: { sentence: 'Set the delegate of the tree {merkleTree} to {newTreeDelegate}' },
    verifyCreator: leaf('Verify {creator} as a creator of'),
    verifyCreatorV2: leaf('Verify {creator} as a creator of'),
    unverifyCreator: leaf('Unverify {creator} as a creator of'),
    unverifyCreatorV2: leaf('Unverify {creator} as a creator of'),
    verifyCollection: leaf('Verify', ' as part of the collection {collectionMint}'),
    unverifyCollection: leaf('Unverify', ' as part of the collection {collectionMint}'),
    setAndVerifyCollection: leaf('Set and verify the collection {collectionMint} of'),
    setCollectionV2: leaf('Change the collection of'),
    updateMetadata: leaf('Update'),
    updateMetadataV2: leaf('Update'),
    updateAssetDataV2: leaf('Update'),
    setNonTransferableV2: leaf('Make', ' non-transferable'),
    collectV2: { sentence: 'Collect the fees of a tree for {destination}' },
  },
});
