import type { ValidatorsAnswer } from '#contracts/network/validators';
import { VALIDATOR_SORTS } from '#contracts/network/validators';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import {
  toValidatorsHref,
  validatorSearch,
  type ValidatorQuery,
} from '../features/validators/validator-query.ts';
import { ValidatorTable } from '../features/validators/validator-table.tsx';
import {
  SoftwareSections,
  ValidatorFigures,
  type FoundValidators,
} from '../features/validators/validators-overview.tsx';
import styles from '../features/validators/validators.module.css';
import { usePlace } from '../router/place.ts';
import { useSearch } from '../router/use-search.ts';
import { FilterForm } from '../ui/form/filter-form.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Notice } from '../ui/block/notice.tsx';
import { Section } from '../ui/block/section.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<ValidatorsAnswer>, ValidatorQuery>({
  nav: {
    text: 'Validators',
    menus: [{ menu: 'Explore', order: 50, on: 'desktop' }],
    goKey: 'v',
    use: 'validators',
    area: 'chain',
  },
  search: validatorSearch,
  load: ({ api, search, signal }) => api.ask('validators', validatorSearch.texts(search), { signal }),
  head: (answer) => ({
    title: 'Validators',
    description:
      answer.kind === 'found'
        ? `${toGrouped(answer.totals.validators)} validators with their stake, commission, votes and versions; ${answer.totals.nakamoto} hold more than a third of the stake.`
        : 'Validators with their stake, commission, votes and versions.',
  }),
  View: ({ data, search }) => (
    <>
      <h1>Validators</h1>
      {data.kind === 'absent' ? <AbsenceView absence={data} /> : <Validators found={data} query={search} />}
    </>
  ),
});

function Validators({ found, query }: { readonly found: FoundValidators; readonly query: ValidatorQuery }) {
  return (
    <>
      <StaleNotice provenance={found.provenance} />
      <ValidatorFigures found={found} />
      {found.missing.map((text) => (
        <Notice key={text} kind="not-available" title={text} />
      ))}
      <Section
        title="Validators"
        untitled
        flush
        aside={
          found.matching === found.totals.validators
            ? `${toGrouped(found.matching)} by active stake`
            : `${toGrouped(found.matching)} of ${toGrouped(found.totals.validators)} match`
        }
      >
        <Filters query={query} found={found} />
        {found.rows.length === 0 ? (
          <EmptyState
            kind="not-found"
            title="No validators match"
            actions={<a href="/validators">Clear filters</a>}
          >
            Change a filter, or search by another name or address.
          </EmptyState>
        ) : (
          <ValidatorTable rows={found.rows} query={query} nakamoto={found.totals.nakamoto} />
        )}
        <Pager found={found} query={query} />
      </Section>
      <SoftwareSections found={found} query={query} />
      <SourceLine provenance={found.provenance} what="getVoteAccounts, getClusterNodes, Config program" />
    </>
  );
}

const SORT_TEXTS: Readonly<Record<(typeof VALIDATOR_SORTS)[number], string>> = {
  stake: 'active stake',
  name: 'name',
  commission: 'commission',
  lag: 'last vote',
  credits: 'credits',
  version: 'version',
};

function Filters({ query, found }: { readonly query: ValidatorQuery; readonly found: FoundValidators }) {
  const { navigate } = usePlace();
  const { hrefWith } = useSearch(validatorSearch);
  const choices = (names: readonly (string | undefined)[], chosen: string | undefined) => [
    { value: '', text: 'any' },
    ...[
      ...new Set([...names.map((name) => name ?? 'unknown'), ...(chosen === undefined ? [] : [chosen])]),
    ].map((name) => ({ value: name, text: name === 'unknown' ? 'not reported' : name.slice(0, 32) })),
  ];
  return (
    <FilterForm
      label="Filters"
      path="/validators"
      fields={[
        { name: 'q', label: 'Name or address', value: query.q ?? '', placeholder: 'beginning of an address' },
        {
          name: 'state',
          label: 'State',
          value: query.state ?? '',
          options: [
            { value: '', text: 'any' },
            { value: 'voting', text: 'voting' },
            { value: 'delinquent', text: 'delinquent' },
            { value: 'superminority', text: 'superminority' },
          ],
        },
        {
          name: 'version',
          label: 'Version',
          value: query.version ?? '',
          options: choices(
            found.versions.map(({ name }) => name),
            query.version,
          ),
        },
        {
          name: 'client',
          label: 'Client',
          value: query.client ?? '',
          options: choices(
            found.clients.map(({ name }) => name),
            query.client,
          ),
        },
        {
          name: 'sort',
          label: 'Order',
          value: query.sort,
          options: VALIDATOR_SORTS.map((sort) => ({ value: sort, text: SORT_TEXTS[sort] })),
        },
      ]}
      onChange={(values) => navigate(hrefWith({ ...values, order: '', page: '' }))}
    />
  );
}

function Pager({ found, query }: { readonly found: FoundValidators; readonly query: ValidatorQuery }) {
  if (found.pages === 1) return null;
  return (
    <p className={styles.pager}>
      {found.page > 1 && (
        <a href={toValidatorsHref(query, { page: found.page - 1 })} rel="prev">
          Previous page
        </a>
      )}
      <span>
        Page {found.page} of {found.pages}
      </span>
      {found.page < found.pages && (
        <a href={toValidatorsHref(query, { page: found.page + 1 })} rel="next">
          Next page
        </a>
      )}
    </p>
  );
}
