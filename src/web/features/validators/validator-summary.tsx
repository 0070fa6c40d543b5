import type { ValidatorAnswer } from '#contracts/network/validators';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped, toPercentText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { LabelButton } from '../../services/own-things/label-button.tsx';
import { WatchButton } from '../../services/own-things/watch-button.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { useOwnThings } from '../../visitor/own-things.ts';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { EntityTitle } from '../../values/entity-title.tsx';
import { OwnLabel } from '../../values/own-label.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { FieldsView } from '../../values/value-view.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import styles from './validators.module.css';

export type FoundValidator = Extract<Wire<ValidatorAnswer>, { readonly kind: 'found' }>;

/** Who it is and how it stands. */
export function ValidatorSummary({ found }: { readonly found: FoundValidator }) {
  const { vote, row, info } = found;
  const isLabelled = useOwnThings((things) => things.labels).has(vote);
  return (
    <>
      <header className={styles.head}>
        <p className={styles.kicker}>Validator</p>
        <EntityTitle address={vote}>
          {isLabelled ? (
            <OwnLabel address={vote} />
          ) : (
            info?.name !== undefined && <ChainText text={info.name} limit={64} />
          )}
        </EntityTitle>
        <p className={styles.marks}>
          {row === undefined ? (
            <Badge tone="warning">without active stake</Badge>
          ) : row.delinquent ? (
            <Badge tone="negative">delinquent</Badge>
          ) : (
            <Badge tone="positive">voting</Badge>
          )}
          {row?.superminority === true && (
            <Badge tone="warning" title="Among the fewest that together hold more than a third of the stake">
              superminority
            </Badge>
          )}
          <LabelButton address={vote} />
          <WatchButton kind="validator" address={vote} />
          {found.askedByIdentity && <span>You asked for its identity; this is its vote account.</span>}
        </p>
      </header>
      {row && <StandingFigures row={row} found={found} />}
      {found.missing.map((text) => (
        <Notice key={text} kind="not-available" title={text} />
      ))}
      <Section title="Overview">
        <KeyValues
          rows={[
            {
              label: 'Identity',
              hint: 'The key its node signs blocks and gossip with',
              value: <AddressValue address={found.identity} full />,
            },
            ...toInfoRows(info),
            {
              label: 'Version',
              value:
                row?.version === undefined ? (
                  'no data: its node is not in gossip, or the list could not be read'
                ) : (
                  <>
                    <ChainText text={row.version} limit={48} />{' '}
                    {row.client !== undefined && <ChainText text={row.client} limit={48} />}
                  </>
                ),
            },
            ...toNodeRows(found.node),
          ]}
        />
      </Section>
    </>
  );
}

/** What its vote account holds, by name. */
export function VoteAccountSection({ found }: { readonly found: FoundValidator }) {
  return (
    <Section title="Vote account" aside={<a href={`/account/${found.vote}`}>View account</a>}>
      <FieldsView fields={found.account.fields} />
    </Section>
  );
}

function StandingFigures({
  row,
  found,
}: {
  readonly row: NonNullable<FoundValidator['row']>;
  readonly found: FoundValidator;
}) {
  const { production } = found;
  return (
    <Figures
      figures={[
        {
          label: 'Active stake',
          value: <WholeSol lamports={row.stakeLamports} />,
          more: `${toShareText(row.share)}, place ${toGrouped(row.rank)} of ${toGrouped(found.validators)}`,
        },
        {
          label: 'Commission',
          hint: 'Share of inflation rewards the validator keeps',
          value: toPercentText(row.commissionBps),
          more: 'on inflation rewards',
        },
        {
          label: 'Last vote',
          value:
            row.voteLag === undefined ? (
              'never'
            ) : row.voteLag === 0 ? (
              'newest slot'
            ) : (
              <>{toGrouped(row.voteLag)} behind</>
            ),
          more: row.lastVote !== undefined && (
            <>
              slot <SlotValue slot={row.lastVote} />
            </>
          ),
        },
        {
          label: 'Credits of this epoch',
          value: row.credits === undefined ? 'none' : toGrouped(row.credits),
          more: `epoch ${toGrouped(found.epoch.epoch)}, ${toGrouped(found.epoch.slotIndex)} of ${toGrouped(found.epoch.slotsInEpoch)} slots`,
        },
        {
          label: 'Blocks of this epoch',
          value:
            production === undefined
              ? 'no data'
              : `${toGrouped(production.blocks)} of ${toGrouped(production.leaderSlots)}`,
          more: production && toSkipText(production),
        },
      ]}
    />
  );
}

function toSkipText({ leaderSlots, blocks }: { readonly leaderSlots: number; readonly blocks: number }) {
  if (leaderSlots === 0) return 'no leader slot so far';
  return `${toShareText((leaderSlots - blocks) / leaderSlots)} of its slots skipped`;
}

function toInfoRows(info: FoundValidator['info']) {
  if (info === undefined) {
    return [{ label: 'Self-description', value: 'none' }];
  }
  return [
    info.website !== undefined && {
      label: 'Website',
      hint: 'Self-reported and unverified, so it is shown as text without links',
      value: <ChainText text={info.website} />,
    },
    info.details !== undefined && {
      label: 'Details',
      value: (
        <span className={styles.prose}>
          <ChainText text={info.details} limit={1_000} />
        </span>
      ),
    },
    info.keybaseUsername !== undefined && {
      label: 'Keybase name',
      value: <ChainText text={info.keybaseUsername} limit={64} />,
    },
    {
      label: 'Self-description',
      hint: 'The account that stores it, signed by its identity',
      value: <AddressValue address={info.account} />,
    },
  ];
}

function toNodeRows(node: FoundValidator['node']) {
  if (node === undefined) return [];
  const row = (label: string, text: string | undefined, hint?: string) =>
    text !== undefined && { label, hint, value: <ChainText text={text} limit={96} /> };
  return [
    row('Gossip', node.gossip),
    row('Transactions (TPU)', node.tpu),
    row('Public RPC', node.rpc, 'Open to everyone'),
    row('Public WebSocket', node.pubsub),
    row('Feature set', node.featureSet === undefined ? undefined : String(node.featureSet)),
    row('Shred version', node.shredVersion === undefined ? undefined : String(node.shredVersion)),
  ];
}
