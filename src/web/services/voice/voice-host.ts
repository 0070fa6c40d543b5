import type { Place } from '../../router/place.ts';
import { openSettings } from '../open-settings.ts';
import { readThemeConfig, saveThemeConfig } from '../theme/theme-config.ts';
import { themes } from '../../themes/index.gen.ts';
import { askAssistant } from '../ask-assistant.ts';
import type { VoiceHost } from './voice-commands.ts';

const SIZES = ['small', 'medium', 'large'] as const;

/** What commands do, done to the page that is shown. */
export function createVoiceHost(place: () => Place, showHelp: () => void): VoiceHost {
  const variants = themes.map(({ key }) => key);
  return {
    navigate: (href) => place().navigate(href),
    back: () => history.back(),
    forward: () => history.forward(),
    reload: () => place().reload(),
    scroll(where) {
      const step = innerHeight * 0.8;
      const top = { up: scrollY - step, down: scrollY + step, top: 0, bottom: document.body.scrollHeight };
      scrollTo({ top: top[where] });
    },
    setTheme: (variant) => saveThemeConfig({ ...readThemeConfig(variants), variant }),
    stepFontSize(step) {
      const config = readThemeConfig(variants);
      const fontSize = SIZES[SIZES.indexOf(config.fontSize) + step];
      if (fontSize !== undefined) saveThemeConfig({ ...config, fontSize });
    },
    openSettings: () => openSettings(),
    showAssistant(open) {
      if (!askAssistant(open) && open) place().navigate('/chat');
    },
    showHelp,
  };
}
