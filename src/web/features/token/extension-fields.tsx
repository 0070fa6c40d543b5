import { Section } from '../../ui/block/section.tsx';
import { FieldsView } from '../../values/value-view.tsx';
import type { FoundToken } from './token-summary.tsx';
import styles from './token.module.css';

/** Every extension of the mint, field by field. */
export function ExtensionFields({ found: { extensions } }: { readonly found: FoundToken }) {
  return (
    <Section title="Extensions">
      <div className={styles.sections}>
        {extensions.map(({ title, fields }, i) => (
          <div key={i}>
            <h3>{title}</h3>
            {fields.length === 0 ? (
              <p className={styles.quiet}>It has no fields.</p>
            ) : (
              <FieldsView fields={fields} />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
