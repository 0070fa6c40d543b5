import { Users } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ANONYMOUS, SessionContext, type Session } from '../../visitor/session.ts';
import { OnlyJoined } from './only-joined.tsx';

const render = (session: Session): string =>
  renderToStaticMarkup(
    <SessionContext value={session}>
      <OnlyJoined
        heading="Team"
        icon={Users}
        title="Shown to members"
        why="Join first."
        gives={[['Roles', 'Who may do what.']]}
        more={<a href="/docs/teams">Help</a>}
      >
        <p>secret</p>
      </OnlyJoined>
    </SessionContext>,
  );

test('a visitor reads what signing in gives and has a way to it, and nothing of what is behind it', () => {
  const html = render(ANONYMOUS);
  for (const part of [
    '<h1>Team</h1>',
    'Shown to members',
    'Join first.',
    '>Join<',
    'Who may do what.',
    '>Help<',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('secret');
});

test('who is signed in is not asked to join while their part is on its way', () => {
  expect(render({ ...ANONYMOUS, kind: 'authenticated' })).not.toMatch(/Join|Team/);
});
