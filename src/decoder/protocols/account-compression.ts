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
  interface: `
    instruction bf0b7707b46bdc6e initEmptyMerkleTree(maxDepth: u32, maxBufferSize: u32): merkleTree authority noop
    instruction e67c78c4f986c780 prepareBatchMerkleTree(maxDepth: u32, maxBufferSize: u32): merkleTree authority noop
    instruction 8b9beea70bf384cd appendCanopyNodes(startIndex: u32, canopyNodes: Vec<[u8; 32]>): merkleTree authority noop
    instruction daf8c0375bcd7a0a initPreparedTreeWithRoot(root: [u8; 32], rightmostLeaf: [u8; 32], rightmostIndex: u32): merkleTree authority noop
    instruction cca54c6449930080 replaceLeaf(root: [u8; 32], previousLeaf: [u8; 32], newLeaf: [u8; 32], index: u32): merkleTree authority noop
    instruction 30a94c48e5b437a1 transferAuthority(newAuthority: pubkey): merkleTree authority
    instruction 7cdc16df680afae0 verifyLeaf(root: [u8; 32], leaf: [u8; 32], index: u32): merkleTree
    instruction 957812deece158cb append(leaf: [u8; 32]): merkleTree authority noop
    instruction 062a32be336db2a8 insertOrAppend(root: [u8; 32], leaf: [u8; 32], index: u32): merkleTree authority noop
    instruction 320edb6b4e671067 closeEmptyTree(): merkleTree authority recipient
    account 0100 MerkleTree { maxBufferSize: u32, maxDepth: u32, authority: pubkey, creationSlot: u64, isBatchInitialized: bool }
    error 6000 IncorrectLeafLength Incorrect leaf length. Expected vec of 32 bytes
    error 6001 ConcurrentMerkleTreeError Concurrent merkle tree error
    error 6002 ZeroCopyError Issue zero copying concurrent merkle tree data
    error 6003 ConcurrentMerkleTreeConstantsError An unsupported max depth or max buffer size constant was provided
    error 6004 CanopyLengthMismatch Expected a different byte length for the merkle tree canopy
    error 6005 IncorrectAuthority Provided authority does not match expected tree authority
    error 6006 IncorrectAccountOwner Account is owned by a different program, expected it to be owned by this program
    error 6007 IncorrectAccountType Account provided has incorrect account type
    error 6008 LeafIndexOutOfBounds Leaf index of concurrent merkle tree is out of bounds
    error 6009 CanopyNotAllocated Tree was initialized without allocating space for the canopy
    error 6010 TreeAlreadyInitialized Tree was already initialized
    error 6011 BatchNotInitialized Tree header was not initialized for batch processing
    error 6012 CanopyRootMismatch Canopy root does not match the root of the tree
    error 6013 CanopyRightmostLeafMismatch Canopy contains nodes to the right of the rightmost leaf of the tree
  `,
});
