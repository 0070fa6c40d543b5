import { EMBED_PATH } from '#contracts/dashboards/shared-links';
import { themes } from '../../themes/index.gen.ts';
import { DEFAULT_THEME } from './themes-css.ts';
import { FONTS, MODES, SIZES, THEME_KEY } from './theme-config.ts';

const json = JSON.stringify;
const THEMES = [DEFAULT_THEME, ...themes.map(({ key }) => key).filter((key) => key !== DEFAULT_THEME)];

/**
 * Runs before the first paint, so that no wrong theme flashes, and again when another tab stores another look or the
 * device changes between light and dark. Writes what `toAttributes` of the stored configuration says; the first of
 * each list is what junk falls back to. In a frame of another site nothing is stored: its address says the look.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement.dataset,m=matchMedia('(prefers-color-scheme: light)'),f=location.pathname.indexOf(${json(EMBED_PATH)})?null:new URLSearchParams(location.search);function o(v,l){return l.indexOf(v)<0?l[0]:v}function a(){var c,k;try{c=JSON.parse(localStorage.getItem(${json(
  THEME_KEY,
)}))}catch(e){}c=Object(c);if(f){c.variant=f.get('theme')||c.variant;c.mode=f.get('mode')||c.mode}k=o(c.mode,${json(MODES)});d.theme=o(c.variant,${json(
  THEMES,
)});d.scheme=k==='system'?m.matches?'light':'dark':k;d.font=o(c.fontFamily,${json(FONTS)});d.size=o(c.fontSize,${json(
  SIZES,
)});d.motion=c.reducedMotion===true?'reduced':'full';d.contrast=c.highContrast===true?'high':'normal';d.focus=c.focusVisible===true?'always':'keyboard'}a();m.addEventListener('change',a);addEventListener('storage',function(e){if(!e.key||e.key===${json(
  THEME_KEY,
)})a()})})()`;
