/** Every reader of strangers' texts that one request reaches, or that a model's words go through. */
import type { EarlierTurn } from '#contracts/assistant/agent';
import { mayHoldSecret } from '#contracts/assistant/looks-secret';
import { redactText } from '#contracts/text/redact';
import { toSearchTarget } from '#contracts/text/search-query';
import { findBodyKind } from '../../src/server/edge/written-paths.ts';
import { toCoding } from '../../src/server/edge/compression.ts';
import { toFileName } from '../../src/server/export/file-name.ts';
import { parseCookies } from '../../src/server/http/chosen-cluster.ts';
import { parseXml, XmlError } from '../../src/server/sso/saml/xml-tree.ts';
import { parse } from '#assistant/parse/parse';
import { normalise } from '#assistant/parse/normalise';
import { toPageEntity } from '#contracts/account/entities';
import { findCheckable } from '../../src/server/assistant/index.ts';
import { findNames } from '../../src/server/assistant/naming/find-names.ts';
import { toEarlier } from '../../src/server/assistant/planning/turn-context.ts';
import { readMarks } from '../../src/server/assistant/grounding/inline-marks.ts';
import { createTextGrounder } from '../../src/server/assistant/grounding/ground-text.ts';
import { toGround } from '../../src/server/assistant/grounding/ground-sentence.ts';
import { toSentences } from '../../src/server/assistant/grounding/markdown-lines.ts';
import { toResult } from '../../src/server/assistant/testing/scripted-facts.ts';
import { searchPassages } from '../../src/server/assistant/toolkit/passages.ts';

const NOW_MS = 1_790_000_000_000;

const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const TOKENS = [
  { mint: MINT, symbol: 'USDC', name: 'USD Coin' },
  // Names that stand in what a name is replaced by.
  { mint: 'So11111111111111111111111111111111111111112', symbol: 'token', name: 'ok' },
];
const THREAD: readonly EarlierTurn[] = [
  {
    question: 'show the newest tokens',
    context: {
      intent: 'token.fresh',
      entities: [{ kind: 'token', id: MINT }],
      listed: [{ kind: 'token', id: MINT }],
    },
  },
];
const CONTEXTS = [
  {},
  { thread: THREAD },
  { page: `/token/${MINT}` },
  { thread: THREAD, page: '/validators' },
];

/** Reads a text as a question; each fourth in another place. */
export function understandWhole(text: string, index: number): ReturnType<typeof parse> {
  const { page, thread = [] } = CONTEXTS[index % CONTEXTS.length]! as {
    page?: string;
    thread?: typeof THREAD;
  }; // one of them
  return parse({
    text,
    page: toPageEntity(page),
    earlier: toEarlier(thread),
    nowMs: NOW_MS,
    kinds: new Map(),
    names: findNames(normalise(text), TOKENS),
  });
}

const result = toResult();

/** All others. */
export const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'the search': toSearchTarget,
  'the search of the documentation': (text) => searchPassages(text.slice(0, 300)),
  'what keeps secrets out of logs': (text) => redactText(text),
  'what keeps secrets out of the storage of a browser': mayHoldSecret,
  'the cookies of a request': parseCookies,
  'the codings a request accepts': toCoding,
  'the path of a request': (text) => findBodyKind('POST', `/api/${text}`),
  'the name of a file that is wished for': (text) => toFileName(text, 'csv', NOW_MS),
  'what an identity provider posts': parseAsXml,
  'figures in words of a model': findCheckable,
  'sentences of a model': toSentences,
  'marks of a model': readMarks,
  'an answer of a model': (text) => {
    const grounder = createTextGrounder(
      toGround([result], () => false, []),
      {
        onChecking: () => {},
        onBlock: () => {},
      },
    );
    for (let at = 0; at < text.length; at += 500) grounder.push(text.slice(at, at + 500));
    return grounder.end();
  },
};

function parseAsXml(text: string): void {
  for (const document of [text, `<a>${text}</a>`, `<a ${text}`]) {
    try {
      parseXml(document);
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
    }
  }
}
