/** The product that files share: whoever visits it is somebody else than every other visitor. */
import { expect, test } from 'vitest';
import { visitProduct } from './visit-product.ts';

test.runIf(process.platform === 'linux')(
  'a visitor who has asked too much is refused, and another is not',
  async () => {
    const visits = [await visitProduct(), await visitProduct()] as const;
    const ask = async ({ url }: { readonly url: string }): Promise<number> =>
      (
        await fetch(`${url}/api/auth/session`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify({ walletAddress: 'So11111111111111111111111111111111111111112' }),
        })
      ).status;
    const [greedy, other] = visits;
    expect(new URL(greedy.url).origin).not.toBe(new URL(other.url).origin);
    while ((await ask(greedy)) !== 429);
    // For what it asked, which is no wallet, and not for how often.
    expect(await ask(other)).toBe(400);
    await Promise.all(visits.map((visit) => visit.stop()));
  },
);
