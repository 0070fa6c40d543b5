import type { Found } from '../tools/define-tool.ts';
import type getAccount from '../tools/get-account.ts';
import { defineAccountIntent } from './define-account-intent.ts';
import { anyOf, inOrder } from './define-cue.ts';

type Data = NonNullable<Found<typeof getAccount>['data']>;

export default defineAccountIntent({
  id: 'acct.owner_authority',
  title: 'Find who controls the account',
  phrases: [
    'whose token account is this',
    'whose token account is {address}',
    'who is allowed to move these tokens',
    'who is allowed to spend these tokens',
    'who may move the tokens in this account',
    'is it controlled by a program or a person',
    'is this controlled by a person',
    'is {address} controlled by a program',
    'is it a pda?',
    'is it a pda or a wallet',
    'is this address a pda',
    'who is in charge of it',
    'who is in charge of {address}',
    'who controls this account',
    'who controls {address}',
    'who owns {address}',
    'who owns this account',
    'who owns it',
    'who is the owner of {address}',
    'who is the owner of this token account',
    'owner?',
    'owner of {address}',
    'owner program of {address}',
    'which program owns {address}',
    'which program owns this account',
    'what program does this account belong to',
    'authority?',
    'authority of {address}',
    'authorities of this account',
    'who has authority over {address}',
    'who has control over this account',
    'who can move funds from {address}',
    'who can spend from {address}',
    'who can withdraw from this stake account',
    'who can withdraw from {address}',
    'who can close this account',
    'who is the delegate of {address}',
    'is there a delegate',
    'does {address} have a delegate',
    'is a delegate allowed to spend from this account',
    'who is the stake authority',
    'withdraw authority of {address}',
    'close authority of {address}',
    'who manages {address}',
    'to whom does {address} belong',
    'whose account is {address}',
    'is this account controlled by a program',
    'is {address} a pda',
    'can anyone sign for {address}',
    'is it a program derived address',
    'a quién pertenece {address}',
    'quién controla {address}',
    'wem gehört {address}',
    'wer kontrolliert {address}',
    'à qui appartient {address}',
    'quem controla {address}',
    'could you please tell me who controls this account',
    'i would like to know who is the owner of this',
    'any idea who controls {address}',
    'who has the keys to {address}',
    'who has the say over this account',
    'who has power over {address}',
    'who can use the tokens in {address}',
    'who can touch the money in this account',
    'who can take funds out of {address}',
    'who can take tokens out of this account',
    'who is able to withdraw',
    'who is allowed to sign for {address}',
    'is somebody else allowed to move my tokens',
    'can someone else spend from {address}',
    'has a delegate been set',
    'was a delegate approved on {address}',
    'is anyone approved to spend from this account',
    'which wallet owns this token account',
    'which wallet controls {address}',
    'which program controls this account',
    'owning program',
    'owner of this token account',
    'parent wallet of this token account',
    'which key controls this stake account',
    'staker and withdrawer of {address}',
    'who is the withdrawer',
    'who governs {address}',
    'is {address} owned by a program',
    'is it owned by a program',
    'is it owned by the system program',
    'is {address} derived from a program',
    'does it have a private key or is it derived',
    'ownership of {address}',
    'who has the right to close {address}',
    'de quién es {address}',
    'under whose control is this account',
    'who is able to spend these tokens',
    'is {address} delegated to someone',
    'to which wallet does this token account belong',
    'who holds the authority over {address}',
    'who has control of {address}',
    'whose is this token account',
    'who else can move tokens out of this account',
    'owner program of this account',
    'which authority may sign for {address}',
    'is this a pda and of what program',
    'under whose control is the token account {address}',
    'does this account have a delegate or close authority',
    'who has the power to move funds out of here',
    'is it a multisig, and if so who are the members',
    'the owner field on {address} shows the system program, or is it something else',
    'what wallet is the master of this ata',
    'i found my usdc token account {address} and want to be sure nobody but me is entitled to spend from it',
    'withdraw authority of this stake account',
    'staker and withdrawer keys for {address}',
    'was the ownership of this account reassigned to some stranger',
    'parent wallet of token account {address}',
    'can anyone else sign on behalf of this vault',
    'has {address} approved any delegate',
    'who holds the keys to this treasury account, squads or a single signer',
    'who is in charge of this account, which key or program bosses it around',
    'which authority can move the funds sitting in {address}',
    'owner field',
    'i see a token account here but not the wallet that actually controls it. which one is it',
    'pda or keypair: what has the right to spend from this account',
    'debugging a constraintowner error: which program owns account {address}, and is there a delegate or close authority set',
    'who holds the keys to this token account',
    'who calls the shots over this account',
    '{address} is a pda, derived and controlled by what',
    'can somebody other than me move funds out of this, like a delegate or close authority',
    'owner field of {address}',
    'what wallet is this ata attached to',
    'stake account {address}, who has withdraw and stake authority',
    'is this vault run by a multisig and which one governs it',
    'my dapp throws an invalid owner error whenever i try to pass in {address}, so i would like to see which program or wallet has the authority over that account',
    'controlling authority here',
    'who would be able to close {address} and take the rent',
  ],
  cues: [
    [
      anyOf(
        /\bwhose (?:token )?account\b/,
        inOrder(
          /\b(?:who|anyone|someone|somebody)\b/,
          /\b(?:can|able to|allowed to|approved to|right to)\b/,
          /\b(?:use|touch|move|spend|withdraw|take|close|sign)\b/,
        ),
      ),
      0.4,
    ],
    [
      anyOf(
        /^\W{0,9}ownership\b|\bparent wallet\b|\bprivate key or\b|\b(?:wem geh[oö]rt|[aà] qui appartient|de qui[eé]n es) \{address\}/,
        inOrder(/\bown(?:s|ing|ed|ership)?\b/, /\b(?:program|token account)\b/),
      ),
      0.35,
    ],
    [inOrder(/\b(?:is|are|was) (?:it|this|that|\{address\})\b/, /\b(?:pda|program derived)\b/), 0.5],
    [/\bin charge\b/, 0.6],
    [/\b(?:control\w{0,12}|owner|authorit\w{0,12}|delegate|belongs?)\b/, 0.25],
    [/\bwho (?:can|may) (?:spend|move|withdraw|close|sign)\b|\bwho owns\b/, 0.4],
    [/\b(?:wem geh[oö]rt|a qui[eé]n pertenece|à qui appartient)\b/, 0.5],
  ],
  steps: () => [
    { id: 'account', tool: 'get_account', title: 'Read the account', args: ({ address }) => ({ address }) },
  ],
  tell(writer, { read }) {
    const found = read<Data>('account');
    if (found === undefined) return;
    const { data, callId } = found;
    const kind = 'raw' in data.type ? data.type.raw : '';
    const said = (pattern: RegExp) =>
      data.rights.find(
        ({ name, value }) =>
          'raw' in name && pattern.test(name.raw) && 'raw' in value && value.kind === 'address',
      )?.value;
    const holder =
      kind === 'token-account' ? said(/^owner$/) : kind === 'stake' ? said(/withdraw/) : undefined;
    if (data.exists.raw === 'no')
      writer.line`Nothing is stored at ${data.address}, so nobody controls anything there now.`;
    else if (kind === 'wallet' && data.signable.raw === 'yes')
      writer.line`Whoever has the key of ${data.address} controls it; it is a plain wallet.`;
    else if (kind === 'wallet')
      writer.line`No key can sign for ${data.address}: the program it was derived by controls it.`;
    else if (kind === 'token-account' && holder !== undefined)
      writer.line`${holder} owns this token account and may spend from it.`;
    else if (kind === 'stake' && holder !== undefined)
      writer.line`${holder} may withdraw from this stake account.`;
    else if (data.rights.length > 0)
      writer.line`The program ${data.owner} owns ${data.address}; the rights it writes down are below.`;
    else writer.line`The program ${data.owner} owns ${data.address}, and it alone decides who may change it.`;
    writer.table(
      'Rights over it',
      [{ title: 'Right' }, { title: 'Who has it' }],
      data.rights.map(({ name, value }) => [name, value]),
      callId,
    );
    if (data.owner !== undefined && kind !== 'wallet')
      writer.text`On the chain, ${data.owner} is the program that owns it: no other program can change its data or take its SOL.`;
    if (data.owner !== undefined && kind === 'wallet')
      writer.text`On the chain it belongs to ${data.owner}, as every plain wallet does.`;
    if (data.signable.raw === 'no')
      writer.full`Its address is off the curve: no key can sign for it, only a program.`;
    else writer.full`Its address is one a key can sign for.`;
    writer.suggest('What is this account?', 'Show its latest transactions', 'How old is this account?');
  },
});
