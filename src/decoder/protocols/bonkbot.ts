import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'bonkbot',
  name: 'BONKbot Router',
  programs: ['CxvksNjwhdHDLr3qbCXNKVdeYACW8cs93vFqLqtgyFE5'],
  category: 'bot',
  source: 'its own log (Instruction: PreTokenSwap, Instruction: PostTokenSwap), in transactions of 2024',
});
