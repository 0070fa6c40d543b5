import { counted } from '../writing/counted.ts';
import { listed, sentence, toSpans, type Piece } from '#assistant/write/writer';
import { anyOf, inOrder } from './define-cue.ts';
import { defineTransactionIntent, isFailed } from './define-transaction-intent.ts';

/** Changes a reader takes in at a glance; the others are stated in full. */
const FEW = 8;

export default defineTransactionIntent({
  id: 'tx.explain',
  title: 'Explain the transaction',
  phrases: [
    'describe what this one does',
    'describe what it does',
    'what am i seeing here',
    'what did the sender do in this transaction',
    'what does this signature do',
    'tldr',
    'what action was performed',
    'which action did this transaction perform',
    'what type of transaction is it',
    'was macht {tx}',
    'was ist diese transaktion',
    'what does this mean',
    'i am new to solana what does this transaction mean',
    'short version of this transaction',
    'the short version of {tx}',
    'make sense of this transaction',
    'what was done in this transaction',
    'what was done here',
    'analyse this transaction',
    'what is it all about',
    'the gist of {tx}',
    'what is the gist of it',
    'kannst du {tx} erklären',
    'explain this transaction',
    'explain {tx}',
    'explain this',
    'what happened in {tx}',
    'what happened here',
    'what happened in this transaction',
    'what does this transaction do',
    'what did this tx do',
    'what did {tx} do',
    'summarise {tx}',
    'summary of this transaction',
    'give me a summary of this transaction',
    'tl;dr of this tx',
    'break it down',
    'break down this tx step by step',
    'eli5 this tx',
    'explain it like i am five',
    'decode {tx}',
    'decode this transaction for me',
    'tell me about transaction {tx}',
    'what is this transaction',
    'what is {tx}',
    'what is this tx about',
    'what is the meaning of this transaction',
    'walk me through this transaction',
    'describe the transaction',
    'interpret this transaction',
    'what is going on in this tx',
    'help me understand this transaction',
    'i do not understand this transaction',
    'what was the purpose of {tx}',
    'what kind of transaction is this',
    '{tx}',
    'look at {tx}',
    'analyse {tx}',
    'can you read this transaction',
    'explain in plain english what this transaction did',
    'qué hizo esta transacción',
    'explica esta transacción',
    'qué pasó en {tx}',
    'was macht diese transaktion',
    'erkläre mir diese transaktion',
    'explique cette transaction',
    "que s'est-il passé dans cette transaction",
    'o que aconteceu nesta transação',
    'explique esta transação',
    'could you please explain to me in simple words what this transaction does',
    'i would like to understand this transaction',
    'i do not get this transaction',
    'i have no idea what this transaction is',
    'any idea what {tx} is about',
    'what the hell is this transaction',
    'what is this about',
    'what is happening in {tx}',
    'what is going on here',
    'what went on in {tx}',
    'what took place in this transaction',
    'what is the point of this transaction',
    'what is the story of {tx}',
    'what was {tx} for',
    'what was this transaction for',
    'what is it for',
    'what did this transaction achieve',
    'what did i sign here',
    'what did i do here',
    'what did they do',
    'what did the wallet do here',
    'what does it do',
    'what does {tx} do',
    'what does it all mean',
    'what have we here',
    'what am i looking at',
    'can you make sense of {tx}',
    'can you tell what {tx} did',
    'explain please',
    'explain this to a beginner',
    'explain it step by step',
    'explain the steps of {tx}',
    'go through {tx} step by step',
    'step by step',
    'overview of {tx}',
    'overview',
    'details of this transaction',
    'details of {tx}',
    'tell me about this transaction',
    'tell me the story',
    'in short',
    'in simple terms',
    'summarize',
    'summary',
    'summary please',
    'simple explanation of {tx}',
    'translate this transaction into plain words',
    'read {tx} for me',
    'was it a swap or a transfer',
    'is it a swap',
    'is this an nft sale',
    'show {tx}',
    'can you explain this in plain language',
    'what is this transaction doing',
    'tell me what happened here',
    'i want to understand {tx}',
    'what was going on in this transaction',
    'give me the short version',
    'what is {tx} all about',
    'break {tx} down for me',
    'what did that transaction do exactly',
    'can you walk me through {tx}',
    'explain this transaction like i am five',
    'wtf is this tx',
    'walk me through {tx} step by step',
    'i do not understand what i am looking at here, so many instructions, can you put it in plain words',
    'summarize {tx}',
    'what was the point of this transaction',
    'tldr of this tx',
    'translate all that hex in {tx} to human language',
    'was {tx} a swap, a stake, a mint or something else',
    'my husband clicked approve on something and it made {tx}, what did that do',
    'narrate the instructions in order',
    'describe operation {tx} for me, i am new to crypto',
    'what is going on in this one',
    'interpret {tx} for a newspaper reader',
    'what kind of operation does this signature represent',
    'i did something on a site yesterday and got {tx}, what was it i actually did',
    'i do not understand any of this, put it in plain english',
    'decode {tx} for a non techie, i ca not make sence of it',
    'eli5 this transaction',
    'my grandson did this on my phone and i have no clue what it was for. could you describe what this transaction does',
    'walk me through this',
    '{tx} in plain english',
    'i do not get this transaction at all, translate it for a normal person',
    'my accountant wants one sentence saying what {tx} was',
    'what was he doing here',
    'what is the story behind {tx}, step by step',
    'was {tx} a stake, a swap, an nft mint or what',
    'break down the instructions for me',
    'ok so i am new, my cousin set this up for me, and i see {tx} in my list with fifty lines of gibberish, what on earth took place there',
  ],
  cues: [
    [
      /^\W{0,9}(?:tl;?dr|in short|step by step|what (?:am i|do i) (?:see|seeing|looking)|break it down)\b/,
      0.4,
    ],
    [
      anyOf(
        /^\W{0,9}what (?:did|does) (?:they|it|this|i|the (?:sender|wallet)) (?:do|mean)\b|\bi do not (?:understand|get) (?:this|it)|\bwhat (?:went on|took place)\b|\bgo through \{tx\}|\btransaction mean\b|\bi am five\b|\bswap or a transfer\b|\b(?:is it a swap|nft sale)\b/,
        inOrder(/\bmean\b/, /\btransaction\b/),
      ),
      0.35,
    ],
    [
      inOrder(
        /\b(?:explain|summar\w{1,12}|decode|describe|eli5|break (?:it |this )?down|walk me through)\b/,
        /\{tx\}|\btx\b|\btransaction\b/,
      ),
      0.3,
    ],
  ],
  tell(writer, data, { callId }) {
    const failed = isFailed(data);
    writer.line`${sentence(data.summary)}.`;
    if (failed) {
      writer.text`Nothing it tried to move was moved. The fee of ${data.fee} was still paid, by ${data.feePayer}.`;
    } else {
      // One trade in one pool is what the first sentence says.
      for (const { trader, sold, bought, venues, swaps } of data.trades) {
        if (venues.length === 0 || (data.trades.length === 1 && swaps.raw === '1')) continue;
        writer.text`${trader} gave ${sold} and got ${bought}, in ${counted(swaps, 'step')} through ${listed(venues)}.`;
      }
    }
    if (data.time !== undefined) {
      writer.text`It is ${data.confirmation}, in slot ${data.slot}, at ${data.time}, which is ${data.age} ago. ${data.feePayer} paid a fee of ${data.fee}.`;
    }
    const rows = data.changes.map(({ owner, amount, after }): readonly Piece[] => [owner, amount, after]);
    const columns = [
      { title: 'Owner' },
      { title: 'Change', align: 'end' as const },
      { title: 'Afterwards', align: 'end' as const },
    ];
    writer.table('Who gained and lost what', columns, rows.slice(0, FEW), callId);
    writer.table('Further changes', columns, rows.slice(FEW), callId, 3);
    for (const memo of data.memos.slice(0, 3)) {
      writer.text`It carries a memo, which its sender wrote: ${memo}`;
    }
    writer.full`It has ${counted(data.topLevelCount, 'instruction')} of its own, ${data.instructionCount} with those they call, of ${counted(data.programCount, 'program')}.`;
    writer.table(
      'What it did, step by step',
      [{ title: 'Step' }, { title: 'Program' }, { title: 'What it does' }],
      data.steps.map(({ path, program, title, sentence: said, failed: broke }) => [
        path,
        program,
        [
          said !== undefined ? sentence(said) : toSpans(title ?? { kind: 'text', text: 'not known here' }),
          broke === undefined ? undefined : { kind: 'text', text: ' (failed)' },
        ],
      ]),
      callId,
      3,
    );
    writer.table(
      failed ? 'What it would have moved' : 'Everything that moved',
      [{ title: 'Step' }, { title: 'From' }, { title: 'To' }, { title: 'Amount', align: 'end' }],
      data.actions
        .filter(({ kind }) => kind.raw === 'transfer' || kind.raw === 'mint' || kind.raw === 'burn')
        .map(({ instruction, kind, from, to, owner, amount }) => [
          instruction,
          kind.raw === 'mint' ? toSpans({ kind: 'text', text: 'minted' }) : (from ?? owner),
          kind.raw === 'burn' ? toSpans({ kind: 'text', text: 'burned' }) : (to ?? owner),
          amount,
        ]),
      callId,
      3,
    );
    if (data.compute.used !== undefined) {
      if (data.compute.limit === undefined) writer.full`It used ${data.compute.used} of compute.`;
      else
        writer.full`It used ${data.compute.used} of the ${data.compute.limit} of compute it may use, or ${data.compute.share}.`;
    }
    writer.full`It was signed by ${listed(data.signers)}.`;
    writer.suggest(
      failed ? 'Why did it fail?' : 'Who sent what to whom?',
      'What was the fee?',
      'Which programs were called?',
      'Is this transaction safe?',
    );
  },
});
