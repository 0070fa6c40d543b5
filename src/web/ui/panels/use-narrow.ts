import { useEffect, useState } from 'react';

/** Whether there is room for one panel only; the same bound as in the stylesheets. Unknown on the server. */
export function useNarrow(): boolean | undefined {
  const [narrow, setNarrow] = useState<boolean>();
  useEffect(() => {
    const media = matchMedia('(max-width: 899.98px)');
    const onChange = () => setNarrow(media.matches);
    onChange();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  }, []);
  return narrow;
}
