import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'flash-trade',
  name: 'Flash Trade',
  programs: ['FLASH6Lo6h3iasJKWDs2F8TkW2UKf3s15C8PMGuVfgBn'],
  category: 'perpetuals',
  source: 'the Anchor IDL 15.2.0 in npm flash-sdk 15.17.2',
});
