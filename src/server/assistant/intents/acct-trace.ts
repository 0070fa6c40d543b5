import type { ToolResult } from '#contracts/assistant/agent';
import { tellReach, toWindow, type TransfersData } from '../writing/account-findings.ts';
import { agreeing, counted, words } from '../writing/counted.ts';
import type { Piece } from '#assistant/write/writer';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder } from './define-cue.ts';

/** Counterparties that are followed for a second hop. */
const FOLLOWED = 3;
const FOLLOWED_STEPS = Array.from({ length: FOLLOWED }, (_none, i) => `hop ${i + 1}`);

const BACK =
  /\b(?:come from|came from|coming from|origin\w{0,12}|(?:get|gets|got|receives?|received) (?:(?:its|his|her|their|the|all) )?(?:\w{1,20} )?from|source|funded|funder|funds? (?:this|it)|who funded|backwards?|incoming|gave|first sols?|woher|de dónde|d'où|de onde)\b/i;
const directionOf = ({
  text,
  direction,
}: {
  readonly text: string;
  readonly direction?: 'in' | 'out' | undefined;
}) => (BACK.test(text) ? 'in' : (direction ?? 'out'));

/** Whom to follow: those a person can sign for, the most frequent first, and not back where it came from. */
function toFollowed(results: ReadonlyMap<string, ToolResult>, start: string | undefined): readonly string[] {
  const result = results.get('first');
  const data = result?.ok === true ? (result.data as TransfersData) : undefined; // what the step before lists
  return (data?.counterparties ?? [])
    .filter(({ signable, address }) => signable.raw === 'yes' && address.raw !== start)
    .map(({ address }) => address.raw)
    .slice(0, FOLLOWED);
}

export default defineAccountIntent({
  id: 'acct.trace',
  title: 'Follow the money',
  phrases: [
    'how did the money move on',
    'where did the money move on to',
    'where are its funds going',
    'who gave this wallet its first sol',
    'who gave {address} its sol',
    'who sent it its first sol',
    'who sent the first sol',
    'follow the money',
    'follow the money from {address}',
    'follow the funds of {address}',
    'follow the sol from this wallet',
    'trace funds from {address}',
    'trace {address}',
    'trace the funds',
    'trace the money of this wallet',
    'trace where the sol went',
    'trace transfers of {address} two hops',
    'track the funds of {address}',
    'track the money',
    'where did the money go',
    'where did the funds of {address} go',
    'where did its sol go',
    'where does the money of {address} go',
    'where did the money come from',
    'where did {address} get its sol',
    'where did {address} get its funds from',
    'where does the sol in this wallet come from',
    'where does it get its money from',
    'origin of funds of {address}',
    'origin of the funds',
    'source of funds',
    'source of funds of {address}',
    'who funded {address}',
    'who funded this wallet',
    'who funded it first',
    'funding source of {address}',
    'funding source of this account',
    'money trail of {address}',
    'money trail',
    'money flow of {address} over several hops',
    'follow outgoing transfers of {address}',
    'follow incoming transfers backwards',
    'who got the money in the end',
    'rastrea los fondos de {address}',
    'de dónde viene el dinero de {address}',
    'verfolge das geld von {address}',
    'woher kommt das geld von {address}',
    "d'où viennent les fonds de {address}",
    'rastreie os fundos de {address}',
    'de onde veio o dinheiro de {address}',
    'could you please follow the money of this wallet',
    'where did my money go',
    'where did all the sol go',
    'where did the stolen funds go',
    'where did the stolen sol end up',
    'where did the funds end up',
    'where did the money of {address} end up',
    'where have the funds been moved',
    'i lost my tokens where did they go from {address}',
    'where has the money from {address} gone',
    'where was the money sent afterwards',
    'where does this money come from',
    'where did these funds originate',
    'where did {address} get the money',
    'how did it get its money',
    'how did {address} get its sol',
    'how was {address} funded',
    'how was this wallet funded',
    'who paid for this wallet at first',
    'who filled this wallet',
    'who financed {address}',
    'who gave it money first',
    'which exchange funded {address}',
    'which wallet funded this one',
    'first funder of {address}',
    'funder of this wallet',
    'trail of the funds',
    'path of the money from {address}',
    'path of the funds',
    'trace back the origin',
    'trace the stolen funds from {address}',
    'tracing {address}',
    'can you track where it went',
    'track {address} for two hops',
    'next hops of {address}',
    'what happened to the money afterwards',
    'where do the outgoing funds end up',
    'sigue el dinero de {address}',
    'where are the funds from {address} now',
    'show me the path the money took',
    'where did {address} receive its first sol from',
    'who provided the initial funds',
    'follow where the stolen money went',
    'which way did the funds go',
    'from where did {address} receive its money',
    'where were the coins moved after that',
    'where did the funds go after leaving this wallet',
    'trace stolen sol out of {address}',
    'track the trail of the loot hop by hop',
    'my coins got taken to {address}, where did the thief send them next',
    'did the money from here end up on an exchange',
    'fund flow graph starting from {address}',
    'money path',
    'through which intermediate wallets did {address} launder it',
    'i am a reporter investigating a rug and want to know the final destination of the proceeds that left this account',
    'downstream hops from this address, three levels deep',
    'find out if cash from {address} reached binance or some mixer',
    'chase the hackers funds from this wallet',
    'what happened to the stash once it exited {address}',
    'map the route the assets took from here',
    'show where stuff ultimately landed after this guy spread it around',
    'forensics on outgoing money of {address}, multi hop',
    'where is the drained solana now, it left from {address} yesterday and was split',
    'whered the money end up after it left here, go hop by hop',
    'stolen funds sat in {address}. map out the onward path, several hops if you can',
    'chase the cash trail out of this wallet',
    'the hacker used this address; did the loot end up at an exchange or a mixer a few hops later',
    'starting from {address}, which wallets did the sol pass through next and where does the trail stop',
    'this scamer took my coins, follw them through all the wallets after this one',
    'where did the money go after it left {address}',
    'follow the loot',
    'hacker took my sol to {address}, where is it heading now, hop by hop',
    'did these funds end up on an exchange',
    'trail of the coins beyond this wallet, several levels deep',
    'track the stolen funds from {address}',
    'he cashed out somewhere, which path did it take',
    'i am investigating laundering, unwind the chain of wallets downstream of {address}',
    'final destination of what {address} drained',
    'does anything that flowed out of here end at binance',
    'draw the path the sol took starting at {address}',
    'last night a fake support guy made me transfer my savings to {address}, police want to see every stop the money made from there until it reached an exchange',
  ],
  cues: [
    [
      anyOf(
        /\b(?:financed|filled|funder|originate\w{0,12}|money trail|in the end|afterwards|at first)\b|\bwhich wallet funded\b/,
        inOrder(/\bde (?:d[oó]nde|onde) ve?i\w/, /\bdinh?e/),
      ),
      0.4,
    ],
    [inOrder(/\bwhere (?:did|do|have|has)\b/, /\b(?:stolen|tokens|they go)\b/, /\{address\}/), 0.4],
    [inOrder(/\bwho (?:gave|sent)\b/, /\bfirst (?:sols?|funds?|money)\b/), 0.5],
    [/\b(?:trac(?:e|ing)|track|follow)\b|\bmoney trail\b|\bhops?\b|\brastre|\bverfolg/, 0.45],
    [
      inOrder(
        /\bwhere (?:did|does|do|has)\b/,
        /\b(?:money|funds?|sols?|it)\b/,
        /\b(?:go|gone|come|came|get|from)\b/,
      ),
      0.4,
    ],
    [
      /\bwho funded\b|\b(?:source|origin) of (?:the |its )?(?:funds?|money|sol)\b|\bfund(?:ing|ed) (?:source|by)\b/,
      0.5,
    ],
  ],
  steps: ({ asked }) => {
    const direction = directionOf(asked);
    return [
      {
        id: 'first',
        tool: 'list_transfers',
        title: 'Look through its transfers',
        args: ({ address }) => ({ address, direction, ...toWindow(asked) }),
      },
      ...FOLLOWED_STEPS.map((id, i) => ({
        id,
        tool: 'list_transfers',
        title: 'Follow on',
        after: ['first'],
        args: ({ address }: { readonly address?: string }, results: ReadonlyMap<string, ToolResult>) => {
          const next = toFollowed(results, address)[i];
          return next === undefined ? undefined : { address: next, direction, limit: 10 };
        },
      })),
    ];
  },
  tell(writer, { read, asked }) {
    const found = read<TransfersData>('first');
    if (found === undefined) return;
    const { data, callId } = found;
    const isBack = directionOf(asked) === 'in';
    const [most] = data.counterparties;
    if (most === undefined) {
      if (isBack)
        writer.line`Nothing was transferred to ${data.address} in ${counted(data.looked, 'transaction')}.`;
      else writer.line`${data.address} transferred nothing away in ${counted(data.looked, 'transaction')}.`;
      tellReach(writer, data);
      return;
    }
    const sum = most.sums[0];
    const amount = isBack ? sum?.in : sum?.out;
    const many = agreeing(data.counterpartyCount, 'address', 'addresses');
    if (isBack)
      writer.line`What came to ${data.address} came from ${data.counterpartyCount} ${many}, most often ${most.address}, which sent ${amount}.`;
    else
      writer.line`What left ${data.address} went to ${data.counterpartyCount} ${many}, most often ${most.address}, which got ${amount}.`;
    const columns = [
      { title: 'From' },
      { title: 'To' },
      { title: 'Amount', align: 'end' as const },
      { title: 'Transfers', align: 'end' as const },
      { title: 'Newest transaction' },
    ];
    const toRows = (step: TransfersData): readonly (readonly Piece[])[] =>
      step.counterparties
        .slice(0, 8)
        .flatMap(({ address, sums, transfers, last }) =>
          sums
            .slice(0, 1)
            .map((one) =>
              isBack
                ? [address, step.address, one.in, transfers, last]
                : [step.address, address, one.out, transfers, last],
            ),
        );
    writer.table(isBack ? 'First hop back' : 'First hop', columns, toRows(data), callId);
    for (const id of FOLLOWED_STEPS) {
      const step = read<TransfersData>(id);
      if (step === undefined) continue;
      if (step.data.counterparties.length === 0)
        writer.text`From there the trail ends: ${step.data.address} ${words(isBack ? 'received nothing' : 'sent nothing on')} in ${counted(step.data.looked, 'transaction')}.`;
      writer.table(isBack ? 'Second hop back' : 'Second hop', columns, toRows(step.data), step.callId);
    }
    writer.note`Units of money carry no marks: a second hop shows what those accounts moved, not that it was the same money. Only addresses that a key can sign for are followed on.`;
    tellReach(writer, data);
    writer.suggest(
      isBack ? 'Where did the money go?' : 'Where did the money come from?',
      'Who does it deal with most?',
      'Show its latest transactions',
    );
  },
});
