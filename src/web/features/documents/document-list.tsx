import { FileText } from 'lucide-react';
import type { DocumentEntry } from '#contracts/documents';
import type { Wire } from '#std/json';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/block/empty-state.tsx';
import { Section } from '../../ui/block/section.tsx';
import { toDateText } from './date-text.ts';
import styles from './documents.module.css';

type Entries = readonly Wire<DocumentEntry>[];

/** The pages of the documentation by section, in reading order. */
export function SectionedList({ entries }: { readonly entries: Entries }) {
  const sections = Map.groupBy(entries, ({ section }) => section ?? 'More');
  return (
    <>
      {[...sections].map(([title, of]) => (
        <Section key={title} title={title}>
          <EntryList entries={of} />
        </Section>
      ))}
    </>
  );
}

/** Posts with their dates, the newest first. */
export function DatedList({ entries }: { readonly entries: Entries }) {
  if (entries.length === 0) return <EmptyState page icon={FileText} title="Nothing here yet" />;
  return <EntryList entries={entries} withDates />;
}

function EntryList({ entries, withDates }: { readonly entries: Entries; readonly withDates?: boolean }) {
  return (
    <ul className={classNames(styles.entries, withDates && styles.dated)}>
      {entries.map(({ href, title, description, date }) => (
        <li key={href}>
          <a className={styles.entryTitle} href={href}>
            {title}
          </a>
          {withDates && (
            <time className={styles.date} dateTime={date}>
              {toDateText(date)}
            </time>
          )}
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
