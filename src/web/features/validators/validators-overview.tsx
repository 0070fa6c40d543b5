import type { SoftwareShare, ValidatorsAnswer } from '#contracts/validators';
import { toShareText, toWholeSolText } from '#contracts/share-text';
import { toGrouped, toPercentText } from '#contracts/value-text';
import type { Wire } from '#std/json';
import { Figures } from '../../ui/figures.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { ShareList } from '../../ui/share-list.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { WholeSol } from '../../values/whole-sol.tsx';
import { toValidatorsHref, type ValidatorQuery } from './validator-query.ts';
import styles from './validators.module.css';

export type FoundValidators = Extract<Wire<ValidatorsAnswer>, { readonly kind: 'found' }>;

/** What all validators are together. */
export function ValidatorFigures({ found }: { readonly found: FoundValidators }) {
  const { totals, epoch } = found;
  return (
    <Figures
      figures={[
        {
          label: 'Validators',
          value: toGrouped(totals.validators),
          more: `${toGrouped(totals.delinquent)} delinquent`,
        },
        {
          label: 'Active stake',
          value: <WholeSol lamports={totals.activeLamports} />,
          more: (
            <>
              <WholeSol lamports={totals.delinquentLamports} /> of it delinquent
            </>
          ),
        },
        {
          label: 'Nakamoto coefficient',
          hint: 'The fewest validators that together hold more than a third of the active stake',
          value: toGrouped(totals.nakamoto),
          more: 'validators hold more than a third; one operator may run several',
        },
        {
          label: 'Commission',
          value: totals.meanCommissionBps === undefined ? 'no data' : toPercentText(totals.meanCommissionBps),
          more: 'mean, weighed by stake',
        },
        {
          label: 'Epoch',
          value: <a href={`/epoch/${epoch.epoch}`}>{toGrouped(epoch.epoch)}</a>,
          more: `${toGrouped(epoch.slotIndex)} of ${toGrouped(epoch.slotsInEpoch)} slots`,
        },
      ]}
    />
  );
}

const SHOWN = 8;

/** Stake behind each version and each client. */
export function SoftwareShares({
  found,
  query,
}: {
  readonly found: FoundValidators;
  readonly query: ValidatorQuery;
}) {
  return (
    <div class={styles.columns}>
      <Section title="Stake by version" aside="as the nodes tell in gossip">
        {found.versions.length === 0 ? (
          <Notice inline kind="not-available" title="The list of nodes could not be read." />
        ) : (
          <ShareList items={toItems(found.versions, query, 'version')} />
        )}
      </Section>
      <Section title="Stake by client" aside="as the nodes tell in gossip">
        {found.clients.length === 0 ? (
          <Notice inline kind="not-available" title="The node asked does not tell which client others run." />
        ) : (
          <ShareList items={toItems(found.clients, query, 'client')} />
        )}
      </Section>
    </div>
  );
}

function toItems(shares: readonly Wire<SoftwareShare>[], query: ValidatorQuery, key: 'version' | 'client') {
  const rest = shares.slice(SHOWN);
  const items = shares.slice(0, SHOWN).map(({ name, validators, stakeLamports, share }) => ({
    key: name ?? 'unknown',
    name: (
      <a href={toValidatorsHref(query, { [key]: name ?? 'unknown' })}>
        {name === undefined ? 'not told' : <ChainText text={name} limit={32} />}
      </a>
    ),
    share,
    text: `${toShareText(share)}, ${toWholeSolText(stakeLamports)} SOL, ${toGrouped(validators)} ${validators === 1 ? 'validator' : 'validators'}`,
  }));
  if (rest.length === 0) return items;
  const share = rest.reduce((sum, part) => sum + part.share, 0);
  const validators = rest.reduce((sum, part) => sum + part.validators, 0);
  return [
    ...items,
    {
      key: 'others',
      name: <>{toGrouped(rest.length)} others</>,
      share,
      text: `${toShareText(share)}, ${toGrouped(validators)} validators`,
    },
  ];
}
