import { counted, words } from '../writing/counted.ts';
import { sentence, type Piece } from '#assistant/write/writer';
import { tokenName } from '../writing/token-name.ts';
import { defineTokenNarrative, type TokenTools } from './define-token-narrative.ts';
import { isNone } from './define-transaction-narrative.ts';

type Risk = TokenTools['get_token']['risks'][number];

export default defineTokenNarrative({
  id: 'token.risk',
  title: 'Look at the risks of the token',
  tool: 'get_token',
  reads: 'Read who controls the token',
  tell(writer, data, { callId }) {
    const name = tokenName(data);
    const { danger, caution, unknown } = data.riskCounts;
    const minting: Piece =
      data.isNative.raw === 'yes'
        ? words('Whoever wraps SOL makes units of it, one for each lamport, and nobody else can.')
        : data.mintAuthority === undefined
          ? words('Nobody can make new units any more.')
          : [data.mintAuthority, words(' can make new units at any time.')];
    const freezing: Piece =
      data.freezeAuthority === undefined
        ? words('Holders cannot be frozen.')
        : [
            data.freezeAuthority,
            words(' can freeze the tokens of any holder: they can then neither sell nor move them.'),
          ];
    if (isNone(danger) && isNone(caution)) {
      writer.line`None of our rules finds a danger in ${name}; that does not make it safe, it only means that none of these rules found anything.`;
    } else {
      writer.line`Our rules find ${counted(danger, 'danger')} and ${counted(caution, 'caution')} in ${name}; whether that makes it unsafe for you is not for a rule to say.`;
    }
    writer.text`${minting} ${freezing}`;
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
      writer.note`${counted(unknown, 'rule')} could not be checked because data for it is missing.`;
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
