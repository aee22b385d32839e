import { describe, expect, test } from 'vitest';
import type { HeldRecording, RecordingStore } from './recording-store.ts';
import { UploadError, Uploads, type Progress, type RecordingTransport } from './uploads.ts';

/** A server that stores what it receives, and a connection that can be interrupted. */
function world() {
  const stored = new Map<string, { bytes: number; complete: boolean }>();
  const held = new Map<string, HeldRecording>();
  const line = { up: true, refuses: false };
  const ask = (): void => {
    if (line.refuses) throw new UploadError('gone');
    if (!line.up) throw new UploadError('unreachable');
  };
  const progress = (id: string): Progress => ({
    received: stored.get(id)?.bytes ?? 0,
    complete: stored.get(id)?.complete ?? false,
  });
  const transport: RecordingTransport = {
    async announce({ id }) {
      ask();
      if (!stored.has(id)) stored.set(id, { bytes: 0, complete: false });
      return progress(id);
    },
    async send(id, offset, piece) {
      ask();
      const one = stored.get(id)!;
      if (offset <= one.bytes) one.bytes = Math.max(one.bytes, offset + piece.size);
      return progress(id);
    },
    async finish(id, bytes) {
      ask();
      const one = stored.get(id)!;
      one.complete = one.bytes === bytes;
      return progress(id);
    },
    async state(id) {
      ask();
      return progress(id);
    },
    url: (id) => `/files/${id}`,
  };
  const store: RecordingStore = {
    durable: true,
    all: async () => [...held.values()],
    async put(facts) {
      held.set(facts.id, { ...facts, pieces: held.get(facts.id)?.pieces ?? [] });
    },
    async add(id, _, piece) {
      const one = held.get(id)!;
      held.set(id, { ...one, pieces: [...one.pieces, piece] });
    },
    async drop(id) {
      held.delete(id);
    },
  };
  let ids = 0;
  const waits: (() => void)[] = [];
  const page = (claims = true) =>
    new Uploads({
      attempt: 'a',
      store,
      transport,
      newId: () => `r${++ids}`,
      wait: () => new Promise((resolve) => waits.push(resolve)),
      claim: async () => claims,
    });
  return { stored, held, line, page };
}

const piece = (bytes: number): Blob => new Blob([new Uint8Array(bytes)]);
const settle = (check: () => void) =>
  expect
    .poll(() => {
      check();
      return true;
    })
    .toBe(true);

function record(uploads: Uploads, pieces: readonly number[], seconds: number | null): string {
  const sink = uploads.portOf('q').begin('q1', 'audio/webm');
  for (const bytes of pieces) sink.add(piece(bytes));
  if (seconds !== null) sink.finish(seconds);
  return sink.recording;
}

describe('a recording', () => {
  test('is saved once the server has all of it, and is then removed from the device', async () => {
    const { stored, held, page } = world();
    const uploads = page();
    const id = record(uploads, [100_000, 300_000, 20], 12);
    expect(uploads.portOf('q').state(id).phase).not.toBe('saved');
    expect(uploads.pending).toBe(1);
    await settle(() => expect(uploads.portOf('q').state(id).phase).toBe('saved'));
    expect(stored.get(id)).toEqual({ bytes: 400_020, complete: true });
    expect([held.size, uploads.pending]).toEqual([0, 0]);
  });

  test('is uploaded during the recording, in chunks', async () => {
    const { stored, page } = world();
    const id = record(page(), [1_000, 60_000], null);
    await settle(() => expect(stored.get(id)).toEqual({ bytes: 61_000, complete: false }));
  });

  test('waits while there is no connection and continues when it is back', async () => {
    const { stored, line, page } = world();
    line.up = false;
    const uploads = page();
    const id = record(uploads, [5_000], 3);
    await settle(() => expect(uploads.portOf('q').state(id).phase).toBe('waiting'));
    line.up = true;
    uploads.retry();
    await settle(() => expect(uploads.portOf('q').state(id).phase).toBe('saved'));
    expect(stored.get(id)?.complete).toBe(true);
  });

  test('that a page left behind is uploaded by the next one', async () => {
    const { stored, held, line, page } = world();
    line.up = false;
    const first = page();
    const id = record(first, [5_000, 7_000], null);
    await settle(() => expect(held.get(id)?.pieces).toHaveLength(2));
    first.stop();
    line.up = true;
    const next = page();
    await next.resume();
    await settle(() => expect(stored.get(id)).toEqual({ bytes: 12_000, complete: true }));
  });

  test('that another page is still recording is not touched', async () => {
    const { stored, held, page } = world();
    held.set('r9', {
      id: 'r9',
      attempt: 'a',
      question: 'q',
      item: 'q1',
      mime: 'audio/webm',
      seconds: null,
      pieces: [piece(10)],
    });
    await page(false).resume();
    expect(stored.size).toBe(0);
    expect(held.size).toBe(1);
  });

  test('that the server refuses for good is reported and blocks nothing', async () => {
    const { line, page } = world();
    line.refuses = true;
    const uploads = page();
    const id = record(uploads, [5_000], 3);
    await settle(() => expect(uploads.portOf('q').state(id).phase).toBe('failed'));
    expect([uploads.pending, uploads.failed]).toEqual([0, true]);
    // Sent once more, for example at the hand-in.
    uploads.retry();
    expect([uploads.pending, uploads.failed]).toEqual([1, false]);
    await settle(() => expect([uploads.pending, uploads.failed]).toEqual([0, true]));
    // Recorded again.
    line.refuses = false;
    const again = record(uploads, [5_000], 3);
    expect([uploads.pending, uploads.failed]).toEqual([1, false]);
    await settle(() => expect(uploads.portOf('q').state(again).phase).toBe('saved'));
    expect([uploads.pending, uploads.failed]).toEqual([0, false]);
  });

  test('of an earlier page is verified with the server', async () => {
    const { stored, page } = world();
    stored.set('old', { bytes: 10, complete: true });
    stored.set('half', { bytes: 10, complete: false });
    const port = page().portOf('q');
    expect(port.state('old').phase).toBe('saving');
    await settle(() => expect([port.state('old').phase, port.state('half').phase]).toEqual(['saved', 'failed']));
    expect(port.url('old')).toBe('/files/old');
  });
});
