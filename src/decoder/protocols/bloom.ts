import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'bloom',
  name: 'Bloom',
  programs: ['b1oomGGqPKGD6errbyfbVMBuzSC8WtAAYo8MwNafWW1'],
  category: 'bot',
  source:
    'JulienCouzinie/Grafolana, which tells venue and side by the first two bytes; what follows them is not published',
});
