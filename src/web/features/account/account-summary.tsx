import { Wallet } from 'lucide-react';
import type { AccountAnswer } from '#contracts/account/account-answer';
import { toByteSizeText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { LabelButton } from '../../services/own-things/label-button.tsx';
import { WatchButton } from '../../services/own-things/watch-button.tsx';
import { Badge } from '../../ui/block/badge.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { useOwnThings } from '../../visitor/own-things.ts';
import { AddressValue } from '../../values/address.tsx';
import { SolValue } from '../../values/amounts.tsx';
import { EntityTitle } from '../../values/entity-title.tsx';
import { OwnLabel } from '../../values/own-label.tsx';
import { UsdValue } from '../../values/money.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';
import { FieldsView } from '../../values/value-view.tsx';
import { areFigures, FieldFigures } from './field-figures.tsx';
import { KindFigures, type KindFacts } from './kind-figures.tsx';
import { MarketFigures, PairName, type FoundMarket } from './market-figures.tsx';
import { Portfolio } from './portfolio.tsx';
import styles from './account.module.css';

export type FoundAccount = Extract<Wire<AccountAnswer>, { readonly kind: 'found' }>;

/** What the page of a kind of account is about. */
const PAGE_NAMES: Readonly<Record<string, string>> = { mint: 'token', program: 'program', vote: 'validator' };

/** `u64::MAX`: the account will never be asked for rent. */
const NEVER = '18446744073709551615';

/** What an account is and holds, then its data by name. */
export function AccountSummary({
  found,
  market,
  facts,
}: {
  readonly found: FoundAccount;
  readonly market?: FoundMarket | undefined;
  readonly facts?: KindFacts | undefined;
}) {
  const { address, decoded, names } = found;
  const label = names.labels[address];
  const token = names.tokens[address];
  const own = useOwnThings((things) => things.labels).get(address);
  // Its balance and its owner are said by the portfolio and the line of the name.
  const named = facts?.of === 'vote' ? facts.validator.info?.name : token?.name;
  const isPriced = decoded.type === 'wallet' && found.exists && found.worth?.coverage !== undefined;
  return (
    <>
      <header className={styles.head}>
        {/* A sysvar is called what it is. */}
        <p className={styles.kicker}>
          {label?.name === decoded.title ? decoded.title.split(':')[0] : decoded.title}
        </p>
        <EntityTitle address={address} image={token?.image}>
          {own !== undefined ? (
            <OwnLabel address={address} />
          ) : label ? (
            label.name
          ) : named ? (
            <ChainText text={named} limit={48} />
          ) : market ? (
            <PairName market={market} />
          ) : undefined}
        </EntityTitle>
        {decoded.summary && !isPriced && !areFigures(decoded) && (
          <p>
            <SentenceView sentence={decoded.summary} />
          </p>
        )}
        <p className={styles.marks}>
          {label && <Badge tone="accent">{label.kind}</Badge>}
          {found.executable && <Badge tone="info">executable</Badge>}
          {!found.exists && <Badge tone="warning">empty</Badge>}
          {found.specialPage !== undefined && (
            <a href={found.specialPage}>View {PAGE_NAMES[decoded.type] ?? 'details'}</a>
          )}
          {decoded.type === 'wallet' && <a href={`/user/${address}`}>View profile</a>}
          {isPriced && found.owner !== undefined && (
            <span className={styles.quiet}>
              Owner program <AddressValue address={found.owner} bare />
            </span>
          )}
          {market && (
            <>
              <a href={`/trading-terminal?market=${address}`}>Trade</a>
              <a href={`/token/${market.base}`}>View token</a>
            </>
          )}
          <LabelButton address={address} />
          <WatchButton kind="account" address={address} />
        </p>
      </header>
      {market && <MarketFigures market={market} />}
      {facts && <KindFigures found={found} facts={facts} />}
      {areFigures(decoded) && <FieldFigures fields={decoded.fields} />}
      {isPriced && (
        <Portfolio
          worth={found.worth}
          lamports={found.lamports}
          aside={<a href={`/user/${address}`}>Flows and profile</a>}
        />
      )}
      <div className={isShort(found) ? 'halves' : styles.parts}>
        {!areFigures(found.decoded) && <AccountFields found={found} />}
        {!isPriced && (
          <Section title="Overview">
            {!found.exists && (
              <EmptyState icon={Wallet} title="This account does not exist now">
                It may have existed before: its history is below, as far as the node stores it.
              </EmptyState>
            )}
            <KeyValues
              rows={[
                {
                  label: 'Balance',
                  value: (
                    <>
                      <SolValue lamports={found.lamports} />{' '}
                      {found.worth?.holdings[0]?.microUsd !== undefined && (
                        <span className={styles.quiet}>
                          <UsdValue microUsd={found.worth.holdings[0].microUsd} />
                        </span>
                      )}
                    </>
                  ),
                },
                found.owner !== undefined && {
                  label: 'Owner program',
                  hint: 'The only program that can change it',
                  value: <AddressValue address={found.owner} />,
                },
                found.byteLength > 0 && {
                  label: 'Data',
                  value:
                    found.byteLength < 1_024
                      ? `${found.byteLength} bytes`
                      : `${toByteSizeText(found.byteLength)} (${toGrouped(found.byteLength)} bytes)`,
                },
                found.rentEpoch !== undefined &&
                  found.byteLength > 0 && {
                    label: 'Rent epoch',
                    value: found.rentEpoch === NEVER ? 'never: rent-exempt' : toGrouped(found.rentEpoch),
                  },
              ]}
            />
          </Section>
        )}
      </div>
    </>
  );
}

/** So few fields have room beside what every account has. */
const SHORT_FIELDS = 6;

const isShort = ({ decoded }: FoundAccount): boolean =>
  !areFigures(decoded) &&
  decoded.fields.length + decoded.sections.reduce((all, { fields }) => all + fields.length, 0) <=
    SHORT_FIELDS;

/** Fields of which a section says the same are left to it. */
function toOwnFields({ fields, sections }: FoundAccount['decoded']) {
  const said = new Set(sections.flatMap((section) => section.fields.map((field) => JSON.stringify(field))));
  return fields.filter((field) => !said.has(JSON.stringify(field)));
}

function AccountFields({ found }: { readonly found: FoundAccount }) {
  const { decoded } = found;
  const own = toOwnFields(decoded);
  if (decoded.fields.length === 0 && decoded.sections.length === 0) {
    return decoded.reason === undefined || !found.exists ? null : (
      <Section title="Data">
        <EmptyState kind={decoded.reading === 'malformed' ? 'malformed' : 'empty'} title={decoded.reason}>
          <p>The raw bytes are under “Raw data”.</p>
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title={decoded.title} aside={decoded.programName}>
      <div className={styles.sections}>
        {own.length > 0 && <FieldsView fields={own} />}
        {decoded.sections.map(({ title, fields, folded }, i) =>
          folded ? (
            <details key={`${title}${i}`}>
              <summary>{title}</summary>
              <FieldsView fields={fields} />
            </details>
          ) : (
            <div key={`${title}${i}`}>
              <h3>{title}</h3>
              <FieldsView fields={fields} />
            </div>
          ),
        )}
      </div>
    </Section>
  );
}
