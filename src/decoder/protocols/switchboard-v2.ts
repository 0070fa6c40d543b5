import { defineInterface } from '../define-interface.ts';
import type { Meaning } from '../interface/to-layouts.ts';

/** One oracle’s value of a round: the feed’s is the median of theirs. */
const SAVE: Meaning = {
  sentence: 'Submit the value {value} as one oracle of the feed {aggregator}',
  scaled: { value: 0 },
};
const REFRESH: Meaning = { sentence: 'Pop the crank {crank}' };

export default defineInterface({
  key: 'switchboard-v2',
  name: 'Switchboard v2',
  programs: ['SW1TCH7qEPTdLsDHRgPuMQjbQxKdH2aBStViMFnt64f'],
  category: 'oracle',
  source: 'the program’s own Anchor IDL (drift-labs/protocol-v2 `sdk/src/idl/switchboard.json`)',
  meaning: {
    aggregatorSaveResult: SAVE,
    aggregatorSaveResultV2: SAVE,
    aggregatorTeeSaveResult: SAVE,
    aggregatorOpenRound: { sentence: 'Open a new round of the feed {aggregator}' },
    aggregatorInit: { sentence: 'Open the feed {aggregator}' },
    aggregatorClose: { sentence: 'Close the feed {aggregator}' },
    aggregatorAddJob: { sentence: 'Add a job to the feed {aggregator}' },
    aggregatorRemoveJob: { sentence: 'Remove a job from the feed {aggregator}' },
    aggregatorLock: { sentence: 'Lock the feed {aggregator}' },
    aggregatorSetAuthority: { sentence: 'Transfer the authority of the feed {aggregator} to {newAuthority}' },
    aggregatorSetConfig: { sentence: 'Update the config of the feed {aggregator}' },
    aggregatorSetQueue: { sentence: 'Move the feed {aggregator} to {queue}' },
    crankPop: REFRESH,
    crankPopV2: REFRESH,
    crankPush: { sentence: 'Add the feed {aggregator} to {crank}' },
    oracleHeartbeat: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleTeeHeartbeat: { sentence: 'Send the heartbeat of the oracle {oracle}' },
    oracleInit: { sentence: 'Open the oracle {oracle}' },
    oracleWithdraw: { sentence: 'Withdraw earnings of the oracle {oracle}' },
    leaseInit: { sentence: 'Open the lease {lease} of {aggregator}' },
    leaseExtend: { sentence: 'Extend the lease {lease} of {aggregator}' },
    leaseWithdraw: { sentence: 'Withdraw from the lease {lease} of {aggregator}' },
    bufferRelayerOpenRound: { sentence: 'Open a new round of {bufferRelayer}' },
    bufferRelayerSaveResult: { sentence: 'Publish data to {bufferRelayer}' },
    vrfInit: { sentence: 'Open the randomness account {vrf}' },
    vrfRequestRandomness: { sentence: 'Request randomness in {vrf}' },
    vrfProveAndVerify: { sentence: 'Prove and verify randomness in {vrf}' },
    vrfLiteInit: { sentence: 'Open the randomness account {vrf}' },
    vrfLiteRequestRandomness: { sentence: 'Request randomness in {vrfLite}' },
    vrfLiteProveAndVerify: { sentence: 'Prove and verify randomness in {vrfLite}' },
    vrfPoolRequest: { sentence: 'Request randomness in {vrfPool}' },
    jobInit: { sentence: 'Initialize the job {job}' },
    permissionSet: { sentence: 'Set the permission {permission}' },
  },
});
