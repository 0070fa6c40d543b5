// Written by `npm run gen`. Do not edit.
export const EXPORT_FORMATS = {
  "csv": {"title":"CSV","rowCap":1000000,"options":["delimiter","includeHeaders","quoteStrings","dateFormat","numberFormat","includeMetadata"],"hasMetadataByDefault":false},
  "xlsx": {"title":"Excel (xlsx)","rowCap":100000,"options":["includeHeaders","dateFormat","numberFormat","includeMetadata"],"hasMetadataByDefault":true},
  "json": {"title":"JSON","rowCap":1000000,"options":["pretty","dateFormat","numberFormat","includeMetadata"],"hasMetadataByDefault":true},
  "parquet": {"title":"Parquet","rowCap":1000000,"options":["includeMetadata"],"hasMetadataByDefault":true},
  "pdf": {"title":"PDF","rowCap":10000,"options":["pageSize","includeHeaders","dateFormat","numberFormat","includeMetadata"],"hasMetadataByDefault":true},
  "xml": {"title":"XML","rowCap":1000000,"options":["dateFormat","numberFormat","includeMetadata"],"hasMetadataByDefault":true},
} as const;
