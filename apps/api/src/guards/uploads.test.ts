/** Guards of uploaded files that only a file made on purpose meets. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import xlsx from '@e965/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestUser } from '../testing/app.ts';
import { addCatalogue } from '../testing/content.ts';

const t = await testApp();
let teacher: TestUser;
let classId: string;

beforeAll(async () => {
  await addCatalogue(t.db);
  teacher = await t.createUser({ role: 'TEACHER', package: 'ADVANCE' });
  ({ id: classId } = await t
    .as(teacher)
    .call('POST /itf/class', { body: { code: 'TEP-1', name: '9A1', gradeId: 'G9', schoolYear: 2026 } }));
});

const workbook = (rows: string[][]): Buffer => {
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows), 'Sheet1');
  return xlsx.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};

/** The same zip with so many empty parts more, each in the directory as it should be. */
function withEmptyParts(zip: Buffer, more: number): Buffer {
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const [count, size, offset] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = offset;
  for (let number = 0; number < more; number += 1) {
    const name = Buffer.from(`more/${number}.xml`);
    const part = Buffer.concat([Buffer.alloc(30), name]);
    part.writeUInt32LE(0x04034b50, 0);
    part.writeUInt16LE(20, 4);
    part.writeUInt16LE(name.length, 26);
    const entry = Buffer.concat([Buffer.alloc(46), name]);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    at += part.length;
    parts.push(part);
    entries.push(entry);
  }
  const directory = Buffer.concat([zip.subarray(offset, offset + size), ...entries]);
  const tail = Buffer.from(zip.subarray(end, end + 22));
  tail.writeUInt16LE(count + more, 8);
  tail.writeUInt16LE(count + more, 10);
  tail.writeUInt32LE(directory.length, 12);
  tail.writeUInt32LE(at, 16);
  tail.writeUInt16LE(0, 20);
  return Buffer.concat([zip.subarray(0, offset), ...parts, directory, tail]);
}

describe('a spreadsheet with very many parts', () => {
  const sound = workbook([
    ['STT', 'Họ và tên', 'Ngày sinh'],
    ['1', 'Nguyễn Thị An', '05/09/2012'],
  ]);
  const check = async (bytes: Buffer) => {
    const reply = await t.as(teacher).upload('POST /itf/classes/{id}/students/import', {
      params: { id: classId },
      fields: { step: 'CHECK' },
      file: { name: 'lop.xlsx', bytes },
    });
    return reply.statusCode === 200 ? 'OK' : (reply.json() as { code: string }).code;
  };

  it('is refused although each part is valid, and one with fewer is accepted', async () => {
    expect(await check(withEmptyParts(sound, 1_500))).toBe('OK');
    expect(await check(withEmptyParts(sound, 2_000))).toBe('IMPORT_FILE_FORMAT');
  });
});

describe('media', () => {
  const upload = async (kind: 'image' | 'subtitles', bytes: Buffer) => {
    const reply = await t.as(teacher).upload('POST /itf/media', { fields: { kind }, file: { name: 'tep', bytes } });
    return reply.statusCode === 200 ? 'OK' : (reply.json() as { code: string }).code;
  };
  const subtitles = (cues: number) =>
    Buffer.from(['WEBVTT', ...Array.from({ length: cues }, () => '00:01.000 --> 00:02.000\nx')].join('\n\n'));

  it('subtitles have 5,000 cues at most', async () => {
    expect(await upload('subtitles', subtitles(5_000))).toBe('OK');
    expect(await upload('subtitles', subtitles(5_001))).toBe('MEDIA_BROKEN');
  });

  it('a file that exceeds the quota does not stay on the disk', async () => {
    const files = () =>
      readdirSync(join(t.app.config.dataDir, 'media'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      );
    expect(await upload('subtitles', subtitles(1))).toBe('OK');
    const before = files().length;
    // As if the whole quota were used up.
    await t.db.updateTable('media').set({ bytes: 2_000_000_000 }).where('owner_id', '=', teacher.id).execute();
    expect(await upload('subtitles', subtitles(2))).toBe('MEDIA_QUOTA_REACHED');
    expect(files()).toHaveLength(before);
  });
});
