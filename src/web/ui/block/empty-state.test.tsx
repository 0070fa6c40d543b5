import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';
import { FailedState } from './failed-state.tsx';

describe('an empty state', () => {
  test('of a page has its title as a heading, its next step and what the page gives', () => {
    const html = renderToStaticMarkup(
      <EmptyState page title="No teams" actions={<a href="/docs/teams">Help</a>} aside={<ul />}>
        Join first.
      </EmptyState>,
    );
    expect(html).toContain('<h2>No teams</h2>');
    expect(html).toContain('<div>Join first.</div>');
    expect(html).toMatch(/<p [^>]*><a href="\/docs\/teams">Help<\/a><\/p>/);
    expect(html).toContain('<ul></ul>');
    expect(html).toContain('data-page="true"');
  });

  test('of a part adds no heading to the outline, and has no room for what it has not', () => {
    const html = renderToStaticMarkup(<EmptyState page={false} title="No rows" />);
    expect(html).toContain('<strong>No rows</strong>');
    expect(html).not.toMatch(/<h\d|<p[ >]|data-page/);
  });

  test('of a failure offers to try again only where that can be done', () => {
    const again = () => {};
    expect(renderToStaticMarkup(<FailedState message="Away." again={again} />)).toContain('>Try again<');
    expect(renderToStaticMarkup(<FailedState message="Away." />)).not.toContain('<button');
  });

  test('of a failure has its first sentence as the title', () => {
    const html = renderToStaticMarkup(
      <FailedState message="The server is away. Check the connection. Wait." />,
    );
    expect(html).toContain('<strong>The server is away.</strong><div>Check the connection. Wait.</div>');
    expect(renderToStaticMarkup(<FailedState message="Away." />)).toContain('<strong>Away.</strong></div>');
  });
});
