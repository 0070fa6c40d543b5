/**
 * What the interface of a program cannot say about its accounts: how a number counts that its name leaves open, and
 * a sentence. Keyed by the protocol's key, then by the kind of account. Keys of `fields` are a path (`liquidity.amount`,
 * through lists too), `*.name` for the name anywhere, or `-word` for the last word of names anywhere.
 */
import type { Field, Value } from '#contracts/decoded';
import { findValue } from '../find-value.ts';
import { toFixedPoint, toPercent, toPowerOfTen } from './field-rules.ts';
import type { FieldMeaning } from './plain-fields.ts';

export interface AccountMeaning {
  /** Holes name fields of the account, and `program`. */
  readonly sentence?: string | ((fields: readonly Field[]) => string);
  readonly fields?: Readonly<Record<string, FieldMeaning>>;
}

type Meanings = Readonly<Record<string, Readonly<Record<string, AccountMeaning>>>>;

const U64_MAX = 0xffff_ffff_ffff_ffffn;

const ofInteger =
  (make: (integer: bigint) => Value): FieldMeaning =>
  (value) =>
    value.kind === 'integer' ? make(BigInt(value.integer)) : value;

const fixed = (bits: number): FieldMeaning => ofInteger((integer) => toFixedPoint(integer, bits));
const rateOf = (whole: number): FieldMeaning => ofInteger((part) => toPercent(part, whole));
const lamports: FieldMeaning = ofInteger((integer) => ({ kind: 'lamports', lamports: integer }));
const basisPoints: FieldMeaning = ofInteger((integer) => ({ kind: 'basis-points', basisPoints: integer }));

/** Units of the mint in another field; with `bits` behind the point, whole units of it. The largest u64 is no amount. */
const unitsOf =
  (mintField: string, bits = 0): FieldMeaning =>
  (value, mintOf) => {
    const mint = mintOf(mintField);
    if (value.kind !== 'integer' || mint === undefined || value.integer === U64_MAX) return value;
    return { kind: 'amount', amount: BigInt(value.integer) >> BigInt(bits), mint };
  };

/** An unsigned integer of many bits, as the little-endian words of eight bytes that a record's `value` lists. */
const fixedWords =
  (bits: number): FieldMeaning =>
  (value) => {
    const words = value.kind === 'record' ? findValue(value.fields, 'value') : undefined;
    if (words?.kind !== 'list') return value;
    let integer = 0n;
    for (const word of words.items.toReversed()) {
      if (word.kind !== 'integer') return value;
      integer = (integer << 64n) | BigInt(word.integer);
    }
    return toFixedPoint(integer, bits);
  };

/** A number with as many decimals as another field says. */
const scaledBy =
  (decimalsField: string): FieldMeaning =>
  (value, _mintOf, valueOf) => {
    const decimals = valueOf(decimalsField);
    return value.kind === 'integer' && decimals?.kind === 'integer'
      ? toPowerOfTen(value.integer, -Number(decimals.integer))
      : value;
  };

const MILLIONTHS = rateOf(1_000_000);

const WHIRLPOOL_GROWTH = {
  '*.feeGrowthGlobalA': fixed(64),
  '*.feeGrowthGlobalB': fixed(64),
  '*.feeGrowthOutsideA': fixed(64),
  '*.feeGrowthOutsideB': fixed(64),
  '*.feeGrowthCheckpointA': fixed(64),
  '*.feeGrowthCheckpointB': fixed(64),
};

const RAYDIUM_CONFIG: AccountMeaning = {
  sentence: 'A fee tier of {program}: {tradeFeeRate} of each trade',
  fields: {
    tradeFeeRate: MILLIONTHS,
    protocolFeeRate: MILLIONTHS,
    fundFeeRate: MILLIONTHS,
    creatorFeeRate: MILLIONTHS,
    createPoolFee: lamports,
  },
};

const JUPITER_ORDER: AccountMeaning = {
  sentence: 'An order of {maker} at {program}: {makingAmount} for {takingAmount}',
  fields: {
    makingAmount: unitsOf('inputMint'),
    oriMakingAmount: unitsOf('inputMint'),
    borrowMakingAmount: unitsOf('inputMint'),
    takingAmount: unitsOf('outputMint'),
    oriTakingAmount: unitsOf('outputMint'),
  },
};

/** Copies that may be printed of a work, which `maxSupply` limits. */
function toMasterEdition(fields: readonly Field[]): string {
  const most = findValue(fields, 'maxSupply');
  if (most?.kind !== 'integer')
    return 'A master edition of which {supply} copies were printed, without a limit';
  return BigInt(most.integer) === 0n
    ? 'A master edition of which no copies can be printed'
    : 'A master edition of which {supply} of at most {maxSupply} copies were printed';
}

function toMetadata(fields: readonly Field[]): string {
  const symbol = findValue(fields, 'symbol');
  const name = findValue(fields, 'name');
  const hasSymbol = symbol?.kind === 'text' && symbol.text !== '';
  const hasName = name?.kind === 'text' && name.text !== '';
  const called = [hasName ? ' {name}' : '', hasSymbol ? (hasName ? ' ({symbol})' : ' {symbol}') : ''].join(
    '',
  );
  const mutable = findValue(fields, 'isMutable');
  const rest = mutable?.kind === 'flag' && !mutable.flag ? ', which can never change' : '';
  return `The name and picture of the token {mint}${called === '' ? '' : `:${called}`}${rest}`;
}

function toFeed(fields: readonly Field[]): string {
  const price = findValue(fields, 'price');
  return price?.kind === 'decimal' && price.decimal > 0
    ? 'A price feed of {program}: {mint} is worth {price} dollars'
    : 'A price feed of {program} for {mint}, without a price yet';
}

function toPerpetualPosition(fields: readonly Field[]): string {
  const size = findValue(fields, 'size');
  if (size?.kind !== 'amount' || size.amount === 0n) return 'A position of {owner} at {program}, closed';
  const side = findValue(fields, 'side');
  const word = side?.kind === 'choice' && side.choice === 'Short' ? 'short' : 'long';
  return `A ${word} position of {owner} at {program}: {size}, worth {entryValue} when it was opened, with {collateral} of collateral`;
}

/** Sources: the programs' own sources and their documentation of these fields. */
export const ACCOUNT_MEANINGS: Meanings = {
  'orca-whirlpool': {
    whirlpool: {
      sentence: 'A pool of {tokenMintA} and {tokenMintB} at {program}, with a fee of {feeRate}',
      fields: {
        ...WHIRLPOOL_GROWTH,
        feeRate: MILLIONTHS,
        // Of the fee, not of the trade.
        protocolFeeRate: basisPoints,
        sqrtPrice: fixed(64),
      },
    },
    position: {
      sentence: 'A position in the pool {whirlpool} of {program}; who holds {positionMint} owns it',
      fields: WHIRLPOOL_GROWTH,
    },
    'tick-array': {
      sentence: 'Ticks from {startTickIndex} of the pool {whirlpool}',
      fields: WHIRLPOOL_GROWTH,
    },
    'dynamic-tick-array': {
      sentence: 'Ticks from {startTickIndex} of the pool {whirlpool}',
      fields: WHIRLPOOL_GROWTH,
    },
    'fee-tier': {
      sentence: 'A fee tier of {program}: {defaultFeeRate} of each trade',
      fields: { defaultFeeRate: MILLIONTHS },
    },
    'adaptive-fee-tier': { fields: { defaultBaseFeeRate: MILLIONTHS } },
    'whirlpools-config': { fields: { defaultProtocolFeeRate: basisPoints } },
  },
  'raydium-clmm': { 'amm-config': RAYDIUM_CONFIG },
  'raydium-cpmm': { 'amm-config': RAYDIUM_CONFIG },
  'meteora-dlmm': { 'lb-pair': { fields: { binStep: basisPoints, '*.protocolShare': basisPoints } } },
  'meteora-damm-v2': {
    pool: {
      fields: {
        '*.sqrtPrice': fixed(64),
        '*.sqrtMinPrice': fixed(64),
        '*.sqrtMaxPrice': fixed(64),
        protocolAFee: unitsOf('tokenAMint'),
        partnerAFee: unitsOf('tokenAMint'),
        protocolBFee: unitsOf('tokenBMint'),
        partnerBFee: unitsOf('tokenBMint'),
      },
    },
  },
  'meteora-dbc': { 'virtual-pool': { fields: { sqrtPrice: fixed(64) } } },
  'openbook-v2': {
    market: { fields: { baseDepositTotal: unitsOf('baseMint'), quoteDepositTotal: unitsOf('quoteMint') } },
  },
  'jupiter-limit-order': { order: JUPITER_ORDER },
  'jupiter-limit-order-v2': { order: JUPITER_ORDER },
  'jupiter-dca': {
    dca: {
      sentence:
        'A recurring order of {user} at {program}: {inAmountPerCycle} for {outputMint} every {cycleFrequency}',
      fields: {
        cycleFrequency: ofInteger((seconds) => ({ kind: 'duration', seconds })),
        inDeposited: unitsOf('inputMint'),
        inWithdrawn: unitsOf('inputMint'),
        inUsed: unitsOf('inputMint'),
        inAmountPerCycle: unitsOf('inputMint'),
        nextCycleAmountLeft: unitsOf('inputMint'),
        outWithdrawn: unitsOf('outputMint'),
        outReceived: unitsOf('outputMint'),
        minOutAmount: unitsOf('outputMint'),
        maxOutAmount: unitsOf('outputMint'),
      },
    },
  },
  'kamino-lend': {
    obligation: {
      sentence: 'What {owner} deposits and borrows at {program}',
      fields: { '-sf': fixed(60), '*.cumulativeBorrowRateBsf': fixedWords(60) },
    },
    reserve: {
      sentence: 'The reserve of {mintPubkey} at {program}: {availableAmount} not lent out',
      fields: {
        '-sf': fixed(60),
        '*.cumulativeBorrowRateBsf': fixedWords(60),
        'liquidity.availableAmount': unitsOf('liquidity.mintPubkey'),
        'liquidity.borrowedAmountSf': unitsOf('liquidity.mintPubkey', 60),
        'liquidity.accumulatedProtocolFeesSf': unitsOf('liquidity.mintPubkey', 60),
        'liquidity.accumulatedReferrerFeesSf': unitsOf('liquidity.mintPubkey', 60),
        'liquidity.pendingReferrerFeesSf': unitsOf('liquidity.mintPubkey', 60),
        'config.depositLimit': unitsOf('liquidity.mintPubkey'),
        'config.borrowLimit': unitsOf('liquidity.mintPubkey'),
      },
    },
  },
  marginfi: {
    bank: {
      sentence: 'The bank of {mint} at {program}',
      fields: { 'config.depositLimit': unitsOf('mint'), 'config.borrowLimit': unitsOf('mint') },
    },
    'marginfi-account': { sentence: 'What {authority} deposits and borrows at {program}' },
  },
  marinade: {
    state: {
      sentence: 'The stake pool behind {msolMint}: {msolSupply} exist',
      fields: { msolPrice: fixed(32), '*.bpCents': MILLIONTHS },
    },
    'ticket-account-data': { sentence: '{lamportsAmount} that {beneficiary} may claim from {program}' },
  },
  'spl-stake-pool': {
    'stake-pool': {
      sentence: 'The stake pool behind {poolMint}: {totalLamports} staked, {poolTokenSupply} exist',
      fields: {
        lastEpochPoolTokenSupply: unitsOf('poolMint'),
        stakeReferralFee: ofInteger((integer) => ({ kind: 'percent', percent: Number(integer) })),
        solReferralFee: ofInteger((integer) => ({ kind: 'percent', percent: Number(integer) })),
      },
    },
    'validator-list': { sentence: 'The validators that a stake pool of {program} stakes with' },
  },
  'spl-governance': {
    'token-owner-record-v2': {
      sentence: '{governingTokenDepositAmount} that {governingTokenOwner} votes with at {program}',
      fields: { governingTokenDepositAmount: unitsOf('governingTokenMint') },
    },
  },
  'squads-v4': {
    multisig: {
      sentence: 'A multisig of {program}: {threshold} of its members must approve',
      fields: { timeLock: ofInteger((seconds) => ({ kind: 'duration', seconds })) },
    },
  },
  'localnet-amm': { pool: { fields: { lockedLp: unitsOf('lpMint') } } },
  'localnet-launchpad': {
    'bonding-curve': {
      fields: {
        virtualSol: lamports,
        virtualTokens: unitsOf('mint'),
        realSol: lamports,
        realTokens: unitsOf('mint'),
        fees: lamports,
      },
    },
  },
  'localnet-lend': {
    'lending-market': { fields: { supplied: unitsOf('loanMint'), borrowed: unitsOf('loanMint') } },
  },
  'localnet-liquid-staking': {
    'stake-pool': {
      sentence: 'The stake pool behind {mint}: {total}, of which {staked} is staked',
      fields: { total: lamports, staked: lamports, rewards: lamports },
    },
  },
  'localnet-perpetuals': {
    'perpetual-market': {
      sentence:
        'The perpetual market of {underlyingMint} at {program}: {longOpenInterest} long, {shortOpenInterest} short, {liquidity} of liquidity',
      fields: {
        liquidity: unitsOf('collateralMint'),
        reserved: unitsOf('collateralMint'),
        collateral: unitsOf('collateralMint'),
        longOpenInterest: unitsOf('underlyingMint'),
        shortOpenInterest: unitsOf('underlyingMint'),
        longFunding: rateOf(1_000_000_000_000),
        shortFunding: rateOf(1_000_000_000_000),
      },
    },
    'perpetual-position': {
      sentence: toPerpetualPosition,
      fields: {
        size: unitsOf('underlyingMint'),
        entryValue: unitsOf('collateralMint'),
        collateral: unitsOf('collateralMint'),
        funding: rateOf(1_000_000_000_000),
      },
    },
  },
  'localnet-oracle': { feed: { sentence: toFeed, fields: { price: scaledBy('decimals') } } },
  'metaplex-token-metadata': {
    metadata: { sentence: toMetadata },
    edition: { sentence: 'Copy number {edition} of the work with the master edition {parent}' },
    'master-edition': { sentence: toMasterEdition },
  },
  'metaplex-core': {
    asset: { sentence: '{name}, an NFT of {owner}' },
    collection: { sentence: '{name}, a collection of {currentSize} NFTs' },
  },
};
