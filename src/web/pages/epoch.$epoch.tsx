import { CalendarClock } from 'lucide-react';
import type { EpochAnswer } from '#contracts/network/epochs';
import { toGrouped } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { MissingEntity } from '../answers/missing-entity.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { RewardSection, ScheduleSection } from '../features/epoch/epoch-details.tsx';
import { EpochSummary } from '../features/epoch/epoch-summary.tsx';
import styles from '../features/epoch/epoch.module.css';
import { ForecastPart } from '../features/forecasts/forecast-part.tsx';
import { NamesProvider } from '../values/names.ts';
import { definePage } from './define-page.ts';

const END = ['epoch-end'];

export default definePage<Wire<EpochAnswer>>({
  nav: { use: 'epoch', area: 'chain' },
  load: ({ api, params, signal }) => api.ask('epoch', { epoch: params['epoch'] ?? '' }, { signal }),
  status: (answer) => (answer.kind === 'found' || answer.state === 'not-available' ? 200 : 404),
  head: (answer) =>
    answer.kind === 'absent'
      ? { title: 'Epoch not shown', description: answer.message }
      : {
          title: `Epoch ${toGrouped(answer.epoch)}`,
          description: `Epoch ${toGrouped(answer.epoch)}: slots ${toGrouped(answer.firstSlot)} to ${toGrouped(answer.lastSlot)}, its leaders and rewards.`,
        },
  View: ({ data, params }) =>
    data.kind === 'absent' ? (
      <MissingEntity
        absence={data}
        kind="Epoch"
        icon={CalendarClock}
        id={params['epoch'] ?? ''}
        actions={<a href="/solana">The network now</a>}
      />
    ) : (
      <NamesProvider value={data.names}>
        <StaleNotice provenance={data.provenance} />
        <EpochSummary found={data} />
        {data.state === 'current' && <ForecastPart title="Forecast of its end" forecasts={END} />}
        <div className={styles.columns}>
          <ScheduleSection found={data} />
          <RewardSection found={data} />
        </div>
        <SourceLine
          provenance={data.provenance}
          what="getEpochSchedule, getEpochInfo, getLeaderSchedule, getBlock, getBlockTime"
        />
      </NamesProvider>
    ),
});
