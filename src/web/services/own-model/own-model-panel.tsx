import { useId, useState, type ReactNode } from 'react';
import { OWN_VENDORS, type OwnVendor } from '#contracts/assistant/own-model';
import { Button } from '../../ui/form/button.tsx';
import { checkSetup } from './check-setup.ts';
import { OwnModelConsent } from './own-model-consent.tsx';
import {
  grantOwnModel,
  readOwnModel,
  toRequestUrl,
  withdrawOwnModel,
  type OwnModelSetup,
} from './own-model.ts';
import styles from './own-model.module.css';

const VENDORS: Readonly<
  Record<OwnVendor, { readonly title: string; readonly model: string; readonly key: string }>
> = {
  anthropic: { title: 'Anthropic', model: 'claude-sonnet-4-5', key: 'sk-ant-…' },
  openai: { title: 'OpenAI', model: 'gpt-5-mini', key: 'sk-…' },
  openrouter: { title: 'OpenRouter', model: 'anthropic/claude-sonnet-4.5', key: 'sk-or-v1-…' },
  endpoint: { title: 'Another endpoint (chat completions)', model: 'qwen3:8b', key: 'none' },
};
const EMPTY: OwnModelSetup = { vendor: 'anthropic', model: '', key: '', url: '' };

/** A language model that answers this visitor alone, asked by this browser with the visitor's key. */
export function OwnModelPanel() {
  const [active] = useState(readOwnModel);
  return active === undefined ? <OwnModelForm /> : <OwnModelInUse setup={active} />;
}

function OwnModelInUse({ setup }: { readonly setup: OwnModelSetup }) {
  return (
    <div className={styles.panel}>
      <p>
        <strong>{setup.model}</strong> answers your questions to the assistant. This browser asks{' '}
        <strong>{toRequestUrl(setup)?.host}</strong> with your key; our server never has it.
      </p>
      <p className={styles.quiet}>
        The key is stored in this browser. Removing it here does not revoke it at its vendor.
      </p>
      <div>
        <Button
          onClick={() => {
            withdrawOwnModel();
            // The page's policy still names the vendor; that of a reloaded page does not.
            location.reload();
          }}
        >
          Remove model and key
        </Button>
      </div>
    </div>
  );
}

function OwnModelForm() {
  const id = useId();
  const [setup, setSetup] = useState(EMPTY);
  const [refused, setRefused] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { vendor } = setup;
  const change = (part: Partial<OwnModelSetup>) => {
    setRefused(undefined);
    setSetup((before) => ({ ...before, ...part }));
  };
  const submit = () => {
    const why = checkSetup(setup, location.origin);
    setRefused(why);
    setAsking(why === undefined);
  };
  const accept = () => {
    setAsking(false);
    // What a page may ask is fixed when it is loaded.
    if (grantOwnModel(setup)) location.reload();
    else setRefused('This browser stores nothing, so the key cannot be used.');
  };
  return (
    <form
      className={styles.panel}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className={styles.quiet}>
        Without one, the assistant answers as this server does. With one, this browser asks its vendor, and
        every figure of the answer is still checked.
      </p>
      <Field label="Vendor">
        <select
          value={vendor}
          onChange={({ currentTarget }) => {
            const chosen = OWN_VENDORS.find((one) => one === currentTarget.value) ?? 'anthropic';
            change({ vendor: chosen });
          }}
        >
          {OWN_VENDORS.map((one) => (
            <option key={one} value={one}>
              {VENDORS[one].title}
            </option>
          ))}
        </select>
      </Field>
      {vendor === 'endpoint' && (
        <Field label="Address of its API">
          <input
            type="url"
            inputMode="url"
            spellCheck={false}
            maxLength={1_024}
            placeholder="http://localhost:11434/v1"
            value={setup.url}
            onInput={({ currentTarget }) => change({ url: currentTarget.value.trim() })}
          />
        </Field>
      )}
      <Field label="Model">
        <input
          spellCheck={false}
          autoCapitalize="off"
          maxLength={128}
          placeholder={VENDORS[vendor].model}
          value={setup.model}
          onInput={({ currentTarget }) => change({ model: currentTarget.value.trim() })}
        />
      </Field>
      <Field label={vendor === 'endpoint' ? 'Key, if it needs one' : 'Key'}>
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={600}
          placeholder={VENDORS[vendor].key}
          value={setup.key}
          aria-describedby={`${id}-about`}
          onInput={({ currentTarget }) => change({ key: currentTarget.value.trim() })}
        />
      </Field>
      <p id={`${id}-about`} className={styles.quiet}>
        {vendor === 'endpoint'
          ? 'It must allow requests from web pages of this site (CORS); for Ollama, set OLLAMA_ORIGINS.'
          : 'Stored in this browser, and sent to the vendor alone.'}
      </p>
      {refused !== undefined && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      <div>
        <Button type="submit">Use it</Button>
      </div>
      {asking && <OwnModelConsent setup={setup} onAccept={accept} onDecline={() => setAsking(false)} />}
    </form>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <label className={styles.field}>
      {label}
      {children}
    </label>
  );
}
