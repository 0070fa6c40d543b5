/** The part of a test wallet that runs in the page; it can refer to nothing outside of the function. */
export interface AnnouncedWallet {
  readonly accounts: readonly { readonly address: string; readonly publicKey: readonly number[] }[];
  readonly name: string;
  readonly signsMessages: boolean;
  readonly signsIn: boolean;
  readonly isLate: boolean;
  readonly isBroken: boolean;
}

/** What a test may call in a page with such a wallet, through `page.evaluate`. */
export interface TestWalletPage {
  /** Shows another account, or none, as when its owner switches in the wallet. */
  switchTestAccount(to: 'first' | 'second' | 'none'): void;
  registerTestWallet(): void;
  unregisterTestWallet(): void;
}

/** Registers a wallet by the protocol of the Wallet Standard, in whichever order it and the page load. */
export function announce({
  accounts: keys,
  name,
  signsMessages,
  signsIn,
  isLate,
  isBroken,
}: AnnouncedWallet): void {
  interface TransactionInput {
    readonly transaction: Uint8Array;
  }
  interface MessageInput {
    readonly account: { readonly address: string };
    readonly message: Uint8Array;
  }
  type SignInInput = Readonly<Record<string, string>>;
  const host = globalThis as unknown as TestWalletPage & {
    connectTest(isSilent: boolean): Promise<boolean>;
    signInTest(transaction: number[]): Promise<number[] | undefined>;
    signMessageInTest(message: number[], address: string): Promise<number[] | undefined>;
    dispatchEvent(event: Event): boolean;
    addEventListener(name: string, listener: (event: CustomEvent) => void): void;
  }; // a page with the functions of the test exposed
  const accounts = keys.map(({ address, publicKey }) => ({
    address,
    publicKey: new Uint8Array(publicKey),
    chains: ['solana:localnet'],
    features: ['solana:signTransaction', 'solana:signMessage'],
  }));
  const declined = () => Object.assign(new Error('User rejected the request.'), { code: 4001 });
  const hearing = new Set<(changed: unknown) => void>();
  let shown: unknown[] = [];
  host.switchTestAccount = (to) => {
    shown = to === 'none' ? [] : [accounts[to === 'first' ? 0 : 1]];
    for (const listener of hearing) listener({ accounts: shown });
  };
  const signMessage = async ({ account, message }: MessageInput) => {
    const signature = await host.signMessageInTest([...message], account.address);
    if (signature === undefined) throw declined();
    return { signedMessage: message, signature: new Uint8Array(signature) };
  };
  const signIn = async (input: SignInInput) => {
    const text = `${input['domain']} wants you to sign in with your Solana account:
${input['address']}

${input['statement']}

URI: ${input['uri']}
Version: ${input['version']}
Chain ID: ${input['chainId']}
Nonce: ${input['nonce']}
Issued At: ${input['issuedAt']}
Expiration Time: ${input['expirationTime']}`;
    const account = accounts.find(({ address }) => address === input['address'])!;
    return { account, ...(await signMessage({ account, message: new TextEncoder().encode(text) })) };
  };
  const wallet = {
    version: '1.0.0',
    get name() {
      if (isBroken) throw new Error('this extension was updated while it ran');
      return name;
    },
    icon: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=',
    chains: ['solana:localnet'],
    get accounts() {
      return shown;
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: async (input?: { readonly silent?: boolean }) => {
          if (!(await host.connectTest(input?.silent === true))) throw declined();
          shown = [accounts[0]];
          return { accounts: shown };
        },
      },
      'standard:disconnect': {
        version: '1.0.0',
        disconnect: () => {
          shown = [];
          return Promise.resolve();
        },
      },
      'standard:events': {
        version: '1.0.0',
        on: (_event: string, listener: (changed: unknown) => void) => {
          hearing.add(listener);
          return () => hearing.delete(listener);
        },
      },
      ...(signsMessages && {
        'solana:signMessage': {
          version: '1.0.0',
          signMessage: async (...inputs: MessageInput[]) => Promise.all(inputs.map(signMessage)),
        },
      }),
      ...(signsIn && {
        'solana:signIn': {
          version: '1.0.0',
          signIn: async (...inputs: SignInInput[]) => Promise.all(inputs.map(signIn)),
        },
      }),
      'solana:signTransaction': {
        version: '1.0.0',
        supportedTransactionVersions: ['legacy', 0],
        signTransaction: async (...inputs: TransactionInput[]) =>
          Promise.all(
            inputs.map(async ({ transaction }) => {
              const signed = await host.signInTest([...transaction]);
              if (signed === undefined) throw declined();
              return { signedTransaction: new Uint8Array(signed) };
            }),
          ),
      },
    },
  };
  let unregister: (() => void) | undefined;
  host.unregisterTestWallet = () => unregister?.();
  const register = (api: { register: (wallet: unknown) => () => void }) => {
    unregister = api.register(wallet);
  };
  host.registerTestWallet = () => {
    host.addEventListener('wallet-standard:app-ready', ({ detail }) => register(detail as never));
    host.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
  };
  if (!isLate) host.registerTestWallet();
}
