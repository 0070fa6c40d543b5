import { CachePanel } from '../services/cache/cache-panel.tsx';
import { RpcCounts } from '../services/rpc-counter/rpc-counts.tsx';
import { VoiceSettings } from '../services/voice/voice-settings-panel.tsx';
import type { SettingsPart } from './open-settings.ts';
import { Disclosure } from '../ui/disclosure.tsx';

/** What else can be set, each at once: no part of the draft. */
export function SettingsSections(_: { readonly at: SettingsPart }) {
  return (
    <>
      <Disclosure summary="Voice">
        <VoiceSettings />
      </Disclosure>
      <Disclosure summary="RPC calls of this browser">
        <RpcCounts />
      </Disclosure>
      <Disclosure summary="Cache of this browser">
        <CachePanel />
      </Disclosure>
    </>
  );
}
