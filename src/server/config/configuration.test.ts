import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigurationError, parseConfiguration } from './configuration.ts';
import { findOriginFault } from './origin-fault.ts';

describe('parseConfiguration', () => {
  test('an empty environment gives the defaults', () => {
    expect(parseConfiguration({})).toEqual({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: undefined,
      trustedHops: 0,
      rateLimits: true,
      openReads: true,
      tokenImages: [],
      clientLogs: true,
      metrics: { host: '127.0.0.1', port: undefined, isRequired: false },
      logLevel: 'error',
      dataDir: './.osvm',
      securityContact: undefined,
      accessLog: false,
      trustedTraces: false,
      tracing: undefined,
      unreadSettings: [],
      localnet: {
        on: true,
        port: 8899,
        seed: undefined,
        slotMs: undefined,
        transactionsPerSecond: undefined,
        history: undefined,
      },
      pools: {},
      privateHosts: new Set(),
      index: {
        clusters: ['localnet'],
        url: undefined,
        from: 'tip',
        shard: { index: 0, count: 1 },
      },
      webhookKey: undefined,
      webhookHosts: new Set(),
      mail: undefined,
      usersUrl: undefined,
      testCredits: true,
      operatorToken: undefined,
      ssoSecretsFile: undefined,
      holder: undefined,
      yellowstone: undefined,
      quoteAggregatorUrl: undefined,
      writes: ['localnet'],
      assistant: {
        model: undefined,
        limits: {
          timeoutMs: 20_000,
          toolRounds: 3,
          maxTokens: 2_000,
          dailyTokens: 1_000_000,
          dailyTokensPerAddress: 200_000,
          dailyTokensPerAccount: 200_000,
        },
        testMode: true,
      },
    });
  });

  test('a model answers once a provider, its name and a key are set, and test answers are not for production', () => {
    const { assistant } = parseConfiguration({
      NODE_ENV: 'production',
      AI_PROVIDER: 'openai',
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_MODEL: 'qwen3:8b',
      AI_DAILY_TOKENS: '5000',
    });
    expect(assistant).toEqual({
      model: {
        provider: 'openai',
        baseUrl: 'http://127.0.0.1:11434/v1',
        apiKey: undefined,
        model: 'qwen3:8b',
      },
      limits: {
        timeoutMs: 20_000,
        toolRounds: 3,
        maxTokens: 2_000,
        dailyTokens: 5_000,
        dailyTokensPerAddress: 200_000,
        dailyTokensPerAccount: 200_000,
      },
      testMode: false,
    });
  });

  test('every example of a model in the documentation is taken', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/user/self-hosting.md'), 'utf8');
    const lines = guide.split('\n').filter((line) => /^AI_PROVIDER=\S+ .*npm start$/.test(line));
    expect(lines.length).toBe(5);
    for (const line of lines) {
      const settings = line.split(' ').filter((word) => word.includes('='));
      // What stands for a key is not one.
      const environment = Object.fromEntries(settings.map((word) => word.replace('…', 'x').split('=')));
      expect(parseConfiguration(environment).assistant.model?.provider).toMatch(/^(?:openai|anthropic)$/);
    }
  });

  test.each([
    [{ AI_PROVIDER: 'gemini' }, 'AI_PROVIDER must be none, openai or anthropic'],
    [{ AI_PROVIDER: 'anthropic', AI_API_KEY: 'k' }, 'AI_MODEL is needed with AI_PROVIDER'],
    [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is needed where AI_BASE_URL is not set'],
    [{ AI_BASE_URL: 'http://models.example/v1' }, 'AI_BASE_URL must be an https URL'],
    [{ AI_BASE_URL: 'https://u:p@models.example/v1' }, 'AI_BASE_URL must be an https URL'],
    [{ AI_BASE_URL: 'https://models.example/v1?key=1' }, 'AI_BASE_URL must be an https URL'],
    [{ AI_BASE_URL: 'http://127.0.0.1.example/v1' }, 'AI_BASE_URL must be an https URL'],
    [{ AI_MAX_TOOL_ROUNDS: '9' }, 'AI_MAX_TOOL_ROUNDS must be a whole number from 1 to 3'],
    [{ AI_MODELS: 'm' }, 'AI_MODELS is not a setting'],
  ])('%o stops the start', (environment, problem) => {
    expect(() => parseConfiguration(environment)).toThrow(problem);
  });

  test('in production the localnet is off unless asked for, and warnings are logged', () => {
    expect(parseConfiguration({ NODE_ENV: 'production' }).logLevel).toBe('warn');
    expect(parseConfiguration({ NODE_ENV: 'production' }).localnet.on).toBe(false);
    expect(parseConfiguration({ NODE_ENV: 'production', LOCALNET: 'on' }).localnet.on).toBe(true);
  });

  test('production is for one origin where others than this machine reach it', () => {
    const faultOf = (environment: Record<string, string>) =>
      findOriginFault(parseConfiguration({ NODE_ENV: 'production', ...environment }));
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'explorer.example']) {
      expect(faultOf({ HOST })).toBe(
        `Configuration: PUBLIC_ORIGIN is needed in production where HOST is ${HOST}: the origin visitors use, such as https://explorer.example`,
      );
      expect(faultOf({ HOST, PUBLIC_ORIGIN: 'https://a.example' })).toBeUndefined();
      expect(faultOf({ HOST, NODE_ENV: 'development' })).toBeUndefined();
    }
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(faultOf({ HOST })).toBeUndefined();
  });

  test('nobody is asked for quotes until a service is named', () => {
    const url = 'https://quotes.example/swap/v1';
    expect(parseConfiguration({}).quoteAggregatorUrl).toBe(undefined);
    expect(parseConfiguration({ QUOTE_AGGREGATOR_URL: url }).quoteAggregatorUrl).toBe(url);
  });

  test.each([
    'http://a.example',
    'https://u:p@a.example',
    'https://a.example:8443',
    'https://a.example/?key=1',
    'quotes',
  ])('a service that quotes is never %s', (url) => {
    expect(() => parseConfiguration({ QUOTE_AGGREGATOR_URL: url })).toThrow(
      'QUOTE_AGGREGATOR_URL must be an https URL without user, port and query',
    );
  });

  test('a pool is a list of endpoints', () => {
    expect(
      parseConfiguration({ RPC_POOL_MAINNET: 'https://a.example/key, http://127.0.0.1:8898' }).pools,
    ).toEqual({ mainnet: ['https://a.example/key', 'http://127.0.0.1:8898'] });
  });

  test('http leads to hosts of a private network that are listed, with their port, and to no others', () => {
    const PRIVATE_HOSTS = 'Solana-RPC:8899, 10.0.0.5, ollama:11434';
    const { pools, privateHosts, assistant } = parseConfiguration({
      PRIVATE_HOSTS,
      RPC_POOL_MAINNET: 'http://solana-rpc:8899/key, https://a.example, http://10.0.0.5:80',
      AI_PROVIDER: 'openai',
      AI_MODEL: 'qwen3:8b',
      AI_BASE_URL: 'http://ollama:11434/v1',
    });
    expect(privateHosts).toEqual(new Set(['solana-rpc:8899', '10.0.0.5', 'ollama:11434']));
    expect(pools.mainnet).toHaveLength(3);
    expect(assistant.model?.baseUrl).toBe('http://ollama:11434/v1');
    for (const url of [
      'http://solana-rpc:8900',
      'http://solana-rpc',
      'http://solana-rpc.example:8899',
      'http://10.0.0.5.example',
      'http://solana-rpc:8899@a.example',
      'ftp://solana-rpc:8899',
    ]) {
      expect(() => parseConfiguration({ PRIVATE_HOSTS, RPC_POOL_DEVNET: url }), url).toThrow(
        'Configuration: RPC_POOL_DEVNET must hold https URLs',
      );
      expect(() => parseConfiguration({ PRIVATE_HOSTS, AI_BASE_URL: url }), url).toThrow(
        'Configuration: AI_BASE_URL must be an https URL',
      );
    }
    // What others than the deployer may cause is not widened by it.
    expect(() => parseConfiguration({ PRIVATE_HOSTS, QUOTE_AGGREGATOR_URL: 'http://10.0.0.5' })).toThrow(
      'QUOTE_AGGREGATOR_URL must be an https URL',
    );
    expect(parseConfiguration({ PRIVATE_HOSTS }).webhookHosts).toEqual(new Set());
  });

  test.each([['http://solana-rpc:8899'], ['solana-rpc/path'], ['user@solana-rpc']])(
    '%s is no host',
    (PRIVATE_HOSTS) => {
      expect(() => parseConfiguration({ PRIVATE_HOSTS })).toThrow(
        'PRIVATE_HOSTS must hold hosts with a port, separated by commas',
      );
    },
  );

  test.each([
    ['localnet, devnet', ['localnet', 'devnet']],
    ['mainnet', ['mainnet']],
    ['none', []],
  ])('writes go to the clusters of "%s"', (text, writes) => {
    expect(parseConfiguration({ RPC_WRITES: text }).writes).toEqual(writes);
  });

  test('a feed of blocks has a URL and a token', () => {
    expect(
      parseConfiguration({ YELLOWSTONE_MAINNET: 'https://feed.example:2083', YELLOWSTONE_TOKEN: 'a-b-c' })
        .yellowstone,
    ).toEqual({ url: 'https://feed.example:2083', token: 'a-b-c' });
  });

  test.each([
    [
      { YELLOWSTONE_MAINNET: 'https://feed.example/token' },
      'YELLOWSTONE_MAINNET must be an https URL without user, path and query',
    ],
    [
      { YELLOWSTONE_MAINNET: 'http://feed.example' },
      'YELLOWSTONE_MAINNET must be an https URL without user, path and query',
    ],
    [{ YELLOWSTONE_TOKEN: 'a b' }, 'YELLOWSTONE_TOKEN must be printable characters without spaces'],
    [{ YELLOWSTONE_DEVNET: 'https://feed.example' }, 'YELLOWSTONE_DEVNET is not a setting'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535'],
    [{ LOCALNET: 'yes' }, 'LOCALNET must be on or off'],
    [{ LOCALNET_HISTORY: 'long' }, 'LOCALNET_HISTORY must be slots, or a time such as 90m, 24h or 2d'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be debug, info, warn or error'],
    [{ TRUSTED_HOPS: '99' }, 'TRUSTED_HOPS must be a whole number from 0 to 8'],
    [{ PUBLIC_ORIGIN: 'example.com' }, 'PUBLIC_ORIGIN must be an origin such as https://explorer.example'],
    [
      { PUBLIC_ORIGIN: 'https://a.example/path' },
      'PUBLIC_ORIGIN must be an origin such as https://explorer.example',
    ],
    [
      { RPC_POOL_DEVNET: 'http://a.example' },
      'RPC_POOL_DEVNET must hold https URLs separated by commas (http only for loopback and PRIVATE_HOSTS)',
    ],
    [{ RPC_POOL_MAINNET: ',' }, 'RPC_POOL_MAINNET must name at least one endpoint'],
    [{ RPC_POOL_MAINET: 'https://a.example' }, 'RPC_POOL_MAINET is not a setting'],
    [
      { RPC_WRITES: 'localnet,main' },
      'RPC_WRITES must be none, or name clusters separated by commas: mainnet, devnet, testnet, localnet',
    ],
    [{ QUOTE_AGGREGATOR: 'x' }, 'QUOTE_AGGREGATOR is not a setting'],
    [{ RPC_WRITE: 'none' }, 'RPC_WRITE is not a setting'],
    [{ LOCALNET_SPEED: '1' }, 'LOCALNET_SPEED is not a setting'],
    [{ OSVM_PORT: '1' }, 'OSVM_PORT is not a setting'],
    [{ PORT: 'x', LOCALNET: 'x' }, 'LOCALNET must be on or off; PORT must be a whole number from 0 to 65535'],
  ])('%j is refused in one line', (environment, message) => {
    expect(() => parseConfiguration(environment as Record<string, string>)).toThrow(
      new ConfigurationError(`Configuration: ${message}`),
    );
  });
});
