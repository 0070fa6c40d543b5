import { lazy, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { importAgain } from './import-again.ts';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A part the server draws with the page and whose code is not in the first load. The browser shows the server's HTML
 * and hydrates it when the code has loaded, so nothing moves; if the code fails to load, the HTML stays as it is.
 * A page lists `load` in its `parts`, so that a navigation draws the part at once.
 *
 * @param waiting Shown while the code loads and there is no HTML from the server.
 */
export function createSentPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  waiting?: ReactNode,
): {
  readonly load: () => Promise<unknown>;
  readonly Part: ComponentType<Props>;
} {
  let loaded: Loaded<Props> | undefined;
  const fetchPart = async (): Promise<Loaded<Props>> => {
    loaded ??= await load().catch((failure: unknown) => importAgain<Loaded<Props>>(failure, 1));
    return loaded;
  };
  const Lazy = lazy(() => (loaded === undefined ? fetchPart().catch(forEver) : atOnce(loaded)));
  // React replaces the server's HTML with the fallback when the part gets other props before its code has loaded.
  const Part = memo((props: Props) => (
    <Suspense fallback={waiting}>
      <Lazy {...(props as Props & object)} />
    </Suspense>
  )) as unknown as ComponentType<Props>; // `memo` says what is done with its props
  return { load: fetchPart, Part };
}

const forEver = (): Promise<never> => new Promise(() => {});

/** A promise calls back later, and `renderToString` does not wait. */
const atOnce = <Value,>(value: Value): Promise<Value> =>
  // oxlint-disable-next-line unicorn/no-thenable -- `lazy` takes what calls back before it returns
  ({ then: (done: (value: Value) => void) => done(value) }) as Promise<Value>; // `then` is all that `lazy` asks of one
