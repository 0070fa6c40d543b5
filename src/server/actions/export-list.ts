import { z } from 'zod';
import { actionError } from '../errors/action-error.ts';
import { LISTS } from '../export/export-rows.ts';
import { defineAction } from './define-action.ts';

export default defineAction({
  name: 'exportList',
  right: 'anyone',
  says: 'Gives the columns of a list that can be exported.',
  input: z.strictObject({ list: z.string().max(64) }),
  async run(_call, { list }) {
    const found = LISTS.get(list);
    if (found === undefined) throw actionError(404, 'There is no such list.');
    return { title: found.title, columns: found.columns };
  },
});
