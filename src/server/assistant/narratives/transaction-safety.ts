import type { Span } from '#contracts/assistant/agent';
import { unsigned, words } from '../writing/counted.ts';
import { listed, say } from '#assistant/write/writer';
import {
  defineTransactionNarrative,
  distinct,
  isFailed,
  isNegative,
  type TransactionData,
} from './define-transaction-narrative.ts';

interface Rule {
  /** What is looked for. */
  readonly rule: string;
  /** What was found, a sentence each. */
  readonly found: readonly (readonly Span[])[];
}

export default defineTransactionNarrative({
  id: 'transaction.safety',
  title: 'Look for warning signs in the transaction',
  tell(writer, data, { callId }) {
    const rules = judge(data);
    const findings = rules.flatMap(({ found }) => found);
    const [first] = findings;
    if (isFailed(data))
      writer.line`It failed, so nothing in it took effect but the fee of ${data.fee}. It cannot have drained anything.`;
    else if (first === undefined && !isWhole(data))
      writer.line`None of the warning signs looked for here is in the part of it that was checked; it does more than that.`;
    else if (first === undefined)
      writer.line`None of the warning signs looked for here is in it. That does not guarantee that it is safe.`;
    else writer.line`There is something to look at: ${first}`;
    if (!isFailed(data)) {
      writer.list(findings.slice(1), {});
      writer.table(
        'What was checked',
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
