import type { AccountReading, ChainOptions } from '#chain';
import type { Address } from '#contracts/chain';
import type { DecodedAccount, Field } from '#contracts/decoded';
import type { ClusterReader } from '../cluster-reader.ts';
import { PROGRAM_DATA_HEADER, readProgram } from './program-account.ts';

/** When an upgradeable program was deployed and who may change it, from its program data. Never rejects. */
export async function readDeployment(
  reader: ClusterReader,
  address: Address,
  account: AccountReading,
  options: ChainOptions,
): Promise<DecodedAccount['sections'][number] | undefined> {
  const program = await readProgram(reader, address, account, options);
  if (program?.programData === undefined) return undefined;
  const { programData, deploySlot, power, code } = program;
  const fields: Field[] = [{ name: 'programData', value: { kind: 'address', address: programData } }];
  if (deploySlot !== undefined && code !== undefined) {
    fields.push(
      { name: 'deploySlot', value: { kind: 'slot', slot: deploySlot } },
      {
        name: 'upgradeAuthority',
        value: 'authority' in power ? { kind: 'address', address: power.authority } : { kind: 'none' },
      },
      {
        name: 'programDataSize',
        value: { kind: 'byte-size', bytes: BigInt(code.length + PROGRAM_DATA_HEADER) },
      },
    );
  }
  return { title: 'Deployment', fields };
}
