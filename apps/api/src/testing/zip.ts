/** Makes zip files for tests of readers. */
import { crc32, deflateRawSync } from 'node:zlib';

/** Makes a zip with these parts. The declared sizes are used as given, even if they are false. */
export function zip(parts: Record<string, Buffer>): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(1_000, 18);
    facts.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const entry = Buffer.alloc(42);
    entry.writeUInt16LE(20, 0);
    facts.copy(entry, 2);
    entry.writeUInt32LE(offset, 38);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), entry, Buffer.from(name)]));
    files.push(file);
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
