import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'lifinity-oracle',
  name: 'Lifinity Oracle',
  programs: ['8BR3zs8zSXetpnDjCtHWnkpSkNSydWb3PTTDuVKku2uu'],
  category: 'oracle',
  source:
    'Lifinity-Labs/custom-oracle `src`; what is deployed has grown since, by 04: the same update with the clock it was made at',
  meaning: {
    update: { sentence: 'Post the raw price {price} to {oracle}' },
    updateAt: { sentence: 'Post the raw price {price} to {oracle}' },
  },
});
