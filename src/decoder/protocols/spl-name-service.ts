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
  interface: `
    instruction 00 create(hashedName: bytes, lamports: u64, space: u32): systemProgram payer nameRecord owner class parentNameRecord parentOwner?
    instruction 01 update(offset: u32, data: bytes): nameRecord authority parentNameRecord?
    instruction 02 transfer(newOwner: pubkey): nameRecord owner class? parentNameRecord?
    instruction 03 delete(): nameRecord owner refundAccount
    instruction 04 realloc(space: u32): systemProgram payer nameRecord owner
  `,
});
