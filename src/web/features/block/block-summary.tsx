import type { BlockAnswer } from '#contracts/answers';
import { SOL_DECIMALS } from '#contracts/chain';
import { toMicroUsd } from '#contracts/market/past-prices';
import { toGrouped, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Figures, type Figure } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { UsdValue } from '../../values/money.tsx';
import { HashValue } from '../../values/signature.tsx';
import { Missing } from '../../values/missing.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './block.module.css';

export type FoundBlock = Extract<Wire<BlockAnswer>, { readonly kind: 'found' }>;

/** What a block is, who made it and how full it is. */
export function BlockSummary({ found }: { readonly found: FoundBlock }) {
  const { block } = found;
  return (
    <>
      <header className={styles.head}>
        <h1>Block {toGrouped(block.slot)}</h1>
        <p className={styles.marks}>
          <Badge tone={block.commitment === 'finalized' ? 'positive' : 'warning'}>{block.commitment}</Badge>
          <AgeValue unixSeconds={block.blockTime} />
          <span className={styles.steps}>
            <a href={`/block/${block.parentSlot}`} rel="prev">
              Parent
            </a>
            <a href={`/block/${block.slot + 1}`} rel="next">
              Next slot
            </a>
          </span>
        </p>
      </header>
      <Figures figures={toFigures(found)} />
      <Section title="Overview">
        <KeyValues
          rows={[
            block.blockhash !== undefined && {
              label: 'Blockhash',
              value: <HashValue hash={block.blockhash} />,
            },
            block.leader !== undefined && { label: 'Leader', value: <AddressValue address={block.leader} /> },
            { label: 'Parent', value: <SlotValue slot={block.parentSlot} /> },
            { label: 'Previous blockhash', value: <HashValue hash={block.previousBlockhash} /> },
          ]}
        />
      </Section>
    </>
  );
}

const NOT_RECORDED = <Missing why="Not recorded" />;

function toFigures({ block, computeLimit, prices }: FoundBlock): readonly (Figure | false)[] {
  const { transactions, votes, failed, computeUnits, feeLamports, priorityFeeLamports, blockHeight } = block;
  const parts = [
    votes !== undefined && `${toGrouped(votes)} ${votes === 1 ? 'vote' : 'votes'}`,
    failed !== undefined && `${toGrouped(failed)} failed`,
  ].filter((part) => part !== false);
  return [
    {
      label: 'Transactions',
      value: transactions === undefined ? NOT_RECORDED : toGrouped(transactions),
      more: parts.length === 0 ? undefined : parts.join(', '),
    },
    {
      label: 'Compute units',
      value: computeUnits === undefined ? NOT_RECORDED : toGrouped(computeUnits),
      more: computeUnits === undefined ? undefined : <ComputeUse used={computeUnits} limit={computeLimit} />,
    },
    {
      label: 'Fees',
      value: feeLamports === undefined ? NOT_RECORDED : <SolValue lamports={feeLamports} />,
      more: (
        <>
          {feeLamports !== undefined && <FeeWorth lamports={feeLamports} prices={prices} />}
          {priorityFeeLamports !== undefined && (
            <>
              {' '}
              incl. priority fees <SolValue lamports={priorityFeeLamports} />
            </>
          )}
        </>
      ),
    },
    blockHeight !== undefined && {
      label: 'Block height',
      value: toGrouped(blockHeight),
      more: 'skipped slots not counted',
    },
  ];
}

/** What the fees were worth when the block was made; nothing where that is not known. */
function FeeWorth({
  lamports,
  prices,
}: {
  readonly lamports: string;
  readonly prices: FoundBlock['prices'];
}) {
  const price = prices?.rows[0];
  if (prices === undefined || price === undefined) return null;
  const from =
    price.market && `, from a trade ${prices.time - price.time} s earlier in ${toShortAddress(price.market)}`;
  return (
    <span title={`At the price of SOL then${from ?? ''}`}>
      {price.isThin && '≈ '}
      <UsdValue microUsd={String(toMicroUsd(BigInt(lamports), SOL_DECIMALS, price.usd))} />
    </span>
  );
}

function ComputeUse({ used, limit }: { readonly used: number; readonly limit: FoundBlock['computeLimit'] }) {
  if (limit === undefined) return <>block limit unknown</>;
  const words = `${((used / limit.units) * 100).toFixed(1)} % of ${toGrouped(limit.units)}`;
  return (
    <span className={styles.compute} title={`Limit: ${limit.basis}`}>
      <Meter share={used / limit.units} label={`Compute units: ${words}`} />
      {words}
    </span>
  );
}
