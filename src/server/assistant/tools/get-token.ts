import { z } from 'zod';
import type { TokenMetadata, TokenPower } from '#contracts/account/token';
import type { RiskEvidence, RiskItem } from '#contracts/account/token-risk';
import type { Names } from '#contracts/answers';
import type { DecodedAccount, Field } from '#contracts/decoded';
import { toExtensionName } from '#decoder';
import * as leaf from '../figures/figure.ts';
import { mintLeaf } from '../figures/place-leaf.ts';
import { toAddressLeaf, toLeaf, toSentenceTree } from '../figures/to-leaf.ts';
import type { Tree } from '../figures/figure.ts';
import { addressArgument } from '../toolkit/arguments.ts';
import { cutOf } from '../toolkit/cuts.ts';
import { readPart } from '../toolkit/from-index.ts';
import { defineTool, found, sourceOf } from './define-tool.ts';

const MAX_RISKS = 24;

export default defineTool({
  name: 'get_token',
  title: 'Read a token',
  description:
    'One token by its mint: supply, decimals, who may mint or freeze, Token-2022 extensions with their settings, metadata, and what rules find risky, each with its evidence. Price and trading are get_market, holders get_holders.',
  doing: 'Reading the token',
  about: ['token'],
  inAssistant: true,
  input: z.strictObject({ mint: addressArgument }),
  async run(ask, { mint }) {
    const [answer, risk] = await Promise.all([
      ask.ask('token', { mint }),
      readPart(ask, ask.ask('tokenRisk', { mint })),
    ]);
    const token = found(answer);
    const { names, metadata, verified, lookAlike, provenance, decimals } = token;
    const items = risk?.items ?? [];
    const name = metadata?.name ?? names.tokens[mint]?.name;
    const symbol = metadata?.symbol ?? names.tokens[mint]?.symbol;
    const levels = (tone: RiskItem['tone']) => leaf.count(items.filter((item) => item.tone === tone).length);
    const data = {
      mint: mintLeaf(mint),
      name: leaf.said('token name', name),
      symbol: leaf.said('token symbol', symbol),
      ...(verified && {
        wellKnown: {
          name: leaf.word(verified.name),
          symbol: leaf.word(verified.symbol),
          source: leaf.word(verified.source),
        },
      }),
      ...(lookAlike && {
        lookAlike: {
          name: leaf.word(lookAlike.name),
          symbol: leaf.word(lookAlike.symbol),
          mint: mintLeaf(lookAlike.mint),
        },
      }),
      isNative: leaf.flag(token.native === true),
      ...(token.native !== true && { supply: leaf.tokens(token.supply, decimals, mint, symbol) }),
      decimals: leaf.count(decimals),
      tokenProgram: toAddressLeaf(token.tokenProgram, names),
      canMint: leaf.flag(token.mintAuthority !== undefined),
      ...(token.mintAuthority && { mintAuthority: toAddressLeaf(token.mintAuthority, names) }),
      canFreeze: leaf.flag(token.freezeAuthority !== undefined),
      ...(token.freezeAuthority && { freezeAuthority: toAddressLeaf(token.freezeAuthority, names) }),
      authorities: token.authorities.map(({ address, kind, topics, signers }) => ({
        address: toAddressLeaf(address, names),
        kind: leaf.word(kind),
        topics: topics.map((topic) => leaf.word(topic)),
        ...(signers && { required: leaf.count(signers.required), possible: leaf.count(signers.possible) }),
      })),
      powers: token.powers.map((power) => toPowerTree(power, names)),
      extensions: token.extensions.map(({ title }) => leaf.word(title)),
      settings: toSettings(token.extensions, names, (units) => leaf.tokens(units, decimals, mint, symbol)),
      ...(metadata && { metadata: toMetadataTree(metadata, names) }),
      ...(token.nft && { isNft: leaf.flag(true) }),
      risks: items.slice(0, MAX_RISKS).map((item) => toRiskTree(item, risk?.names ?? names)),
      riskCounts: {
        danger: levels('danger'),
        caution: levels('caution'),
        unknown: levels('unknown'),
        fine: levels('fine'),
      },
    };
    return {
      data,
      source: sourceOf(provenance),
      notes: [
        'Name, symbol and picture of a token are what its maker wrote; only the mint tells tokens apart.',
        ...(token.native === true ? ['Wrapped SOL has no supply of its own.'] : []),
        ...(risk === undefined ? ['The rules for risks could not be applied now.'] : []),
        ...(risk !== undefined && risk.coverage === undefined
          ? ['The blocks of this cluster are not indexed here, so rules about trading could not be applied.']
          : []),
      ],
      truncated: cutOf('/risks', items.length, MAX_RISKS),
      links: [{ label: 'Token', href: `/token/${mint}` }],
    };
  },
});

/** Metadata are told by themselves. */
const SHOWN: ReadonlySet<string> = new Set(['tokenMetadata', 'metadataPointer']);
/** Fields that are units of the mint. */
const UNITS: ReadonlySet<string> = new Set(['olderMaximumFee', 'newerMaximumFee', 'withheld']);

/** Fields of every extension under its name; what is not set is left out. */
function toSettings(
  extensions: DecodedAccount['sections'],
  names: Names,
  amount: (units: bigint) => Tree,
): Readonly<Record<string, Tree>> {
  const toTree = ({ name, value }: Field): Tree =>
    value.kind === 'integer' && UNITS.has(name) ? amount(BigInt(value.integer)) : toLeaf(value, names);
  return Object.fromEntries(
    extensions.flatMap(({ title, fields }) => {
      const name = toExtensionName(title);
      if (name === undefined || SHOWN.has(name)) return [];
      const known = fields.filter(({ value }) => value.kind !== 'none' && value.kind !== 'bytes');
      return [
        [name, { set: leaf.flag(true), ...Object.fromEntries(known.map((one) => [one.name, toTree(one)])) }],
      ];
    }),
  );
}

const toPowerTree = ({ topic, tone, sentence, holder }: TokenPower, names: Names) => ({
  topic: leaf.word(topic),
  tone: leaf.word(tone),
  sentence: toSentenceTree(sentence, names),
  ...(holder && { holder: toAddressLeaf(holder, names) }),
});

const toMetadataTree = (metadata: TokenMetadata, names: Names) => ({
  origin: leaf.word(metadata.origin),
  ...(metadata.updateAuthority && { updateAuthority: toAddressLeaf(metadata.updateAuthority, names) }),
  ...(metadata.mutable !== undefined && { mutable: leaf.flag(metadata.mutable) }),
  uri: leaf.said('metadata address', metadata.uri),
  ...(metadata.royaltyBasisPoints !== undefined && {
    royalty: leaf.basisPoints(metadata.royaltyBasisPoints),
  }),
  creators: metadata.creators.map(({ address, verified, sharePercent }) => ({
    address: toAddressLeaf(address, names),
    verified: leaf.flag(verified),
    share: leaf.share(sharePercent / 100),
  })),
  ...(metadata.collection && {
    collection: {
      mint: mintLeaf(metadata.collection.mint),
      verified: leaf.flag(metadata.collection.verified),
    },
  }),
});

const toRiskTree = ({ key, tone, title, finding, rule, evidence }: RiskItem, names: Names) => ({
  key: leaf.word(key),
  level: leaf.word(tone),
  title: leaf.word(title),
  finding: leaf.word(finding),
  rule: leaf.word(rule),
  evidence: evidence.map((one) => ({ label: leaf.word(one.label), value: toEvidenceLeaf(one, names) })),
});

function toEvidenceLeaf(evidence: RiskEvidence, names: Names) {
  switch (evidence.kind) {
    case 'address':
      return toAddressLeaf(evidence.address, names);
    case 'transaction':
      return leaf.signature(evidence.signature);
    case 'share':
      return leaf.share(evidence.share);
    case 'usd':
      return leaf.usd(evidence.microUsd);
    case 'count':
      return leaf.count(evidence.count);
    case 'time':
      return leaf.time(evidence.time);
    case 'sentence':
      return toSentenceTree(evidence.sentence, names);
  }
}
