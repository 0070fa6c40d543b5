import { TOKEN_HOLDER_COLUMNS } from '#contracts/columns/token-holder-columns';
import type { TokenHolder, TokenHoldersAnswer } from '#contracts/account/token';
import { toPercentText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge } from '../../ui/block/badge.tsx';
import { Meter } from '../../ui/block/meter.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Table } from '../../ui/table/table.tsx';
import { AddressValue } from '../../values/address.tsx';
import { TokenAmountValue } from '../../values/amounts.tsx';
import { NamesProvider } from '../../values/names.ts';
import { toRowColumns } from '../../values/row-columns.tsx';
import styles from './token.module.css';
import { AbsenceView } from '../../answers/absence-view.tsx';

type Found = Extract<Wire<TokenHoldersAnswer>, { readonly kind: 'found' }>;
type Row = Wire<TokenHolder> & { readonly rank: number };

/** Words for what an owner or a token account is beside a holder. */
export type WordsOf = (owner: string | undefined, account: string) => readonly string[];

const toColumns = ({ mint, decimals }: Found, wordsOf: WordsOf) =>
  toRowColumns<Row, (typeof TOKEN_HOLDER_COLUMNS)[number]['key']>(TOKEN_HOLDER_COLUMNS, [
    { key: 'rank', title: '#', phone: 'hidden', cell: ({ rank }) => rank, csv: ({ rank }) => String(rank) },
    {
      of: 'owner',
      with: ['ownerKind', 'ownerProgram', 'frozen'],
      wide: true,
      cell: ({ owner, account, ownerKind, ownerProgram, frozen }) => (
        <span className={styles.marks}>
          {owner === undefined ? (
            <span className={styles.quiet}>owner unknown</span>
          ) : (
            <AddressValue address={owner} />
          )}
          {ownerProgram === undefined ? (
            ownerKind === 'program' && <span className={styles.quiet}>an address without a key</span>
          ) : (
            <span className={styles.quiet}>
              belongs to <AddressValue address={ownerProgram} bare />
            </span>
          )}
          {frozen && <Badge tone="warning">frozen</Badge>}
          {wordsOf(owner, account).map((word) => (
            <Badge key={word}>{word}</Badge>
          ))}
        </span>
      ),
    },
    {
      of: 'amount',
      title: 'Amount',
      short: '',
      cell: ({ amount }) => <TokenAmountValue amount={amount} mint={mint} decimals={decimals} />,
    },
    {
      of: 'share',
      title: 'Share of supply',
      short: 'Share',
      cell: ({ shareBasisPoints }) =>
        shareBasisPoints === undefined ? (
          ''
        ) : (
          <span className={styles.share}>
            {toShareText(shareBasisPoints)}
            <Meter share={Number(shareBasisPoints) / 10_000} label={toShareText(shareBasisPoints)} />
          </span>
        ),
    },
    { of: 'account' },
  ]);

const toShareText = (basisPoints: string): string =>
  basisPoints === '0' ? '< 0.01 %' : toPercentText(basisPoints);

/** The largest token accounts with their owners; never all holders. */
export function Holders({
  answer,
  wordsOf = () => [],
}: {
  readonly answer: Wire<TokenHoldersAnswer>;
  readonly wordsOf?: WordsOf | undefined;
}) {
  if (answer.kind === 'absent') return <AbsenceView part absence={answer} />;
  const { holders, sharedBasisPoints } = answer;
  if (holders.length === 0) return <EmptyState title="No holders" />;
  const shared =
    sharedBasisPoints === undefined
      ? ''
      : ` ${holders.length === 1 ? 'It holds' : 'Together they hold'} ${toShareText(sharedBasisPoints)} of the supply.`;
  return (
    <NamesProvider value={answer.names}>
      <Notice
        kind="truncated"
        title={`${holders.length === 1 ? 'The one token account' : `The ${holders.length} largest token accounts`} the node lists: twenty at most, so these need not be all holders.${shared}`}
      />
      <Table
        label="The largest holders"
        columns={toColumns(answer, wordsOf)}
        rows={holders.map((holder, i) => ({ ...holder, rank: i + 1 }))}
        keyOf={({ account }) => account}
        list={{ list: 'tokenHolders', input: { mint: answer.mint } }}
      />
    </NamesProvider>
  );
}
