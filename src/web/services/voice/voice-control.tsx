import { Mic } from 'lucide-react';
import { Suspense, lazy, useEffect } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { Drawing } from '../../ui/icon.tsx';
import { canListen, UNSUPPORTED, warnUnsupported } from './ear.ts';
import { setVoiceFlag } from './voice-flag.ts';
import { useVoiceSettings } from './voice-settings.ts';
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
    <div className={styles.corner} role="region" aria-label="Voice control">
      <Button disabled>
        <Drawing of={Mic} /> {UNSUPPORTED}
      </Button>
    </div>
  );
}
