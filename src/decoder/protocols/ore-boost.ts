import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'ore-boost',
  name: 'ORE Boost',
  programs: ['BoostzzkNfCA9D1qNuN5xZxB5ErbK4zQuBeTHGDpXT1'],
  category: 'staking',
  source: 'the IDL 4.0.0 in sonarwatch/portfolio',
});
