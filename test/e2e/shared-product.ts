/**
 * One product for all files that only visit it: started when the first of them asks, stopped after the last.
 * Files that set variables, read what it prints, or stop it start their own.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startProduct, type Product } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of the shared product. */
    readonly sharedProductDesk: string;
  }
}

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<Product> | undefined;
  let product: Product | undefined;
  const desk = createServer((_request, response) => {
    started ??= startProduct({ LOCALNET: 'on', LOG_LEVEL: 'warn' });
    started.then(
      (one) => {
        product = one;
        response.end(one.url);
      },
      (error: unknown) => response.writeHead(503).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve));
  const { port } = desk.address() as AddressInfo; // listens on TCP
  project.provide('sharedProductDesk', `http://127.0.0.1:${port}/`);
  // A run that is broken off does not come to its end.
  process.once('exit', () => product?.process.kill());
  return async () => {
    desk.close();
    await (await started?.catch(() => undefined))?.stop();
  };
}
