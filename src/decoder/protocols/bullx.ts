import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'bullx',
  name: 'BullX Prepare order',
  programs: ['AFW9KCZtmtMWuhuLkF5mLY9wsk7SZrpZmuKijzcQ51Ni'],
  category: 'bot',
  source: 'its own log (Instruction: Initialize); name in JulienCouzinie/Grafolana',
});
