import type { SoftwareShare } from '#contracts/network/validators';
import { toShareText, toWholeSolText } from '#contracts/assistant/share-text';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { ShareList, type ShareItem } from '../ui/block/share-list.tsx';
import { ChainText } from '../values/display-text.tsx';

const SHOWN = 8;

/** Stake behind each version or client, the largest first; the small ones together. */
export function SoftwareShares({
  shares,
  hrefOf,
}: {
  readonly shares: readonly Wire<SoftwareShare>[];
  /** Validators that run it; `unknown` stands for those that do not tell. */
  readonly hrefOf: (name: string) => string;
}) {
  const rest = shares.slice(SHOWN);
  const items: ShareItem[] = shares.slice(0, SHOWN).map(({ name, validators, stakeLamports, share }) => ({
    key: name ?? 'unknown',
    name: (
      <a href={hrefOf(name ?? 'unknown')}>
        {name === undefined ? 'not reported' : <ChainText text={name} limit={32} />}
      </a>
    ),
    share,
    text: `${toShareText(share)}, ${toWholeSolText(stakeLamports)} SOL, ${toGrouped(validators)} ${validators === 1 ? 'validator' : 'validators'}`,
  }));
  if (rest.length > 0) {
    const share = rest.reduce((sum, part) => sum + part.share, 0);
    const validators = rest.reduce((sum, part) => sum + part.validators, 0);
    items.push({
      key: 'others',
      name: `${toGrouped(rest.length)} others`,
      share,
      text: `${toShareText(share)}, ${toGrouped(validators)} validators`,
    });
  }
  return <ShareList items={items} />;
}
