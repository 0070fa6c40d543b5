import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage({
  category: 'staking',
  nav: { text: 'Staking', menus: [{ menu: 'DeFi', order: 130 }], use: 'defi', area: 'analytics' },
});
