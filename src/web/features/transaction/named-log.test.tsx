import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NamesProvider } from '../../values/names.ts';
import { NamedLog } from './named-log.tsx';

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const NOBODY = 'BPFLoaderUpgradeab1e11111111111111111111111';

const render = (lines: Parameters<typeof NamedLog>[0]['lines'], computeUnits?: number) =>
  renderToStaticMarkup(
    <NamesProvider
      value={{
        labels: { [TOKEN]: { name: 'Token Program', kind: 'program', source: 'built in' } },
        tokens: {},
      }}
    >
      <NamedLog lines={lines} computeUnits={computeUnits} />
    </NamesProvider>,
  );

test('lines of the runtime name their program, with its address on hover', () => {
  const link = `<a href="/program/${TOKEN}" title="${TOKEN}">Token Program</a>`;
  const html = render([
    { kind: 'invoke', depth: 1, text: `Program ${TOKEN} invoke [1]` },
    { kind: 'return', depth: 1, text: `Program return: ${TOKEN} pQAAAAAAAAA=` },
    { kind: 'success', depth: 1, text: `Program ${TOKEN} success` },
  ]);
  expect(html).toContain(`Program ${link}`);
  expect(html).toContain(`Program return: ${link}`);
  expect(html.split(link).length - 1).toBe(3);
});

test('what a program wrote itself is not read as a name, and an unnamed program stays an address', () => {
  const html = render([
    { kind: 'log', depth: 1, text: `Program ${TOKEN} success` },
    { kind: 'invoke', depth: 1, text: `Program ${NOBODY} invoke [1]` },
    { kind: 'invoke', depth: 1, text: 'Program toString invoke [1]' },
  ]);
  expect(html).not.toContain('<a href="/program');
  expect(html).toContain(`Program ${NOBODY} invoke [1]`);
});

test('each line has its number, by which it is linked to', () => {
  const html = render([
    { kind: 'invoke', depth: 1, text: `Program ${TOKEN} invoke [1]` },
    { kind: 'log', depth: 1, text: 'Program log: hello' },
  ]);
  expect(html).toMatch(/<li[^>]{0,200}id="log-2"/);
  expect(html).toMatch(/<a [^>]{0,200}href="#log-2" aria-label="Line 2">2<\/a>/);
});

test('a call has a bar of what it used of the whole, and none where the line or the whole says nothing', () => {
  const used = `Program ${TOKEN} consumed 2500 of 200000 compute units`;
  expect(render([{ kind: 'compute', depth: 1, text: used }], 10_000)).toContain(
    'aria-label="25 % of the transaction"',
  );
  expect(render([{ kind: 'compute', depth: 1, text: used }])).not.toContain('role="img"');
  expect(
    render([{ kind: 'compute', depth: 1, text: 'Program consumption: 1 units remaining' }], 10),
  ).not.toContain('role="img"');
  expect(render([{ kind: 'log', depth: 1, text: used }], 10_000)).not.toContain('role="img"');
});
