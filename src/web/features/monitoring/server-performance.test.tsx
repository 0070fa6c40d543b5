import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ServerFigures } from '#contracts/operation/server-figures';
import { ServerPerformance } from './server-performance.tsx';

const FIGURES: ServerFigures = {
  version: '0.1.0',
  branch: undefined,
  environment: 'production',
  uptime: 60,
  memory: { resident: 1_024, heapUsed: 512, heapTotal: 1_024 },
  eventLoop: undefined,
  requestsInFlight: 1,
  liveStreams: 0,
  requests: {},
  limited: 0,
  model: { kind: 'none' },
  storage: [],
  clientLogs: { kind: 'off' },
};

const textOf = (storage: ServerFigures['storage']): string =>
  renderToStaticMarkup(
    <ServerPerformance view={{ kind: 'found', figures: { ...FIGURES, storage } }} />,
  ).replaceAll(/<[^>]{0,200}>/g, ' ');

test('what takes nothing is named with why', () => {
  const text = textOf([
    { part: 'users', fault: 'full', sinceMs: 1_760_000_000_000 },
    { part: 'index mainnet', fault: 'damaged', sinceMs: 1_760_000_000_000 },
  ]);
  expect(text).toContain('Some things cannot be written now');
  expect(text).toContain('Accounts and what people store here: the disk is full or fails (began');
  expect(text).toContain('The index mainnet: the file is damaged (began');
  expect(text).toContain('2 cannot be written');
});

test('nothing is said of a storage that takes everything', () => {
  const text = textOf([]);
  expect(text).toContain('everything is written');
  expect(text).not.toContain('cannot be written now');
});
