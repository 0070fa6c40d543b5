import { counted } from '../writing/counted.ts';
import { toSpans } from '#assistant/write/writer';
import { anyOf, inOrder, not } from './define-cue.ts';
import { defineProgramIntent, programName, type ProgramData } from './define-program-intent.ts';
import type { Piece, Writer } from '#assistant/write/writer';
import { isNone } from './define-transaction-intent.ts';

export default defineProgramIntent({
  id: 'prog.upgrade_verify',
  title: 'See who can change the program',
  phrases: [
    'who has authority over {program}',
    'who has the authority over this program',
    'who holds the upgrade key',
    'can it still be changed',
    'has it been audited',
    'who can upgrade {program}',
    'who can upgrade it',
    'who can upgrade program {address}',
    'who can change this program',
    'who can change the code of {program}',
    'can {program} be upgraded',
    'can this program be upgraded',
    'is it upgradeable',
    'is {program} upgradeable',
    'is {program} immutable',
    'is the program immutable',
    'is its code frozen',
    'upgrade authority of {program}',
    'upgrade authority',
    'who is the upgrade authority of {address}',
    'who controls program {address}',
    'who controls {program}',
    'who deployed {program}',
    'is {program} verified',
    'is it verified',
    'is program {address} verified',
    'verified build of {program}',
    'is there a verified build',
    'is the source code of {program} public',
    'source code of {program}',
    'where is the repository of {program}',
    'is {program} open source',
    'is {program} audited',
    'who audited this program',
    'security contact of {program}',
    'security.txt of {program}',
    'how do i report a bug in {program}',
    'who do i contact about a vulnerability in this program',
    'last deploy of {program}',
    'when was {program} last upgraded',
    'when was it last deployed',
    'last upgrade of program {address}',
    'is {program} safe to use',
    'can they change the program under me',
    'code hash of {program}',
    'quién puede actualizar {program}',
    'wer kann {program} ändern',
    'qui peut mettre à jour {program}',
    'quem pode atualizar o {program}',
    'could you please tell me who can change this program',
    'i would like to know whether {program} can be changed',
    'can the code be changed',
    'can somebody change the code',
    'can the developers change {program}',
    'can the team swap out the code',
    'can it be modified',
    'is it possible to modify {program}',
    'is the code fixed',
    'is the code of {program} final',
    'is {program} locked',
    'is it mutable',
    'who has the upgrade key of {program}',
    'who holds the keys to this program',
    'who is the upgrade authority',
    'who is the deployer of {program}',
    'who deployed this program',
    'who published this program',
    'when was the code last changed',
    'when did the code of {program} change',
    'when was this program updated',
    'has {program} been updated recently',
    'latest upgrade of {program}',
    'is the code public',
    'is the source available',
    'can i read the source of {program}',
    'is there a github for {program}',
    'where can i find the code of this program',
    'does the deployed code match the source',
    'does {program} have a verified build',
    'was the build verified',
    'was {program} ever audited',
    'any audits of this program',
    'who audited {program}',
    'does it have a security.txt',
    'security contact',
    'how can i report a vulnerability',
    'can i trust this program',
    'is this program trustworthy',
    'upgradeable or immutable',
    'can anybody still upgrade {program}',
    'is the program locked forever',
    'who holds upgrade rights',
    'was the source verified',
    'did someone audit {program}',
    'when did they last deploy {program}',
    'could the owner change the code of {program}',
    'is {program} upgradable',
    'is the code of this program verified',
    'who holds the upgrade authority of {program}',
    'can the devs push new code to this contract without warning',
    'verified build or not',
    'has an auditing firm ever reviewed {program}',
    'does the bytecode match a public github repo',
    'frozen for good or could the team still swap the logic under us',
    'we are about to put 2m of treasury funds into {program}, can a single person replace its code overnight',
    'reproducible build hash for {program}',
    'last time this program was redeployed, and by which key',
    'is there a multisig guarding deployments of {program}',
    'where is the source of this contract, i want proof that it is what really runs',
    'authority revoked on program {program}',
    'trust issue here: could some admin patch the binary after i deposit',
    'any osec or ottersec attestation for {program}',
    'this program open source and checked by somebody',
    'has anybody modified the executable since launch',
    'governance controls the upgrades of {program} or just one dev laptop',
    'can the devs swap this code out whenever they like',
    'has {program} been frozen for good or is there still an upgrade key',
    'verified build',
    'does the deployed bytecode match a public repo, and which one',
    'who holds the upgrade authority of {program}, a multisig or a single key',
    'auditing this. could someone replace the deployed bytecode tomorrow, and whose key would they need',
    'who can push a new version of this program',
    'has {program} been audited by anyone',
    'does the deployed bytecode match the github source',
    'could the devs swap out the code behind {program} overnight',
    'id only deposit if nobody can alter the contract, so is {program} frozen for good',
    'when was this last redeployed and by which key',
    'is a multisig guarding the upgrades of {program}',
    'open source and checked, this contract, or a black box',
    'any security review on record for {program}',
  ],
  cues: [
    [
      anyOf(
        /\b(?:authority over|controls?|keys to|published|deployer of) (?:this program|program \{address\}|\{program\})|\bgithub\b|\bsource (?:code )?(?:is )?(?:available|public)\b/,
        inOrder(/\bmodif(?:y|ied)\b/, not(/\bmetadata/)),
      ),
      0.5,
    ],
    [
      /\bprogram (?:is )?trustworthy\b|\btrust this program\b|\bsafe to use\b|\b(?:held|swap out) (?:the )?code\b/,
      0.35,
    ],
    [/\bupgrad\w|\bimmutable\b|\bupgrade authority\b/, 0.5],
    [
      anyOf(
        /\bopen[- ]source|\bsource code\b|\baudit(?:ed|s|or)?\b|\bsecurity(?: contact|\.txt)\b|\b(?:last )?deploy(?:ed)?\b/,
        inOrder(/\bverified\b/, not(/\b(?:token|coin)\b/)),
      ),
      0.35,
    ],
  ],
  tell(writer, data, { text, callId }) {
    const name = programName(data);
    if (/\bverif|\bsource\b|\brepositor|\bbuild\b/i.test(text)) writeVerification(writer, data, name);
    else if (/\bsecurity|\bcontact|\baudit|\breport\b|\bvulnerab/i.test(text))
      writeSecurity(writer, data, name);
    else if (/\bwhen\b|\blast (?:deploy|upgrade)/i.test(text) && data.deployedAt !== undefined) {
      writer.line`${name} was last deployed at ${data.deployedAt}, ${data.deployedAgo} ago, in slot ${data.deploySlot}.`;
    } else writePower(writer, data, name);
    if (data.canChange.raw === 'key')
      writer.full`Whoever has the key of ${data.power.authority} can put any other code in its place.`;
    if (data.deployedAt !== undefined && !/\bwhen\b|\blast (?:deploy|upgrade)/i.test(text))
      writer.text`Its code was last deployed at ${data.deployedAt} (${data.deployedAgo} ago), in slot ${data.deploySlot}.`;
    else if (data.deployedAt === undefined && data.deploySlot !== undefined && data.deploySlot.raw !== '0')
      writer.text`Its code was last deployed in slot ${data.deploySlot}.`;
    if (isNone(data.buildCount))
      writer.text`Nobody whose word we look for has put a build claim on chain, so the chain does not say where its source is.`;
    else {
      writer.table(
        'Build claims',
        [
          { title: 'Signed by' },
          { title: 'Signer' },
          { title: 'Repository' },
          { title: 'Of this deployment' },
        ],
        data.builds.map((build) => [build.signedBy, build.signer, build.repository, build.isCurrent]),
        callId,
      );
    }
    const entries = data.security?.entries ?? [];
    writer.list(
      entries.map(({ key, value }) => toSpans([key, { kind: 'text', text: ': ' }, value])),
      { depth: 2 },
    );
    if (data.codeHash !== undefined) writer.full`The hash of its code is ${data.codeHash}.`;
    writer.note`A build claim says what the code was built from. Whether that build gives this code is for whoever builds it to find out, and neither says that a program is safe.`;
    writer.suggest('What does this program do?', 'Which instructions does it have?', 'How often is it used?');
  },
});

function writePower(writer: Writer, { canChange, power, kindWords }: ProgramData, name: Piece): void {
  switch (canChange.raw) {
    case 'nobody':
      writer.line`Nobody can change the code of ${name}. ${power.why}`;
      return;
    case 'key':
      writer.line`${power.authority} can change the code of ${name} at any time: it is the upgrade authority, and a key somebody can sign with.`;
      return;
    case 'program':
      writer.line`${power.authority} can change the code of ${name}: an address that only a program can sign for, so that program’s rules decide.`;
      return;
    case 'validators':
      writer.line`${name} is ${kindWords}, and changes with it.`;
      return;
    default:
      writer.line`Who can change the code of ${name} is not known. ${power.why}`;
  }
}

function writeVerification(writer: Writer, data: ProgramData, name: Piece): void {
  const current = data.builds.find(({ isCurrent }) => isCurrent?.raw === 'yes') ?? data.builds[0];
  if (current === undefined) {
    writer.line`There is no build claim for ${name}: nobody we look for has said on chain what its code was built from.`;
  } else if (current.isCurrent?.raw === 'no') {
    writer.line`There is a build claim for ${name}, signed by its ${current.signedBy}, but it speaks of an earlier deployment.`;
  } else
    writer.line`There is a build claim for ${name}, signed by ${current.signedBy}: built from ${current.repository}.`;
  if (current !== undefined) writer.text`There are ${counted(data.buildCount, 'claim')} in all.`;
}

function writeSecurity(writer: Writer, data: ProgramData, name: Piece): void {
  const contact = data.security?.entries.find(({ key }) => 'raw' in key && key.raw === 'contacts');
  if (data.security === undefined)
    writer.line`${name} publishes no security text, so no contact is known from the chain.`;
  else if (contact === undefined)
    writer.line`${name} publishes a security text, but no contact stands in it.`;
  else writer.line`${name} names this contact for security: ${contact.value}`;
}
