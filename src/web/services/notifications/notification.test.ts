import { describe, expect, test } from 'vitest';
import {
  findNewestDismissible,
  toDurationMs,
  toShown,
  withNotification,
  withoutNotification,
  withUpdate,
  type Notification,
  type NotificationDraft,
} from './notification.ts';

const listOf = (...drafts: NotificationDraft[]): readonly Notification[] =>
  drafts.reduce<readonly Notification[]>((list, draft, i) => withNotification(list, `n${i + 1}`, draft), []);
const info = (title: string): NotificationDraft => ({ type: 'info', title });
const ids = (list: readonly Notification[]) => list.map(({ id }) => id);

describe('a notification', () => {
  test('has id, type, title, message, action, dismissible and duration', () => {
    const onClick = () => undefined;
    expect(
      listOf({
        type: 'success',
        title: 'Saved',
        message: 'Your label is saved.',
        action: { label: 'Undo', onClick },
        dismissible: false,
        duration: 1500,
      }),
    ).toEqual([
      {
        id: 'n1',
        type: 'success',
        title: 'Saved',
        message: 'Your label is saved.',
        action: { label: 'Undo', onClick },
        dismissible: false,
        duration: 1500,
        revision: 0,
      },
    ]);
  });

  test('is dismissible by default', () => {
    expect(listOf(info('a'))[0]?.dismissible).toBe(true);
  });

  test('stays 5 s as a success, 6 s as an info, 10 s as a warning, and until it is closed as an error', () => {
    expect(toDurationMs({ type: 'success', title: '' })).toBe(5000);
    expect(toDurationMs({ type: 'info', title: '' })).toBe(6000);
    expect(toDurationMs({ type: 'warning', title: '' })).toBe(10_000);
    expect(toDurationMs({ type: 'error', title: '' })).toBeUndefined();
  });

  test('stays as long as its caller says; 0 and what is no time stay until closed', () => {
    expect(toDurationMs({ type: 'error', title: '', duration: 1500 })).toBe(1500);
    for (const duration of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2_147_483_648])
      expect(toDurationMs({ type: 'info', title: '', duration })).toBeUndefined();
  });

  test('that is loading stays until it is updated', () => {
    const list = listOf({ type: 'loading', title: 'Exporting', duration: 10 });
    expect(toDurationMs(list[0]!)).toBeUndefined();
    const updated = withUpdate(list, 'n1', { type: 'success', title: 'Exported', duration: undefined });
    expect(toDurationMs(updated[0]!)).toBe(5000);
  });

  test('keeps what an update does not name, and starts over', () => {
    const list = withUpdate(
      listOf({ type: 'loading', title: 'Exporting', message: '12 rows', dismissible: false }),
      'n1',
      { title: 'Still exporting' },
    );
    expect(list[0]).toMatchObject({
      type: 'loading',
      title: 'Still exporting',
      message: '12 rows',
      dismissible: false,
      revision: 1,
    });
  });

  test('that is gone is neither updated nor dismissed', () => {
    const list = listOf(info('a'));
    expect(withUpdate(list, 'n9', { title: 'b' })).toBe(list);
    expect(withoutNotification(list, 'n9')).toBe(list);
    expect(withoutNotification(list, 'n1')).toEqual([]);
  });
});

describe('a list of notifications', () => {
  const seven = listOf(...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(info));

  test('shows at most 5 and counts those that wait', () => {
    expect(ids(toShown(seven.slice(0, 5)).shown)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    expect(toShown(seven.slice(0, 5)).waiting).toBe(0);
    expect(ids(toShown(seven).shown)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
    expect(toShown(seven).waiting).toBe(2);
  });

  test('moves a waiting one up when one that is shown goes', () => {
    const { shown, waiting } = toShown(withoutNotification(seven, 'n2'));
    expect(ids(shown)).toEqual(['n1', 'n3', 'n4', 'n5', 'n6']);
    expect(waiting).toBe(1);
  });

  test('gives Escape the newest that is shown and dismissible', () => {
    expect(findNewestDismissible(seven)?.id).toBe('n5');
    expect(findNewestDismissible(listOf(info('a'), { ...info('b'), dismissible: false }))?.id).toBe('n1');
    expect(findNewestDismissible(listOf({ ...info('b'), dismissible: false }))).toBeUndefined();
  });

  test('keeps 100 at most and gives up the oldest that waits', () => {
    const list = listOf(...Array.from({ length: 102 }, (_unused, i) => info(`${i}`)));
    expect(list.length).toBe(100);
    expect(ids(list).slice(0, 7)).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n8', 'n9']);
    expect(list.at(-1)?.id).toBe('n102');
  });
});
