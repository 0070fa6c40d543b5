import type { ProgramsAnswer } from '#contracts/account/program';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { programSearch, toProgramsHref, type ProgramQuery } from '../features/programs/program-query.ts';
import { ProgramTable } from '../features/programs/program-table.tsx';
import styles from '../features/programs/programs.module.css';
import { usePlace } from '../router/place.ts';
import { useSearch } from '../router/use-search.ts';
import { FilterForm } from '../ui/form/filter-form.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Section } from '../ui/block/section.tsx';
import { definePage } from './define-page.ts';

type Found = Extract<Wire<ProgramsAnswer>, { readonly kind: 'found' }>;

export default definePage<Wire<ProgramsAnswer>, ProgramQuery>({
  nav: {
    text: 'Programs',
    menus: [{ menu: 'Explore', order: 40 }],
    goKey: 'p',
    use: 'programs',
    area: 'chain',
  },
  search: programSearch,
  load: ({ api, search, signal }) => api.ask('programs', programSearch.texts(search), { signal }),
  head: (answer) => ({
    title: 'Programs',
    description:
      answer.kind === 'found'
        ? `${toGrouped(answer.total)} programs by category, ${toGrouped(answer.withLayouts)} of them decoded instruction by instruction, with how often they are called.`
        : 'Programs by category with how often they are called.',
  }),
  View: ({ data, search }) => (
    <>
      <h1>Programs</h1>
      {data.kind === 'absent' ? <AbsenceView absence={data} /> : <Programs found={data} query={search} />}
    </>
  ),
});

function Programs({ found, query }: { readonly found: Found; readonly query: ProgramQuery }) {
  const { navigate } = usePlace();
  const { hrefWith } = useSearch(programSearch);
  return (
    <>
      <StaleNotice provenance={found.provenance} />
      <Section title="Programs" untitled aside={toAside(found)} flush>
        <FilterForm
          label="Filters"
          path="/programs"
          fields={[
            {
              name: 'q',
              label: 'Name or address',
              value: query.q ?? '',
              placeholder: 'beginning of an address',
            },
            {
              name: 'category',
              label: 'Category',
              value: query.category ?? '',
              options: [
                { value: '', text: 'any' },
                ...found.categories.map(({ category, programs }) => ({
                  value: category,
                  text: `${category} (${toGrouped(programs)})`,
                })),
              ],
            },
            {
              name: 'read',
              label: 'Instructions',
              value: query.read ?? '',
              options: [
                { value: '', text: 'any' },
                { value: 'yes', text: 'read here' },
                { value: 'no', text: 'not read here' },
              ],
            },
          ]}
          onChange={(values) => navigate(hrefWith({ ...values, page: '' }))}
        />
        {found.rows.length === 0 ? (
          <EmptyState
            kind="not-found"
            title="No programs match"
            actions={<a href="/programs">Clear filters</a>}
          >
            Change a filter, or search by another name or address.
          </EmptyState>
        ) : (
          <ProgramTable rows={found.rows} query={query} hasUse={found.window !== undefined} />
        )}
        <Pager found={found} query={query} />
      </Section>
      <SourceLine
        provenance={found.provenance}
        what="protocol files and directory built in, calls from getBlock"
      />
    </>
  );
}

function toAside({ window, matching, total, withLayouts }: Found): string {
  const count =
    matching === total
      ? `${toGrouped(total)} programs, ${toGrouped(withLayouts)} decoded; `
      : `${toGrouped(matching)} of ${toGrouped(total)} match; `;
  if (window === undefined) return `${count}no calls counted: no block was read recently`;
  return `${count}calls in ${toGrouped(window.blocks)} ${window.blocks === 1 ? 'block' : 'blocks'} read, slots ${toGrouped(window.firstSlot)} to ${toGrouped(window.lastSlot)}`;
}

function Pager({ found: { page, pages }, query }: { readonly found: Found; readonly query: ProgramQuery }) {
  if (pages === 1) return null;
  return (
    <nav className={styles.pager} aria-label="Pages">
      {page > 1 && (
        <a rel="prev" href={toProgramsHref(query, { page: page - 1 })}>
          Previous page
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a rel="next" href={toProgramsHref(query, { page: page + 1 })}>
          Next page
        </a>
      )}
    </nav>
  );
}
