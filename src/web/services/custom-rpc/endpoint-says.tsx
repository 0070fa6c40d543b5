import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClient } from '../../api/use-client.ts';
import { usePlace } from '../../router/place.ts';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { askEndpoint } from './ask-endpoint.ts';
import { checkOwnEndpoint } from './check-own-endpoint.ts';
import {
  compareAccount,
  compareTransaction,
  type Comparison,
  type ShownAccount,
  type ShownTransaction,
} from './compare.ts';
import { readConsent } from './consent.ts';
import { toGenesisText } from './genesis-text.ts';
import type { EndpointUrl } from './parse-endpoint.ts';
import styles from './custom-rpc.module.css';

export type Asked =
  | { readonly kind: 'account'; readonly address: string; readonly page: ShownAccount }
  | { readonly kind: 'transaction'; readonly signature: string; readonly page: ShownTransaction };

const COMMITMENT = { commitment: 'confirmed' } as const;

/** What the visitor's endpoint says of what the page shows, value by value. Nothing of the page is replaced. */
export default function EndpointSays({ asked }: { readonly asked: Asked }) {
  const { cluster } = usePlace();
  const [endpoint] = useState(readConsent);
  const what = asked.kind === 'account' ? asked.address : asked.signature;
  const { data: rows, error } = useQuery(
    {
      queryKey: ['own-endpoint', endpoint?.url, cluster, asked.kind, what],
      queryFn: async ({ signal }) => {
        if (endpoint === undefined) return [];
        const verdict = await checkOwnEndpoint(endpoint.url, cluster);
        if (verdict.kind !== 'same') throw new Error(toGenesisText(verdict, endpoint.host, cluster));
        return compare(endpoint, asked, signal);
      },
      enabled: endpoint !== undefined,
      // Asked once for a page; the page's own values go on moving.
      staleTime: Infinity,
      gcTime: 0,
    },
    useClient(),
  );
  if (endpoint === undefined) return null;
  return (
    <Section title="Your endpoint says" id="your-endpoint-says" aside={endpoint.host}>
      {rows ? (
        <Comparisons rows={rows} host={endpoint.host} />
      ) : error ? (
        <Notice inline kind="not-available" title={error.message} />
      ) : (
        <Notice inline kind="loading" title={`Asking ${endpoint.host}…`} />
      )}
    </Section>
  );
}

async function compare(
  endpoint: EndpointUrl,
  asked: Asked,
  signal: AbortSignal,
): Promise<readonly Comparison[]> {
  const ask = (method: string, params: readonly unknown[]) =>
    askEndpoint(endpoint.url, method, params, { signal });
  if (asked.kind === 'transaction') {
    const options = { ...COMMITMENT, encoding: 'json', maxSupportedTransactionVersion: 1 };
    return compareTransaction(asked.page, await ask('getTransaction', [asked.signature, options]));
  }
  const noBytes = { ...COMMITMENT, encoding: 'base64', dataSlice: { offset: 0, length: 0 } };
  const [info, balance] = await Promise.all([
    ask('getAccountInfo', [asked.address, noBytes]),
    ask('getBalance', [asked.address, COMMITMENT]),
  ]);
  return compareAccount(asked.page, info, balance);
}

function Comparisons({ rows, host }: { readonly rows: readonly Comparison[]; readonly host: string }) {
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">What {host} says beside what this page shows</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">This page</th>
            <th scope="col">Your endpoint</th>
            <th scope="col">Compared</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, page, endpoint, verdict }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td data-label="This page">{page}</td>
              <td data-label="Your endpoint">
                <bdi>{endpoint}</bdi>
              </td>
              <td data-label="Compared" className={styles.verdict} data-verdict={verdict}>
                {verdict}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.some(({ verdict }) => verdict === 'different') && (
        <p>
          The two were read at different moments, so a value that changes with every block may differ for that
          reason alone. Reload the page to compare again.
        </p>
      )}
    </>
  );
}
