import type { Field } from '#contracts/decoded';
import { toSentence } from '../account/account-sentence.ts';
import { defineProtocol } from '../define-protocol.ts';
import type { InstructionView } from '../instruction-view.ts';
import {
  address,
  byteSize,
  byteSizeU32,
  compileLayout,
  flag,
  longBytes,
  NO_CONTEXT,
  option,
  slot,
  trailing,
  u32,
  zeroPaddedOption,
} from '../layout/codec.ts';

/** The first word of an account tells its kind. Source: solana-loader-v3-interface `state.rs`. */
const isKind = (kind: number) => (data: Uint8Array) => data.length >= 4 && data[0] === kind && data[1] === 0;

/** Behind the word that tells the kind. */
const readBuffer = compileLayout({ kind: u32, authority: option(address) });
const readProgram = compileLayout({ kind: u32, programData: address });
const readProgramData = compileLayout({
  kind: u32,
  deployedSlot: slot,
  upgradeAuthority: zeroPaddedOption(address, 32),
});

const has = (fields: readonly Field[], name: string): boolean =>
  fields.some((field) => field.name === name && field.value.kind === 'address');

const authoritySet = (ix: InstructionView) => [
  {
    kind: 'set-authority' as const,
    account: ix.address('account'),
    authority: 'the upgrade authority of',
    to: ix.find('newAuthority'),
  },
];

export default defineProtocol({
  key: 'bpf-upgradeable-loader',
  name: 'BPF Upgradeable Loader',
  programs: ['BPFLoaderUpgradeab1e11111111111111111111111'],
  category: 'native',
  source: 'solana-loader-v3-interface instruction.rs, state.rs',
  discriminant: 'u32',
  instructions: [
    {
      at: 0,
      name: 'initializeBuffer',
      accounts: ['buffer', 'authority?'],
      sentence: 'Initialize the buffer {buffer}',
    },
    {
      at: 1,
      name: 'write',
      title: 'Write to buffer',
      accounts: ['buffer', 'authority'],
      args: { offset: u32, bytes: longBytes },
      sentence: 'Write to the buffer {buffer} at offset {offset}',
    },
    {
      at: 2,
      name: 'deployWithMaxDataLen',
      title: 'Deploy program',
      accounts: ['payer', 'programData', 'program', 'buffer', 'rent', 'clock', 'systemProgram', 'authority'],
      args: { maxDataLength: byteSize, closeBuffer: trailing(flag) },
      sentence: 'Deploy {program} from {buffer}, upgradeable by {authority}',
      effects: (ix) => [{ kind: 'deploy', program: ix.address('program'), authority: ix.find('authority') }],
    },
    {
      at: 3,
      name: 'upgrade',
      title: 'Upgrade program',
      accounts: ['programData', 'program', 'buffer', 'spill', 'rent', 'clock', 'authority'],
      args: { closeBuffer: trailing(flag) },
      sentence: 'Upgrade {program} from {buffer}',
      effects: (ix) => [{ kind: 'upgrade', program: ix.address('program'), authority: ix.find('authority') }],
    },
    {
      at: 4,
      name: 'setAuthority',
      title: 'Set upgrade authority',
      accounts: ['account', 'authority', 'newAuthority?'],
      sentence: 'Set the upgrade authority of {account}; without a new one it is immutable',
      effects: authoritySet,
    },
    {
      at: 5,
      name: 'close',
      title: 'Close buffer or program',
      accounts: ['account', 'recipient', 'authority?', 'program?'],
      args: { tombstone: trailing(flag) },
      sentence: 'Close {account}, its SOL goes to {recipient}',
      effects: (ix) => {
        const program = ix.find('program');
        return program === undefined
          ? [{ kind: 'close-account', account: ix.address('account'), destination: ix.address('recipient') }]
          : [{ kind: 'close-program', program, authority: ix.find('authority') }];
      },
    },
    {
      at: 6,
      name: 'extendProgram',
      accounts: ['programData', 'program', 'systemProgram?', 'payer?'],
      args: { additionalBytes: byteSizeU32 },
      sentence: 'Extend {program} by {additionalBytes}',
    },
    {
      at: 7,
      name: 'setAuthorityChecked',
      title: 'Set upgrade authority',
      accounts: ['account', 'authority', 'newAuthority'],
      sentence: 'Transfer the upgrade authority of {account} to {newAuthority}',
      effects: authoritySet,
    },
    {
      at: 8,
      name: 'migrate',
      title: 'Migrate program to loader v4',
      accounts: ['programData', 'program', 'authority'],
      sentence: 'Migrate {program} to loader v4',
    },
    {
      at: 9,
      name: 'extendProgramChecked',
      title: 'Extend program',
      accounts: ['programData', 'program', 'authority', 'systemProgram?', 'payer?'],
      args: { additionalBytes: byteSizeU32 },
      sentence: 'Extend {program} by {additionalBytes}',
    },
  ],
  accounts: [
    {
      type: 'program-buffer',
      title: 'Program buffer',
      matches: isKind(1),
      read: (cursor) => {
        const fields = readBuffer(cursor, NO_CONTEXT).slice(1);
        return {
          fields,
          summary: toSentence(
            has(fields, 'authority')
              ? 'Code that {authority} writes, to deploy or upgrade a program with'
              : 'Code that nobody can write any more, to deploy or upgrade a program with',
            fields,
          ),
        };
      },
    },
    {
      type: 'program',
      title: 'Program',
      matches: isKind(2),
      read: (cursor) => {
        const fields = readProgram(cursor, NO_CONTEXT).slice(1);
        return { fields, summary: toSentence('A program whose code is in {programData}', fields) };
      },
    },
    {
      type: 'program-data',
      title: 'Program data',
      matches: isKind(3),
      read: (cursor) => {
        const fields = readProgramData(cursor, NO_CONTEXT).slice(1);
        return {
          fields,
          summary: toSentence(
            has(fields, 'upgradeAuthority')
              ? 'The code of a program, deployed in slot {deployedSlot}, which {upgradeAuthority} can change'
              : 'The code of a program, deployed in slot {deployedSlot}, which nobody can change',
            fields,
          ),
        };
      },
    },
  ],
});
