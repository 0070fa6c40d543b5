import { Server } from 'lucide-react';
import { toWholeSolText } from '#contracts/assistant/share-text';
import type { ValidatorAnswer } from '#contracts/network/validators';
import { toPercentText, toShortAddress } from '#contracts/text/value-text';
import type { Wire } from '#std/json';
import { MissingEntity } from '../answers/missing-entity.tsx';
import { SourceLine } from '../answers/source-line.tsx';
import { Explanation } from '../answers/explanation.tsx';
import { StaleNotice } from '../answers/stale-notice.tsx';
import { ForecastPart } from '../features/forecasts/forecast-part.tsx';
import { CreditRecord, LeaderTurns, RewardRecord } from '../features/validators/validator-record.tsx';
import { ValidatorSummary, VoteAccountSection } from '../features/validators/validator-summary.tsx';
import styles from '../features/validators/validators.module.css';
import { definePage } from './define-page.ts';
import { AddressValue } from '../values/address.tsx';

const EARNINGS = ['validator-credits', 'validator-reward'];

export default definePage<Wire<ValidatorAnswer>>({
  nav: { use: 'validator', area: 'chain' },
  load: ({ api, params, signal }) => api.ask('validator', { vote: params['vote'] ?? '' }, { signal }),
  status: (answer) => (answer.kind === 'found' || answer.state === 'not-available' ? 200 : 404),
  head: (answer, { params }) => {
    if (answer.kind === 'absent') return { title: 'Validator not shown', description: answer.message };
    const name = answer.info?.name?.slice(0, 64) ?? toShortAddress(params['vote'] ?? '');
    const { row } = answer;
    return {
      title: `Validator ${name}`,
      description:
        row === undefined
          ? `Validator ${name} has no active stake.`
          : `Validator ${name} has ${toWholeSolText(row.stakeLamports)} SOL of active stake and a commission of ${toPercentText(row.commissionBps)}.`,
    };
  },
  View: ({ data, params }) =>
    data.kind === 'absent' ? (
      <MissingEntity
        absence={data}
        kind="Validator"
        icon={Server}
        id={params['vote'] ?? ''}
        rows={[{ label: 'Vote account', value: <AddressValue address={params['vote'] ?? ''} full /> }]}
        actions={
          <>
            <a href="/validators">All validators</a>
            {data.state !== 'malformed' && <a href={`/account/${params['vote']}`}>View account</a>}
          </>
        }
      />
    ) : (
      <>
        <StaleNotice provenance={data.provenance} />
        <ValidatorSummary found={data} />
        <Explanation kind="validator" id={data.vote} />
        <div className={styles.columns}>
          <CreditRecord found={data} />
          <RewardRecord found={data} />
          <LeaderTurns found={data} />
        </div>
        <VoteAccountSection found={data} />
        <ForecastPart
          title="Forecast of this epoch"
          forecasts={EARNINGS}
          address={data.vote}
          search={{ validator: data.vote }}
        />
        <SourceLine
          provenance={data.provenance}
          what="getVoteAccounts, getAccountInfo, getClusterNodes, getInflationReward, getBlockProduction, getLeaderSchedule"
        />
      </>
    ),
});
