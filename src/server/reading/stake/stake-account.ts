import type { AccountReading } from '#chain';
import type { Address } from '#contracts/chain';
import type { Value } from '#contracts/decoded';
import { decodeAccount } from '#decoder';

/** What a stake account says of itself. Epochs and times that were never set are absent. */
export interface StakeFacts {
  readonly staker: Address;
  readonly withdrawer: Address;
  readonly rentReserve: bigint;
  readonly unlockTime: bigint | undefined;
  readonly unlockEpoch: bigint | undefined;
  readonly custodian: Address | undefined;
  readonly delegation:
    | {
        readonly validator: Address;
        readonly lamports: bigint;
        readonly activationEpoch: bigint | undefined;
        readonly deactivationEpoch: bigint | undefined;
      }
    | undefined;
}

/** A stake account that somebody may sign for; `undefined` for anything else. */
export function readStakeAccount(address: Address, account: AccountReading): StakeFacts | undefined {
  const decoded = decodeAccount({ address, ...account });
  if (decoded.type !== 'stake' || decoded.reading !== 'decoded') return undefined;
  const values = new Map<string, Value>(decoded.fields.map(({ name, value }) => [name, value]));
  const staker = toAddress(values.get('staker'));
  const withdrawer = toAddress(values.get('withdrawer'));
  if (staker === undefined || withdrawer === undefined) return undefined;
  const validator = toAddress(values.get('validator'));
  return {
    staker,
    withdrawer,
    rentReserve: toLamports(values.get('rentReserve')) ?? 0n,
    unlockTime: toTime(values.get('unlockTime')),
    unlockEpoch: toEpoch(values.get('unlockEpoch')),
    custodian: toAddress(values.get('custodian')),
    delegation:
      validator === undefined
        ? undefined
        : {
            validator,
            lamports: toLamports(values.get('stake')) ?? 0n,
            activationEpoch: toEpoch(values.get('activationEpoch')),
            deactivationEpoch: toEpoch(values.get('deactivationEpoch')),
          },
  };
}

const toAddress = (value: Value | undefined) => (value?.kind === 'address' ? value.address : undefined);
const toLamports = (value: Value | undefined) => (value?.kind === 'lamports' ? value.lamports : undefined);
const toTime = (value: Value | undefined) => (value?.kind === 'time' ? value.unixSeconds : undefined);
const toEpoch = (value: Value | undefined) => (value?.kind === 'epoch' ? value.epoch : undefined);
