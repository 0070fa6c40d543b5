import { MAX_FAILURES, type FailureRow, type Failures } from '#contracts/market/failures';
import { asAddress, asSignature, type Address } from '#contracts/chain';
import type { IndexCoverage } from '#contracts/market/market';
import { findProtocol, listGeneralErrors, type ProtocolSource } from '#decoder';
import { toBucketStart } from '#std/time-bucket';
import queries from '#store/queries/failures';
import type { IndexReader } from '../index/index-reader.ts';

const MINUTE = 60;

export interface AskedFailures {
  readonly program?: Address | undefined;
  /** Unix seconds; the minute they are in is counted whole. All that is indexed when left out. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly limit?: number | undefined;
}

/**
 * What failed in whole minutes, as far as the index reaches. `published`: protocols of interfaces that are cached.
 * Rejects with `store/…`.
 */
export async function readFailures(
  index: IndexReader,
  covered: Pick<IndexCoverage, 'fromTime' | 'toTime'>,
  { program, from = 0, to = Infinity, limit = MAX_FAILURES }: AskedFailures,
  published?: ProtocolSource,
): Promise<Failures> {
  const first = Math.max(from, covered.fromTime);
  const last = Math.min(to, covered.toTime);
  const span = { from: toBucketStart(first, MINUTE), to: toBucketStart(last, MINUTE) };
  const [shown, [sums]] =
    program === undefined
      ? await Promise.all([
          index.all(queries.failures, { ...span, limit }),
          index.all(queries.sumOfFailures, span),
        ])
      : await Promise.all([
          index.all(queries.failuresOfProgram, { program, ...span, limit }),
          index.all(queries.sumOfFailuresOfProgram, { program, ...span }),
        ]);
  const { failed, feeLamports, total } = sums ?? { failed: 0, feeLamports: 0n, total: 0 };
  const newest =
    shown.length === 0
      ? []
      : await index.all(queries.newestFailures, {
          buckets: [...new Set(shown.map((row) => row.newest))],
          programs: [...new Set(shown.map((row) => row.program))],
        });
  const signatures = new Map(
    newest.map((row) => [`${row.bucket} ${row.program} ${row.error}`, row.signature]),
  );
  return {
    from: first,
    to: last,
    failed,
    feeLamports,
    total,
    rows: shown.map((row): FailureRow => {
      const signature = signatures.get(`${row.newest} ${row.program} ${row.error}`);
      return {
        program: asAddress(row.program),
        error: row.error,
        meaning: toMeaning(row.program, row.error, published),
        failed: row.failed,
        share: row.failed / failed,
        feeLamports: row.feeLamports,
        signature: signature === undefined ? undefined : asSignature(signature),
      };
    }),
  };
}

const general = new Map(listGeneralErrors().map(({ name, message }) => [name, message]));

/** `Custom(6001)`. */
const CUSTOM = /^Custom\((\d{1,10})\)$/;

function toMeaning(program: string, error: string, published?: ProtocolSource): string | undefined {
  const { errors = {} } = (findProtocol(program) ?? published?.(program))?.definition ?? {};
  const code = CUSTOM.exec(error)?.[1];
  const own =
    code === undefined ? Object.values(errors).find(({ name }) => name === error) : errors[Number(code)];
  if (own === undefined) return general.get(error);
  if (code === undefined) return own.message;
  return own.message === '' ? own.name : `${own.name}: ${own.message}`;
}
