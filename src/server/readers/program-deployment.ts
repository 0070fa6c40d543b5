import { getAccount, type AccountReading, type ChainOptions } from '#chain';
import type { DecodedAccount, Field } from '#contracts/decoded';
import { toAddressText } from '#decoder';
import { Cursor } from '#std/cursor';
import type { ClusterReader } from './cluster-reader.ts';

/** Source: solana-sdk loader-v3-interface: state tag u32, then its fields; program data has 45 bytes of header. */
const UPGRADEABLE_LOADER = 'BPFLoaderUpgradeab1e11111111111111111111111';
const PROGRAM_TAG = 2;
const PROGRAM_DATA_TAG = 3;
const PROGRAM_LENGTH = 36;
const PROGRAM_DATA_HEADER = 45;
const TIMEOUT_MS = 3_000;

/** When an upgradeable program was deployed and who may change it, from its program data. Never rejects. */
export async function readDeployment(
  reader: ClusterReader,
  account: AccountReading,
  options: ChainOptions,
): Promise<DecodedAccount['sections'][number] | undefined> {
  if (account.owner !== UPGRADEABLE_LOADER || account.data.length < PROGRAM_LENGTH) return undefined;
  if (new Cursor(account.data).u32() !== PROGRAM_TAG) return undefined;
  const address = toAddressText(account.data, 4);
  const programData = await getAccount(reader.chain, address, {
    ...options,
    timeoutMs: TIMEOUT_MS,
    slice: { offset: 0, length: PROGRAM_DATA_HEADER },
  }).catch(() => undefined);
  const fields: Field[] = [{ name: 'programData', value: { kind: 'address', address } }];
  const state = programData?.account;
  if (state !== undefined && state.data.length >= PROGRAM_DATA_HEADER) {
    const cursor = new Cursor(state.data);
    if (cursor.u32() === PROGRAM_DATA_TAG) {
      fields.push({ name: 'deploySlot', value: { kind: 'slot', slot: cursor.u64() } });
      const hasAuthority = cursor.u8() === 1;
      fields.push({
        name: 'upgradeAuthority',
        value: hasAuthority
          ? { kind: 'address', address: toAddressText(state.data, cursor.offset) }
          : { kind: 'none' },
      });
      fields.push({ name: 'programDataSize', value: { kind: 'byte-size', bytes: BigInt(state.byteLength) } });
    }
  }
  return { title: 'Deployment', fields };
}
