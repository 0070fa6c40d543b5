import { toRegistry } from '#std/registry';
import type { ChatModel, ModelSettings, ModelVendor } from '../models/define-model.ts';
import { models } from '../models/index.gen.ts';

const VENDORS = toRegistry<ModelVendor>('models', models, ({ name }) => [name]);

/** A model of a vendor, by the name `AI_PROVIDER` gives it. */
export async function openModel(provider: string, settings: ModelSettings): Promise<ChatModel> {
  const vendor = VENDORS.get(provider);
  if (vendor === undefined) throw new Error(`no vendor of models is called ${provider}`);
  return vendor.open(settings);
}
