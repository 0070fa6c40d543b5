import type { DecodedError, Field, Sentence } from '#contracts/decoded';
import { findProtocol } from '../protocol-registry.ts';
import { addressField } from './amounts.ts';
import { withPrefix } from './prefix.ts';

/** The log's reason and what the error's name adds to it, else the number and name with their meaning. */
export function toReason(error: DecodedError): Sentence {
  const { code, reason, name } = error;
  const hasName = code === undefined || name !== `Custom(${code})`;
  if (reason !== undefined) {
    const { template, fields } = withPrefix('log', reason);
    if (!hasName && code !== undefined)
      return { template: `: ${template} (error {code})`, fields: [...fields, toCodeField(code)] };
    return adds(name, reason)
      ? { template: `: ${template} ({error})`, fields: [...fields, textField('error', name)] }
      : { template: `: ${template}`, fields };
  }
  const fields: Field[] = [];
  let template = ' with {error}';
  if (code !== undefined) {
    fields.push(toCodeField(code));
    if (!hasName) return { template: ' with its error {code}, whose meaning is not known here', fields };
    template = ' with error {code} ({error})';
  }
  fields.push(textField('error', name));
  const { account } = error;
  const meaning = error.message.replace(account === undefined ? /\.$/ : /\. Account: \w+\.$/, '');
  if (toStems(meaning).every((stem) => toStems(name).includes(stem))) return { template, fields };
  fields.push(textField('meaning', meaning));
  // What a published interface says is its publisher's text.
  const isOurs =
    code === undefined || (error.program !== undefined && findProtocol(error.program) !== undefined);
  template += `: ${isOurs ? '{meaning}' : '“{meaning}”'}`;
  if (account === undefined) return { template, fields };
  return { template: `${template}: {account}`, fields: [...fields, addressField('account', account)] };
}

const textField = (name: string, text: string): Field => ({ name, value: { kind: 'text', text } });

/** Without grouping: it is a number by which a program knows its error. */
const toCodeField = (code: number): Field => textField('code', String(code));

/** Whether a name says something that the words of a reason do not. Figures say all there is. */
function adds(name: string, { template, fields }: Sentence): boolean {
  // That a program stopped says less than any reason does.
  if (name === 'ProgramFailedToComplete' || !fields.some(isText)) return false;
  const said = toStems(template);
  return !toStems(name).every(
    (stem) =>
      said.includes(stem) ||
      fields.some(({ value }) => value.kind === 'text' && toStems(value.text).includes(stem)),
  );
}

const isText = ({ value }: Field): boolean => value.kind === 'text';

/** Failures of a block are much alike. */
const stemsOf = new Map<string, readonly string[]>();
const MOST_STEMS = 2_000;

/** Beginnings of words, so that 'exceeds' and 'Exceeded' are the same. */
function toStems(text: string): readonly string[] {
  const known = stemsOf.get(text);
  if (known !== undefined) return known;
  const stems = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.slice(0, 5));
  if (stemsOf.size >= MOST_STEMS) stemsOf.clear();
  stemsOf.set(text, stems);
  return stems;
}
