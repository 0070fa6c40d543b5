import { useEffect, useEffectEvent } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import type { FoundTransaction } from './types.ts';

const POLL_MS = 1200;

/** Asks for a transaction again and again, and tells what is new of it. Shows nothing. */
export default function ConfirmationWatch({
  start,
  onFound,
}: {
  readonly start: FoundTransaction;
  readonly onFound: (found: FoundTransaction) => void;
}) {
  const { data } = useAnswer(
    'transaction',
    { signature: start.transaction.signature },
    { initial: start, refetchInterval: POLL_MS },
  );
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (data?.kind === 'found' && data !== start) tell(data);
  }, [data, start]);
  return null;
}
