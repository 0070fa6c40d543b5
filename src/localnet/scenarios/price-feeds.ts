import { postPrice } from '../economy/post-price.ts';
import { defineScenario } from './define-scenario.ts';

export default defineScenario({
  key: 'price-feeds',
  title: 'A publisher posts to the oracle what a token is worth in dollars',
  weight: 2,
  step: (world) => {
    const { random, memory } = world;
    if (memory.assets.length > 0) postPrice(world, random.pick(memory.assets));
  },
});
