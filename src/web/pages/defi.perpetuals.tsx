import { defineDefiPage } from './define-defi-page.tsx';

export default defineDefiPage('perpetuals');
