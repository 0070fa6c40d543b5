/** Where a trace goes on, as the header `traceparent` of W3C Trace Context says it. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

const SHAPE = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.{0,200})?$/;

/** `undefined` for what is malformed. A later version may have more at its end. */
export function parseTraceParent(text: string): TraceParent | undefined {
  const [, version, traceId, spanId, flags, more] = SHAPE.exec(text) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  if (/^0{32}$/.test(traceId!) || /^0{16}$/.test(spanId!)) return undefined;
  return { traceId: traceId!, spanId: spanId!, isSampled: (Number.parseInt(flags!, 16) & 1) === 1 };
}
