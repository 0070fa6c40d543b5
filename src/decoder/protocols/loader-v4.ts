import { defineProtocol } from '../define-protocol.ts';
import { address, byteSizeU32, choiceU64, longBytes, slot, u32 } from '../layout/codec.ts';

export default defineProtocol({
  key: 'loader-v4',
  name: 'Loader v4',
  programs: ['LoaderV411111111111111111111111111111111111'],
  category: 'native',
  source: 'solana-loader-v4-interface instruction.rs, state.rs',
  discriminant: 'u32',
  instructions: [
    {
      at: 0,
      name: 'write',
      title: 'Write program',
      accounts: ['program', 'authority'],
      args: { offset: u32, bytes: longBytes },
      sentence: 'Write to the program {program} at offset {offset}',
    },
    {
      at: 1,
      name: 'copy',
      title: 'Copy program',
      accounts: ['program', 'authority', 'source'],
      args: { destinationOffset: u32, sourceOffset: u32, length: byteSizeU32 },
      sentence: 'Copy {length} of {source} into {program}',
    },
    {
      at: 2,
      name: 'setProgramLength',
      accounts: ['program', 'authority', 'recipient?'],
      args: { newSize: byteSizeU32 },
      sentence: 'Set the size of {program} to {newSize}',
    },
    {
      at: 3,
      name: 'deploy',
      title: 'Deploy program',
      accounts: ['program', 'authority', 'source?'],
      sentence: 'Deploy {program}',
      effects: (ix) => [{ kind: 'deploy', program: ix.address('program'), authority: ix.find('authority') }],
    },
    {
      at: 4,
      name: 'retract',
      title: 'Retract program',
      accounts: ['program', 'authority'],
      sentence: 'Retract {program}, so that it can be written again',
    },
    {
      at: 5,
      name: 'transferAuthority',
      accounts: ['program', 'authority', 'newAuthority'],
      sentence: 'Transfer the authority of {program} to {newAuthority}',
      effects: (ix) => [
        {
          kind: 'set-authority',
          account: ix.address('program'),
          authority: 'the program authority of',
          to: ix.find('newAuthority'),
        },
      ],
    },
    {
      at: 6,
      name: 'finalize',
      title: 'Finalize program',
      accounts: ['program', 'authority', 'nextVersion?'],
      sentence: 'Finalize {program}: it can never be changed again',
    },
  ],
  accounts: [
    {
      type: 'program',
      title: 'Program',
      matches: (data) => data.length >= 48,
      layout: {
        deployedSlot: slot,
        authorityOrNextVersion: address,
        status: choiceU64('retracted', 'deployed', 'finalized'),
      },
      sentence: 'A program deployed in slot {deployedSlot}, {status}',
    },
  ],
});
