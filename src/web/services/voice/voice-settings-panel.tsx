import { useEffect, useState } from 'react';
import { Button } from '../../ui/form/button.tsx';
import { CommittedInput } from '../../ui/form/followed-field.tsx';
import { Notice } from '../../ui/block/notice.tsx';
import { canListen, warnUnsupported } from './ear.ts';
import { canSpeak, speak, watchVoices } from './mouth.ts';
import {
  KEYWORD_LIMIT,
  useVoiceSettings,
  VOICE_LANGUAGES,
  VOICE_RANGES,
  type VoiceSettings as Settings,
} from './voice-settings.ts';
import styles from './voice-settings-panel.module.css';

const FLAGS = {
  continuousListening: 'Keep listening after a command',
  audioFeedback: 'Confirm commands aloud',
  confirmActions: 'Ask “yes or no” for 5 seconds before acting (except for scrolling, help and stop)',
  keywordActivation: 'Require the keyword before commands',
} as const satisfies Partial<Record<keyof Settings, string>>;

const RANGES = {
  voiceSpeed: 'Voice speed',
  voiceVolume: 'Voice volume',
  voicePitch: 'Voice pitch',
} as const satisfies Record<keyof typeof VOICE_RANGES, string>;

/** Everything that can be set about voice; each change counts at once. */
export function VoiceSettings() {
  const [settings, change] = useVoiceSettings();
  const [voices, setVoices] = useState<readonly string[]>([]);
  const isSupported = canListen();
  useEffect(() => {
    if (!isSupported) warnUnsupported();
    return watchVoices(setVoices);
  }, [isSupported]);
  const names =
    settings.preferredVoice === null ? voices : [...new Set([...voices, settings.preferredVoice])];
  return (
    <div className={styles.panel}>
      {!isSupported && (
        <Notice kind="not-available" title="This browser has no speech recognition.">
          Voice control and dictation need a browser that has it, such as Chrome, Edge or Safari.
        </Notice>
      )}
      <p>
        Listening uses the speech service of your browser, which may send what you say to the browser vendor.
        Nothing listens until you press a microphone button. What you say is used as a command or a search and
        is not stored.
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.enabled}
          disabled={!isSupported && !settings.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
        Voice control and dictation
      </label>
      <label className={styles.field}>
        Language
        <select
          value={settings.language}
          onChange={({ currentTarget }) => change({ language: currentTarget.value })}
        >
          {Object.entries(VOICE_LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(FLAGS).map(([name, text]) => (
        <Flag key={name} name={name as keyof typeof FLAGS} text={text} settings={settings} change={change} />
      ))}
      <label className={styles.field}>
        Keyword
        <CommittedInput
          type="text"
          value={settings.activationKeyword}
          maxLength={KEYWORD_LIMIT}
          autoComplete="off"
          spellCheck={false}
          disabled={!settings.keywordActivation}
          onCommit={(text) => change({ activationKeyword: text })}
        />
      </label>
      <label className={styles.field}>
        Voice
        <select
          value={settings.preferredVoice ?? ''}
          onChange={({ currentTarget }) => change({ preferredVoice: currentTarget.value || null })}
        >
          <option value="">Browser default</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(RANGES).map(([name, text]) => (
        <Range
          key={name}
          name={name as keyof typeof RANGES}
          text={text}
          settings={settings}
          change={change}
        />
      ))}
      {canSpeak() && (
        <div>
          <Button onClick={() => speak('This is what I sound like.', settings, () => {})}>
            Try the voice
          </Button>
        </div>
      )}
    </div>
  );
}

interface PartProps<Name extends keyof Settings> {
  readonly name: Name;
  readonly text: string;
  readonly settings: Settings;
  readonly change: (part: Partial<Settings>) => void;
}

function Flag({ name, text, settings, change }: PartProps<keyof typeof FLAGS>) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={settings[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
      />
      {text}
    </label>
  );
}

function Range({ name, text, settings, change }: PartProps<keyof typeof RANGES>) {
  return (
    <label className={styles.field}>
      <span>
        {text}: {settings[name].toFixed(1)}
      </span>
      <input
        type="range"
        {...VOICE_RANGES[name]}
        value={settings[name]}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.valueAsNumber })}
      />
    </label>
  );
}
