import type { BlockAnswer } from '#contracts/answers';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Section } from '../../ui/block/section.tsx';
import { AddressValue } from '../../values/address.tsx';
import { AgeValue } from '../../values/age.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { HashValue } from '../../values/signature.tsx';
import { SlotValue } from '../../values/slot.tsx';
import styles from './block.module.css';

export type FoundBlock = Extract<Wire<BlockAnswer>, { readonly kind: 'found' }>;

/** What a block is, who made it and how full it is. */
export function BlockSummary({ found }: { readonly found: FoundBlock }) {
  const { block, computeLimit } = found;
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
      <Section title="Overview">
        <KeyValues
          rows={[
            block.blockhash !== undefined && {
              label: 'Blockhash',
              value: <HashValue hash={block.blockhash} />,
            },
            block.leader !== undefined && { label: 'Leader', value: <AddressValue address={block.leader} /> },
            {
              label: 'Transactions',
              value:
                block.transactions === undefined
                  ? 'not recorded'
                  : `${toGrouped(block.transactions)}${block.votes === undefined ? '' : `, ${toGrouped(block.votes)} of them votes`}${block.failed === undefined ? '' : `, ${toGrouped(block.failed)} failed`}`,
            },
            {
              label: 'Compute units',
              value: <ComputeUse used={block.computeUnits} limit={computeLimit} />,
            },
            {
              label: 'Fees',
              value:
                block.feeLamports === undefined ? (
                  'not recorded'
                ) : (
                  <>
                    <SolValue lamports={block.feeLamports} />
                    {block.priorityFeeLamports !== undefined && (
                      <span className={styles.quiet}>
                        {' incl. priority fees '}
                        <SolValue lamports={block.priorityFeeLamports} />
                      </span>
                    )}
                  </>
                ),
            },
            block.blockHeight !== undefined && { label: 'Block height', value: toGrouped(block.blockHeight) },
            { label: 'Parent', value: <SlotValue slot={block.parentSlot} /> },
            { label: 'Previous blockhash', value: <HashValue hash={block.previousBlockhash} /> },
          ]}
        />
      </Section>
    </>
  );
}

function ComputeUse({
  used,
  limit,
}: {
  readonly used: number | undefined;
  readonly limit: FoundBlock['computeLimit'];
}) {
  if (used === undefined) return <>not recorded</>;
  if (limit === undefined) return <>{toGrouped(used)}; block limit unknown</>;
  const words = `${toGrouped(used)} of ${toGrouped(limit.units)} (${((used / limit.units) * 100).toFixed(1)} %)`;
  return (
    <span className={styles.compute}>
      {words}
      <Meter share={used / limit.units} label={`Compute units: ${words}`} />
      <span className={styles.quiet}>Limit: {limit.basis}</span>
    </span>
  );
}
