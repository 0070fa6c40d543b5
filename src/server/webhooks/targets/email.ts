import { z } from 'zod';
import { isMailAddress } from '../../outbound/send-mail.ts';
import { defineTarget } from './define-target.ts';

const MOST_SUBJECT = 150;

export default defineTarget({
  kind: 'email',
  title: 'E-mail',
  says: 'A plain text mail. Whoever reads that address confirms it first, with a code.',
  order: 5,
  fields: [{ key: 'address', label: 'Address', placeholder: 'you@example.com', isSecret: false }],
  settings: z.strictObject({
    address: z.string().trim().refine(isMailAddress, 'must be an e-mail address'),
  }),
  isConfirmed: true,
  needsMail: true,
  toDestination: ({ address }) => address,
  toSecrets: () => [],
  async send({ mail, signal }, { address }, { id, text, sentMs }) {
    const [headline = '', ...rest] = text.split('\n');
    const subject = [...headline].slice(0, MOST_SUBJECT).join('');
    const request = `MAIL TO ${address}\nSubject: ${subject}\nMessage-ID: ${id}\n\n${text}`;
    if (mail === undefined) {
      return { status: undefined, problem: 'This server sends no e-mail.', request, answer: '' };
    }
    const sent = await mail({
      to: address,
      subject,
      text: `${headline}\n${rest.join('\n')}\n`,
      id,
      atMs: sentMs,
      signal,
    });
    return {
      status: sent.status,
      problem: sent.kind === 'sent' ? undefined : sent.reason,
      request,
      answer: sent.answer,
    };
  },
});
