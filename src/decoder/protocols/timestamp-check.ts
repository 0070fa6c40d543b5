import { defineInterface } from '../define-interface.ts';

export default defineInterface({
  key: 'timestamp-check',
  name: 'Timestamp Check',
  programs: ['4pP8eDKACuV7T2rbFPE8CHxGKDYAzSdRsdMsGvz2k4oc'],
  category: 'infrastructure',
  source:
    'its own log (Received timestamp, Current timestamp, The provided timestamp is valid), in transactions of 2024 and 2025',
  meaning: { check: { sentence: 'Require that the time is before {timestamp}', minor: true } },
});
