import { useCallback } from 'react';
import { CHANGELOG_MARK } from 'virtual:changelog-mark';
import { createStore, useStore, watchStorage } from '../ui/state/store.ts';
import { readStored, writeStored } from '../ui/state/stored-value.ts';
import { CHANGELOG_KEY, hasNews, toStoredMark } from './changelog-seen.ts';

// The server cannot know; a dot that comes moves nothing.
const news = createStore(false, {
  load: () => hasNews(readStored(CHANGELOG_KEY), CHANGELOG_MARK),
  follow: (onChange) => watchStorage(CHANGELOG_KEY, onChange),
});

/** Whether the changelog has an entry since this visitor last looked, and how to note that they looked. */
export function useChangelogNews(): readonly [isNew: boolean, look: () => void] {
  const look = useCallback(() => {
    writeStored(CHANGELOG_KEY, toStoredMark(CHANGELOG_MARK));
    news.write(false);
  }, []);
  return [useStore(news), look];
}
