/**
 * A wallet app of an Android phone: it answers the Mobile Wallet Adapter's protocol over a socket on this machine, as the
 * app does on the phone, once the page has asked the system to open it. The system is the test's: the page does not leave
 * for the link.
 * Source: github.com/solana-mobile/mobile-wallet-adapter, spec/spec.md.
 */
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { WebSocketServer, type WebSocket as AppSocket } from 'ws';
import { encodeBase58 } from '#std/base58';

export interface PhoneWallet {
  readonly address: string;
  /** Links by which the page asked the system to open a wallet app. */
  readonly opened: URL[];
  /** Calls it got, the oldest first. */
  readonly calls: string[];
  /** Texts it signed. */
  readonly messages: string[];
  close(): Promise<void>;
}

const KEY_HEADER = 12;
const HEAD = 4;
const IV = 12;

/** Answers on `page` from the next document on. */
export async function startPhoneWallet(page: Page): Promise<PhoneWallet> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const bytes = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' })).slice(KEY_HEADER);
  // The page draws a port by chance, and anything on this machine may hold it: its sockets are led to one that is free.
  const server = new WebSocketServer({
    host: 'localhost',
    port: 0,
    path: '/solana-wallet',
    verifyClient: () => associations.length > 0,
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  /** Public keys of the links by which it was opened and to which no socket belongs yet. */
  const associations: Uint8Array<ArrayBuffer>[] = [];
  const wallet: PhoneWallet = {
    address: encodeBase58(bytes),
    opened: [],
    calls: [],
    messages: [],
    close: async () => {
      for (const client of server.clients) client.terminate();
      server.close();
      await once(server, 'close');
    },
  };
  const answer = (method: string, params: { readonly payloads?: readonly string[] }): unknown => {
    wallet.calls.push(method);
    switch (method) {
      case 'get_capabilities':
        return {
          max_transactions_per_request: 10,
          max_messages_per_request: 10,
          supported_transaction_versions: ['legacy', 0],
          features: ['solana:signTransactions'],
        };
      case 'authorize':
        return {
          accounts: [{ address: Buffer.from(bytes).toString('base64'), label: 'Main' }],
          auth_token: 'token',
        };
      case 'sign_messages': {
        const signed = (params.payloads ?? []).map((payload) => {
          const message = Buffer.from(payload, 'base64');
          wallet.messages.push(message.toString());
          return Buffer.concat([message, sign(null, message, privateKey)]).toString('base64');
        });
        return { signed_payloads: signed };
      }
      default:
        throw new Error(`the page asked for ${method}`);
    }
  };
  await page.exposeFunction('openWalletApp', (url: string): void => {
    const link = new URL(url);
    wallet.opened.push(link);
    const association = (link.searchParams.get('association') ?? '').replace(
      /[-_.]/g,
      (character) => ({ '-': '+', _: '/', '.': '=' })[character] ?? '',
    );
    associations.push(new Uint8Array(Buffer.from(association, 'base64')));
    // The phone shows the app in place of the page.
    void page.evaluate(() => dispatchEvent(new Event('blur')));
  });
  server.on('connection', (socket) => {
    const association = associations.shift();
    if (association !== undefined) void serve(socket, association, answer);
  });
  await page.addInitScript((listening) => {
    const host = globalThis as unknown as { openWalletApp(url: string): void }; // exposed above
    navigation.addEventListener('navigate', (event) => {
      const { url } = event.destination;
      if (!url.startsWith('solana-wallet:')) return;
      event.preventDefault();
      host.openWalletApp(url);
    });
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        const link = new URL(url);
        if (link.pathname === '/solana-wallet') link.port = String(listening);
        super(link, protocols);
      }
    };
  }, port);
  return wallet;
}

/** One association: hello, then calls. */
async function serve(
  socket: AppSocket,
  association: Uint8Array<ArrayBuffer>,
  answer: (method: string, params: { readonly payloads?: readonly string[] }) => unknown,
): Promise<void> {
  const hello = await nextMessage(socket);
  const own = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const theirs = await crypto.subtle.importKey(
    'raw',
    hello.slice(0, 65),
    { name: 'ECDH', namedCurve: 'P-256' },
    false,
    [],
  );
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, own.privateKey, 256);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: association, info: new Uint8Array() },
    await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey']),
    { name: 'AES-GCM', length: 128 },
    false,
    ['encrypt', 'decrypt'],
  );
  let sent = 0;
  const encrypt = async (value: unknown): Promise<Buffer> => {
    const head = Buffer.alloc(HEAD);
    head.writeUInt32BE(++sent);
    const iv = crypto.getRandomValues(new Uint8Array(IV));
    const text = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: head },
      key,
      Buffer.from(JSON.stringify(value)),
    );
    return Buffer.concat([head, iv, Buffer.from(text)]);
  };
  const ownKey = Buffer.from(await crypto.subtle.exportKey('raw', own.publicKey));
  const properties = await encrypt({ v: '1' });
  let turn = Promise.resolve();
  socket.on('message', (received: Buffer) => {
    const data = new Uint8Array(received);
    turn = turn.then(async () => {
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: data.subarray(HEAD, HEAD + IV), additionalData: data.subarray(0, HEAD) },
        key,
        data.subarray(HEAD + IV),
      );
      const { id, method, params } = JSON.parse(Buffer.from(text).toString()) as {
        id: number;
        method: string;
        params: { readonly payloads?: readonly string[] };
      }; // what the adapter sends
      socket.send(await encrypt({ jsonrpc: '2.0', id, result: answer(method, params) }));
    });
  });
  socket.send(Buffer.concat([ownKey, properties]));
}

async function nextMessage(socket: AppSocket): Promise<Uint8Array<ArrayBuffer>> {
  const [data] = (await once(socket, 'message')) as [Buffer]; // sockets of ws give buffers
  return new Uint8Array(data);
}
