import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { canListen, UNSUPPORTED, warnUnsupported } from './ear.ts';
import { MicIcon } from './mic-icon.tsx';
import { useVoiceSettings } from './use-voice-settings.ts';
import { setVoiceFlag } from './voice-flag.ts';
import styles from './voice-control.module.css';

const VoiceListener = lazy(() => import('./voice-listener.tsx'));

/** The microphone of the corner; nothing at all while voice is switched off in the settings. */
export function VoiceControl() {
  const [settings] = useVoiceSettings();
  const isSupported = canListen();
  useEffect(() => {
    setVoiceFlag(settings.enabled && isSupported);
    if (settings.enabled && !isSupported) warnUnsupported();
  }, [settings.enabled, isSupported]);
  if (!settings.enabled) return null;
  if (isSupported) {
    return (
      <Suspense fallback={null}>
        <VoiceListener settings={settings} />
      </Suspense>
    );
  }
  return (
    <div class={styles.corner} role="region" aria-label="Voice control">
      <Button disabled>
        <MicIcon /> {UNSUPPORTED}
      </Button>
    </div>
  );
}
