import { describe, expect, test } from 'vitest';
import type { EndpointUrl } from '../../visitor/parse-endpoint.ts';
import {
  CUSTOM_ENDPOINT,
  DEFAULT_RPC_ENDPOINT,
  endpointOf,
  listEndpoints,
  planDraft,
  startDraft,
  type SettingsNow,
} from './settings-draft.ts';
import { DEFAULT_CONFIG } from '../../services/theme/theme-config.ts';

const OWN = 'https://explorer.example';
const now: SettingsNow = { config: DEFAULT_CONFIG, cluster: 'localnet', consented: undefined, address: '' };
const used: EndpointUrl = {
  url: 'https://rpc.example/?api-key=s3cret',
  origin: 'https://rpc.example',
  host: 'rpc.example',
  address: 'https://rpc.example/',
};

describe('the settings draft', () => {
  test('has theme, fontFamily, fontSize, rpcEndpoint and customRpcEndpoint, as they are now', () => {
    expect(startDraft(now)).toEqual({
      theme: 'default',
      fontFamily: 'berkeley',
      fontSize: 'medium',
      mode: 'system',
      reducedMotion: false,
      highContrast: false,
      focusVisible: false,
      rpcEndpoint: { name: 'Localnet', url: 'osvm', network: 'localnet' },
      customRpcEndpoint: '',
    });
  });

  test('an endpoint that a link offers stands in it and needs consent as one that is typed', () => {
    const offered = 'https://other.example/?api-key=k';
    const draft = startDraft({ ...now, cluster: 'custom', consented: used }, offered);
    expect(draft).toMatchObject({ rpcEndpoint: CUSTOM_ENDPOINT, customRpcEndpoint: offered });
    expect(planDraft(draft, { ...now, cluster: 'custom', consented: used }, OWN)).toMatchObject({
      endpoint: { kind: 'consent', endpoint: { url: offered } },
    });
    expect(planDraft(startDraft(now, 'javascript:alert(1)'), now, OWN)).toEqual({
      refused: 'An endpoint needs https, not javascript:',
    });
    expect(startDraft({ ...now, address: 'https://mine.example/' }, '')).toMatchObject({
      rpcEndpoint: CUSTOM_ENDPOINT,
      customRpcEndpoint: 'https://mine.example/',
    });
  });

  test('left as it is changes nothing', () => {
    expect(planDraft(startDraft(now), now, OWN)).toEqual({
      config: DEFAULT_CONFIG,
      cluster: undefined,
      endpoint: { kind: 'as before' },
    });
    const asked: SettingsNow = { ...now, cluster: 'custom', consented: used };
    expect(planDraft(startDraft(asked), asked, OWN)).toEqual({
      config: DEFAULT_CONFIG,
      cluster: undefined,
      endpoint: { kind: 'as before' },
    });
  });

  test('with another endpoint of the list shows its cluster', () => {
    expect(planDraft({ ...startDraft(now), rpcEndpoint: endpointOf('devnet') }, now, OWN)).toMatchObject({
      cluster: 'devnet',
    });
  });

  test('takes the theme over as the variant of the look', () => {
    expect(planDraft({ ...startDraft(now), theme: 'paper', fontSize: 'large' }, now, OWN)).toMatchObject({
      config: { ...DEFAULT_CONFIG, variant: 'paper', fontSize: 'large' },
    });
  });
});

describe('a custom RPC URL', () => {
  const typed = { ...startDraft(now), customRpcEndpoint: 'https://rpc.example/v2' };
  const chosen = { ...typed, rpcEndpoint: CUSTOM_ENDPOINT };

  test('is used only when the custom option is chosen and the field is non-empty', () => {
    expect(planDraft(typed, now, OWN)).toMatchObject({ endpoint: { kind: 'as before' } });
    expect(planDraft({ ...chosen, customRpcEndpoint: '' }, now, OWN)).toMatchObject({
      endpoint: { kind: 'as before' },
    });
    expect(planDraft({ ...chosen, customRpcEndpoint: '  ' }, now, OWN)).toMatchObject({
      endpoint: { kind: 'as before' },
    });
    expect(planDraft(chosen, now, OWN)).toMatchObject({
      cluster: 'custom',
      endpoint: { kind: 'consent', endpoint: { host: 'rpc.example' } },
    });
  });

  test('that is refused is said, and nothing of the draft is applied', () => {
    expect(
      planDraft({ ...chosen, theme: 'paper', customRpcEndpoint: 'javascript:alert(1)' }, now, OWN),
    ).toEqual({
      refused: 'An endpoint needs https, not javascript:',
    });
  });

  test('needs consent again when it changes, and stops when another endpoint is chosen or the field emptied', () => {
    const asked: SettingsNow = { ...now, cluster: 'custom', consented: used };
    const draft = startDraft(asked);
    expect(draft.customRpcEndpoint).toBe('https://rpc.example/?api-key=s3cret');
    expect(planDraft({ ...draft, customRpcEndpoint: 'https://other.example' }, asked, OWN)).toMatchObject({
      endpoint: { kind: 'consent', endpoint: { host: 'other.example' } },
    });
    expect(planDraft({ ...draft, rpcEndpoint: endpointOf('localnet') }, asked, OWN)).toMatchObject({
      endpoint: { kind: 'stop' },
    });
    expect(planDraft({ ...draft, customRpcEndpoint: '' }, asked, OWN)).toMatchObject({
      endpoint: { kind: 'stop' },
    });
  });

  test('used earlier is offered, not chosen', () => {
    const draft = startDraft({ ...now, address: 'https://rpc.example/' });
    expect([draft.customRpcEndpoint, draft.rpcEndpoint.name]).toEqual(['https://rpc.example/', 'Localnet']);
  });
});

describe('the list of endpoints', () => {
  const info = { healthy: 0, state: 'ready' } as const;

  test("begins with the default one: 'osvm rpc', url 'osvm', network mainnet, '15 endpoints (Round-Robin)'", () => {
    expect(DEFAULT_RPC_ENDPOINT).toEqual({ name: 'osvm rpc', url: 'osvm', network: 'mainnet' });
    const [first] = listEndpoints([{ ...info, cluster: 'mainnet', endpoints: 15 }]);
    expect(first).toEqual({
      endpoint: DEFAULT_RPC_ENDPOINT,
      title: 'osvm rpc',
      note: 'Mainnet, 15 endpoints (Round-Robin), ready',
      isOff: false,
    });
  });

  test('says how many there really are, and how each cluster is', () => {
    expect(
      listEndpoints([
        { ...info, cluster: 'mainnet', endpoints: 3, state: 'unreachable' },
        { ...info, cluster: 'devnet', endpoints: 1, state: 'connecting' },
        { ...info, cluster: 'testnet', endpoints: 0, state: 'off' },
        { ...info, cluster: 'localnet', endpoints: 1 },
      ]).map(({ title, note, isOff }) => [title, note, isOff]),
    ).toEqual([
      ['osvm rpc', 'Mainnet, 3 endpoints (Round-Robin), not reachable', false],
      ['Devnet', '1 endpoint (Round-Robin), connecting', false],
      ['Testnet', 'off', true],
      ['Localnet', 'embedded in this server, ready', false],
    ]);
  });
});
