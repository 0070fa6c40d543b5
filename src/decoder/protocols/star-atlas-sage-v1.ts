import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-sage-v1',
  name: 'Star Atlas SAGE v1',
  programs: ['SAGEqqFewepDHH6hMDcmWy7yjHPpyKLDnRXKb3Ki8e6'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/sage 0.9.7',
});
