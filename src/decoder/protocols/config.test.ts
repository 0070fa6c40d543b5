import { describe, expect, test } from 'vitest';
import { addressNamed, bytesOf } from '../testing/build-transaction.ts';
import { readData, readOne } from '../testing/readings.ts';

const CONFIG = 'Config1111111111111111111111111111111111111';
const STAKE_CONFIG = 'StakeConfig11111111111111111111111111111111';
const VALIDATOR_INFO = 'Va1idator1nfo111111111111111111111111111111';

const textOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return bytesOf([BigInt(bytes.length), 8], bytes);
};
const infoOf = (json: string, signs: 0 | 1 = 1) =>
  bytesOf(2, VALIDATOR_INFO, 0, addressNamed('node'), signs, textOf(json));

describe('the Config program', () => {
  test('a validator’s information is read from JSON, its unknown members only as written', () => {
    const json = '{"name":"Nodes & Co","website":"https://nodes.example","color":"red","details":5}';
    const account = readData(CONFIG, bytesOf(infoOf(json), new Uint8Array(40)));
    expect(account).toEqual({
      reading: 'decoded',
      reason: undefined,
      type: 'validator-info',
      says: 'The validator node describes itself as Nodes & Co',
      fields: {
        validator: 'node',
        signedByValidator: 'yes',
        name: 'Nodes & Co',
        website: 'https://nodes.example',
        json,
        keys: `[key ${VALIDATOR_INFO} signs no, key node signs yes]`,
      },
      sections: {},
    });
  });

  test('information the validator never signed is not passed off as its own', () => {
    expect(readData(CONFIG, infoOf('{"name":"Foundation"}', 0)).says).toBe(
      'Someone without the validator’s signature describes node as Foundation',
    );
  });

  test.each(['', '[]', 'null', '"name"', '{"name":'])('text %j gives no members', (json) => {
    const { reading, says, fields } = readData(CONFIG, infoOf(json));
    expect(reading).toBe('decoded');
    expect(says).toBe('The validator node describes itself');
    expect(Object.keys(fields)).toEqual(['validator', 'signedByValidator', 'json', 'keys']);
    expect(fields['json']).toBe(json);
  });

  test('other configurations show their keys and bytes', () => {
    const account = readData(CONFIG, bytesOf(1, addressNamed('owner'), 1, 0xca, 0xfe));
    expect(account.type).toBe('config');
    expect(account.fields).toEqual({ data: '0xcafe', keys: '[key owner signs yes]' });
  });

  test('the stake configuration is known by its address', () => {
    const data = bytesOf(0, [0x3fd0_0000_0000_0000n, 8], 12);
    expect(readData(CONFIG, data, STAKE_CONFIG)).toMatchObject({
      type: 'stake-config',
      fields: { warmupCooldownRate: '0.25', slashPenalty: '12', keys: '[]' },
    });
    expect(readData(CONFIG, data).type).toBe('config');
    expect(readData(CONFIG, bytesOf(data, 0, 0), STAKE_CONFIG)).toMatchObject({
      reading: 'malformed',
      reason: 'Stake config: 2 bytes are left',
    });
  });

  test('counts and lengths that the bytes do not hold are refused', () => {
    expect(readData(CONFIG, bytesOf(2, addressNamed('owner'), 1)).reason).toBe(
      'Config: 2 keys, 33 bytes are left',
    );
    expect(readData(CONFIG, bytesOf(0xff, 0xff, 0x03)).reason).toBe('Config: 65535 keys, 0 bytes are left');
    expect(readData(CONFIG, bytesOf(0x80, 0x80, 0x80, 0)).reason).toBe(
      'Config: the count of the keys is too long',
    );
    const cut = infoOf('{"name":"x"}').subarray(0, -1);
    expect(readData(CONFIG, cut).reason).toBe('Config: a text of 12 bytes, 11 are left');
  });

  test('storing says whose information it is', () => {
    expect(readOne(CONFIG, ['info', 'node'], infoOf('{"name":"x"}'))).toMatchObject({
      reading: 'decoded',
      name: 'store',
      says: 'Publish a description of the validator node',
      accounts: { config: 'info', signer: 'node' },
    });
    expect(readOne(CONFIG, ['target'], bytesOf(0, 7)).says).toBe('Store a configuration in target');
    expect(readOne(CONFIG, ['target'], bytesOf(1, 7))).toMatchObject({
      reading: 'malformed',
      reason: '1 keys, 1 bytes are left',
    });
  });
});
