import { useAnswer } from '../api/use-answer.ts';
import { useSearch } from '../router/use-search.ts';
import { askAssistant } from '../services/ask-assistant.ts';
import { Button } from '../ui/form/button.tsx';
import { EmptyState } from '../ui/block/empty-state.tsx';
import { Skeleton } from '../ui/block/skeleton.tsx';
import { AnswerBlocks } from './answer-blocks.tsx';
import { DepthSwitch } from './depth-switch.tsx';
import { explanationSearch } from './explanation-search.ts';
import type { ExplainedThing } from './explanation.tsx';
import styles from './explanation.module.css';
import { toShortQuestion } from './short-question.ts';

/** Asks for the explanation and shows it at the depth the address says. */
export default function ExplanationBody({ kind, id }: ExplainedThing) {
  const { values, set } = useSearch(explanationSearch);
  const { data: said, isPending, isFetching, refetch } = useAnswer('explanation', { kind, id });
  const again = <Button onClick={() => void refetch()}>Try again</Button>;
  if (isPending || (isFetching && said?.kind === 'absent')) return <Skeleton lines={4} />;
  if (said === undefined) {
    return <EmptyState kind="not-available" title="The explanation could not be read" actions={again} />;
  }
  if (said.kind === 'absent') {
    return (
      <EmptyState kind={said.state} title={said.message} actions={again}>
        {said.hint}
      </EmptyState>
    );
  }
  const { explain: depth = 2 } = values;
  const { answer, results } = said;
  return (
    <div className={styles.body}>
      <div>
        <DepthSwitch
          label="How much is explained"
          depth={depth}
          onDepth={(chosen) => set({ explain: chosen })}
        />
      </div>
      <AnswerBlocks blocks={answer.blocks} results={results} depth={depth} />
      <div className={styles.questions}>
        {answer.suggestions.map((question) => (
          <Button
            key={question}
            onClick={() => askAssistant(true, { question, entities: answer.context.entities })}
          >
            {toShortQuestion(question)}
          </Button>
        ))}
      </div>
    </div>
  );
}
