import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'trojan',
  name: 'Trojan Router',
  programs: ['tro46jTMkb56A3wPepo5HT7JcvX9wFWvR8VaJzgdjEf'],
  category: 'bot',
  source: 'its own log (Instruction: IncrementNonceAndTimeoutCheck, Max Timestamp), in transactions of 2024',
});
