import { BUCKETS, QUERY_LIMITS, type Bucket, type QueryBody } from '#contracts/query/index-query';
import type { QuerySource } from '#contracts/query/query-fields';
import { BUCKET_WORDS, toInside } from '#contracts/query/say-query';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Chip } from './chip.tsx';
import styles from './explore.module.css';

type Groups = Pick<QueryBody, 'by' | 'per'>;

/** What rows are summed up by, as chips. */
export function Groups({
  source,
  by,
  per,
  onChange,
}: {
  readonly source: QuerySource;
  readonly by: readonly string[];
  readonly per: Bucket | undefined;
  readonly onChange: (groups: Groups) => void;
}) {
  const spans = (Object.keys(BUCKETS) as Bucket[]).filter(
    (name) => source.isEvents && BUCKETS[name] >= (source.seconds ?? 0),
  );
  const left = Object.entries(source.fields).filter(([key]) => !by.includes(key) && key !== 'time');
  return (
    <>
      {per !== undefined && (
        <Part text={BUCKET_WORDS[per]} onRemove={() => onChange({ by, per: undefined })} />
      )}
      {by.map((key) => (
        <Part
          key={key}
          text={toInside(source.fields[key]?.title ?? key)}
          onRemove={() => onChange({ by: by.filter((one) => one !== key), per })}
        />
      ))}
      <Chip key={`${by.length} ${per ?? ''}`} isNew text="+ group" name="Add a group">
        {(close) => {
          const choose = (groups: Groups) => {
            close();
            onChange(groups);
          };
          return (
            <div className={styles.choices}>
              {spans.map((name) => (
                <Button key={name} aria-pressed={per === name} onClick={() => choose({ by, per: name })}>
                  {BUCKET_WORDS[name]}
                </Button>
              ))}
              {by.length < QUERY_LIMITS.groups &&
                left.map(([key, { title }]) => (
                  <Button key={key} onClick={() => choose({ by: [...by, key], per })}>
                    {title}
                  </Button>
                ))}
            </div>
          );
        }}
      </Chip>
    </>
  );
}

const Part = ({ text, onRemove }: { readonly text: string; readonly onRemove: () => void }) => (
  <span className={styles.chip}>
    <span className={styles.face}>{text}</span>
    <button type="button" className={styles.remove} aria-label={`Remove: group ${text}`} onClick={onRemove}>
      <Icon name="cross" size={12} />
    </button>
  </span>
);
