import type { Span } from '#contracts/assistant/agent';
import { unsigned, words } from '../writing/counted.ts';
import { listed, say } from '#assistant/write/writer';
import { anyOf, inOrder } from './define-cue.ts';
import {
  defineTransactionIntent,
  distinct,
  isFailed,
  isNegative,
  type TransactionData,
} from './define-transaction-intent.ts';

interface Rule {
  /** What is looked for. */
  readonly rule: string;
  /** What was found, a sentence each. */
  readonly found: readonly (readonly Span[])[];
}

export default defineTransactionIntent({
  id: 'tx.safety',
  title: 'Look for warning signs in the transaction',
  phrases: [
    'did i lose control',
    'did i lose control of my account',
    'did i lose access',
    'did they take over my account',
    'did someone take over my wallet',
    'did they take my account',
    'should i be concerned',
    'is there reason to be concerned about {tx}',
    'was this an attack',
    'was it an exploit',
    'anything fishy',
    'is this transaction safe',
    'is {tx} safe',
    'is it safe',
    'is this safe',
    'was it safe to sign {tx}',
    'did i get drained',
    'did i get drained in {tx}',
    'was my wallet drained',
    'did i get hacked',
    'was i scammed in this transaction',
    'is this a scam transaction',
    'is {tx} malicious',
    'is this tx suspicious',
    'anything suspicious in this transaction',
    'anything dangerous here',
    'any red flags in {tx}',
    'red flags in this transaction',
    'are there approvals in it',
    'did i approve something',
    'did i approve a delegate in {tx}',
    'were any token approvals granted',
    'suspicious approvals or authority changes',
    'did it change an authority',
    'was ownership of my account changed',
    'did someone steal from me in this tx',
    'was something stolen',
    'is it phishing',
    'does it call unknown programs',
    'should i worry about this transaction',
    'should i be worried',
    'check {tx} for risks',
    'risks of this transaction',
    'did it give away control of my account',
    'can i trust this transaction',
    'es segura esta transacción',
    'me robaron en esta transacción',
    'ist diese transaktion sicher',
    'wurde ich bestohlen',
    'cette transaction est-elle sûre',
    'essa transação é segura',
    'could you please check whether this transaction is safe',
    'i would like to know whether i got scammed',
    'i think i got scammed',
    'i think i was hacked',
    'i think my wallet was drained in {tx}',
    'i lost my tokens what happened',
    'i lost everything what happened here',
    'my tokens are gone',
    'my wallet is empty was i hacked',
    'somebody emptied my wallet',
    'somebody took my tokens',
    'did somebody steal my sol',
    'did someone take my money',
    'did i fall for a scam',
    'did i sign something bad',
    'did i sign something dangerous in {tx}',
    'did i give someone permission',
    'did i give away access',
    'did i give them access to my tokens',
    'did i allow them to take my tokens',
    'was something approved',
    'was an approval given in {tx}',
    'was a delegate set',
    'was an authority handed over',
    'is this a drainer',
    'is it a drainer',
    'is it harmful',
    'is {tx} harmful',
    'is {tx} dangerous',
    'is it legit',
    'is {tx} legit',
    'is it ok to sign this',
    'is this malicious',
    'is anything wrong with this transaction',
    'is there anything i should worry about',
    'is my wallet still safe after {tx}',
    'are my funds safe',
    'anything weird here',
    'anything unusual in {tx}',
    'anything to worry about',
    'any danger',
    'any risks in {tx}',
    'warning signs',
    'warning signs in {tx}',
    'security check of this transaction',
    'how safe is this transaction',
    'how risky is {tx}',
    'should i trust {tx}',
    'is it possible that i was scammed here',
    'did this give someone access to my tokens',
    'is there something suspicious in {tx}',
    'was my account taken over',
    'was i drained here',
    'does {tx} look suspicious',
    'did i approve anything dangerous',
    'was i drained in {tx}',
    'is this transaction malicious',
    'did i get hacked here',
    '{tx} scam or fine',
    'was that approval i gave dangerous',
    'i clicked a link for a free nft and now there is this, tell me my wallet is not compromised',
    'phishing check {tx}',
    'does {tx} hand over control of my accounts to somebody',
    'is there a drainer behind this tx',
    'anything shady in {tx}',
    'should i worry that i signed this one',
    'did a thief empty my wallet through {tx}',
    'did i just sign away an unlimited delegate',
    'suspicious activity in {tx}, our security desk wants a verdict',
    'is my money stolen by this transaction',
    'was i sandwiched by an mev bot in {tx}',
    'harmless or an exploit',
    'any setauthority or hidden assign trick buried in {tx}',
    'did i get sandwiched here',
    'was i sandwiched in {tx}',
    'omg was that a drainer, are they emptying my wallet with this',
    'is there anything malicious in {tx}',
    'i think i clicked a phishing link, is this the bad one, am i ok',
    'worried that i gave some drainer approval over my tokens with this one. please check',
    '{tx} came out of nowhere and looks shady, should i be worreid',
    'scam transaction y/n',
    'did i get drained by {tx}',
    'is this a phishing thing',
    'i clicked approve on a sketchy mint site and {tx} came out of it, am i screwed',
    'was my wallet compromised here',
    'should i be worried about this tx',
    'did {tx} give some scammer an approval over my tokens',
    'looks like a drainer, confirm',
    'safe or not {tx}',
    'i am such an idiot, i connected to a free nft page and signed {tx} without reading, could it be that it lets them take all i have',
    'any hidden set authority trick in this transaction',
    'did they steal from me through this tx',
  ],
  cues: [
    [/\b(?:taken|take|took) over\b/, 0.5],
    [
      anyOf(
        /\b(?:approvals? granted|ownership of my account|unknown programs|robaron|bestohlen|s[uû]re|are gone|emptied|took my|handed over|ok to sign|security check of this transaction)\b|\banything wrong with this transaction\b|\bdelegate set\b/,
        inOrder(/\bi lost (?:my|everything)\b/, /\bwhat happened\b/),
      ),
      0.55,
    ],
    [
      /\b(?:drain\w{0,12}|hacked|scam\w{0,12}|phish\w{0,12}|stolen|steal|malicious|red flags?|suspicious)\b/,
      0.2,
    ],
    [
      inOrder(/\b(?:safe|approv\w{0,12}|risk\w{0,12}|worr\w{0,12}|trust)\b/, /\{tx\}|\btx\b|\btransaction\b/),
      0.3,
    ],
    [inOrder(/\b(?:i|my wallet|me)\b/, /\b(?:drained|hacked|scammed|robbed)\b/), 0.4],
  ],
  tell(writer, data, { callId }) {
    const rules = judge(data);
    const findings = rules.flatMap(({ found }) => found);
    const [first] = findings;
    if (isFailed(data))
      writer.line`It failed, so nothing in it took effect but the fee of ${data.fee}. It cannot have drained anything.`;
    else if (first === undefined && !isWhole(data))
      writer.line`None of the warning signs looked for here is in the part of it that was looked at; it does more than that.`;
    else if (first === undefined)
      writer.line`None of the warning signs looked for here is in it. That is no promise that it is safe.`;
    else writer.line`There is something to look at: ${first}`;
    if (!isFailed(data)) {
      writer.list(findings.slice(1), {});
      writer.table(
        'What was looked for',
        [{ title: 'Rule' }, { title: 'Found' }],
        rules.map(({ rule, found }) => [words(rule), words(found.length === 0 ? 'no' : 'yes')]),
        callId,
      );
    }
    writer.note`These are rules over what the transaction did. They see no intentions, no other transactions and nothing outside the chain.`;
    writer.suggest('Who gained and lost what?', 'Which programs were called?', 'Explain this transaction');
  },
});

/** Whether every action and every change of a balance was looked at. */
const isWhole = ({ actions, actionCount, changes, changeCount }: TransactionData): boolean =>
  actionCount.raw === String(actions.length) && changeCount.raw === String(changes.length);

function judge(data: TransactionData): readonly Rule[] {
  const of = (kind: string) => data.actions.filter((action) => action.kind.raw === kind);
  const signers = new Set(data.signers.map(({ raw }) => raw));
  const strange = data.programs.filter(({ known }) => known.raw === 'no').map(({ program }) => program);
  const losers = distinct(
    data.changes
      .filter(({ owner, amount }) => signers.has(owner.raw) && isNegative(amount))
      .map(({ owner }) => owner),
  ).filter((owner) =>
    data.changes.every((change) => change.owner.raw !== owner.raw || isNegative(change.amount)),
  );
  const leaving = of('transfer').filter(
    ({ from, to }) => from !== undefined && to !== undefined && signers.has(from.raw) && !signers.has(to.raw),
  );
  return [
    {
      rule: 'A delegate may spend tokens of an account',
      found: of('approve').map(({ account, to, amount, unlimited }) =>
        unlimited?.raw === 'yes'
          ? say`${to} may now spend without limit from ${account}.`
          : say`${to} may now spend ${amount} from ${account}.`,
      ),
    },
    {
      rule: 'The authority over an account changed hands',
      found: of('set-authority').map(({ authority, account, to }) =>
        to === undefined
          ? say`Nobody has ${authority} ${account} any more.`
          : say`${to} now has ${authority} ${account}.`,
      ),
    },
    {
      rule: 'A signer gave and got nothing back',
      found: losers.flatMap((owner): readonly (readonly Span[])[] => {
        const to = distinct(
          leaving.flatMap(({ from, to: receiver }) =>
            from?.raw === owner.raw && receiver ? [receiver] : [],
          ),
        );
        if (to.length === 0) return [];
        const lost = data.changes
          .filter((change) => change.owner.raw === owner.raw)
          .map(({ amount }) => unsigned(amount));
        return [
          say`${owner} gave ${listed(lost)} and got nothing back; it went to ${listed(to.slice(0, 5))}. A plain payment looks the same.`,
        ];
      }),
    },
    {
      rule: 'A program runs that our registry does not know',
      found: strange.map((program) => say`${program} runs in it, and our registry does not know it.`),
    },
    {
      rule: 'An account was closed and its SOL went to somebody who did not sign',
      found: of('close-account')
        .filter(({ to }) => to !== undefined && !signers.has(to.raw))
        .map(({ account, to }) => say`${account} was closed; what was in it went to ${to}.`),
    },
    {
      rule: 'A program was replaced or closed',
      found: [...of('upgrade'), ...of('close-program')].map(
        ({ account }) => say`The code of ${account} was replaced or closed.`,
      ),
    },
  ];
}
