import { LRUCache } from 'lru-cache';
import type { CodedText } from '../../edge/coded-text.ts';
import type { PageData } from './page-renderer.ts';

/** A page as it goes out, to everybody who asks for it in the same words unless it has a nonce. */
export interface DrawnPage {
  readonly status: number;
  readonly title: string;
  readonly body:
    /** `script` is the hash of its inline script. */
    | { readonly kind: 'text'; readonly text: CodedText; readonly script: string | undefined }
    /** What it would have been drawn from. */
    | { readonly kind: 'data'; readonly data: PageData }
    | { readonly kind: 'stream'; readonly stream: ReadableStream<Uint8Array> }
    | { readonly kind: 'redirect'; readonly location: string };
  /** What its inline scripts carry where they are not known by a hash: such a page goes out once. */
  readonly nonce: string | undefined;
  /** How often a node was asked for it. */
  readonly calls: number;
  /** Whether what it shows never changes again. */
  readonly isSettled: boolean;
}

/** A turn of whoever has a page drawn. */
export interface DrawingTurn {
  /** Whether it is drawn beside the thread that answers everybody: what waits there is joined by such turns alone. */
  readonly isHeavy: boolean;
  /** Adds milliseconds of processor that drawing took. */
  spend(workMs: number): void;
  leave(): void;
}

export interface AskedPage {
  readonly key: string;
  /** How it is drawn where it is not cached: what is drawn in one way is no answer to who needs another. */
  readonly as: string;
  /** Whether it may be cached; it is if it is whole, settled and was found. */
  readonly mayCache: boolean;
  /** Whom the turn counts for. */
  readonly client?: string | undefined;
  /** Whoever asked has gone away when it fires; others who wait for the same page have not. */
  readonly signal?: AbortSignal | undefined;
  /** Takes a turn to draw it; whoever has one ends it. Nothing is waited for where it is absent. */
  readonly enter?: (() => Promise<DrawingTurn>) | undefined;
  readonly draw: (turn: DrawingTurn | undefined) => Promise<DrawnPage>;
}

/** `hit` was cached, `joined` was being drawn for somebody else, `miss` was drawn for this one. */
export type PageOutcome = 'hit' | 'joined' | 'miss';

export interface PageRead {
  readonly page: DrawnPage;
  readonly outcome: PageOutcome;
}

export interface PageCache {
  /**
   * The page of `key`: a cached one, one that is being drawn in the same way, or else what `draw` gives. Whoever waits for
   * a turn waits for no other: the first to have one draws for all.
   */
  read(asked: AskedPage): Promise<PageRead>;
  /** Of what is cached, with its codings. */
  readonly bytes: number;
}

export const PAGE_CACHE = {
  bytes: 64 * 1_024 * 1_024,
  /** Names of tokens and programs on a page that is settled may still become known. */
  settledMs: 300_000,
} as const;

/** A text and its codings together, as multiples of the text. */
const CODED = 1.5;
/** Besides the text. */
const ENTRY_BYTES = 1_024;

const toName = ({ as, key }: AskedPage, turn?: DrawingTurn): string =>
  `${turn?.isHeavy ? 'heavy ' : ''}${as} ${key}`;

/** Caches whole pages that are settled; whatever is being drawn is drawn once for all who ask meanwhile. */
export function createPageCache({
  nowMs = () => performance.now(),
  bytes = PAGE_CACHE.bytes,
}: { nowMs?: () => number; bytes?: number } = {}): PageCache {
  const cached = new LRUCache<string, DrawnPage>({
    maxSize: bytes,
    sizeCalculation: ({ body }, key) =>
      ENTRY_BYTES + key.length + (body.kind === 'text' ? Math.ceil(body.text.byteLength * CODED) : 0),
    ttl: PAGE_CACHE.settledMs,
    // A page of the moment 0 would count as one without a time.
    perf: { now: () => nowMs() + 1 },
    ttlResolution: 0,
  });
  const drawing = new Map<string, Promise<DrawnPage>>();
  /** Of each client, what it waits for: many requests of one for one page need one turn. */
  const reading = new Map<
    string,
    { readonly signal: AbortSignal | undefined; readonly page: Promise<PageRead> }
  >();

  const draw = async (
    { key, mayCache, draw: drawPage }: AskedPage,
    turn: DrawingTurn | undefined,
  ): Promise<DrawnPage> => {
    const page = await drawPage(turn);
    const { status, body, nonce, isSettled } = page;
    if (!mayCache || !isSettled || status !== 200 || body.kind !== 'text' || nonce !== undefined) return page;
    // Of two that were drawn in two ways at once one is everybody's, so that its forms say the same.
    const other = cached.get(key);
    if (other === undefined) cached.set(key, page);
    return other ?? page;
  };

  /** A page that need not be drawn. One that is being drawn may turn out to have a nonce, and is then none. */
  const find = (asked: AskedPage, turn?: DrawingTurn): Promise<PageRead | undefined> | undefined => {
    const found = cached.get(asked.key);
    if (found !== undefined) return Promise.resolve({ page: found, outcome: 'hit' });
    const drawn =
      drawing.get(toName(asked)) ?? (turn?.isHeavy ? drawing.get(toName(asked, turn)) : undefined);
    return drawn?.then((page) => (page.nonce === undefined ? { page, outcome: 'joined' } : undefined));
  };
  const drawForAll = async (asked: AskedPage, turn: DrawingTurn | undefined): Promise<PageRead> => {
    const name = toName(asked, turn);
    const own = draw(asked, turn);
    drawing.set(name, own);
    try {
      return { page: await own, outcome: 'miss' };
    } finally {
      if (drawing.get(name) === own) drawing.delete(name);
    }
  };

  const readInTurn = async (asked: AskedPage): Promise<PageRead> => {
    const before = find(asked);
    const seen = await before;
    if (seen !== undefined) return seen;
    const turn = await asked.enter?.();
    try {
      // Somebody else may have had a turn first. Where theirs goes out once it does so again.
      const joined = before === undefined ? find(asked, turn) : undefined;
      return (joined && (await joined)) ?? (await drawForAll(asked, turn));
    } finally {
      turn?.leave();
    }
  };

  return {
    async read(asked) {
      const name = `${asked.client} ${asked.as} ${asked.key}`;
      const ofClient = reading.get(name);
      if (ofClient !== undefined) {
        const joined = await ofClient.page.catch((error: unknown) => {
          if (ofClient.signal?.aborted !== true) throw error;
        });
        // The one whose turn it was to be has gone away: this one takes a turn for those who are left.
        if (joined === undefined) return this.read(asked);
        const { page, outcome } = joined;
        if (page.nonce === undefined) return { page, outcome: outcome === 'miss' ? 'joined' : outcome };
        return readInTurn(asked);
      }
      const own = { signal: asked.signal, page: readInTurn(asked) };
      reading.set(name, own);
      try {
        return await own.page;
      } finally {
        if (reading.get(name) === own) reading.delete(name);
      }
    },
    get bytes() {
      return cached.calculatedSize;
    },
  };
}
