import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CoverageBadge } from './coverage-badge.tsx';
import { ShortCoverage } from './coverage-line.tsx';

const render = (covered: number, window: '1h' | '24h' | '7d') =>
  renderToStaticMarkup(
    <ShortCoverage
      coverage={{
        cluster: 'localnet',
        engine: 'SQLite',
        fromSlot: 1,
        toSlot: 9,
        fromTime: 1_000,
        toTime: 1_000 + covered,
      }}
      window={window}
    />,
  );

test('a window that the index does not reach back over has a badge that says how much it does, others have none', () => {
  expect(render(3_900, '24h')).toContain('>1 h of 24 h indexed<');
  expect(render(3_900, '24h')).toContain('covers 1 h 5 min of this window');
  expect(render(3_900, '1h')).toBe('');
  expect(render(86_400, '24h')).toBe('');
  expect(render(86_399, '24h')).toContain('>23 h of 24 h indexed<');
  expect(render(86_400, '7d')).toContain('>24 h of 7 d indexed<');
  expect(render(59, '1h')).toContain('>59 s of 1 h indexed<');
});

test('a window whose newest span is still filling keeps the name of the whole one', () => {
  const html = renderToStaticMarkup(<CoverageBadge covered={86_000} of={86_400 - 1_500} />);
  expect(html).toBe('');
  expect(renderToStaticMarkup(<CoverageBadge covered={7_100} of={86_400 - 1_500} />)).toContain(
    '>1 h of 24 h indexed<',
  );
});
