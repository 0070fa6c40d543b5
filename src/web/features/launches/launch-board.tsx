import { useSearch } from '../../router/use-search.ts';
import { LiveList } from '../../ui/live/live-list.tsx';
import type { HeldRows } from '../../ui/live/use-held-rows.ts';
import { Tabs } from '../../ui/form/tabs.tsx';
import { LaunchCard } from './launch-card.tsx';
import type { Launch } from './launch-columns.tsx';
import { GRADUATING_SHARE, scanSearch, toStages, type LaunchStage } from './launch-query.ts';
import styles from './launches.module.css';

const STAGES: Readonly<Record<LaunchStage, { readonly title: string; readonly none: string }>> = {
  new: { title: 'New', none: 'No launch before a pool matches.' },
  graduating: {
    title: 'About to graduate',
    none: `None has sold ${GRADUATING_SHARE * 100} % of what its launchpad offers.`,
  },
  pooled: { title: 'In a pool', none: 'None is in a pool yet.' },
};
const KEYS = Object.keys(STAGES) as readonly LaunchStage[]; // the keys of the record above

/** Launches side by side by how far they came; on a narrow screen one stage at a time. */
export function LaunchBoard({ held }: { readonly held: HeldRows<Launch> }) {
  const { values, hrefWith, setTexts } = useSearch(scanSearch);
  const stages = toStages(held.rows);
  return (
    <>
      <div className={styles.stageTabs}>
        <Tabs
          label="Stages"
          tabs={KEYS.map((key) => ({ key, title: STAGES[key].title, count: stages[key].length }))}
          active={values.tab}
          hrefOf={(tab) => hrefWith({ tab })}
          onChoose={(tab) => setTexts({ tab })}
        />
      </div>
      <LiveList held={held}>
        <div className={styles.board}>
          {KEYS.map((key) => (
            <section
              key={key}
              className={styles.stage}
              data-active={key === values.tab}
              aria-label={STAGES[key].title}
            >
              <h3>
                {STAGES[key].title} <span>{stages[key].length}</span>
              </h3>
              {stages[key].length === 0 ? (
                <p className={styles.none}>{STAGES[key].none}</p>
              ) : (
                <ul>
                  {stages[key].map((launch, i) => (
                    // None wanders down: another takes its place.
                    <LaunchCard key={`${i} ${launch.mint}`} launch={launch} />
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </LiveList>
    </>
  );
}
