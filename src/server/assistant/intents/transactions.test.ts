import { describe, expect, test } from 'vitest';
import { createHear, testSaid, type Said } from '../testing/hear.ts';

const TX = '3WdcAzpvjCrQjBwTvdPdHVUDbrF4sPw4YwiRswng1V6iaWJFfTepVBtxhzGDNRjyA1VJpjtAbkr3iTuWqXCRyrCB';
const WALLET = 'BkJNSahZY7tJVWSr9HgDiJr3eHB9NtHCqrX25JxMwetc';
const PAGE = `/tx/${TX}`;
const hear = createHear([], Date.UTC(2026, 9, 1));

const SAID: Said = {
  'tx.explain': [
    'can you explain what is happening in this tx?',
    'Explain this one to me like I have no clue',
    'give me the gist of this transaction',
    'so what did this transaction actually do',
    `Please decode ${TX}`,
    `hey, what's ${TX} about?`,
    'what just happened?',
    'break this transaction down for a beginner',
    'summarise this for me',
    'transaction summary pls',
    'I want to understand this transaction',
    'explícame esta transacción',
    'kannst du diese Transaktion erklären?',
    'Peux-tu expliquer cette transaction ?',
  ],
  'tx.status': [
    'did my tx make it?',
    'has this been confirmed yet?',
    'is the transaction final?',
    `check whether ${TX} went through`,
    `is ${TX} finalised`,
    'what is the status here',
    'did this tx succeed or fail?',
    'was that successful',
    'has it been confirmed by now',
    'is my transfer finalized already',
    'transaction status please',
    'confirmed or not?',
    '¿se confirmó?',
  ],
  'tx.failure': [
    'why did my transaction fail??',
    'whats the reason this failed',
    'what error did it throw',
    'can you tell me why it was reverted',
    'explain the failure',
    'how to fix this error',
    `why was ${TX} unsuccessful`,
    'what does this error mean and how do I avoid it',
    'reason it failed',
    'why error',
    'what broke here?',
    '¿por qué ha fallado?',
    'warum ist das fehlgeschlagen?',
    'pourquoi ça a échoué ?',
  ],
  'tx.fee': [
    'what fee did they pay?',
    'how expensive was this tx',
    'how much SOL was spent on fees here',
    'did they pay a priority fee?',
    'gas cost?',
    'what was the network fee for this',
    `cost of ${TX}`,
    'show me the fee',
    'how high was the transaction fee',
    'the fee in lamports please',
    'total fee paid',
    'cuánto fue la comisión',
    'wie hoch waren die Gebühren?',
    'combien coûtait cette transaction en frais',
  ],
  'tx.compute': [
    'how much CU did it burn',
    'compute units?',
    'what was the compute budget',
    `CU consumption of ${TX}`,
    'how many compute units were consumed here',
    'did this tx hit its compute limit',
    'cu limit vs cu used',
    'show compute usage',
    'compute unit consumption please',
    'was it close to running out of compute',
    'how many CUs were requested and used',
  ],
  'tx.transfers': [
    'which tokens were sent in this transaction?',
    'who was the recipient?',
    'list all the transfers it contains',
    'show token transfers',
    'how much was sent and to whom',
    `what was transferred in ${TX}`,
    'who sent the funds and who received them',
    'list movements of tokens in this tx',
    'where did the sol go in this transaction',
    'what payments does it contain',
    'transfer list',
    'who was paid in this',
  ],
  'tx.balance_changes': [
    'what are the balance changes?',
    'how did everyone’s balances change',
    `what did ${WALLET} lose in ${TX}`,
    'net change for the signer',
    'who came out ahead, who lost',
    'how much did the signer gain or lose',
    'show balances before and after',
    'gain and loss per account',
    'net effect on balances',
    'list the balances that changed',
    'what was the net result for the fee payer',
  ],
  'tx.programs': [
    'what programs are involved?',
    'which contract did it call',
    'list the programs invoked by this transaction',
    'which protocols did this touch',
    'what dex did this go through',
    `programs used in ${TX}`,
    'what smart contracts were invoked',
    'does this tx use the token program',
    'which apps did it interact with',
    'show called programs',
    'which program ids are in it',
  ],
  'tx.signers': [
    'who were the signers?',
    'who authorised this transaction',
    'list signers',
    `which wallets signed ${TX}`,
    'who is paying the fee here?',
    'whose signature is on it',
    'which account is the fee payer',
    'who submitted this transaction',
    'how many people signed this',
    'did more than one wallet sign it',
    '¿quién la firmó?',
  ],
  'tx.swap_price': [
    'what price was paid in this swap?',
    'execution price?',
    'at which rate did they swap',
    `what price did the trader get in ${TX}`,
    'price per token for this trade',
    'how big was the slippage',
    'what was the effective exchange rate',
    'did they get a good rate',
    'swap price please',
    'which price did this trade execute at',
    'how much did they pay per token',
  ],
  'tx.safety': [
    'is this transaction dangerous?',
    'was I drained??',
    'did this tx steal my tokens',
    'does this look like a scam',
    `is ${TX} a phishing transaction`,
    'any suspicious approvals?',
    'is there anything malicious in it',
    'did I sign something harmful',
    'did this give someone control of my tokens',
    'red flags?',
    'was it a hack',
    '¿es segura?',
  ],
  'tx.time': [
    'when did this transaction happen?',
    'what time was this confirmed',
    'in which slot did it land',
    'so how long ago did they send this',
    `date and time of ${TX}`,
    'timestamp please',
    'which block contains it',
    'what slot?',
    'block of this tx',
    'how many minutes ago was this sent',
    '¿cuándo pasó?',
    'wann war das genau',
  ],
};

testSaid(SAID, hear, { page: PAGE, slots: { signature: TX } });

describe('questions about a transaction', () => {
  test('a change of one wallet is asked of that wallet', () => {
    const { intent, slots } = hear(`what did ${WALLET} gain in ${TX}`, { page: PAGE });
    expect([intent, slots]).toEqual(['tx.balance_changes', { signature: TX, address: WALLET }]);
  });

  test('the earlier turn gives the transaction where no page does', () => {
    const entities = [{ kind: 'transaction', id: TX }] as const;
    const thread = [{ question: `explain ${TX}`, context: { intent: 'tx.explain', entities } }];
    expect(hear('and the fee?', { thread })).toMatchObject({ intent: 'tx.fee', slots: { signature: TX } });
  });

  test('without a transaction anywhere it is asked for', () => {
    expect(hear('who signed this transaction')).toMatchObject({
      intent: 'unclear: missing',
      about: 'tx.signers',
    });
  });
});
