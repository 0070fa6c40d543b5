import { messageOf } from '../../answers/failure.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Skeleton } from '../../ui/block/skeleton.tsx';
import { RawText } from './raw-text.tsx';
import { FailedState } from '../../ui/block/failed-state.tsx';

/** The node's own JSON of a transaction. */
export default function NodeJson({ signature }: { readonly signature: string }) {
  const { data: answer, error } = useAnswer('rawTransaction', { signature });
  if (answer?.kind === 'found') return <RawText text={answer.json} what="json" />;
  if (answer === undefined && !error) return <Skeleton lines={8} label="Loading the node’s JSON" />;
  return <FailedState message={answer?.message ?? messageOf(error)} />;
}
