import { launchToken } from '../economy/launch-token.ts';
import type { LaunchPlan } from '../economy/launch-token.ts';
import { PROGRAMS } from '../keys/program-addresses.ts';
import { extensions } from '../programs/token.ts';
import { defineScenario } from './define-scenario.ts';

const program = PROGRAMS.token2022;
/** Every one carries its name in its own mint. */
const named = (mint: string, issuer: string) => extensions.metadataPointer(mint, issuer, mint);

const PLANS: readonly LaunchPlan[] = [
  { program, kind: 'Credit', extend: (mint, issuer) => [named(mint, issuer)] },
  {
    program,
    kind: 'Taxed',
    extend: (mint, issuer) => [named(mint, issuer), extensions.transferFee(mint, issuer, 75, 5_000_000_000n)],
  },
  {
    program,
    kind: 'Yield',
    extend: (mint, issuer) => [named(mint, issuer), extensions.interestBearing(mint, issuer, 450)],
  },
  {
    program,
    kind: 'Badge',
    isTransferable: false,
    extend: (mint, issuer) => [named(mint, issuer), extensions.nonTransferable(mint)],
  },
  {
    program,
    kind: 'Regulated',
    isTransferable: false,
    isDefaultFrozen: true,
    extend: (mint, issuer) => [
      named(mint, issuer),
      extensions.permanentDelegate(mint, issuer),
      extensions.defaultFrozen(mint),
    ],
  },
  {
    program,
    kind: 'Pausable',
    extend: (mint, issuer) => [
      named(mint, issuer),
      extensions.mintCloseAuthority(mint, issuer),
      extensions.pausable(mint, issuer),
    ],
  },
];

export default defineScenario({
  key: 'token-2022-launches',
  title: 'Someone launches a token with extensions',
  weight: 0.12,
  setup: (world) => {
    for (const plan of PLANS) launchToken(world, plan);
  },
  step: (world) => void launchToken(world, world.random.pick(PLANS)),
});
