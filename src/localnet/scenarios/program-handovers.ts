import { loader } from '../programs/loader.ts';
import { defineScenario } from './define-scenario.ts';

export default defineScenario({
  key: 'program-handovers',
  title: 'The right to upgrade a program passes to somebody else',
  weight: 0.25,
  step: (world) => {
    const { random, memory } = world;
    const programs = memory.programs.filter(
      ({ authority, readySlot }) => authority !== undefined && readySlot <= world.slot,
    );
    if (programs.length === 0) return;
    const record = random.pick(programs);
    const giver = world.actorAt(record.authority!);
    const next = world.pickActor();
    const taker = world.actorAt(next);
    if (giver.address === taker.address) return;
    // Most let the next one sign as well, so that it cannot go to a wrong address.
    const landed = random.chance(0.7)
      ? world.send(giver, [loader.setAuthorityChecked(record.address, giver.address, taker.address)], {
          signers: [taker],
        })
      : world.send(giver, [loader.setAuthority(record.address, giver.address, taker.address)]);
    if (landed?.error !== null) return;
    memory.programs = memory.programs.map((known) =>
      known.address === record.address ? { ...known, authority: next } : known,
    );
  },
});
