import { remember } from '../economy/memory.ts';
import { lookupTable } from '../programs/lookup-table.ts';
import { system } from '../programs/system.ts';
import { defineScenario } from './define-scenario.ts';

const MAX_TABLES = 4;
const TABLE_SIZE = 24;
const REPLACE_CHANCE = 0.004;

export default defineScenario({
  key: 'lookup-tables',
  title: 'Version 0 transactions that load accounts from lookup tables',
  weight: 5,
  step: (world) => {
    const { random, memory } = world;
    const from = world.pickActor();
    const payer = world.actorAt(from);
    const ready = memory.tables.filter(({ readySlot }) => readySlot <= world.slot);
    const wantsTable = memory.tables.length < MAX_TABLES || random.chance(REPLACE_CHANCE);
    if (ready.length === 0 || wantsTable) {
      if (memory.tables.some(({ readySlot }) => readySlot > world.slot)) return;
      const addresses = Array.from(
        { length: TABLE_SIZE },
        (_none, at) => world.actorAt(from + 1 + at).address,
      );
      const { address, instruction } = lookupTable.create(
        payer.address,
        payer.address,
        world.chain.sealedSlot,
      );
      const extend = lookupTable.extend(address, payer.address, payer.address, addresses);
      const landed = world.send(payer, [instruction, extend]);
      if (landed?.error !== null) return;
      memory.tables = remember(memory.tables, { address, addresses, readySlot: world.slot + 1 }, MAX_TABLES);
      return;
    }
    const table = random.pick(ready);
    const count = random.integer(1, 8);
    const receivers = Array.from({ length: count }, () => random.pick(table.addresses));
    const transfers = receivers.map((to) =>
      system.transfer(payer.address, to, BigInt(random.integer(1_000_000, 30_000_000))),
    );
    world.send(payer, transfers, { tables: [table] });
  },
});
