import { defineProtocol } from '../define-protocol.ts';
import { longBytes, u32 } from '../layout/codec.ts';

export default defineProtocol({
  key: 'bpf-loader',
  name: 'BPF Loader',
  programs: ['BPFLoader1111111111111111111111111111111111', 'BPFLoader2111111111111111111111111111111111'],
  category: 'native',
  source: 'solana-loader-v2-interface lib.rs',
  discriminant: 'u32',
  instructions: [
    {
      at: 0,
      name: 'write',
      title: 'Write program',
      accounts: ['program'],
      args: { offset: u32, bytes: longBytes },
      sentence: 'Write to the program {program} at offset {offset}',
    },
    {
      at: 1,
      name: 'finalize',
      title: 'Deploy program',
      accounts: ['program', 'rent'],
      sentence: 'Deploy {program}; it can never be changed',
      effects: (ix) => [{ kind: 'deploy', program: ix.address('program') }],
    },
  ],
});
