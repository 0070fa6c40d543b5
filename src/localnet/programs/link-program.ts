/**
 * Links one relocatable BPF object to the shared object the loader takes (sBPF v0).
 *
 * Sources: the ELF-64 specification; `R_BPF_64_64` and `R_BPF_64_32` of LLVM's BPF target; what
 * `solana-sbpf` asks of an ELF file: equal addresses and offsets, a `.dynamic` section that leads to the
 * relocations of system calls, and read-only data at 0x1_0000_0000.
 */

interface Section {
  readonly name: string;
  readonly type: number;
  readonly flags: number;
  readonly bytes: Buffer;
  readonly link: number;
  /** Section a relocation section applies to. */
  readonly target: number;
}

interface BpfSymbol {
  readonly name: string;
  readonly section: number;
  readonly value: number;
}

const HEADER_BYTES = 64;
const PROGRAM_HEADER_BYTES = 56;
const SECTION_HEADER_BYTES = 64;
const TEXT_ADDRESS = HEADER_BYTES + 2 * PROGRAM_HEADER_BYTES;
const SYMBOL_BYTES = 24;
const ENTRY_BYTES = 16;
const RELOCATION_BYTES = 16;

const PROGBITS = 1;
const SYMTAB = 2;
const STRTAB = 3;
const DYNAMIC = 6;
const REL = 9;
const DYNSYM = 11;
const ALLOCATED = 2;
const WRITABLE = 1;
const EXECUTABLE = 4;

const R_BPF_64_64 = 1;
const R_BPF_64_32 = 10;
const RODATA_HIGH = 1;

/** Throws `RangeError` for an object this target cannot run: writable data, or an unknown relocation. */
export function linkProgram(object: Uint8Array): Uint8Array {
  const sections = readSections(Buffer.from(object));
  const textIndex = sections.findIndex(({ name }) => name === '.text');
  const symbolTable = sections.find(({ type }) => type === SYMTAB);
  if (textIndex < 0 || !symbolTable) throw new RangeError('an object has a .text and a symbol table');
  const symbols = readSymbols(symbolTable.bytes, sections[symbolTable.link]!.bytes);
  const text = Buffer.from(sections[textIndex]!.bytes);

  // Constants go behind the code, each group where its alignment wants it.
  const addresses = new Map<number, number>([[textIndex, TEXT_ADDRESS]]);
  let rodata = Buffer.alloc(0);
  for (const [index, { name, flags, type, bytes }] of sections.entries()) {
    if ((flags & ALLOCATED) === 0 || index === textIndex || bytes.length === 0) continue;
    if (type !== PROGBITS || (flags & WRITABLE) !== 0) throw new RangeError(`${name} cannot be written`);
    rodata = pad(rodata);
    addresses.set(index, TEXT_ADDRESS + text.length + rodata.length);
    rodata = Buffer.concat([rodata, bytes]);
  }
  rodata = pad(rodata);

  const calls: { readonly address: number; readonly name: string }[] = [];
  for (const { type, target, bytes } of sections) {
    if (type !== REL) continue;
    if (target !== textIndex) throw new RangeError('constants that hold addresses are not linked');
    for (let at = 0; at < bytes.length; at += RELOCATION_BYTES) {
      const offset = Number(bytes.readBigUInt64LE(at));
      const kind = bytes.readUInt32LE(at + 8);
      const symbol = symbols[bytes.readUInt32LE(at + 12)]!;
      const address = addresses.get(symbol.section);
      if (kind === R_BPF_64_64 && address !== undefined) {
        text.writeUInt32LE(address + symbol.value + text.readUInt32LE(offset + 4), offset + 4);
        text.writeUInt32LE(RODATA_HIGH, offset + 12);
      } else if (kind === R_BPF_64_32 && symbol.section === 0) {
        // What the loader puts its hash into; the mark of a call inside the program goes.
        text[offset + 1] = 0;
        calls.push({ address: TEXT_ADDRESS + offset, name: symbol.name });
      } else throw new RangeError(`relocation ${kind} of ${symbol.name} is not linked`);
    }
  }
  const entry = symbols.find(({ name, section }) => name === 'entrypoint' && section === textIndex);
  if (!entry) throw new RangeError('there is no entrypoint');
  return writeShared(text, rodata, calls, TEXT_ADDRESS + entry.value);
}

function readSections(elf: Buffer): Section[] {
  const offset = Number(elf.readBigUInt64LE(0x28));
  const count = elf.readUInt16LE(0x3c);
  const namesIndex = elf.readUInt16LE(0x3e);
  const headers = Array.from({ length: count }, (_none, index) => {
    const at = offset + index * SECTION_HEADER_BYTES;
    const start = Number(elf.readBigUInt64LE(at + 0x18));
    const size = Number(elf.readBigUInt64LE(at + 0x20));
    return {
      nameOffset: elf.readUInt32LE(at),
      type: elf.readUInt32LE(at + 4),
      flags: Number(elf.readBigUInt64LE(at + 8)),
      bytes: elf.subarray(start, start + size),
      link: elf.readUInt32LE(at + 0x28),
      target: elf.readUInt32LE(at + 0x2c),
    };
  });
  const names = headers[namesIndex]!.bytes;
  return headers.map(({ nameOffset, ...header }) => ({ ...header, name: readText(names, nameOffset) }));
}

function readSymbols(table: Buffer, names: Buffer): BpfSymbol[] {
  return Array.from({ length: table.length / SYMBOL_BYTES }, (_none, index) => {
    const at = index * SYMBOL_BYTES;
    return {
      name: readText(names, table.readUInt32LE(at)),
      section: table.readUInt16LE(at + 6),
      value: Number(table.readBigUInt64LE(at + 8)),
    };
  });
}

function readText(bytes: Buffer, start: number): string {
  return bytes.toString('latin1', start, bytes.indexOf(0, start));
}

function pad(bytes: Buffer): Buffer<ArrayBuffer> {
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 7)]);
}

/** Numbers as u64; a pair of halves goes into one. */
function words(...values: readonly (number | bigint)[]): Buffer<ArrayBuffer> {
  const out = Buffer.alloc(values.length * 8);
  values.forEach((value, index) => out.writeBigUInt64LE(BigInt(value), index * 8));
  return out;
}

function halves(low: number, high: number): bigint {
  return (BigInt(high) << 32n) | BigInt(low);
}

class Names {
  #bytes = Buffer.alloc(1);
  add(name: string): number {
    const at = this.#bytes.length;
    this.#bytes = Buffer.concat([this.#bytes, Buffer.from(`${name}\0`, 'latin1')]);
    return at;
  }
  get bytes(): Buffer<ArrayBuffer> {
    return pad(this.#bytes);
  }
}

function writeShared(
  text: Buffer,
  rodata: Buffer,
  calls: readonly { readonly address: number; readonly name: string }[],
  entry: number,
): Uint8Array {
  const systemCalls = [...new Set(calls.map(({ name }) => name))];
  const dynamicNames = new Names();
  const dynamicSymbols = Buffer.concat([
    Buffer.alloc(SYMBOL_BYTES),
    // Global, of no type, defined elsewhere.
    ...systemCalls.map((name) => words(halves(dynamicNames.add(name), 0x10), 0, 0)),
  ]);
  const relocations = Buffer.concat(
    calls.map(({ address, name }) => words(address, halves(R_BPF_64_32, systemCalls.indexOf(name) + 1))),
  );
  const rodataAddress = TEXT_ADDRESS + text.length;
  const dynamicAddress = rodataAddress + rodata.length;
  const dynamicBytes = 7 * ENTRY_BYTES;
  const symbolsAddress = dynamicAddress + dynamicBytes;
  const namesAddress = symbolsAddress + dynamicSymbols.length;
  const relocationsAddress = namesAddress + dynamicNames.bytes.length;
  const sectionNamesAddress = relocationsAddress + relocations.length;
  const entries = [
    [17, relocationsAddress],
    [18, relocations.length],
    [19, RELOCATION_BYTES],
    [6, symbolsAddress],
    [5, namesAddress],
    [10, dynamicNames.bytes.length],
    [0, 0],
  ];
  const dynamic = words(...entries.flat());

  const sectionNames = new Names();
  const section = (
    name: string,
    type: number,
    flags: number,
    address: number,
    bytes: number,
    link = 0,
    entryBytes = 0,
  ): Buffer =>
    words(halves(sectionNames.add(name), type), flags, address, address, bytes, link, 8, entryBytes);
  const sections = [
    Buffer.alloc(SECTION_HEADER_BYTES),
    section('.text', PROGBITS, ALLOCATED | EXECUTABLE, TEXT_ADDRESS, text.length),
    section('.rodata', PROGBITS, ALLOCATED, rodataAddress, rodata.length),
    section('.dynamic', DYNAMIC, ALLOCATED, dynamicAddress, dynamicBytes, 5, ENTRY_BYTES),
    section('.dynsym', DYNSYM, ALLOCATED, symbolsAddress, dynamicSymbols.length, 5, SYMBOL_BYTES),
    section('.dynstr', STRTAB, ALLOCATED, namesAddress, dynamicNames.bytes.length),
    section('.rel.dyn', REL, ALLOCATED, relocationsAddress, relocations.length, 4, RELOCATION_BYTES),
  ];
  const ownName = sectionNames.add('.shstrtab');
  const names = sectionNames.bytes;
  sections.push(words(halves(ownName, STRTAB), 0, 0, sectionNamesAddress, names.length, 0, 1, 0));

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('\x7fELF\x02\x01\x01', 'latin1');
  header.writeUInt16LE(3, 16); // shared object
  header.writeUInt16LE(247, 18); // BPF
  header.writeUInt32LE(1, 20);
  header.writeBigUInt64LE(BigInt(entry), 24);
  header.writeBigUInt64LE(BigInt(HEADER_BYTES), 32);
  header.writeBigUInt64LE(BigInt(sectionNamesAddress + names.length), 40);
  [HEADER_BYTES, PROGRAM_HEADER_BYTES, 2, SECTION_HEADER_BYTES, sections.length, sections.length - 1].forEach(
    (value, index) => header.writeUInt16LE(value, 52 + index * 2),
  );
  const segment = (type: number, flags: number, address: number, bytes: number): Buffer =>
    words(halves(type, flags), address, address, address, bytes, bytes, 8);
  return new Uint8Array(
    Buffer.concat([
      header,
      segment(1, 5, TEXT_ADDRESS, sectionNamesAddress - TEXT_ADDRESS),
      segment(2, 4, dynamicAddress, dynamicBytes),
      text,
      rodata,
      dynamic,
      dynamicSymbols,
      dynamicNames.bytes,
      relocations,
      names,
      ...sections,
    ]),
  );
}
