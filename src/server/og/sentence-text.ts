import type { Names } from '#contracts/answers';
import type { Sentence, Value } from '#contracts/decoded';

/** A sentence as plain text, its holes filled: amounts in units of their token, addresses by name or cut short. */
export function toSentenceText(sentence: Sentence, names: Names): string {
  const values = new Map(sentence.fields.map(({ name, value }) => [name, value]));
  return sentence.template.replace(/\{([^}]+)\}/g, (_hole, name: string) => {
    const value = values.get(name);
    return value === undefined ? '…' : toText(value, names);
  });
}

function toText(value: Value, names: Names): string {
  switch (value.kind) {
    case 'lamports':
      return `${toDecimal(value.lamports, 9)} SOL`;
    case 'amount': {
      const token = value.mint === undefined ? undefined : names.tokens[value.mint];
      const decimals = value.decimals ?? token?.decimals;
      const unit = token?.symbol ?? (value.mint === undefined ? 'units' : toShort(value.mint));
      return decimals === undefined
        ? `${value.amount} raw ${unit}`
        : `${toDecimal(value.amount, decimals)} ${unit}`;
    }
    case 'address':
      return names.labels[value.address]?.name ?? toShort(value.address);
    case 'integer':
      return String(value.integer);
    case 'text':
      return value.text;
    case 'choice':
      return value.choice;
    case 'slot':
      return String(value.slot);
    case 'percent':
      return `${value.percent} %`;
    default:
      return '…';
  }
}

function toShort(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-4)}`;
}

/** `amount` with its decimal point, without trailing zeros. */
export function toDecimal(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : '';
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ',');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return sign + whole + (fraction === '' ? '' : `.${fraction}`);
}
