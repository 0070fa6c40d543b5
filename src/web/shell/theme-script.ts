import { themes } from '../themes/index.gen.ts';
import { DEFAULT_THEME } from './themes-css.ts';
import { THEME_KEY } from './theme-config.ts';

/**
 * Runs before the first paint, so that no wrong theme flashes. Only known values are taken from storage;
 * the full check happens when the app starts.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement.dataset,c={};try{c=JSON.parse(localStorage.getItem(${JSON.stringify(
  THEME_KEY,
)}))||{}}catch(e){}var t=${JSON.stringify(themes.map(({ key }) => key))};d.theme=t.indexOf(c.variant)>=0?c.variant:${JSON.stringify(
  DEFAULT_THEME,
)};d.font=/^(berkeley|inter|jetbrains)$/.test(c.fontFamily)?c.fontFamily:'berkeley';d.size=/^(small|medium|large)$/.test(c.fontSize)?c.fontSize:'medium'})()`;
