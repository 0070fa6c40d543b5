import { useCallback, useEffect, useState } from 'preact/hooks';
import { CHANGELOG_MARK } from 'virtual:changelog-mark';
import { readStored, writeStored } from '../ui/stored-value.ts';
import { CHANGELOG_KEY, hasNews, toStoredMark } from './changelog-seen.ts';

/** Whether the changelog has an entry since this visitor last looked, and how to note that they looked. */
export function useChangelogNews(): readonly [isNew: boolean, look: () => void] {
  // The server cannot know; a dot that comes moves nothing.
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const read = () => setNew(hasNews(readStored(CHANGELOG_KEY), CHANGELOG_MARK));
    read();
    const onStorage = (event: StorageEvent) => {
      if (event.key === CHANGELOG_KEY || event.key === null) read();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const look = useCallback(() => {
    writeStored(CHANGELOG_KEY, toStoredMark(CHANGELOG_MARK));
    setNew(false);
  }, []);
  return [isNew, look];
}
