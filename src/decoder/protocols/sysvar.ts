import type { Field } from '#contracts/decoded';
import type { Cursor } from '#std/cursor';
import { readSlotHistory } from '../account/slot-history.ts';
import { defineProtocol, type AccountLayout, type AccountSections } from '../define-protocol.ts';
import { SYSVARS } from '../known-addresses.ts';
import {
  epoch,
  f64,
  flag,
  hash,
  lamports,
  LayoutError,
  longList,
  NO_CONTEXT,
  record,
  slot,
  u128,
  u64,
  unixTime,
  type Layout,
} from '../layout/codec.ts';

/** Lists as bincode writes them: u64 count, entries; the account is padded to its largest size. */
function readEntries(name: string, entry: Layout, template: string) {
  const list = longList(record(entry));
  return (cursor: Cursor): AccountSections => {
    const value = list.read(cursor, NO_CONTEXT);
    const items = value.kind === 'list' ? value.items : [];
    const newest = items[0]?.kind === 'record' ? items[0].fields : [];
    const fields: Field[] = [
      { name: 'count', value: { kind: 'integer', integer: items.length } },
      { name, value },
    ];
    return {
      fields,
      summary:
        newest.length === 0
          ? { template: `No ${name} yet`, fields: [] }
          : { template, fields: [...fields, ...newest] },
    };
  };
}

/** Rent was meant to be paid by the year: what a byte costs is the yearly rate times the years kept. */
function readRent(cursor: Cursor): AccountSections {
  const yearly = cursor.u64();
  const years = cursor.f64();
  const byteCost = Math.floor(Number(yearly) * years);
  if (!Number.isFinite(byteCost) || byteCost < 0) throw new LayoutError(`${years} years of rent`);
  const fields: Field[] = [
    { name: 'lamportsPerByte', value: { kind: 'lamports', lamports: BigInt(byteCost) } },
    { name: 'lamportsPerByteYear', value: { kind: 'lamports', lamports: yearly } },
    { name: 'exemptionYears', value: { kind: 'decimal', decimal: years } },
    { name: 'burnedPart', value: { kind: 'percent', percent: cursor.u8() } },
  ];
  return {
    fields,
    summary: { template: 'An account holds at least {lamportsPerByte} for each byte it takes', fields },
  };
}

function readLastRestart(cursor: Cursor): AccountSections {
  const lastRestart = cursor.u64();
  const fields: Field[] = [
    {
      name: 'lastRestartSlot',
      value: lastRestart === 0n ? { kind: 'none' } : { kind: 'slot', slot: lastRestart },
    },
  ];
  const template =
    lastRestart === 0n ? 'The cluster was never restarted' : 'The cluster was restarted at {lastRestartSlot}';
  return { fields, summary: { template, fields } };
}

/** Programs see it while a transaction runs; nothing of it is stored. */
const readInstructions = (): AccountSections => ({
  fields: [],
  summary: { template: 'Shows a running transaction its own instructions; nothing is stored', fields: [] },
});

const sysvar = (address: string, reading: Pick<AccountLayout, 'layout' | 'read' | 'sentence'>) => ({
  type: 'sysvar',
  title: SYSVARS[address] ?? 'Sysvar',
  matches: (_data: Uint8Array, candidate: string) => candidate === address,
  ...reading,
});

export default defineProtocol({
  key: 'sysvar',
  name: 'Sysvars',
  programs: ['Sysvar1111111111111111111111111111111111111'],
  category: 'native',
  source:
    'solana-clock, solana-rent, solana-epoch-schedule, solana-epoch-rewards, solana-sysvar, solana-stake-interface',
  discriminant: 'none',
  instructions: [],
  accounts: [
    sysvar('SysvarC1ock11111111111111111111111111111111', {
      layout: {
        slot,
        epochStartTime: unixTime,
        epoch,
        leaderScheduleEpoch: epoch,
        time: unixTime,
      },
      sentence: 'Slot {slot} in epoch {epoch} at {time}',
    }),
    sysvar('SysvarRent111111111111111111111111111111111', { read: readRent }),
    sysvar('SysvarEpochSchedu1e111111111111111111111111', {
      layout: {
        slotsPerEpoch: u64,
        leaderScheduleSlotOffset: u64,
        warmup: flag,
        firstNormalEpoch: epoch,
        firstNormalSlot: slot,
      },
      sentence: 'An epoch has {slotsPerEpoch} slots',
    }),
    sysvar('SysvarEpochRewards1111111111111111111111111', {
      layout: {
        distributionStartBlockHeight: u64,
        partitions: u64,
        parentBlockhash: hash,
        totalPoints: u128,
        totalRewards: lamports,
        distributedRewards: lamports,
        active: flag,
      },
      sentence: 'Of {totalRewards} of rewards {distributedRewards} are paid out',
    }),
    sysvar('SysvarS1otHashes111111111111111111111111111', {
      read: readEntries(
        'hashes',
        { slot, hash },
        'Hashes of recent blocks: {count}, the newest of slot {slot}',
      ),
    }),
    sysvar('SysvarS1otHistory11111111111111111111111111', { read: readSlotHistory }),
    sysvar('SysvarStakeHistory1111111111111111111111111', {
      read: readEntries(
        'epochs',
        { epoch, effective: lamports, activating: lamports, deactivating: lamports },
        '{effective} were staked in epoch {epoch}, the newest of {count}',
      ),
    }),
    sysvar('SysvarLastRestartS1ot1111111111111111111111', { read: readLastRestart }),
    sysvar('SysvarRecentB1ockHashes11111111111111111111', {
      read: readEntries(
        'blockhashes',
        { blockhash: hash, lamportsPerSignature: lamports },
        'Recent blockhashes: {count}, the newest {blockhash} (deprecated)',
      ),
    }),
    sysvar('SysvarFees111111111111111111111111111111111', {
      layout: { lamportsPerSignature: lamports },
      sentence: 'A signature costs {lamportsPerSignature} (deprecated)',
    }),
    sysvar('Sysvar1nstructions1111111111111111111111111', { read: readInstructions }),
    sysvar('SysvarRewards111111111111111111111111111111', {
      layout: { validatorPointValue: f64, unused: f64 },
      sentence: 'A point of a validator is worth {validatorPointValue} lamports (deprecated)',
    }),
  ],
});
