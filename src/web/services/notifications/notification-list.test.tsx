// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { NotificationList } from './notification-list.tsx';
import { toSpoken } from './notification-card.tsx';
import {
  dismissNotification,
  listNotifications,
  notify,
  updateNotification,
  watchNotifications,
} from './notify.ts';

afterEach(() => {
  cleanup();
  listNotifications().forEach(({ id }) => dismissNotification(id));
});

const html = () => {
  cleanup();
  return render(<NotificationList home={1} />).container.innerHTML;
};

describe('notify', () => {
  test('what is said before the host is there is shown once it is', () => {
    notify({ type: 'info', title: 'Early' });
    expect(html()).toContain('Early');
  });

  test('gives an id by which it is updated and dismissed, and tells who watches', () => {
    let changes = 0;
    const stop = watchNotifications(() => (changes += 1));
    const id = notify({ type: 'loading', title: 'Sending' });
    updateNotification(id, { type: 'success', title: 'Sent' });
    expect(listNotifications().map(({ type, title }) => [type, title])).toEqual([['success', 'Sent']]);
    dismissNotification(id);
    dismissNotification(id);
    updateNotification(id, { title: 'Too late' });
    expect(listNotifications()).toEqual([]);
    expect(changes).toBe(3);
    stop();
    dismissNotification(notify({ type: 'info', title: 'x' }));
    expect(changes).toBe(3);
  });
});

describe('the host', () => {
  test('has a polite and an assertive live region before anything is said', () => {
    expect(html()).toContain('aria-live="polite"');
    expect(html()).toContain('aria-live="assertive"');
  });

  test('shows five and says how many wait', () => {
    for (let i = 1; i <= 8; i++) notify({ type: 'info', title: `Number ${i}` });
    expect(html().match(/Number \d/g)).toContain('Number 5');
    expect(html()).not.toContain('Number 6');
    expect(html()).toContain('3 more waiting');
  });

  test('has no button to close what is not dismissible', () => {
    const id = notify({ type: 'loading', title: 'Wait', dismissible: false });
    expect(html()).not.toContain('<button');
    updateNotification(id, { dismissible: true });
    expect(html()).toContain('aria-label="Dismiss: Wait"');
  });

  test('shows untrusted text as text, its invisible characters as chips, and cuts what is very long', () => {
    notify({ type: 'error', title: '<img src=x onerror=alert(1)>', message: `a\u202eb${'x'.repeat(1000)}` });
    html();
    // What is spoken is no part of what is shown.
    const shown = document.querySelector('section')?.innerHTML ?? '';
    expect(shown).toContain('&lt;img src=x');
    expect(shown).not.toContain('<img');
    expect(shown).toContain('⟨U+202E⟩');
    expect(shown).not.toContain('x'.repeat(401));
  });

  test('says the kind in a word, not by colour alone', () => {
    const said = (['success', 'error', 'warning', 'info', 'loading'] as const).map((type) => {
      notify({ type, title: 'T', message: 'M.' });
      return toSpoken(listNotifications().at(-1)!);
    });
    expect(said).toEqual([
      'Done: T. M.',
      'Error: T. M.',
      'Warning: T. M.',
      'Note: T. M.',
      'In progress: T. M.',
    ]);
  });
});
