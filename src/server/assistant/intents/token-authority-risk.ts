import { counted, words } from '../writing/counted.ts';
import { sentence, type Piece } from '#assistant/write/writer';
import { tokenName } from '../writing/token-name.ts';
import { anyOf, inOrder } from './define-cue.ts';
import { defineTokenIntent, type TokenTools } from './define-token-intent.ts';
import { isNone } from './define-transaction-intent.ts';

type Risk = TokenTools['get_token']['risks'][number];

export default defineTokenIntent({
  id: 'token.authority_risk',
  title: 'Look at the risks of the token',
  tool: 'get_token',
  reads: 'Read who controls the token',
  phrases: [
    'can they print more',
    'can the team print more of it',
    'can somebody make more of it',
    'is the supply fixed',
    'is the supply capped',
    'is it safe to buy {token}',
    'is it safe to trade {token}',
    'does {address} have a transfer tax',
    'transfer tax',
    'is {token} mintable',
    'is {token} freezable',
    'any warnings',
    'warnings?',
    'are there warnings for {token}',
    'anything suspicious about this token',
    'is {token} safe',
    'is {address} safe',
    'is it safe',
    'is it safe to hold {token}',
    'is this token safe',
    'is {token} a rug',
    'is it a rug',
    'is this a rug pull',
    'could this be a rugpull',
    'is {token} a scam',
    'is it a scam',
    'is this coin legit',
    'can i trust {token}',
    'is {token} a honeypot',
    'risks of {token}',
    'risk check for {token}',
    'risk?',
    'how risky is {token}',
    'what are the risks of this token',
    'any red flags for {token}',
    'red flags?',
    'security check of {address}',
    'can {token} be minted',
    'can more be minted',
    'can they mint more {token}',
    'can the supply grow',
    'can the supply be inflated',
    'is the mint authority revoked',
    'mint authority of {token}',
    'who can mint {token}',
    'can {token} be frozen',
    'can my tokens be frozen',
    'can they freeze my {token}',
    'freeze authority of {token}',
    'who has the freeze authority',
    'has the authority been renounced',
    'is the metadata mutable',
    'can the creator change the metadata',
    'what authorities does {token} have',
    'token-2022 extensions of {token}',
    'which extensions does it have',
    'is there a transfer fee on {token}',
    'does it have a transfer hook',
    'does {token} have a permanent delegate',
    'is {token} fake or the real one',
    'es seguro {token}',
    '¿es una estafa {token}?',
    'ist {token} sicher',
    'kann {token} eingefroren werden',
    'est-ce que {token} est une arnaque',
    '{token} é golpe',
    'é seguro o {token}',
    'could you please tell me whether {token} is safe',
    'i would like to know if this coin is a scam',
    'any idea whether {token} is legit',
    'is {token} legit',
    'is {token} trustworthy',
    'is {token} dangerous',
    'is {token} risky',
    'is it dangerous',
    'is it risky to hold this',
    'should i trust this token',
    'is this a trap',
    'can i sell it again or is it a honeypot',
    'will they rug',
    'has {token} been rugged',
    'did it rug',
    'does {token} look fishy',
    'is something wrong with this token',
    'what could go wrong with {token}',
    'what are the dangers',
    'what speaks against {token}',
    'safety of {token}',
    'safety score of {token}',
    'how safe is {token}',
    'how safe is this token',
    'risk level of {token}',
    'risk score',
    'check {token} for risks',
    'is {token} a fake',
    'is this the real {token}',
    'can they create more tokens out of thin air',
    'can they print new {token}',
    'can anyone mint more',
    'who can create more of it',
    'is the mint closed',
    'is minting disabled',
    'is {token} renounced',
    'can they lock my {token}',
    'can the issuer freeze it',
    'can they take my tokens away',
    'who can freeze {token}',
    'does {token} charge a tax',
    'is there a tax on this token',
    'which permissions does the creator have',
    'can the name of the token be changed',
    'can {token} be trusted',
    'does anyone have the power to freeze {token}',
    'is there any risk in holding {token}',
    'is it possible to mint more {token}',
    'has the mint authority of {token} been removed',
    'could i get rugged',
    'is this coin a honeypot',
    'should i be worried about {token}',
    'can new {token} be minted',
    'is {token} a scam or legit',
    'does the dev have mint authority',
    'can they print more {token}',
    'is this coin a rug',
    'mint authority still active here',
    'will the dev be able to freeze my {token} in my wallet',
    'honeypot check please',
    '{token} legit or scam',
    'does the creator retain any power over supply',
    'i aped into {token} last night and now im scared, how dangerous is this contract for holders',
    'freeze key renounced for {token}',
    'permanent delegate, transfer hook, anything nasty among the extensions of this mint',
    'red flags on {token}',
    'is lp burned and minting disabled or can dev pull everything',
    'risk assessment of this token for our compliance file',
    'they can block selling of this coin yes or no',
    'how safe is it to hold {token}',
    'who could inflate the supply of {token} tomorrow',
    'smells like a pump n dump coin, does the deployer have backdoors in it',
    'stablecoin issuer blacklist ability on {token}',
    'rug or legit',
    'could the creator of {token} print more out of thin air',
    'mint authority revoked on this one',
    'if i buy this, could somebody lock my tokens afterwards, like a honeypot',
    'do a security check on {token}: mint and freeze keys, transfer fees, permanent delegate, anything nasty',
    'smells like a scam coin, any red flags in how it was set up',
    'can they print more of {token}',
    'mint authority revoked or not',
    'can the dev freeze my {token}',
    'is {token} a honeypot where nobody can sell',
    'smells like a scam coin, any red flags here',
    'does somebody keep the power to inflate the supply of {token}',
    'rugcheck {token}',
    'is the lp burned, are authorities renounced',
    'how safe is {token} contract wise',
    'my aunt put her savings in {token} and i fear the team is able to lock her account or dilute her',
    'before i throw my rent money at {token} tell me straight if the creator still has a way to mint a billion more or to lock us in',
  ],
  cues: [
    [
      anyOf(
        /\b(?:trap|tax|print|fixed|capped|renounced|fake|metadata mutable|minting disabled|mint closed|take my tokens)\b|\b(?:who|somebody|anyone) can (?:mint|create|make) (?:more|\{token\})/,
        inOrder(
          /\bcan (?:the )?(?:supply grow|somebody|anybody|anyone|they)\b/,
          /\b(?:more|grow|away|freeze|mint)\b/,
        ),
      ),
      0.45,
    ],
    [
      /\b(?:safe|risky|dangerous) to (?:trade|buy|hold)\b|\bsuspicious about\b|\b(?:wrong|could go wrong) with\b|\bspeaks against\b|\bthe real (?:one|\{token\})|\bname of the token be changed\b|\barnaque\b|\beingefroren\b|\bextensions?\b|\bsupply grow\b/,
      0.45,
    ],
    [
      anyOf(
        /\bauthorit\w{1,12} (?:revoked|renounced)|\b(?:transfer (?:fee|hook)|permanent delegate|extensions?)\b/,
        inOrder(/^(?!what (?:is|are) an? )/, /\b(?:mint|freeze) authorit\w/),
      ),
      0.45,
    ],
    [
      inOrder(/\bcan\b/, /\b(?:mint(?:ed)?|print|freez\w{1,12}|frozen|inflate[d]?|dilute[d]?|seize[d]?)\b/),
      0.5,
    ],
    [/\b(?:rug(?:pull|ged)?|honeypot|scam|legit|red flags?)\b/, 0.3],
    [
      anyOf(
        inOrder(/\b(?:safe|seguro|sicher)\b/, /\{token\}/),
        inOrder(/\{token\}/, /\b(?:safe|risky|scam)\b/),
        inOrder(/\b(?:token|coin)\b/, /\bsafe\b/),
      ),
      0.3,
    ],
  ],
  tell(writer, data, { callId, asked }) {
    const name = tokenName(data);
    const { danger, caution, unknown } = data.riskCounts;
    const minting: Piece =
      data.mintAuthority === undefined
        ? words('Nobody can make new units any more.')
        : [data.mintAuthority, words(' can make new units at any time.')];
    const freezing: Piece =
      data.freezeAuthority === undefined
        ? words('Nobody can freeze what others hold.')
        : [
            data.freezeAuthority,
            words(' can freeze what anyone holds, so that it can be neither sold nor moved.'),
          ];
    const topic = toTopic(asked.text);
    if (topic === 'mint') {
      if (data.mintAuthority === undefined)
        writer.line`No: nobody can make new units of ${name} any more; its mint names no mint authority.`;
      else writer.line`Yes: ${data.mintAuthority} can make new units of ${name} at any time.`;
      writer.text`${freezing}`;
    } else if (topic === 'freeze') {
      if (data.freezeAuthority === undefined)
        writer.line`No: nobody can freeze what others hold of ${name}; its mint names no freeze authority.`;
      else writer.line`Yes: ${data.freezeAuthority} can freeze what anyone holds of ${name}.`;
      writer.text`${minting}`;
    } else {
      if (isNone(danger) && isNone(caution)) {
        writer.line`None of our rules finds a danger in ${name}; that does not make it safe, it only means that none of these rules found anything.`;
      } else {
        writer.line`Our rules find ${counted(danger, 'danger')} and ${counted(caution, 'caution')} in ${name}; whether that makes it unsafe for you is not for a rule to say.`;
      }
      writer.text`${minting} ${freezing}`;
    }
    if (data.lookAlike !== undefined) {
      writer.text`It looks like ${data.lookAlike.name} and is not: that one has the mint ${data.lookAlike.mint}.`;
    } else if (data.wellKnown !== undefined) {
      writer.text`Its mint is that of ${data.wellKnown.name} on our short list of well-known tokens.`;
    }
    const alarming = data.risks.filter(({ level }) => level.raw === 'danger' || level.raw === 'caution');
    const columns = [{ title: 'Level' }, { title: 'About' }, { title: 'Finding' }, { title: 'Evidence' }];
    writer.table('What the rules found', columns, alarming.map(toRow), callId);
    writer.list(
      data.powers
        .filter(
          ({ tone, topic: about }) => tone.raw !== 'safe' && about.raw !== 'mint' && about.raw !== 'freeze',
        )
        .map(({ sentence: said }) => sentence(said)),
      { depth: 3 },
    );
    const rest = data.risks.filter((risk) => !alarming.includes(risk));
    writer.table('The other rules', columns, rest.map(toRow), callId, 3);
    for (const { title, rule } of alarming) writer.full`${title}: ${rule}`;
    if (!isNone(unknown))
      writer.note`${counted(unknown, 'rule')} could not be judged for want of what has to be known for that.`;
    writer.note`No rule can tell what somebody means to do, and no finding is advice.`;
    writer.suggest(
      'Who are its biggest holders?',
      'What is its liquidity?',
      'Show its last trades',
      'What is this token?',
    );
  },
});

const toRow = ({ level, title, finding, evidence }: Risk): readonly Piece[] => {
  const [first] = evidence;
  const value = first?.value;
  return [
    level,
    title,
    finding,
    value === undefined ? undefined : 'template' in value ? sentence(value) : value,
  ];
};

/** What exactly is asked, where it is one thing. */
function toTopic(text: string): 'mint' | 'freeze' | undefined {
  const mint =
    /\bmint(?:ed|able|ing)?\b(?! address)|inflat|dilut|supply (?:grow|increase)|more (?:units|supply|tokens)/i.test(
      text,
    );
  const freeze = /\bfreez|\bfrozen|eingefroren|congel/i.test(text);
  if (mint === freeze) return undefined;
  return mint ? 'mint' : 'freeze';
}
