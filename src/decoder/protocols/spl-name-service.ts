import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'spl-name-service',
  name: 'SPL Name Service',
  programs: ['namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX'],
  category: 'infrastructure',
  source: 'solana-labs/solana-program-library `name-service/program/src/instruction.rs`',
  meaning: {
    create: { sentence: 'Create the name {nameRecord} for {owner}', amounts: { lamports: 'sol' } },
    update: { sentence: 'Update the data of the name {nameRecord}' },
    transfer: { sentence: 'Transfer the name {nameRecord} to {newOwner}' },
    delete: { sentence: 'Close the name {nameRecord}, its SOL goes to {refundAccount}' },
    realloc: { sentence: 'Resize the name {nameRecord} to {space} bytes' },
  },
});
