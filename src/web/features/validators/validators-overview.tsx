import type { ValidatorsAnswer } from '#contracts/network/validators';
import { toGrouped, toPercentText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { SoftwareShares } from '../../answers/software-shares.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
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
              <WholeSol lamports={totals.delinquentLamports} /> delinquent
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
          more: 'stake-weighted average',
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

/** Stake behind each version and each client; each leads to the validators that run it. */
export function SoftwareSections({
  found,
  query,
}: {
  readonly found: FoundValidators;
  readonly query: ValidatorQuery;
}) {
  return (
    <div className={styles.columns}>
      <Section title="Stake by version" aside="self-reported in gossip">
        {found.versions.length === 0 ? (
          <Notice kind="not-available" title="The list of nodes could not be read." />
        ) : (
          <SoftwareShares
            shares={found.versions}
            hrefOf={(version) => toValidatorsHref(query, { version })}
          />
        )}
      </Section>
      <Section title="Stake by client" aside="self-reported in gossip">
        {found.clients.length === 0 ? (
          <Notice kind="not-available" title="This node does not report which clients others run." />
        ) : (
          <SoftwareShares shares={found.clients} hrefOf={(client) => toValidatorsHref(query, { client })} />
        )}
      </Section>
    </div>
  );
}
