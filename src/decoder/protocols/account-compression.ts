import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'account-compression',
  name: 'SPL Account Compression',
  programs: ['cmtDvXumGCrqC1Age74AVPhSRVXJMd8PJS91L8KbNCK', 'mcmt6YrQEMKw8Mw43FmpRLmf7BqRnFMKmAcbxE3xkAW'],
  category: 'nft',
  source:
    'the programs’ Anchor IDLs 0.3.1 and 0.4.2; the header of a tree from `concurrent_merkle_tree_header.rs`',
  meaning: {
    initEmptyMerkleTree: { sentence: 'Create the tree {merkleTree} with {maxDepth} levels' },
    prepareBatchMerkleTree: { sentence: 'Prepare the tree {merkleTree} with {maxDepth} levels' },
    appendCanopyNodes: { sentence: 'Append canopy nodes to the tree {merkleTree}' },
    initPreparedTreeWithRoot: { sentence: 'Create the tree {merkleTree} from its root' },
    append: { sentence: 'Append a leaf to the tree {merkleTree}' },
    insertOrAppend: { sentence: 'Append a leaf to the tree {merkleTree}' },
    replaceLeaf: { sentence: 'Replace leaf {index} of the tree {merkleTree}' },
    verifyLeaf: { sentence: 'Verify leaf {index} of the tree {merkleTree}' },
    transferAuthority: { sentence: 'Transfer the authority of the tree {merkleTree} to {newAuthority}' },
    closeEmptyTree: { sentence: 'Close the empty tree {merkleTree}' },
  },
});
