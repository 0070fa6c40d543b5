import { Gauge } from 'lucide-react';
import type { AgentQualityAnswer } from '#contracts/assistant/agent-quality';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { QualityView } from '../features/quality/quality-view.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<AgentQualityAnswer>>({
  nav: { text: 'Quality of the assistant' },
  load: ({ api, signal }) => api.ask('agentQuality', {}, { signal }),
  head: () => ({
    title: 'Quality of the assistant',
    description: `How well the assistant of ${PRODUCT.name} understands questions, calls tools, answers and keeps to what it read, measured for this build.`,
  }),
  View: ({ data: { figures, version } }) => (
    <>
      <h1>Quality of the assistant</h1>
      {figures === undefined ? (
        <EmptyState
          page
          icon={Gauge}
          title="This build has not been evaluated"
          actions={<a href="/docs/assistant">How the assistant works</a>}
        >
          <p>
            <code>npm run eval</code> asks it every test question and writes the results shown here.
          </p>
        </EmptyState>
      ) : (
        <QualityView figures={figures} version={version} />
      )}
    </>
  ),
});
