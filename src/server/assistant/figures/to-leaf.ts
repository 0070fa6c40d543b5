import type { Names } from '#contracts/answers';
import type { Asset, Sentence, Value } from '#contracts/decoded';
import { toByteSizeText } from '#contracts/text/value-text';
import * as leaf from './figure.ts';
import type { Figure, Stranger, Tree } from './figure.ts';

/** A value of the decoder as a leaf. Texts of the chain stay strangers'. */
export function toLeaf(value: Value, names: Names): Figure | Stranger {
  switch (value.kind) {
    case 'lamports':
      return leaf.sol(value.lamports);
    case 'amount':
      return toTokens(value.amount, value.mint, value.decimals, names);
    case 'address':
      return toAddressLeaf(value.address, names);
    case 'signature':
      return leaf.signature(value.signature);
    case 'integer':
      return leaf.count(value.integer);
    case 'decimal':
      return leaf.number(value.decimal);
    case 'flag':
      return leaf.flag(value.flag);
    case 'text':
      return leaf.stranger('text', value.text);
    case 'choice':
      // An interface that a program publishes names its choices itself.
      return leaf.nameOf('choice', value.choice);
    case 'time':
      return leaf.time(value.unixSeconds);
    case 'duration':
      return leaf.duration(value.seconds);
    case 'slot':
      return leaf.slot(value.slot);
    case 'epoch':
      return leaf.epoch(value.epoch);
    case 'basis-points':
      return leaf.basisPoints(value.basisPoints);
    case 'percent':
      return leaf.share(value.percent / 100);
    case 'compute-units':
      return leaf.count(value.units, 'CU');
    case 'compute-price':
      return leaf.number(Number(value.microLamports) / 1e6, 'lamports per CU', 6);
    case 'byte-size':
      return { ...leaf.count(value.bytes, 'bytes'), ui: toByteSizeText(value.bytes), unit: undefined };
    case 'hash':
      return leaf.hash(value.hash);
    case 'bytes':
      return leaf.count(value.bytes.length, 'bytes');
    case 'list':
      return leaf.count(value.items.length, 'items');
    case 'record':
      return leaf.count(value.fields.length, 'fields');
    case 'none':
      return leaf.word('none');
  }
}

/** A sentence of the decoder: its template is ours, every hole a leaf. */
export function toSentenceTree(sentence: Sentence, names: Names) {
  const holes: Record<string, Tree> = {};
  for (const { name, value } of sentence.fields) {
    holes[name] =
      name === 'error' && value.kind === 'text'
        ? leaf.nameOf('error name', value.text)
        : toLeaf(value, names);
  }
  return { template: leaf.word(sentence.template), holes };
}

/** Named by our own registry only; what the chain calls it is not part of a fact. */
export function toAddressLeaf(address: string, names?: Names): Figure {
  const label = names?.labels[address];
  return leaf.address(address, label?.source === 'built in' ? label.name : undefined);
}

export function toTokens(
  amount: bigint,
  mint: string | undefined,
  decimals: number | undefined,
  names: Names,
): Figure {
  if (mint === undefined) return leaf.count(amount, 'raw units');
  const token = names.tokens[mint];
  const places = decimals ?? token?.decimals;
  return places === undefined
    ? { ...leaf.count(amount, 'raw units'), mint }
    : leaf.tokens(amount, places, mint, token?.symbol);
}

/** An amount of SOL or of a token. */
export const toAssetAmount = (asset: Asset, amount: bigint, names: Names): Figure =>
  asset.kind === 'sol' ? leaf.sol(amount) : toTokens(amount, asset.mint, asset.decimals, names);
