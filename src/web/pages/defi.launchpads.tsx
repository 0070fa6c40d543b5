import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'launchpads',
  nav: { text: 'Launchpads', menus: [{ menu: 'DeFi', order: 40 }], use: 'defi', area: 'analytics' },
});
