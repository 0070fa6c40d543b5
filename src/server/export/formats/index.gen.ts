// Written by `npm run gen`. Do not edit.
import csv from './csv.ts';
import json from './json.ts';
import parquet from './parquet.ts';
import pdf from './pdf.ts';
import xlsx from './xlsx.ts';
import xml from './xml.ts';

export const formats = [
  csv,
  json,
  parquet,
  pdf,
  xlsx,
  xml,
] as const;
