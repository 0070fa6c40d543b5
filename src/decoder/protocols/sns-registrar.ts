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
});
