import type { Field } from '#contracts/decoded';
import type { TokenPower } from '#contracts/account/token';
import { findValue } from '../find-value.ts';
import { addressIn, type MintExtension } from './read-mint.ts';
import type { ControlContext } from './token-control.ts';
import { field, power, rule } from './token-power.ts';

type Describe = (extension: MintExtension, context: ControlContext) => readonly TokenPower[];

/** What each extension lets somebody do, by its name in the token program's source. */
export const EXTENSION_POWERS: Readonly<Record<string, Describe>> = {
  transferFeeConfig: ({ fields }, context) => [
    ...toFees(fields, context),
    power(
      'fee',
      addressIn(fields, 'configAuthority'),
      'caution',
      '{holder} can change the fee on transfers',
      'Nobody can change the fee on transfers',
    ),
    power(
      'fee',
      addressIn(fields, 'withdrawAuthority'),
      'rule',
      '{holder} can withdraw the withheld transfer fees',
      'Nobody can withdraw the withheld transfer fees',
    ),
  ],
  mintCloseAuthority: ({ fields }) => [
    power(
      'close',
      addressIn(fields, 'closeAuthority'),
      'rule',
      '{holder} can close the mint once its supply is zero',
      'Nobody can close the mint',
    ),
  ],
  confidentialTransferMint: ({ fields }) => [
    rule(
      'confidential',
      'rule',
      'Holders can make confidential transfers, with encrypted amounts and balances',
    ),
    power(
      'confidential',
      addressIn(fields, 'authority'),
      'caution',
      '{holder} can change how confidential transfers are approved and audited',
      'Nobody can change how confidential transfers are approved and audited',
    ),
  ],
  confidentialTransferFeeConfig: ({ fields }) => [
    power(
      'fee',
      addressIn(fields, 'authority'),
      'rule',
      '{holder} can withdraw the withheld confidential fees',
      'Nobody can withdraw the withheld confidential fees',
    ),
  ],
  defaultAccountState: ({ fields }) => {
    const state = findValue(fields, 'state');
    return state?.kind === 'choice' && state.choice === 'frozen'
      ? [
          rule(
            'freeze',
            'danger',
            'Every new token account starts frozen and cannot transfer until it is thawed',
          ),
        ]
      : [rule('freeze', 'rule', 'New token accounts start unfrozen')];
  },
  nonTransferable: () => [
    rule('transfer', 'danger', 'Tokens can never be transferred, only burned by their holders'),
  ],
  interestBearingConfig: ({ fields }) => [
    rule(
      'shown amounts',
      'rule',
      'Displayed amounts accrue {rate} interest a year, while raw balances stay the same',
      [field('rate', findValue(fields, 'rate') ?? { kind: 'none' })],
    ),
    power(
      'shown amounts',
      addressIn(fields, 'rateAuthority'),
      'caution',
      '{holder} can change that rate',
      'Nobody can change that rate',
    ),
  ],
  permanentDelegate: ({ fields }) => [
    power(
      'seize',
      addressIn(fields, 'delegate'),
      'danger',
      '{holder} can transfer or burn anyone’s tokens without the owner’s signature',
      'There is no permanent delegate who could transfer or burn anyone’s tokens',
    ),
  ],
  transferHook: ({ fields }) => {
    const program = addressIn(fields, 'program');
    return [
      program === undefined
        ? rule('hook', 'rule', 'No program runs on transfers now')
        : rule('hook', 'danger', 'The program {program} runs on every transfer and can reject it', [
            field('program', { kind: 'address', address: program }),
          ]),
      power(
        'hook',
        addressIn(fields, 'authority'),
        'caution',
        '{holder} can change the transfer hook program',
        'Nobody can change the transfer hook program',
      ),
    ];
  },
  metadataPointer: ({ fields }) => [
    power(
      'metadata',
      addressIn(fields, 'authority'),
      'caution',
      '{holder} can change the metadata pointer',
      'Nobody can change the metadata pointer',
    ),
  ],
  tokenMetadata: ({ fields }) => [
    power(
      'metadata',
      addressIn(fields, 'updateAuthority'),
      'caution',
      '{holder} can change the name, symbol and URI',
      'Nobody can change the name, symbol and URI',
    ),
  ],
  groupPointer: ({ fields }) => [
    power(
      'group',
      addressIn(fields, 'authority'),
      'rule',
      '{holder} can change the group pointer',
      'Nobody can change the group pointer',
    ),
  ],
  tokenGroup: ({ fields }) => [
    rule('group', 'rule', 'The mint is a token group with {size} members, at most {most}', [
      field('size', findValue(fields, 'size') ?? { kind: 'none' }),
      field('most', findValue(fields, 'maximumSize') ?? { kind: 'none' }),
    ]),
    power(
      'group',
      addressIn(fields, 'updateAuthority'),
      'rule',
      '{holder} can update the group and add members',
      'Nobody can update the group or add members',
    ),
  ],
  groupMemberPointer: ({ fields }) => [
    power(
      'group',
      addressIn(fields, 'authority'),
      'rule',
      '{holder} can change the group member pointer',
      'Nobody can change the group member pointer',
    ),
  ],
  tokenGroupMember: ({ fields }) => [
    rule('group', 'rule', 'The mint is member {number} of the token group {group}', [
      field('number', findValue(fields, 'number') ?? { kind: 'none' }),
      field('group', findValue(fields, 'group') ?? { kind: 'none' }),
    ]),
  ],
  confidentialMintBurn: () => [
    rule(
      'supply',
      'caution',
      'Minting and burning can be confidential, so the displayed supply is not the full supply',
    ),
  ],
  scaledUiAmount: ({ fields }) => [
    rule('shown amounts', 'rule', 'Displayed amounts are raw balances times {multiplier}', [
      field('multiplier', findValue(fields, 'multiplier') ?? { kind: 'none' }),
    ]),
    power(
      'shown amounts',
      addressIn(fields, 'authority'),
      'caution',
      '{holder} can change that multiplier',
      'Nobody can change that multiplier',
    ),
  ],
  pausable: ({ fields }) => {
    const paused = findValue(fields, 'paused');
    return [
      ...(paused?.kind === 'flag' && paused.flag
        ? [rule('pause', 'danger', 'Paused now: tokens cannot be transferred, minted or burned')]
        : []),
      power(
        'pause',
        addressIn(fields, 'authority'),
        'danger',
        '{holder} can pause all transfers, minting and burning',
        'Nobody can pause or unpause it',
      ),
    ];
  },
  permissionedBurn: ({ fields }) => [
    power(
      'burn',
      addressIn(fields, 'authority'),
      'caution',
      'Tokens can only be burned when {holder} signs too',
      'Burning needs no other signature',
    ),
  ],
};

function toFees(fields: readonly Field[], { mint, epoch }: ControlContext): readonly TokenPower[] {
  const feeOf = (when: 'older' | 'newer') => ({
    rate: findValue(fields, `${when}Rate`),
    most: findValue(fields, `${when}MaximumFee`),
    from: findValue(fields, `${when}Epoch`),
  });
  const [older, newer] = [feeOf('older'), feeOf('newer')];
  const begins = newer.from?.kind === 'epoch' ? newer.from.epoch : undefined;
  const isNewer = epoch === undefined || begins === undefined || epoch >= begins;
  const now = isNewer ? newer : older;
  const tell = ({ rate, most }: typeof now, template: string, extra: readonly Field[] = []): TokenPower => {
    const isFree = rate?.kind === 'basis-points' && rate.basisPoints === 0n;
    return rule('fee', isFree ? 'rule' : 'caution', template, [
      field('rate', rate ?? { kind: 'none' }),
      field(
        'most',
        most?.kind === 'integer' ? { kind: 'amount', amount: BigInt(most.integer), mint } : { kind: 'none' },
      ),
      ...extra,
    ]);
  };
  const current = tell(now, 'Every transfer pays a fee of {rate}, at most {most}');
  if (isNewer || begins === undefined) return [current];
  return [
    current,
    tell(newer, 'From epoch {epoch} on the fee is {rate}, at most {most}', [
      field('epoch', { kind: 'epoch', epoch: begins }),
    ]),
  ];
}
