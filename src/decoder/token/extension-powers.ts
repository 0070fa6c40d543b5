import type { Field } from '#contracts/decoded';
import type { TokenPower } from '#contracts/token';
import { addressIn, valueIn, type MintExtension } from './read-mint.ts';
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
      '{holder} can collect the fees held back from transfers',
      'Nobody can collect the fees held back from transfers',
    ),
  ],
  mintCloseAuthority: ({ fields }) => [
    power(
      'close',
      addressIn(fields, 'closeAuthority'),
      'rule',
      '{holder} can close the mint once no units are left',
      'Nobody can close the mint',
    ),
  ],
  confidentialTransferMint: ({ fields }) => [
    rule('confidential', 'rule', 'Holders can hide the amounts they hold and transfer'),
    power(
      'confidential',
      addressIn(fields, 'authority'),
      'caution',
      '{holder} can change how hidden transfers are approved and audited',
      'Nobody can change how hidden transfers are approved and audited',
    ),
  ],
  confidentialTransferFeeConfig: ({ fields }) => [
    power(
      'fee',
      addressIn(fields, 'authority'),
      'rule',
      '{holder} can collect the fees held back from hidden transfers',
      'Nobody can collect the fees held back from hidden transfers',
    ),
  ],
  defaultAccountState: ({ fields }) => {
    const state = valueIn(fields, 'state');
    return state?.kind === 'choice' && state.choice === 'frozen'
      ? [
          rule(
            'freeze',
            'danger',
            'Every new token account begins frozen and can move nothing until it is thawed',
          ),
        ]
      : [rule('freeze', 'rule', 'New token accounts begin unfrozen')];
  },
  nonTransferable: () => [
    rule('transfer', 'danger', 'Units can never be transferred, only burned by who holds them'),
  ],
  interestBearingConfig: ({ fields }) => [
    rule('shown amounts', 'rule', 'Shown amounts grow by {rate} a year, while the units stay the same', [
      field('rate', valueIn(fields, 'rate') ?? { kind: 'none' }),
    ]),
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
      '{holder} can take or burn what anyone holds, without asking',
      'Nobody is the permanent delegate, so nobody can take what others hold',
    ),
  ],
  transferHook: ({ fields }) => {
    const program = addressIn(fields, 'program');
    return [
      program === undefined
        ? rule('hook', 'rule', 'No program runs at transfers now')
        : rule('hook', 'danger', 'The program {program} runs at every transfer and can refuse it', [
            field('program', { kind: 'address', address: program }),
          ]),
      power(
        'hook',
        addressIn(fields, 'authority'),
        'caution',
        '{holder} can choose the program that runs at transfers',
        'Nobody can choose another program to run at transfers',
      ),
    ];
  },
  metadataPointer: ({ fields }) => [
    power(
      'metadata',
      addressIn(fields, 'authority'),
      'caution',
      '{holder} can point to other metadata',
      'Nobody can point to other metadata',
    ),
  ],
  tokenMetadata: ({ fields }) => [
    power(
      'metadata',
      addressIn(fields, 'updateAuthority'),
      'caution',
      '{holder} can change name, symbol and link',
      'Nobody can change name, symbol and link',
    ),
  ],
  groupPointer: ({ fields }) => [
    power(
      'group',
      addressIn(fields, 'authority'),
      'rule',
      '{holder} can say which group it leads',
      'Nobody can change which group it leads',
    ),
  ],
  tokenGroup: ({ fields }) => [
    rule('group', 'rule', 'It leads a group of {size} tokens, at most {most}', [
      field('size', valueIn(fields, 'size') ?? { kind: 'none' }),
      field('most', valueIn(fields, 'maximumSize') ?? { kind: 'none' }),
    ]),
    power(
      'group',
      addressIn(fields, 'updateAuthority'),
      'rule',
      '{holder} can change the group and take tokens into it',
      'Nobody can change the group',
    ),
  ],
  groupMemberPointer: ({ fields }) => [
    power(
      'group',
      addressIn(fields, 'authority'),
      'rule',
      '{holder} can say which group it belongs to',
      'Nobody can change which group it belongs to',
    ),
  ],
  tokenGroupMember: ({ fields }) => [
    rule('group', 'rule', 'It is number {number} of the group {group}', [
      field('number', valueIn(fields, 'number') ?? { kind: 'none' }),
      field('group', valueIn(fields, 'group') ?? { kind: 'none' }),
    ]),
  ],
  confidentialMintBurn: () => [
    rule('supply', 'caution', 'Units are made and burned in hiding, so the supply shown is not all there is'),
  ],
  scaledUiAmount: ({ fields }) => [
    rule('shown amounts', 'rule', 'Shown amounts are the units times {multiplier}', [
      field('multiplier', valueIn(fields, 'multiplier') ?? { kind: 'none' }),
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
    const paused = valueIn(fields, 'paused');
    return [
      ...(paused?.kind === 'flag' && paused.flag
        ? [rule('pause', 'danger', 'It is paused now: no unit can be transferred, made or burned')]
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
      'Units can only be burned when {holder} signs too',
      'Burning needs no other signature',
    ),
  ],
};

function toFees(fields: readonly Field[], { mint, epoch }: ControlContext): readonly TokenPower[] {
  const feeOf = (when: 'older' | 'newer') => ({
    rate: valueIn(fields, `${when}Rate`),
    most: valueIn(fields, `${when}MaximumFee`),
    from: valueIn(fields, `${when}Epoch`),
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
