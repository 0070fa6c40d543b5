import { join } from 'node:path';
import { AMM_PROGRAM } from './amm.ts';
import { LAUNCHPAD_PROGRAM } from './launchpad.ts';
import { LENDING_PROGRAM } from './lending.ts';
import { LIQUID_STAKING_PROGRAM } from './liquid-staking.ts';
import { ORACLE_PROGRAM } from './oracle.ts';
import { ORDERBOOK_PROGRAM } from './orderbook.ts';
import { PERPETUALS_PROGRAM } from './perpetuals.ts';

/** The localnet's own programs, each with the files of its folder. */
export const OWN_PROGRAMS = Object.entries({
  amm: AMM_PROGRAM,
  oracle: ORACLE_PROGRAM,
  launchpad: LAUNCHPAD_PROGRAM,
  'liquid-staking': LIQUID_STAKING_PROGRAM,
  lending: LENDING_PROGRAM,
  orderbook: ORDERBOOK_PROGRAM,
  perpetuals: PERPETUALS_PROGRAM,
}).map(([name, address]) => {
  const fileOf = (end: string): string => join(import.meta.dirname, name, `${name}.${end}`);
  return { name, address, source: fileOf('c'), binary: fileOf('so'), idl: fileOf('idl.json') };
});

export type OwnProgram = (typeof OWN_PROGRAMS)[number];
