import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'zk-elgamal-proof',
  name: 'ZK ElGamal Proof',
  programs: ['ZkE1Gama1Proof11111111111111111111111111111'],
  category: 'native',
  source:
    'solana-program/zk-elgamal-proof, interface/src/instruction.rs and clients-js; a proof is in the data, or at an offset in an account, which the length tells',
  meaning: {
    closeContextState: { sentence: 'Close the proof {contextState} and return its rent to {destination}' },
    verifyZeroCiphertext: { sentence: 'Prove that a ciphertext is of zero', minor: true },
    verifyCiphertextCiphertextEquality: { sentence: 'Prove that two ciphertexts hold the same', minor: true },
    verifyCiphertextCommitmentEquality: {
      sentence: 'Prove that a ciphertext and a commitment hold the same',
      minor: true,
    },
    verifyPubkeyValidity: { sentence: 'Prove that an ElGamal key is valid', minor: true },
    verifyPercentageWithCap: { sentence: 'Prove a percentage with its cap', minor: true },
    verifyBatchedRangeProofU64: { sentence: 'Prove that amounts lie in a range of 64 bits', minor: true },
    verifyBatchedRangeProofU128: { sentence: 'Prove that amounts lie in a range of 128 bits', minor: true },
    verifyBatchedRangeProofU256: { sentence: 'Prove that amounts lie in a range of 256 bits', minor: true },
    verifyGroupedCiphertext2HandlesValidity: { sentence: 'Prove a ciphertext for two keys', minor: true },
    verifyBatchedGroupedCiphertext2HandlesValidity: {
      sentence: 'Prove two ciphertexts for two keys',
      minor: true,
    },
    verifyGroupedCiphertext3HandlesValidity: { sentence: 'Prove a ciphertext for three keys', minor: true },
    verifyBatchedGroupedCiphertext3HandlesValidity: {
      sentence: 'Prove two ciphertexts for three keys',
      minor: true,
    },
  },
});
