/** Recorded mainnet accounts, where CORPUS_DIR has them: each says what it is, and what nodes parsed is read the same. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { AccountState, getTokenEncoder } from '@solana-program/token';
import { address, none, some } from '@solana/kit';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { decodeAccount } from '#decoder';
import type { DecodedAccount, Field, Value } from '#contracts/decoded';
import { toPlainDecimal, toSentenceText, toValueText } from '#contracts/text/value-text';

const CORPUS = join(
  process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../shared/data'),
  'mainnet/accounts',
);
const present = existsSync(CORPUS);
// oxlint-disable-next-line no-console -- a skipped corpus must be said
if (!present) console.warn(`No recorded accounts at ${CORPUS}: these tests are skipped.`);

/** One recording was changed by hand and has 12.5 raw units, which no node says. */
const uiAmount = z.object({
  amount: z.string().regex(/^\d+$/),
  decimals: z.number(),
  uiAmountString: z.string().optional(),
});
const parsedAccount = z.object({
  parsed: z.object({
    type: z.literal('account'),
    info: z.object({
      mint: z.string(),
      owner: z.string(),
      state: z.enum(['uninitialized', 'initialized', 'frozen']),
      isNative: z.boolean(),
      tokenAmount: uiAmount,
      delegate: z.string().optional(),
      delegatedAmount: uiAmount.optional(),
      closeAuthority: z.string().optional(),
      rentExemptReserve: uiAmount.optional(),
    }),
  }),
});
const recorded = z.object({
  value: z.object({
    data: z.union([z.tuple([z.string(), z.literal('base64')]), z.unknown()]),
    executable: z.boolean(),
    owner: z.string(),
    lamports: z.coerce.bigint(),
  }),
});

const files = !present
  ? []
  : readdirSync(CORPUS).map((file) => {
      const bytes = readFileSync(join(CORPUS, file));
      const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
      return { address: file.split('.')[0]!, ...recorded.parse(JSON.parse(text)).value };
    });

const decoded = files.flatMap(({ data, ...account }) =>
  Array.isArray(data)
    ? [decodeAccount({ ...account, data: new Uint8Array(Buffer.from(String(data[0]), 'base64')) })]
    : [],
);

const NO_NAMES = { labels: {}, tokens: {} };

function* listValues(fields: readonly Field[]): Generator<{ readonly name: string; readonly value: Value }> {
  for (const field of fields) {
    yield field;
    if (field.value.kind === 'record') yield* listValues(field.value.fields);
    if (field.value.kind === 'list') {
      for (const item of field.value.items) {
        if (item.kind === 'record') yield* listValues(item.fields);
        else yield { name: field.name, value: item };
      }
    }
  }
}

const listAll = ({ fields, sections }: DecodedAccount) => [
  ...listValues(fields),
  ...sections.filter(({ folded }) => !folded).flatMap((section) => [...listValues(section.fields)]),
];

describe.skipIf(!present)('recorded accounts', () => {
  test('there are as many as the tests were written for', () => {
    expect(decoded.length).toBeGreaterThan(190);
  });

  test('each says what it is, with nothing left open', () => {
    const says = decoded.map(({ summary }) =>
      summary === undefined ? '' : toSentenceText(summary, NO_NAMES),
    );
    expect(
      says.filter(
        (text) => text.length < 8 || /…(?=[ ,.]|$)|undefined|NaN/.test(text.replace(/\w{4}…\w{4}/g, '')),
      ),
    ).toEqual([]);
    expect(decoded.filter(({ reading }) => reading === 'malformed')).toEqual([]);
  });

  test('no key of zeros, padding or bump is shown, and no number is none', () => {
    const shown = decoded.flatMap(listAll);
    // Lookup tables list the system program, whose key is zeros.
    const zeros = shown.filter(
      ({ name, value }) =>
        !/program|^addresses$/i.test(name) && value.kind === 'address' && /^1+$/.test(value.address),
    );
    expect(zeros).toEqual([]);
    expect(shown.filter(({ name }) => /^(?:pad|padding|reserved)\d*$|[bB]ump$/.test(name))).toEqual([]);
    expect(shown.filter(({ value }) => value.kind === 'decimal' && !Number.isFinite(value.decimal))).toEqual(
      [],
    );
    expect(
      shown.filter(({ value }) => value.kind === 'percent' && !(value.percent >= 0 && value.percent <= 100)),
    ).toEqual([]);
  });

  test('token accounts that nodes parsed are laid out by the official client and read as the nodes did', () => {
    const parsed = files.flatMap(({ address: at, owner, executable, data }) => {
      const { success, data: found } = parsedAccount.safeParse(data);
      return success ? [{ at, owner, executable, info: found.parsed.info }] : [];
    });
    expect(parsed.length).toBeGreaterThan(100);
    const wrong = parsed.filter(({ at, owner, executable, info }) => {
      const bytes = getTokenEncoder().encode({
        mint: address(info.mint),
        owner: address(info.owner),
        amount: BigInt(info.tokenAmount.amount),
        delegate: info.delegate === undefined ? none() : some(address(info.delegate)),
        state: {
          uninitialized: AccountState.Uninitialized,
          initialized: AccountState.Initialized,
          frozen: AccountState.Frozen,
        }[info.state],
        isNative: info.rentExemptReserve === undefined ? none() : some(BigInt(info.rentExemptReserve.amount)),
        delegatedAmount: BigInt(info.delegatedAmount?.amount ?? 0),
        closeAuthority: info.closeAuthority === undefined ? none() : some(address(info.closeAuthority)),
      });
      const ours = decodeAccount({ address: at, owner, executable, data: Uint8Array.from(bytes) });
      const { decimals, amount, uiAmountString } = info.tokenAmount;
      const mint = address(info.mint);
      const names = { labels: {}, tokens: { [mint]: { mint: mint as never, decimals, symbol: 'UNITS' } } }; // brands differ
      const held = ours.fields.find(({ name }) => name === 'amount')?.value;
      const text = held === undefined ? '' : toValueText(held, names).replaceAll(',', '');
      const theirs = uiAmountString ?? toPlainDecimal(amount, decimals);
      return text !== `${theirs} UNITS` || ours.summary?.template.startsWith('{amount} of {owner}') !== true;
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['7vWRTPPBq3aNaJZsrfterTz1BSjht4YSHBXJwnbuV6SC', 'feeRate', '1 %'],
    ['7vWRTPPBq3aNaJZsrfterTz1BSjht4YSHBXJwnbuV6SC', 'sqrtPrice', '39.293846455773135'],
    ['7vWRTPPBq3aNaJZsrfterTz1BSjht4YSHBXJwnbuV6SC', 'rewardLastUpdatedTimestamp', '2025-07-02T07:06:56Z'],
    ['D6q6wuQSrifJKZYpR1M8R4YawnLDtDsMmWM1NbBmgJ59', 'loanToValuePct', '80 %'],
    ['D6q6wuQSrifJKZYpR1M8R4YawnLDtDsMmWM1NbBmgJ59', 'farmDebt', 'none'],
    ['Bohoc1ikHLD7xKJuzTyiTyCwzaL5N7ggJQu75A8mKYM8', 'assetShareValue', '1.000561264812955'],
    ['Jito4APyf642JPZPx3hGc6WWJ8zPKtRbRs4P815Awbb', 'totalLamports', '6,636,671.656500264 SOL'],
    ['Jito4APyf642JPZPx3hGc6WWJ8zPKtRbRs4P815Awbb', 'epochFee', '4 %'],
  ])('%s: %s is %s', (at, name, text) => {
    const file = files.find((one) => one.address === at);
    const data = Array.isArray(file?.data)
      ? new Uint8Array(Buffer.from(String(file.data[0]), 'base64'))
      : undefined;
    expect(data).toBeDefined();
    const account = decodeAccount({ address: at, owner: file!.owner, executable: false, data: data! });
    const field = listAll(account).find((one) => one.name === name);
    expect(field && toValueText(field.value, NO_NAMES)).toBe(text);
  });
});
