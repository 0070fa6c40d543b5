import { CLUSTER_NAMES } from '#contracts/cluster';
import type { ClusterState } from '#contracts/answers';
import { ENDPOINT_COLUMNS } from '#contracts/columns/endpoint-columns';
import type { EndpointState, NetworkReport } from '#contracts/network/networks';
import { toShareText } from '#contracts/assistant/share-text';
import { toDurationText, toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { Badge, type Tone } from '../../ui/block/badge.tsx';
import { Disclosure } from '../../ui/block/disclosure.tsx';
import { Figures } from '../../ui/block/figures.tsx';
import { KeyValues } from '../../ui/block/key-values.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { Section } from '../../ui/block/section.tsx';
import { Table } from '../../ui/table/table.tsx';
import { ChainText } from '../../values/display-text.tsx';
import { Missing } from '../../values/missing.tsx';
import { toRowColumns } from '../../values/row-columns.tsx';
import { HashValue } from '../../values/signature.tsx';
import styles from './networks.module.css';

type Network = Wire<NetworkReport>;

const STATES: Readonly<Record<ClusterState, { readonly text: string; readonly tone: Tone }>> = {
  ready: { text: 'ready', tone: 'positive' },
  connecting: { text: 'connecting', tone: 'info' },
  unreachable: { text: 'not reachable', tone: 'warning' },
  off: { text: 'off', tone: 'neutral' },
};

const ENDPOINT_STATES: Readonly<
  Record<EndpointState, { readonly text: string; readonly tone: Tone; readonly meaning: string }>
> = {
  healthy: { text: 'healthy', tone: 'positive', meaning: 'In the rotation' },
  lagging: { text: 'lagging', tone: 'warning', meaning: 'Behind the others: not used for the newest state' },
  suspect: { text: 'suspect', tone: 'warning', meaning: 'Requests to it fail: it is being checked' },
  cooling: { text: 'cooling', tone: 'info', meaning: 'Rate limited: it asked for a pause' },
  open: { text: 'down, retrying', tone: 'negative', meaning: 'Unreachable: checked from time to time' },
  quarantined: {
    text: 'other network',
    tone: 'negative',
    meaning: 'Its genesis hash belongs to another network',
  },
  unchecked: { text: 'not checked', tone: 'neutral', meaning: 'It has not answered a check yet' },
  disabled: { text: 'disabled', tone: 'negative', meaning: 'It refuses this server' },
};

const UNANSWERED = <Missing why="It has not answered" />;

const ENDPOINTS = toRowColumns(ENDPOINT_COLUMNS, [
  {
    of: 'host',
    title: 'Endpoint',
    wide: true,
    cell: ({ host }) => <span className={styles.mono}>{host}</span>,
  },
  {
    of: 'state',
    phone: 'figure',
    short: '',
    cell: ({ state }) => {
      const { text, tone, meaning } = ENDPOINT_STATES[state];
      return (
        <Badge tone={tone} title={meaning}>
          {text}
        </Badge>
      );
    },
  },
  {
    of: 'latencyMs',
    title: 'Latency',
    cell: ({ latencyMs }) => (latencyMs === undefined ? UNANSWERED : `${toGrouped(latencyMs)} ms`),
  },
  { of: 'slot', cell: ({ slot }) => (slot === undefined ? UNANSWERED : toGrouped(slot)) },
  {
    of: 'lagSlots',
    title: 'Lag',
    cell: ({ lagSlots }) =>
      lagSlots === undefined
        ? UNANSWERED
        : lagSlots === 0
          ? 'none'
          : `${toGrouped(lagSlots)} ${lagSlots === 1 ? 'slot' : 'slots'}`,
  },
  { of: 'calls' },
  {
    of: 'faults',
    align: 'right',
    cell: ({ faults }) => {
      const kinds = Object.entries(faults);
      const count = kinds.reduce((sum, [, times]) => sum + times, 0);
      return (
        <span title={kinds.map(([kind, times]) => `${kind} ${times}`).join(', ')}>
          {count === 0 ? 'none' : toGrouped(count)}
        </span>
      );
    },
  },
]);

/** One cluster: how it is, how fast, and who answers for it. */
export function NetworkView({ network, shown }: { readonly network: Network; readonly shown: boolean }) {
  const { text, tone } = STATES[network.state];
  return (
    <Section
      title={CLUSTER_NAMES[network.cluster]}
      id={network.cluster}
      flush
      aside={
        <>
          {shown && <span>shown now</span>}
          <Badge tone={tone}>{text}</Badge>
        </>
      }
    >
      <div className={styles.body}>
        {network.state === 'ready' ? (
          <Rates network={network} />
        ) : (
          <Notice kind={network.state === 'off' ? 'empty' : 'not-available'} title={toReason(network)} />
        )}
        <KeyValues
          rows={[
            network.version !== undefined && {
              label: 'Version',
              hint: 'Version of the node that answered; other nodes of the pool may run another',
              value: (
                <>
                  <ChainText text={network.version} limit={48} />
                  {network.featureSet !== undefined && `, feature set ${network.featureSet}`}
                </>
              ),
            },
            network.genesisHash !== undefined && {
              label: 'Genesis',
              hint: 'Only endpoints with this genesis hash are used',
              value: <HashValue hash={network.genesisHash} />,
            },
            network.state !== 'off' && {
              label: 'Endpoints',
              value: `${toGrouped(network.healthy)} of ${toGrouped(network.endpoints)} healthy, round robin`,
            },
          ]}
        />
      </div>
      {network.nodes.length > 0 &&
        (network.state === 'ready' ? (
          <Endpoints network={network} />
        ) : (
          <div className={styles.body}>
            <Disclosure summary={`${toGrouped(network.nodes.length)} endpoints`}>
              <Endpoints network={network} />
            </Disclosure>
          </div>
        ))}
    </Section>
  );
}

const Endpoints = ({ network: { cluster, nodes } }: { readonly network: Network }) => (
  <Table
    label={`Endpoints of ${CLUSTER_NAMES[cluster]}`}
    columns={ENDPOINTS}
    rows={nodes}
    keyOf={(node) => String(nodes.indexOf(node))}
    list={{ list: 'networkNodes', input: {} }}
  />
);

/** Every network in a line: how it is, and how many of its endpoints answer. */
export function NetworkStates({ networks }: { readonly networks: readonly Network[] }) {
  return (
    <Figures
      figures={networks.map(({ cluster, state, healthy, endpoints, slot }) => ({
        label: CLUSTER_NAMES[cluster],
        value: (
          <a href={`#${cluster}`} data-tone={STATES[state].tone} className={styles.state}>
            {STATES[state].text}
          </a>
        ),
        more:
          state === 'ready' && slot !== undefined
            ? `slot ${toGrouped(slot)}, ${toGrouped(healthy)} of ${toGrouped(endpoints)} endpoints`
            : `${toGrouped(healthy)} of ${toGrouped(endpoints)} endpoints answer`,
      }))}
    />
  );
}

function Rates({ network }: { readonly network: Network }) {
  const { slot, slotMs, epoch, transactionsPerSecond, nonVotePerSecond, windowSeconds } = network;
  const window = windowSeconds === undefined ? undefined : `over ${toDurationText(windowSeconds)}`;
  return (
    <Figures
      figures={[
        {
          label: 'Slot',
          value: slot === undefined ? 'no data' : toGrouped(slot),
          more: network.blockHeight !== undefined && `block height ${toGrouped(network.blockHeight)}`,
        },
        {
          label: 'Slot time',
          value: slotMs === undefined ? 'no data' : `${Math.round(slotMs)} ms`,
          more: slotMs === undefined ? 'the node has no samples' : window,
        },
        {
          label: 'Transactions per second',
          value:
            nonVotePerSecond === undefined
              ? transactionsPerSecond === undefined
                ? 'no data'
                : toGrouped(Math.round(transactionsPerSecond))
              : toGrouped(Math.round(nonVotePerSecond)),
          more:
            nonVotePerSecond === undefined
              ? transactionsPerSecond === undefined
                ? 'the node has no samples'
                : 'with votes'
              : `without votes, ${toGrouped(Math.round(transactionsPerSecond ?? 0))} with`,
        },
        {
          label: 'Epoch',
          value: epoch === undefined ? 'no data' : toGrouped(epoch.epoch),
          more: epoch && `${toShareText(epoch.slotIndex / Math.max(1, epoch.slotsInEpoch))} done`,
        },
      ]}
    />
  );
}

function toReason({ state, endpoints }: Network): string {
  switch (state) {
    case 'off':
      return 'This server does not use it.';
    case 'connecting':
      return 'No endpoint has answered yet.';
    default:
      return endpoints === 1
        ? 'Its only endpoint is down.'
        : `All ${toGrouped(endpoints)} endpoints are down.`;
  }
}
