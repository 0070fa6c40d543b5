import { useId } from 'react';
import { CLUSTER_NAMES, SERVED_CLUSTERS } from '#contracts/cluster';
import type { OperationParameter } from '#contracts/reference';
import { Badge } from '../../ui/block/badge.tsx';
import styles from './reference.module.css';
import { choosesCluster, CLUSTER_FIELD, type Filled } from './request.ts';

interface FieldProps {
  readonly filled: Filled;
  readonly onChange: (name: string, value: string) => void;
}

/** A field a parameter, and one for the cluster. */
export function ParameterForm({
  parameters,
  ...rest
}: { readonly parameters: readonly OperationParameter[] } & FieldProps) {
  return (
    <div className={styles.fields}>
      {parameters.map((parameter) => (
        <ParameterField key={parameter.name} parameter={parameter} {...rest} />
      ))}
      {choosesCluster(parameters) && <ClusterField {...rest} />}
    </div>
  );
}

function ParameterField({
  parameter,
  filled,
  onChange,
}: { readonly parameter: OperationParameter } & FieldProps) {
  const { name, place, kind, isRequired, says, values, most } = parameter;
  const id = useId();
  const about = `${id}-about`;
  const common = {
    id,
    name,
    value: filled[name] ?? '',
    'aria-describedby': says === undefined ? undefined : about,
    'aria-required': isRequired,
  };
  const choices = values ?? (kind === 'flag' ? ['true', 'false'] : undefined);
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id}>
          <code>{name}</code>
        </label>
        <Badge>{place}</Badge>
        {isRequired && <Badge tone="accent">needed</Badge>}
      </div>
      {choices ? (
        <select {...common} onChange={({ currentTarget }) => onChange(name, currentTarget.value)}>
          <option value="">{isRequired ? 'Choose …' : 'Left out'}</option>
          {choices.map((value) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      ) : kind === 'json' ? (
        <textarea
          {...common}
          rows={3}
          spellCheck={false}
          placeholder="JSON"
          onInput={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={most}
          spellCheck={false}
          autoComplete="off"
          placeholder={isRequired ? undefined : 'Left out'}
          onInput={({ currentTarget }) => onChange(name, currentTarget.value)}
        />
      )}
      {says !== undefined && (
        <p id={about} className={styles.quiet}>
          {says}
        </p>
      )}
    </div>
  );
}

function ClusterField({ filled, onChange }: FieldProps) {
  const id = useId();
  const value = filled[CLUSTER_FIELD] ?? '';
  return (
    <div className={styles.field}>
      <div className={styles.fieldHead}>
        <label htmlFor={id}>
          <code>{CLUSTER_FIELD}</code>
        </label>
        <Badge>query</Badge>
      </div>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChange(CLUSTER_FIELD, currentTarget.value)}
      >
        <option value="">As chosen in the settings</option>
        {SERVED_CLUSTERS.map((cluster) => (
          <option key={cluster} value={cluster}>
            {CLUSTER_NAMES[cluster]}
          </option>
        ))}
      </select>
      <p className={styles.quiet}>The cluster to ask.</p>
    </div>
  );
}
