import type { Field, Value } from '#contracts/decoded';
import type { Cursor } from '#std/cursor';
import { decodeUtf8 } from '#std/utf8';
import { defineProtocol, type AccountSections } from '../define-protocol.ts';
import { LayoutError } from '../layout/codec.ts';
import { toSentence } from '../account/account-sentence.ts';
import { toAddressText } from '../layout/address-text.ts';
import { findValue } from '../find-value.ts';

const STAKE_CONFIG = 'StakeConfig11111111111111111111111111111111';
/** First key of an account that describes a validator. Source: solana-account-decoder `parse_config.rs`. */
const VALIDATOR_INFO = 'Va1idator1nfo111111111111111111111111111111';
/** Members that `solana validator-info publish` writes. */
const INFO_MEMBERS = ['name', 'website', 'details', 'keybaseUsername', 'iconUrl'];
const KEY_LENGTH = 33;

interface ConfigKey {
  readonly address: Extract<Value, { kind: 'address' }>;
  readonly signs: boolean;
}

/** `ConfigKeys`: count in one to three bytes of seven bits, then (address, whether it signs changes). */
function readKeys(cursor: Cursor): readonly ConfigKey[] {
  let byte = cursor.u8();
  let count = byte & 0x7f;
  for (let shift = 7; byte >= 0x80; shift += 7) {
    if (shift > 14) throw new LayoutError('the count of the keys is too long');
    byte = cursor.u8();
    count |= (byte & 0x7f) << shift;
  }
  if (count * KEY_LENGTH > cursor.remaining) {
    throw new LayoutError(`${count} keys, ${cursor.remaining} bytes are left`);
  }
  const keys: ConfigKey[] = [];
  for (let i = 0; i < count; i++) {
    const address = toAddressText(cursor.bytes, cursor.skip(32));
    keys.push({ address: { kind: 'address', address }, signs: cursor.u8() === 1 });
  }
  return keys;
}

const toKeyField = (keys: readonly ConfigKey[]): Field => ({
  name: 'keys',
  value: {
    kind: 'list',
    items: keys.map(({ address, signs }) => ({
      kind: 'record',
      fields: [
        { name: 'key', value: address },
        { name: 'signs', value: { kind: 'flag', flag: signs } },
      ],
    })),
  },
});

/** What the JSON says of its known members; nothing when it is not an object. */
function readMembers(json: string): Field[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    return [];
  }
  if (typeof parsed !== 'object' || parsed === null) return [];
  const members = new Map(Object.entries(parsed));
  return INFO_MEMBERS.flatMap((name): Field[] => {
    const text: unknown = members.get(name);
    return typeof text === 'string' ? [{ name, value: { kind: 'text', text } }] : [];
  });
}

/**
 * Bincode text of JSON; the account behind it is padded with zeros. The program makes a key sign only when
 * it is marked so: without the mark anybody may have written it.
 */
function readInfo(cursor: Cursor, validator: ConfigKey): Field[] {
  const length = cursor.u64();
  if (length > BigInt(cursor.remaining)) {
    throw new LayoutError(`a text of ${length} bytes, ${cursor.remaining} are left`);
  }
  const bytes = cursor.take(Number(length));
  const json = decodeUtf8(bytes);
  return [
    { name: 'validator', value: validator.address },
    { name: 'signedByValidator', value: { kind: 'flag', flag: validator.signs } },
    ...(json === undefined ? [] : readMembers(json)),
    { name: 'json', value: json === undefined ? { kind: 'bytes', bytes } : { kind: 'text', text: json } },
  ];
}

/** Keys, then what they are about: a validator when the first key says so, else bytes. */
function readConfig(cursor: Cursor): readonly Field[] {
  const keys = readKeys(cursor);
  const validator = keys[0]?.address.address === VALIDATOR_INFO ? keys[1] : undefined;
  return validator === undefined
    ? [{ name: 'data', value: { kind: 'bytes', bytes: cursor.rest() } }, toKeyField(keys)]
    : [...readInfo(cursor, validator), toKeyField(keys)];
}

const has = (fields: readonly Field[], name: string): boolean => fields.some((field) => field.name === name);

function isSigned(fields: readonly Field[]): boolean {
  const value = fields.find(({ name }) => name === 'signedByValidator')?.value;
  return value?.kind === 'flag' && value.flag;
}

function readStakeConfig(cursor: Cursor): AccountSections {
  const keys = readKeys(cursor);
  const rate = cursor.f64();
  const penalty = cursor.u8();
  if (cursor.remaining > 0) throw new LayoutError(`${cursor.remaining} bytes are left`);
  const fields: readonly Field[] = [
    { name: 'warmupCooldownRate', value: { kind: 'decimal', decimal: rate } },
    { name: 'slashPenalty', value: { kind: 'integer', integer: penalty } },
    toKeyField(keys),
  ];
  return {
    fields,
    summary: toSentence(
      'The settings of staking: at most {warmupCooldownRate} of all stake begins or ends in an epoch (deprecated)',
      fields,
    ),
  };
}

function readAccount(cursor: Cursor): AccountSections {
  const fields = readConfig(cursor);
  if (!has(fields, 'validator')) {
    const keys = findValue(fields, 'keys');
    const count = keys?.kind === 'list' ? keys.items.length : 0;
    const first = keys?.kind === 'list' && keys.items[0]?.kind === 'record' ? keys.items[0].fields : [];
    const more = count > 1 ? ` and ${count - 1} more` : '';
    const whose = count === 0 ? 'Data that nobody’s key is named for' : `Data under the key {key}${more}`;
    return { fields, summary: toSentence(whose, first) };
  }
  const says = isSigned(fields)
    ? 'The validator {validator} describes itself'
    : 'Someone without the validator’s signature describes {validator}';
  return {
    fields,
    type: 'validator-info',
    title: 'Validator information',
    summary: { template: has(fields, 'name') ? `${says} as {name}` : says, fields },
  };
}

export default defineProtocol({
  key: 'config',
  name: 'Config Program',
  programs: ['Config1111111111111111111111111111111111111'],
  category: 'native',
  source: 'solana-config-interface instruction.rs, state.rs; solana-stake-interface config.rs',
  discriminant: 'none',
  instructions: [
    {
      at: 'store',
      name: 'store',
      title: 'Store configuration',
      accounts: ['config', 'signer?'],
      read: readConfig,
      describe: (fields) =>
        has(fields, 'validator')
          ? {
              title: 'Publish validator information',
              sentence: 'Publish a description of the validator {validator}',
            }
          : {},
      sentence: 'Store a configuration in {config}',
    },
  ],
  accounts: [
    {
      type: 'stake-config',
      title: 'Stake configuration (deprecated)',
      matches: (_data, address) => address === STAKE_CONFIG,
      read: readStakeConfig,
      sentence: 'A part of {warmupCooldownRate} of all stake could warm up or cool down in an epoch',
    },
    {
      type: 'config',
      title: 'Configuration',
      matches: (data) => data.length > 0,
      read: readAccount,
    },
  ],
  errors: {
    0: { name: 'ReadonlyDataModified', message: 'The account is read-only and cannot be changed.' },
  },
});
