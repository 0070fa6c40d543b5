import type { Tile } from '#contracts/dashboards/dashboard';
import { SOL_MINT } from '#contracts/chain';
import { toParameter } from '#contracts/dashboards/dashboard';
import type { SharedValues } from '#contracts/dashboards/tile-query';
import { toShareText } from '#contracts/assistant/share-text';
import { KeyValues } from '../../../ui/block/key-values.tsx';
import { Notice } from '../../../ui/block/notice.tsx';
import { AddressValue } from '../../../values/address.tsx';
import { AgeValue } from '../../../values/age.tsx';
import { SolValue, TokenAmountValue } from '../../../values/amounts.tsx';
import { ChainText } from '../../../values/display-text.tsx';
import { ChangeValue, PriceValue, UsdValue } from '../../../values/money.tsx';
import { NamesProvider } from '../../../values/names.ts';
import { SentenceView } from '../../../values/sentence-view.tsx';
import { SignatureValue } from '../../../values/signature.tsx';
import { StatusValue } from '../../../values/status.tsx';
import { useTileAnswer } from '../refresh.ts';
import { resolveSubject } from '../tile-title.ts';
import styles from '../dashboards.module.css';
import { AnswerTile, Waiting } from './tile-state.tsx';

type EntityOf = Extract<Tile, { readonly kind: 'entity' }>;

/** What one thing of the chain is now. */
export function EntityTile({
  tile: { entity, of },
  shared,
}: {
  readonly tile: EntityOf;
  readonly shared: SharedValues;
}) {
  const parameter = toParameter(of);
  const id = resolveSubject(of, shared.parameters);
  if (id === undefined) return <Waiting parameters={parameter === undefined ? [] : [parameter]} />;
  switch (entity) {
    case 'token':
      return <TokenCard mint={id} />;
    case 'wallet':
      return <WalletCard wallet={id} />;
    case 'program':
      return <ProgramCard address={id} />;
    case 'validator':
      return <ValidatorCard vote={id} />;
    case 'transaction':
      return <TransactionCard signature={id} />;
  }
}

function TokenCard({ mint }: { readonly mint: string }) {
  return (
    <AnswerTile answer={useTileAnswer('tokenMarket', { mint })}>
      {({ price, windows, holders, createdTime, names }) => (
        <NamesProvider value={names}>
          <KeyValues
            rows={[
              { label: 'Token', value: <AddressValue address={mint} /> },
              { label: 'Price', value: <PriceValue price={price} /> },
              { label: 'Change, 24 h', value: <ChangeValue share={windows['24h'].change} /> },
              { label: 'Volume, 24 h', value: <UsdValue microUsd={windows['24h'].microUsd} /> },
              { label: 'Holders', value: holders.toLocaleString('en') },
              createdTime !== undefined && {
                label: 'Created',
                value: <AgeValue unixSeconds={createdTime} />,
              },
            ]}
          />
          {windows['24h'].unvalued > 0 && (
            <p className={styles.foot}>
              The volume misses {windows['24h'].unvalued.toLocaleString('en')} of{' '}
              {windows['24h'].swaps.toLocaleString('en')} swaps, which have no price.
            </p>
          )}
        </NamesProvider>
      )}
    </AnswerTile>
  );
}

const HOLDINGS = 5;

function WalletCard({ wallet }: { readonly wallet: string }) {
  return (
    <AnswerTile answer={useTileAnswer('wallet', { wallet })}>
      {({ totalMicroUsd, unvalued, lamports, holdings: all, holdingsMissing, holdingsTruncated, names }) => {
        // SOL has a row of its own.
        const holdings = all.filter(({ mint }) => mint !== SOL_MINT);
        return (
          <NamesProvider value={names}>
            <KeyValues
              rows={[
                { label: 'Wallet', value: <AddressValue address={wallet} /> },
                {
                  label: holdingsMissing !== undefined || holdingsTruncated ? 'Value, at least' : 'Value',
                  value: <UsdValue microUsd={totalMicroUsd} />,
                },
                { label: 'SOL', value: <SolValue lamports={lamports} /> },
              ]}
            />
            {holdings.length > 0 && (
              <ul className={styles.watched} aria-label="Holdings">
                {holdings.slice(0, HOLDINGS).map(({ mint, amount, decimals, microUsd }) => (
                  <li key={mint}>
                    <TokenAmountValue mint={mint} amount={amount} decimals={decimals} />
                    <span className={styles.worth}>
                      <UsdValue microUsd={microUsd} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
            {holdingsMissing !== undefined && <Notice kind="not-available" title={holdingsMissing} />}
            {holdingsTruncated && (
              <Notice kind="truncated" title="Only the first token accounts are counted." />
            )}
            <p className={styles.foot}>
              {unvalued > 0 && `The value is without ${unvalued} that have no price. `}
              {holdings.length > HOLDINGS && `The first ${HOLDINGS} of ${holdings.length} holdings. `}
              <a href={`/user/${wallet}`}>Portfolio</a>
            </p>
          </NamesProvider>
        );
      }}
    </AnswerTile>
  );
}

function ProgramCard({ address }: { readonly address: string }) {
  return (
    <AnswerTile answer={useTileAnswer('program', { address })}>
      {({ called, category, deployedAt, observed, names }) => (
        <NamesProvider value={names}>
          <KeyValues
            rows={[
              { label: 'Program', value: <AddressValue address={address} /> },
              called[0] !== undefined && {
                label: 'Name',
                value: <ChainText text={called[0].name} limit={60} />,
              },
              category !== undefined && { label: 'Category', value: category },
              deployedAt !== undefined && {
                label: 'Deployed',
                value: <AgeValue unixSeconds={deployedAt} />,
              },
              observed?.use !== undefined && {
                label: 'Transactions',
                value: `${observed.use.transactions.toLocaleString('en')} in ${observed.window.blocks.toLocaleString('en')} blocks`,
              },
            ]}
          />
          <p className={styles.foot}>
            <a href={`/program/${address}`}>Program page</a>
          </p>
        </NamesProvider>
      )}
    </AnswerTile>
  );
}

function ValidatorCard({ vote }: { readonly vote: string }) {
  return (
    <AnswerTile answer={useTileAnswer('validator', { vote })}>
      {({ row, info, identity, production, validators }) => (
        <>
          <KeyValues
            rows={[
              info?.name !== undefined && {
                label: 'Name',
                value: <ChainText text={info.name} limit={60} />,
              },
              { label: 'Vote account', value: <AddressValue address={vote} /> },
              { label: 'Identity', value: <AddressValue address={identity} /> },
              row !== undefined && { label: 'Rank', value: `#${row.rank} of ${validators}` },
              row !== undefined && {
                label: 'Commission',
                value: toShareText(row.commissionBps / 10_000),
              },
              row?.version !== undefined && { label: 'Version', value: <bdi>{row.version}</bdi> },
              production !== undefined && {
                label: 'Blocks',
                value: `${production.blocks} of ${production.leaderSlots} slots`,
              },
            ]}
          />
          <p className={styles.foot}>
            <a href={`/validator/${vote}`}>Validator page</a>
          </p>
        </>
      )}
    </AnswerTile>
  );
}

function TransactionCard({ signature }: { readonly signature: string }) {
  return (
    <AnswerTile answer={useTileAnswer('transaction', { signature })}>
      {({ transaction, names }) => (
        <NamesProvider value={names}>
          <p className={styles.sentence}>
            <SentenceView sentence={transaction.summary} />
          </p>
          <KeyValues
            rows={[
              { label: 'Transaction', value: <SignatureValue signature={signature} /> },
              { label: 'Status', value: <StatusValue status={transaction.status.kind} /> },
              transaction.feeLamports !== undefined && {
                label: 'Fee',
                value: <SolValue lamports={transaction.feeLamports} />,
              },
            ]}
          />
        </NamesProvider>
      )}
    </AnswerTile>
  );
}
