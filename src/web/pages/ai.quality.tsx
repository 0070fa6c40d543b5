import type { AgentQualityAnswer } from '#contracts/assistant/agent-quality';
import { PRODUCT } from '#contracts/product';
import type { Wire } from '#std/json';
import { QualityView } from '../features/quality/quality-view.tsx';
import { Notice } from '../ui/block/notice.tsx';
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
        <Notice kind="empty" title="This build was not measured.">
          <p>
            <code>npm run eval</code> asks every question of the evaluation and writes the figures.
          </p>
        </Notice>
      ) : (
        <QualityView figures={figures} version={version} />
      )}
    </>
  ),
});
