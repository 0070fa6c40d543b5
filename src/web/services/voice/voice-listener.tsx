import { Mic } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { usePlace } from '../../router/place.ts';
import { Button } from '../../ui/form/button.tsx';
import { Drawing } from '../../ui/icon.tsx';
import { useLatest } from '../../ui/state/use-latest.ts';
import { listen } from './ear.ts';
import { speak } from './mouth.ts';
import { VOICE_COMMANDS } from './voice-commands.ts';
import { createVoiceHost } from './voice-host.ts';
import { createVoiceRunner, type VoiceRunner, type VoiceShown } from './voice-runner.ts';
import { readVoiceSettings, type VoiceSettings } from './voice-settings.ts';
import styles from './voice-control.module.css';

const SHORTCUT = 'Alt Shift V';
/** How long the last word stays once it is off. */
const SHOWN_MS = 12_000;

/** The button that listens, and what it heard, asks and does. It listens from a press of it to the next at most. */
export default function VoiceListener({ settings }: { readonly settings: VoiceSettings }) {
  const place = usePlace();
  const newest = useLatest(place);
  const [shown, setShown] = useState<VoiceShown>({ state: { kind: 'off' }, text: '', heard: '' });
  const [help, setHelp] = useState(false);
  const runner = useRef<VoiceRunner | undefined>(undefined);
  const isOn = shown.state.kind !== 'off';
  const isListening = shown.state.kind === 'listening' || shown.state.kind === 'confirming';

  useEffect(() => {
    const host = createVoiceHost(
      () => newest.current,
      () => setHelp(true),
    );
    const created = createVoiceRunner({
      settings: readVoiceSettings,
      listen,
      speak,
      wait(ms, then) {
        const timer = setTimeout(then, ms);
        return () => clearTimeout(timer);
      },
      run: (action) => action.run(host),
      onChange: setShown,
    });
    runner.current = created;
    const onHide = () => {
      if (document.visibilityState === 'hidden') created.switchTo(false);
    };
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      created.switchTo(false);
    };
  }, [newest]);

  const isLastWord = !isOn && shown.text !== '';
  useEffect(() => {
    if (!isLastWord) return;
    const timer = setTimeout(() => setShown((now) => ({ ...now, text: '' })), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isLastWord, shown.text]);

  const toggle = () => runner.current?.switchTo(!isOn);
  const onShortcut = useEffectEvent(toggle);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyV') return;
      event.preventDefault();
      onShortcut();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className={styles.corner} role="region" aria-label="Voice control" data-listening={isListening}>
      {help && <HelpList settings={settings} onClose={() => setHelp(false)} />}
      <div className={styles.line}>
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isOn}
          aria-label="Voice control"
          title={`${isOn ? 'Stop' : 'Start'} voice control (${SHORTCUT})`}
          onClick={toggle}
        >
          <Drawing of={Mic} size={18} />
        </button>
        {isListening && (
          <span className={styles.listening}>
            <span className={styles.dot} aria-hidden="true" />
            Listening…
          </span>
        )}
        <span className={styles.text} role="status">
          {shown.text}
        </span>
        {shown.state.kind === 'confirming' && (
          <span className={styles.replies}>
            <Button look="primary" onClick={() => runner.current?.reply(true)}>
              Yes
            </Button>
            <Button onClick={() => runner.current?.reply(false)}>No</Button>
          </span>
        )}
      </div>
      {shown.heard !== '' && <p className={styles.heard}>“{shown.heard}”</p>}
    </div>
  );
}

function HelpList({ settings, onClose }: { settings: VoiceSettings; onClose: () => void }) {
  return (
    <div className={styles.help} role="group" aria-label="Voice commands">
      <div className={styles.line}>
        <Button onClick={onClose}>Close</Button>
        <span className={styles.text}>
          {settings.keywordActivation
            ? `Say “${settings.activationKeyword}” and then one of these:`
            : 'Say one of these:'}
        </span>
      </div>
      <ul>
        {VOICE_COMMANDS.map(({ name, example }) => (
          <li key={name}>{example}</li>
        ))}
      </ul>
    </div>
  );
}
