import { VALIDATOR_COLUMNS } from '#contracts/columns/validator-columns';
import { toShareText } from '#contracts/assistant/share-text';
import { toGrouped, toPercentText, toShortAddress } from '#contracts/text/value-text';
import type { ValidatorRow } from '#contracts/network/validators';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { Table } from '../../ui/table/table.tsx';
import { AddressValue, Mark } from '../../values/address.tsx';
import { Missing } from '../../values/missing.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { SlotValue } from '../../values/slot.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import { ValidatorName } from './validator-name.tsx';
import { toSort, validatorSearch, type ValidatorQuery } from './validator-query.ts';
import styles from './validators.module.css';

type Row = Wire<ValidatorRow>;

const toColumns = (query: ValidatorQuery) =>
  toRowColumns(VALIDATOR_COLUMNS, [
    { of: 'rank', title: '#', phone: 'hidden' },
    {
      of: 'name',
      with: ['vote', 'delinquent'],
      title: 'Validator',
      wide: true,
      sort: toSort(query, 'name'),
      cell: ({ vote, name, delinquent }) => (
        <span className={styles.who}>
          <span>
            <Mark address={vote} image={undefined} /> <ValidatorName vote={vote} name={name} />{' '}
            {delinquent && (
              <Badge tone="negative" title="Its last vote is too old">
                delinquent
              </Badge>
            )}
          </span>
          <a className={styles.vote} href={`/account/${vote}`} title={`Vote account ${vote}`}>
            {toShortAddress(vote)}
          </a>
        </span>
      ),
    },
    {
      of: 'stake',
      title: 'Active stake',
      short: 'Stake',
      sort: toSort(query, 'stake'),
      cell: ({ stakeLamports }) => <WholeSol lamports={stakeLamports} />,
    },
    {
      of: 'share',
      title: 'Share',
      phone: 'quiet',
      cell: ({ share }) => (
        <span className={styles.share}>
          {toShareText(share)}
          <Meter share={share} label={`${toShareText(share)} of the active stake`} />
        </span>
      ),
    },
    {
      of: 'commission',
      title: 'Commission',
      phone: 'quiet',
      sort: toSort(query, 'commission'),
      cell: ({ commissionBps }) => toPercentText(commissionBps),
    },
    {
      of: 'lastVote',
      with: ['voteLag'],
      phone: 'quiet',
      short: 'Vote',
      sort: toSort(query, 'lag'),
      cell: ({ lastVote, voteLag }) =>
        voteLag === undefined || lastVote === undefined ? (
          'never'
        ) : (
          <span title={`Slot ${toGrouped(lastVote)}`}>
            {voteLag === 0 ? 'newest slot' : `${toGrouped(voteLag)} behind`}
          </span>
        ),
    },
    {
      of: 'rootSlot',
      phone: 'hidden',
      cell: ({ rootSlot }) => (rootSlot === undefined ? 'none' : <SlotValue slot={rootSlot} />),
    },
    {
      of: 'credits',
      sort: toSort(query, 'credits'),
      cell: ({ credits }) => (credits === undefined ? 'none' : toGrouped(credits)),
    },
    {
      of: 'version',
      with: ['client'],
      sort: toSort(query, 'version'),
      cell: ({ version, client }) =>
        version === undefined ? (
          <Missing why="No data" />
        ) : (
          <span>
            <ChainText text={version} limit={24} />{' '}
            {client !== undefined && (
              <span className={styles.quiet}>
                <ChainText text={client} limit={24} />
              </span>
            )}
          </span>
        ),
    },
    {
      of: 'identity',
      phone: 'hidden',
      cell: ({ identity }) => <AddressValue address={identity} bare />,
    },
  ]);

/** Validators as rows; in order of stake a line marks where the fewest hold more than a third. */
export function ValidatorTable({
  rows,
  query,
  nakamoto,
}: {
  readonly rows: readonly Row[];
  readonly query: ValidatorQuery;
  readonly nakamoto: number;
}) {
  const byStake = (query.sort ?? 'stake') === 'stake' && query.order !== 'asc';
  return (
    <Table
      label="Validators"
      snug
      columns={toColumns(query)}
      rows={rows}
      keyOf={({ vote }) => vote}
      list={{ list: 'validators', input: validatorSearch.texts(query) }}
      toneOf={({ delinquent }) => (delinquent ? 'muted' : undefined)}
      noteAfter={({ rank, shareUpToHere }) =>
        byStake && rank === nakamoto
          ? `Superminority: ${rank === 1 ? 'the largest holds' : `the ${toGrouped(rank)} largest together hold`} ${toShareText(shareUpToHere)} of the active stake, more than a third. If ${rank === 1 ? 'it' : 'they'} stopped, nothing would be finalised.`
          : undefined
      }
    />
  );
}
