import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'sns-registrar',
  name: 'SNS Registrar',
  programs: ['jCebN34bUfdeUYJT13J1yG16XWQpt5PDx6Mse9GUqhR'],
  category: 'infrastructure',
  source:
    'SolanaNameService/sns-registrar `program/src/instruction_auto.rs`, SolanaNameService/sns-sdk `js/src/instructions`',
  meaning: {
    create: { sentence: 'Buy the name {name}.sol' },
    createSplitV2: { sentence: 'Buy the name {name}.sol for {domainOwner}' },
    createWithNft: { sentence: 'Redeem {nftMint} for the name {name}.sol' },
    createReverse: { sentence: 'Create the reverse lookup {reverseLookup} of {name}', minor: true },
    delete: { sentence: 'Burn the name {domain} of {owner}' },
  },
  interface: `
    instruction 0c createReverse(name: string): nameService rootDomain reverseLookup systemProgram centralState feePayer rent parentName? parentNameOwner?
    instruction 0d create(name: string, space: u32, referrerIndex: Option<u16>): nameService rootDomain nameAccount reverseLookup systemProgram centralState buyer buyerTokenSource pythMapping pythProduct pythPrice vault tokenProgram rent state referrerAccount?
    instruction 10 delete(): nameService systemProgram domain reverse resellingState state centralState owner target
    instruction 11 createWithNft(name: string, space: u32): nameService rootDomain nameAccount reverseLookup systemProgram centralState buyer nftSource nftMetadata nftMint masterEdition collection tokenProgram rent state tokenMetadata
    instruction 14 createSplitV2(name: string, space: u32, referrerIndex: Option<u16>): nameService rootDomain nameAccount reverseLookup systemProgram centralState buyer domainOwner feePayer buyerTokenSource pythFeed vault tokenProgram rent state referrerAccount?
    error 0 Overflow Overflow
    error 1 WrongCollection Wrong collection
    error 2 AlreadyRegistered The domain name is already registered
    error 3 DeprecatedInstruction The instruction is deprecated
  `,
});
