import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'star-atlas-sage-v1',
  name: 'Star Atlas SAGE v1',
  programs: ['SAGEqqFewepDHH6hMDcmWy7yjHPpyKLDnRXKb3Ki8e6'],
  category: 'game',
  source: 'the Anchor IDL in npm @staratlas/sage 0.9.7',
  meaning: {
    scanForSurveyDataUnits: {
      sentence: 'Scan for survey data units with the fleet {fleet}',
      idle: [{ says: ['SDU Multiplier: 0'], words: ', and found none' }],
    },
    depositCargoToFleet: {
      amounts: { amount: 'mint:tokenMint' },
      sentence: 'Load {amount} into the fleet {fleet} at the starbase {starbase}',
    },
    withdrawCargoFromFleet: {
      amounts: { amount: 'mint:tokenMint' },
      sentence: 'Unload {amount} from the fleet {fleet} at the starbase {starbase}',
    },
    createFleet: { sentence: 'Create the fleet {fleet}' },
    disbandFleet: { sentence: 'Disband the fleet {fleet}' },
    addShipToFleet: { sentence: 'Add ships to the fleet {fleet}' },
    warpToCoordinate: { sentence: 'Warp the fleet {fleet} to another sector' },
    startSubwarp: { sentence: 'Start the fleet {fleet} on its way to another sector' },
    stopSubwarp: { sentence: 'Stop the fleet {fleet} on its way' },
    startMiningAsteroid: { sentence: 'Start mining with the fleet {fleet}' },
    stopMiningAsteroid: { sentence: 'Stop mining with the fleet {fleet}' },
    idleToLoadingBay: { sentence: 'Dock the fleet {fleet} at the starbase {starbase}' },
    loadingBayToIdle: { sentence: 'Undock the fleet {fleet} from the starbase {starbase}' },
  },
});
