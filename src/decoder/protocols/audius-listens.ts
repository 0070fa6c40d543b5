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
  interface: `
    instruction 00 trackListen(userId: string, trackId: string, source: string, timestamp: i64, signature: [u8; 64], recoveryId: u8): validSigner signerGroup registryProgram instructions clock
    error 0 InstructionUnpackError Instruction unpack error
    error 1 InvalidTrackData Invalid track data were passed
    error 2 InvalidTimestamp Difference between timestamp and current time is too big
  `,
});
