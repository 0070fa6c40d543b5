import type { DecodedError, Sentence, Value } from '#contracts/decoded';
import { toPercentText } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { AddressValue } from '../../values/address.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { SentenceView } from '../../values/sentence-view.tsx';
import { ValueView } from '../../values/value-view.tsx';
import styles from './transaction.module.css';

/**
 * Why it failed: the log's own reason first, then by how much a limit was missed, the error, the program that raised it
 * and what helps.
 */
export function ErrorCard({
  error,
  summary,
}: {
  readonly error: Wire<DecodedError>;
  /** Of the transaction. */
  readonly summary?: Wire<Sentence> | undefined;
}) {
  const { name, code } = error;
  const reason = saysMore(error) ? error.reason : undefined;
  const isNumber = code !== undefined && name === `Custom(${code})`;
  const named = <ChainText text={isNumber ? `Error ${code}` : name} limit={80} />;
  return (
    <div className={styles.error} role="note" aria-label="Why it failed">
      {reason !== undefined && (
        <p>
          <strong>
            <SentenceView sentence={reason} />
          </strong>
        </p>
      )}
      {summary !== undefined && <MissedLimit summary={summary} />}
      <p>
        {reason === undefined ? <strong>{named}</strong> : named}
        {': '}
        <ChainText text={error.message} />
      </p>
      {error.program !== undefined && (
        <p className={styles.quiet}>
          Raised by <AddressValue address={error.program} bare />
          {error.path !== undefined && (
            <>
              {' in instruction '}
              <a href={`#ix-${error.path}`}>#{error.path}</a>
            </>
          )}
          {code !== undefined && `, code ${code} (0x${code.toString(16)})`}
        </p>
      )}
      {error.hint !== undefined && <p className={styles.quiet}>How to fix it: {error.hint}</p>}
    </div>
  );
}

/** Some programs log the name of the error and nothing else. */
function saysMore({ reason, name }: Wire<DecodedError>): boolean {
  const [first, ...others] = reason?.fields ?? [];
  return first?.value.kind !== 'text' || others.length > 0 || first.value.text !== name;
}

/** What a refused swap would have come to, beside its limit, where the summary has both. */
function MissedLimit({ summary: { template, fields } }: { readonly summary: Wire<Sentence> }) {
  const would = findAmount(fields, 'would');
  const limit = findAmount(fields, 'least') ?? findAmount(fields, 'asked');
  const isCost = template.includes('it would have cost {would}');
  const isSaid = isCost || template.includes('it would have paid {would}');
  if (!isSaid || would === undefined || limit === undefined || limit.units === 0n) return null;
  const missed = isCost ? would.units - limit.units : limit.units - would.units;
  const isHair = missed * 10_000n < limit.units;
  const basisPoints = (missed * 20_000n + limit.units) / (limit.units * 2n);
  // Whatever is left of it, it was not all that was missing.
  const isAlmostAll = !isCost && missed < limit.units && basisPoints >= 10_000n;
  return (
    <p>
      Would have {isCost ? 'cost' : 'returned'} <ValueView value={would.value} bare />,{' '}
      {isHair ? 'less than 0.01 %' : isAlmostAll ? 'more than 99.99 %' : toPercentText(basisPoints)}{' '}
      {isCost ? 'above the maximum' : 'below the minimum'} of <ValueView value={limit.value} bare />.
    </p>
  );
}

function findAmount(fields: Wire<Sentence>['fields'], name: string) {
  const value: Wire<Value> | undefined = fields.find((field) => field.name === name)?.value;
  if (value?.kind === 'lamports') return { value, units: BigInt(value.lamports) };
  return value?.kind === 'amount' ? { value, units: BigInt(value.amount) } : undefined;
}
