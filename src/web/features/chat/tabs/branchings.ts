/** A question asked again keeps its earlier answers: conversations branch, and one branch is shown. */
import type { Branching, ChatMessage, ChatTab } from '#contracts/assistant/chat';

/** Cuts the conversation before a message and keeps what came after as another branch. */
export function branchBefore(tab: ChatTab, messageId: string): ChatTab {
  const at = tab.messages.findIndex(({ id }) => id === messageId);
  if (at < 0) return tab;
  const after = tab.messages[at - 1]?.id ?? '';
  const tail = tab.messages.slice(at);
  const messages = tab.messages.slice(0, at);
  const known = tab.branchings.find((branching) => branching.after === after);
  const tails = known ? withTail(known.tails, known.at, tail) : [tail];
  return withBranching({ ...tab, messages }, { after, at: tails.length, tails: [...tails, []] });
}

/** Shows another branch after the message `after`. */
export function showBranch(tab: ChatTab, after: string, at: number): ChatTab {
  const known = tab.branchings.find((branching) => branching.after === after);
  const wanted = known?.tails[at];
  if (known === undefined || wanted === undefined || known.at === at) return tab;
  const start = after === '' ? 0 : tab.messages.findIndex(({ id }) => id === after) + 1;
  if (after !== '' && start === 0) return tab;
  const tails = withTail(known.tails, known.at, tab.messages.slice(start));
  return withBranching(
    { ...tab, messages: [...tab.messages.slice(0, start), ...wanted] },
    { after, at, tails },
  );
}

/** Which branch a message begins, of how many; `undefined` where there is only one. */
export function findBranching(tab: ChatTab, messageId: string): Branching | undefined {
  const at = tab.messages.findIndex(({ id }) => id === messageId);
  if (at < 0) return undefined;
  const after = tab.messages[at - 1]?.id ?? '';
  const known = tab.branchings.find((branching) => branching.after === after);
  return known && known.tails.length > 1 ? known : undefined;
}

const withTail = (tails: Branching['tails'], at: number, tail: readonly ChatMessage[]): Branching['tails'] =>
  tails.map((old, i) => (i === at ? tail : old));

const withBranching = (tab: ChatTab, branching: Branching): ChatTab => ({
  ...tab,
  branchings: [...tab.branchings.filter(({ after }) => after !== branching.after), branching],
});
