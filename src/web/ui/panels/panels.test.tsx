import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Panels } from './panels.tsx';

const render = (keys: readonly string[]) =>
  renderToStaticMarkup(
    <Panels
      label="Desk"
      memoryKey="test"
      panels={keys.map((key) => ({ key, title: `Panel ${key}`, body: `body of ${key}` }))}
      initial={[
        { width: 0.25, panels: [{ key: 'a', height: 1 }] },
        {
          width: 0.75,
          panels: [
            { key: 'b', height: 0.6 },
            { key: 'c', height: 0.4 },
          ],
        },
      ]}
    />,
  );

test('the server renders the initial layout, with a border between each two neighbours', () => {
  const html = render(['a', 'b', 'c']);
  expect(html).toContain(
    '--tracks:minmax(var(--least-column),25fr) var(--border) minmax(var(--least-column),75fr)',
  );
  expect(html).toContain(
    '--tracks:minmax(var(--least-panel),60fr) var(--border) minmax(var(--least-panel),40fr)',
  );
  expect(html.split('role="separator"').length - 1).toBe(2);
  expect(html).toContain('aria-label="Between Panel a and Panel b, Panel c"');
  for (const key of ['a', 'b', 'c']) expect(html).toContain(`body of ${key}`);
});

test('a placed panel that is not given leaves its room, a given one that is not placed is not shown', () => {
  const html = render(['b', 'c', 'z']);
  expect(html).toContain('--tracks:minmax(var(--least-column),100fr)');
  expect(html.split('role="separator"').length - 1).toBe(1);
  expect(html).not.toContain('body of z');
});

test('tabs come in the order the panels are given in, and the first of them is open', () => {
  const tabs = render(['c', 'a', 'b']).match(/role="tab"[^>]*>/g) ?? [];
  expect(tabs.map((tab) => tab.includes('aria-selected="true"'))).toEqual([true, false, false]);
  expect(render(['c', 'a', 'b'])).toMatch(/>Panel c<\/button>.*>Panel a<\/button>.*>Panel b<\/button>/);
});

test('without panels there is an empty workspace', () => {
  expect(render([])).toContain('aria-label="Desk"');
});
