import { defineProtocol } from '../define-protocol.ts';
import { restText } from '../layout/codec.ts';

/** Owns the programs built into every node; their data is their name. */
export default defineProtocol({
  key: 'native-loader',
  name: 'Native Loader',
  programs: ['NativeLoader1111111111111111111111111111111'],
  category: 'native',
  source: 'solana-sdk native_loader: account data is the name of the builtin',
  discriminant: 'none',
  instructions: [],
  accounts: [
    {
      type: 'program',
      title: 'Built-in program',
      matches: (data) => data.length > 0 && data.length <= 64,
      layout: { builtin: restText },
      sentence: 'A program built into every node, called {builtin}',
    },
  ],
});
