import { SCANNED_LAUNCHES, type LaunchesAnswer } from '#contracts/market/launches';
import type { Wire } from '#std/json';
import { AbsenceView } from '../answers/absence-view.tsx';
import { scanSearch, type ScanQuery } from '../features/launches/launch-query.ts';
import { ScanView } from '../features/launches/scan-view.tsx';
import { definePage } from './define-page.ts';

export default definePage<Wire<LaunchesAnswer>, ScanQuery>({
  nav: { text: 'Memecoins', menus: [{ menu: 'Tokens', order: 40 }], use: 'tokens', area: 'tokens' },
  search: scanSearch,
  load: ({ api, search: { launchpad }, signal }) =>
    api.ask('launches', { limit: String(SCANNED_LAUNCHES), launchpad }, { signal }),
  head: () => ({
    title: 'Scan',
    description: 'Token launches as they happen, each with live figures and the marks that rules put on it.',
  }),
  View: ({ data }) => (
    <>
      <h1>Scan</h1>
      <p>Token launches as they happen. Hover or tap an icon to see its evidence.</p>
      {data.kind === 'absent' ? <AbsenceView absence={data} /> : <ScanView start={data} />}
    </>
  ),
});
