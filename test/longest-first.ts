/** The order files start in: what takes longest first, so that nothing long is left alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Projects in the order they start: the light files fill what is left. */
const PROJECTS = ['heavy', 'browser', 'whole', 'dom', 'unit'];

/** Files that take a minute or more of a quiet machine, longest first. */
const LONG = [
  'test/start/production.test.ts',
  'test/e2e/explorer.test.ts',
  'test/e2e/still.test.ts',
  'test/patterns/hostile-texts.test.ts',
  'test/ai/prompt-policy.test.ts',
  'test/e2e/content.test.ts',
  'test/e2e/settings.test.ts',
  'test/e2e/guide.test.ts',
  'test/e2e/long-lists.test.ts',
  'test/indexer/killed.test.ts',
  'test/e2e/chat-tabs.test.ts',
  'src/decoder/never-throws.test.ts',
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const places = new Map(
      files.map((file) => {
        const long = LONG.findIndex((name) => file.moduleId.endsWith(`/${name}`));
        return [file, long >= 0 ? long : LONG.length + PROJECTS.indexOf(file.project.name)];
      }),
    );
    // Those of one place keep the order Vitest gives them: failed ones first, then the longer, then the larger.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => places.get(a)! - places.get(b)!);
  }
}
