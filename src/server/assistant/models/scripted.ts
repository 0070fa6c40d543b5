import { defineModel } from './define-model.ts';

/** Answers of a script, for `aimock=1` and tests; asks nobody. */
export default defineModel({
  name: 'scripted',
  async open({ model }) {
    const [{ createScriptedModel }, { testScript }] = await Promise.all([
      import('./script/scripted-model.ts'),
      import('./script/test-script.ts'),
    ]);
    return createScriptedModel(testScript, { model });
  },
});
