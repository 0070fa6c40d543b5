import { launchToken } from '../economy/launch-token.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { defineScenario } from './define-scenario.ts';

const FIRST_TOKENS = 6;

export default defineScenario({
  key: 'token-launches',
  title: 'Someone launches a token and hands it out',
  weight: 0.12,
  setup: (world) => {
    for (let i = 0; i < FIRST_TOKENS; i++) launchToken(world, { program: PROGRAMS.token });
  },
  step: (world) => void launchToken(world, { program: PROGRAMS.token }),
});
