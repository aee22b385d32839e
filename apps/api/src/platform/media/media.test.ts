import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';

let t: TestApp;
let teacher: TestUser;

beforeAll(async () => {
  t = await testApp();
  teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
});

type Kind = 'image' | 'audio' | 'video' | 'subtitles';
interface Uploaded {
  code?: string;
  data: { id: string; mime: string; bytes: number; width?: number; height?: number; seconds?: number };
}

async function upload(kind: Kind, bytes: Buffer, user: TestUser | null = teacher) {
  const reply = await t
    .as(user)
    .upload('POST /itf/media', { fields: { kind }, file: { name: '../../etc/passwd.png', bytes, type: 'image/png' } });
  return { status: reply.statusCode, ...reply.json<Uploaded>() };
}

const read = (id: string, headers: Record<string, string> = {}) =>
  t.as(teacher).raw({ method: 'GET', url: `/media/${id}`, headers });

const picture = (width = 40, height = 30, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#5745d9' } })
    .toFormat(format)
    .toBuffer();

/** Silent MPEG-1 layer III frames: 128 kbit/s, 44.1 kHz, 417 bytes each. */
function mp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function mp4(): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(2500, 16);
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', box('mvhd', header)),
    box('mdat', Buffer.alloc(64)),
  ]);
}

const vtt = (body: string) => Buffer.from(`WEBVTT\n\n${body}`);

describe('pictures', () => {
  it('are decoded and encoded again, without metadata', async () => {
    const secret = 'GPS-CANARY-<script>alert(1)</script>';
    const photo = await sharp(await picture(60, 20, 'jpeg'))
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    const polyglot = Buffer.concat([photo, Buffer.from(secret)]);
    expect(polyglot.includes(secret)).toBe(true);
    const { status, data } = await upload('image', polyglot);
    expect({ status, mime: data.mime, width: data.width, height: data.height }).toEqual({
      status: 200,
      mime: 'image/jpeg',
      width: 60,
      height: 20,
    });
    const stored = await read(data.id);
    expect(stored.rawPayload.includes('CANARY')).toBe(false);
    expect(stored.rawPayload.length).toBe(data.bytes);
  });

  it('larger than any screen are scaled down', async () => {
    const { data } = await upload('image', await picture(5000, 1000));
    expect(data).toMatchObject({ width: 2400, height: 480 });
  });

  it.each([
    [
      'an SVG',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      'MEDIA_UNSUPPORTED',
    ],
    ['a page', () => Promise.resolve(Buffer.from('<!doctype html><script>alert(1)</script>')), 'MEDIA_UNSUPPORTED'],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'MEDIA_BROKEN'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'MEDIA_UNSUPPORTED',
    ],
    ['half a picture', async () => (await picture(400, 400)).subarray(0, 300), 'MEDIA_BROKEN'],
    // A header of a few bytes that announces 60,000 × 60,000 pixels.
    ['a pixel bomb', async () => pixelBomb(await picture()), 'MEDIA_BROKEN'],
    ['too many bytes', () => Promise.resolve(Buffer.alloc(5 * 1024 * 1024 + 1, 1)), 'MEDIA_TOO_LARGE'],
  ])('refuses %s', async (_, make, code) => {
    expect((await upload('image', await make())).code).toBe(code);
  });
});

function pixelBomb(png: Buffer): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  return bomb;
}

describe('recordings', () => {
  it('keep their frames and lose tags and hidden bytes', async () => {
    const tag = Buffer.from(`ID3\x03\x00\x00\x00\x00\x00\x20${'<script>CANARY</script>'.padEnd(32)}`, 'latin1');
    const { data } = await upload('audio', Buffer.concat([tag, mp3(100), Buffer.from('CANARY')]));
    expect(data).toMatchObject({ mime: 'audio/mpeg', bytes: 100 * 417, seconds: 2.6 });
    const stored = await read(data.id);
    expect(stored.rawPayload.equals(mp3(100))).toBe(true);
  });

  it('that were appended to each other keep every part, whatever the tags between them hold', async () => {
    const cover = Buffer.alloc(100_000, 7);
    const size = [21, 14, 7, 0].map((bits) => (cover.length >> bits) & 0x7f);
    const tag = Buffer.concat([Buffer.from('ID3\x03\0\0', 'latin1'), Buffer.from(size), cover]);
    const { data } = await upload('audio', Buffer.concat([tag, mp3(50), tag, mp3(50)]));
    expect(data).toMatchObject({ bytes: 100 * 417, seconds: 2.6 });
  });

  it('refuses anything but MP3', async () => {
    expect((await upload('audio', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt '))).code).toBe('MEDIA_UNSUPPORTED');
    expect(
      (
        await upload(
          'audio',
          Buffer.concat([Buffer.from('ID3\x03\x00\x00\x00\x00\x00\x00', 'latin1'), Buffer.alloc(5000, 7)]),
        )
      ).code,
    ).toBe('MEDIA_BROKEN');
    expect((await upload('audio', await picture())).code).toBe('MEDIA_UNSUPPORTED');
  });
});

describe('videos and subtitles', () => {
  it('accepts an MP4 with consistent boxes and reads its duration', async () => {
    expect((await upload('video', mp4())).data).toMatchObject({ mime: 'video/mp4', seconds: 2.5 });
    expect((await upload('video', mp4().subarray(0, 150))).code).toBe('MEDIA_BROKEN');
    expect((await upload('video', await picture())).code).toBe('MEDIA_UNSUPPORTED');
  });

  it('rewrites subtitles as times and plain text', async () => {
    const hostile =
      'STYLE\n::cue { background: url(https://evil.example/) }\n\nNOTE secret\n\n1\n00:01.000 --> 00:02.500 line:0\n<v Anna><b>Hello</b></v> & <script>alert(1)</script>bye\n\n';
    const { data } = await upload('subtitles', vtt(hostile));
    const stored = await read(data.id);
    expect(stored.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello &amp; alert(1)bye\n');
    expect(stored.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect((await upload('subtitles', Buffer.from('00:01.000 --> 00:02.000\nno head'))).code).toBe('MEDIA_UNSUPPORTED');
    expect((await upload('subtitles', vtt('00:01 --> soon\nx'))).code).toBe('MEDIA_BROKEN');
    expect((await upload('subtitles', Buffer.from([0x57, 0x45, 0x42, 0xff, 0xfe]))).code).toBe('MEDIA_BROKEN');
  });
});

describe('serving', () => {
  it('sends a fixed content type with nosniff, cacheable, with ranges', async () => {
    const { data } = await upload('audio', mp3(20));
    const whole = await read(data.id);
    expect(whole.statusCode).toBe(200);
    expect(whole.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': expect.stringContaining('immutable'),
    });
    const part = await read(data.id, { range: 'bytes=100-199' });
    expect([
      part.statusCode,
      part.headers['content-range'],
      part.rawPayload.equals(whole.rawPayload.subarray(100, 200)),
    ]).toEqual([206, `bytes 100-199/${data.bytes}`, true]);
    const tail = await read(data.id, { range: 'bytes=-10' });
    expect([tail.statusCode, tail.rawPayload.length]).toEqual([206, 10]);
    expect((await read(data.id, { range: `bytes=${data.bytes}-` })).statusCode).toBe(416);
    expect((await read(data.id, { range: 'bytes=5-2' })).statusCode).toBe(416);
    expect((await read(data.id, { 'if-none-match': `"${data.id}"` })).statusCode).toBe(304);
  });

  it('replies 404 for unknown ids', async () => {
    for (const id of ['nosuchmedianosuchmedia2', '..%2f..%2fetc%2fpasswd', 'a', 'A'.repeat(24), '%00'])
      expect((await read(id)).statusCode).toBe(404);
    const names = readdirSync(join(t.app.config.dataDir, 'media'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(names.every((name) => /^[a-z0-9]{24}$/.test(name))).toBe(true);
  });
});

describe('uploading', () => {
  it('is allowed for staff and teachers with a package, within their quota', async () => {
    const student = await t.createUser({ role: 'STUDENT' });
    const expired = await t.createUser({ role: 'TEACHER', package: 'BASIC', packageEndsAt: new Date(t.now() - 1000) });
    expect((await upload('image', await picture(), null)).status).toBe(401);
    expect((await upload('image', await picture(), student)).status).toBe(403);
    expect((await upload('image', await picture(), expired)).status).toBe(402);

    const full = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
    const { bytes } = (await upload('image', await picture(), full)).data;
    const admin = await t.createUser({ role: 'ADMIN' });
    const quota = { params: { key: 'media-quota-mebibytes' } } as const;
    const { min: mebibytes, revision } = (await t.as(admin).call('GET /itf/settings')).find(
      ({ key }) => key === quota.params.key,
    )!;
    await t.as(admin).call('PUT /itf/settings/{key}', { ...quota, body: { value: mebibytes, revision } });
    // Makes the stored file larger, so that three more files fit into the quota.
    await t.db
      .updateTable('media')
      .set({ bytes: mebibytes * 1024 * 1024 - 3 * bytes })
      .where('owner_id', '=', full.id)
      .execute();
    const outcomes = await Promise.all(Array.from({ length: 6 }, async () => upload('image', await picture(), full)));
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(outcomes.filter(({ code }) => code === 'MEDIA_QUOTA_REACHED')).toHaveLength(3);
  });
});
