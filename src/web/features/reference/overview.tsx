import type { ErrorRow, LimitRow, ReferenceAnswer } from '#contracts/reference';
import { KEY_LIMITS, MAX_KEYS } from '#contracts/people/people';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { Section } from '../../ui/block/section.tsx';
import { Table, type Column } from '../../ui/table/table.tsx';
import { toOperationHref } from './operation-list.tsx';
import { toPace } from './operation-view.tsx';
import styles from './reference.module.css';

const LIMIT_COLUMNS: readonly Column<LimitRow>[] = [
  { key: 'of', title: 'What is counted', cell: ({ of }) => of, wide: true },
  { key: 'burst', title: 'At once', cell: ({ burst }) => burst.toLocaleString('en'), align: 'right' },
  { key: 'pace', title: 'Then', cell: ({ perSecond }) => toPace(perSecond), align: 'right' },
];

const ERROR_COLUMNS: readonly Column<ErrorRow>[] = [
  { key: 'status', title: 'Status', cell: ({ status }) => status },
  { key: 'code', title: 'Code', cell: ({ code }) => <code>{code}</code> },
  { key: 'message', title: 'What it says', cell: ({ message }) => message, wide: true },
  { key: 'later', title: 'Again later', cell: ({ mayPass }) => (mayPass ? 'may work' : 'will fail again') },
];

/** What holds for every request. */
export function Overview({ reference: { limits, errors } }: { readonly reference: Wire<ReferenceAnswer> }) {
  return (
    <>
      <Section title="Using the API">
        <div className={styles.prose}>
          <p>
            The pages of {PRODUCT.name} use these same requests. Choose one in the list to see its parameters,
            try it here and copy it into your program.
          </p>
          <ul>
            <li>
              Questions are <code>GET</code>, need no key and are answered the same to everybody.{' '}
              <code>cluster</code> in the query chooses the network; without it the cookie of this browser
              does, else the server.
            </li>
            <li>
              Integers that may be too large for a double are decimal texts; bytes are base64; times are
              seconds since 1970.
            </li>
            <li>
              Where there is nothing to show, the answer is an <code>absent</code> with its reason, and its
              status is 400, 404 or 503.
            </li>
            <li>Text from the chain is untrusted: anybody can write it.</li>
            <li>
              Add <code>.json</code> or <code>.md</code> to the address of any page for its data or its text.
            </li>
          </ul>
        </div>
      </Section>
      <Section title="Authentication and API keys" id="keys">
        <div className={styles.prose}>
          <p>
            Actions read or change what belongs to somebody. They know who asks by the session cookie of a
            browser that signed in; what this page sends carries it. Other sites cannot send them for you.
          </p>
          <p>
            An API key is for programs: with it requests are counted by key instead of by network,{' '}
            {KEY_LIMITS.burst.toLocaleString('en')} at once, then {KEY_LIMITS.perSecond} a second, at most{' '}
            {KEY_LIMITS.perDay.toLocaleString('en')} a day (UTC). It signs nobody in. Who is signed in may
            have {MAX_KEYS}, made by <a href={toOperationHref('createApiKey')}>this request</a>; the secret is
            shown once.
          </p>
          <pre className={styles.code} tabIndex={0} aria-label="Header of an API key">
            {`Authorization: Bearer ${PRODUCT.slug}_…`}
          </pre>
        </div>
      </Section>
      <Section title="Live and JSON-RPC">
        <div className={styles.prose}>
          <p>
            <a href={toOperationHref('live')}>The live stream</a> is server-sent events: one connection, an
            event as soon as something happens. After a break, <code>last</code> or the browser’s own{' '}
            <code>Last-Event-ID</code> resumes where it ended.
          </p>
          <p>
            <a href={toOperationHref('rpc')}>The JSON-RPC proxy</a> takes the calls Solana nodes take and
            passes them to the healthiest endpoint of the cluster.
          </p>
        </div>
      </Section>
      <Section title="Limits" flush>
        <p className={styles.note}>
          Requests are counted per client, by its network. <code>RateLimit-Remaining</code> says how many are
          left and <code>RateLimit-Reset</code> in how many seconds all are available again; beyond that, the
          answer is 429 with <code>Retry-After</code>.
        </p>
        <Table
          label="Rate limits per client"
          columns={LIMIT_COLUMNS}
          rows={limits}
          keyOf={({ name }) => name}
        />
      </Section>
      <Section title="Failures" id="failures" flush>
        <p className={styles.note}>
          A failed question is answered <code>{'{"error": {"code", "message", "requestId"}}'}</code>, a failed
          action <code>{'{"error": "…", "requestId"}'}</code>. Include the request id when you report one.
        </p>
        <Table label="Failures by status" columns={ERROR_COLUMNS} rows={errors} keyOf={({ code }) => code} />
      </Section>
    </>
  );
}
