import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { canMakeMp3 } from './recordings.ts';

let t: TestApp;
let teacher: TestUser;
beforeAll(async () => {
  t = await testApp();
  teacher = await t.createUser({ role: 'TEACHER', package: 'BASIC' });
});

/** A second of a tone, as a browser that writes WAV would send it. */
function wav(seconds: number): Buffer {
  const rate = 16_000;
  const samples = Buffer.alloc(rate * seconds * 2);
  for (let at = 0; at < rate * seconds; at++)
    samples.writeInt16LE(Math.round(8_000 * Math.sin((at * 2 * Math.PI * 440) / rate)), at * 2);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

const send = (bytes: Buffer) =>
  t
    .as(teacher)
    .upload('POST /itf/media/recordings', { fields: {}, file: { name: 'recording.wav', bytes, type: 'audio/wav' } });

describe('recordings', () => {
  it('are converted to MP3 where the machine can do so, and refused with a message where it cannot', async () => {
    const available = await canMakeMp3();
    expect(await t.as(teacher).call('GET /itf/media/recordings', {})).toEqual({ available });
    const reply = await send(wav(2));
    if (!available) return expect(reply.json()).toMatchObject({ result: false, code: 'MEDIA_UNSUPPORTED' });
    expect(reply.json()).toMatchObject({
      result: true,
      data: { kind: 'audio', mime: 'audio/mpeg', seconds: expect.closeTo(2, 0) },
    });
  });
  it('accept only formats that browsers record', async () => {
    expect((await send(Buffer.from('#EXTM3U\nhttp://inside/secret'))).json()).toMatchObject({
      code: 'MEDIA_UNSUPPORTED',
    });
    expect((await send(Buffer.from(''))).json()).toMatchObject({ result: false });
    const broken = wav(1).subarray(0, 30);
    expect(['MEDIA_BROKEN', 'MEDIA_UNSUPPORTED']).toContain((await send(broken)).json<{ code: string }>().code);
  });
});
