import {
  DASHBOARD_LIMITS,
  REFRESHES,
  type DashboardContent,
  type Refresh,
} from '#contracts/dashboards/dashboard';
import { REFRESH_TITLES } from './refresh.ts';
import styles from './dashboards.module.css';

/** What of a dashboard is no tile. */
export function SettingsForm({
  content,
  onChange,
}: {
  readonly content: DashboardContent;
  /** `field` names the text that is being typed, where it is one. */
  readonly onChange: (content: DashboardContent, field?: string) => void;
}) {
  const setDescription = (text: string) => {
    const { description: _before, ...rest } = content;
    onChange(text.trim() === '' ? rest : { ...rest, description: text }, 'description');
  };
  return (
    <div className={styles.bar}>
      <label className={`${styles.field} ${styles.grow}`}>
        Title
        <input
          value={content.title}
          maxLength={DASHBOARD_LIMITS.title}
          onInput={({ currentTarget }) => onChange({ ...content, title: currentTarget.value }, 'title')}
        />
      </label>
      <label className={`${styles.field} ${styles.grow}`}>
        Description
        <input
          value={content.description ?? ''}
          maxLength={DASHBOARD_LIMITS.description}
          onInput={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </label>
      <label className={styles.field}>
        Refresh
        <select
          value={content.refresh}
          onChange={
            ({ currentTarget }) => onChange({ ...content, refresh: currentTarget.value as Refresh }) // of the options
          }
        >
          {REFRESHES.map((refresh) => (
            <option key={refresh} value={refresh}>
              {REFRESH_TITLES[refresh]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
