import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** The same action for an asset and for a collection. */
const plugin = (verb: string, item: string): Meaning => ({ sentence: `${verb} a plugin of {${item}}` });

export default defineInterface({
  key: 'metaplex-core',
  name: 'Metaplex Core',
  programs: ['CoREENxT6tW1HoK8ypY1SxRMZTcVPm7R94rH4PZNhX7d'],
  category: 'nft',
  source: 'the program’s own Shank IDL (metaplex-foundation/mpl-core `idls/mpl_core.json`)',
  meaning: {
    createV1: { sentence: 'Create the asset {asset} named {name}' },
    createV2: { sentence: 'Create the asset {asset} named {name}' },
    createCollectionV1: { sentence: 'Create the collection {collection} named {name}' },
    createCollectionV2: { sentence: 'Create the collection {collection} named {name}' },
    createGroupV1: { sentence: 'Create the group {group} named {name}' },
    transferV1: { sentence: 'Transfer the asset {asset} to {newOwner}' },
    burnV1: { sentence: 'Burn the asset {asset}' },
    burnCollectionV1: { sentence: 'Burn the collection {collection}' },
    updateV1: { sentence: 'Update the asset {asset}' },
    updateV2: { sentence: 'Update the asset {asset}' },
    updateCollectionV1: { sentence: 'Update the collection {collection}' },
    updateCollectionInfoV1: { sentence: 'Update the size of the collection {collection}' },
    compressV1: { sentence: 'Compress the asset {asset}' },
    decompressV1: { sentence: 'Decompress the asset {asset}' },
    executeV1: { sentence: 'Execute an instruction as the asset {asset}' },
    collect: { sentence: 'Collect the fees for {recipient1} and {recipient2}' },
    addPluginV1: { sentence: 'Add a plugin to {asset}' },
    addCollectionPluginV1: { sentence: 'Add a plugin to {collection}' },
    removePluginV1: { sentence: 'Remove the plugin {pluginType} from {asset}' },
    removeCollectionPluginV1: { sentence: 'Remove the plugin {pluginType} from {collection}' },
    updatePluginV1: plugin('Update', 'asset'),
    updateCollectionPluginV1: plugin('Update', 'collection'),
    approvePluginAuthorityV1: { sentence: 'Approve an authority of the plugin {pluginType} of {asset}' },
    approveCollectionPluginAuthorityV1: {
      sentence: 'Approve an authority of the plugin {pluginType} of {collection}',
    },
    revokePluginAuthorityV1: { sentence: 'Revoke the authority of the plugin {pluginType} of {asset}' },
    revokeCollectionPluginAuthorityV1: {
      sentence: 'Revoke the authority of the plugin {pluginType} of {collection}',
    },
    addExternalPluginAdapterV1: { sentence: 'Add an external plugin adapter to {asset}' },
    addCollectionExternalPluginAdapterV1: { sentence: 'Add an external plugin adapter to {collection}' },
    removeExternalPluginAdapterV1: { sentence: 'Remove an external plugin adapter from {asset}' },
    removeCollectionExternalPluginAdapterV1: {
      sentence: 'Remove an external plugin adapter from {collection}',
    },
    updateExternalPluginAdapterV1: plugin('Update', 'asset'),
    updateCollectionExternalPluginAdapterV1: plugin('Update', 'collection'),
    writeExternalPluginAdapterDataV1: { sentence: 'Write to an external plugin adapter of {asset}' },
    writeCollectionExternalPluginAdapterDataV1: {
      sentence: 'Write to an external plugin adapter of {collection}',
    },
  },
});
