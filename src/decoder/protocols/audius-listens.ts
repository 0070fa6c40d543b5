import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'audius-listens',
  name: 'Audius Track listens',
  programs: ['7K3UpbZViPnQDLn2DAM853B9J5GBxd1L1rLHy4KqSmWG'],
  category: 'other',
  source: 'AudiusProject/audius-protocol `solana-programs/track_listen_count/src`',
  meaning: {
    trackListen: { sentence: 'Record that {userId} listened to the track {trackId}' },
  },
});
