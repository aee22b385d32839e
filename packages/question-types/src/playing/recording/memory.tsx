/** Recordings of a preview: stored in the page's memory and never uploaded. */
import type { RecorderPort } from '../../schema/core.react.ts';

const urls = new Map<string, string>();
const listeners = new Set<() => void>();

export const memoryRecorder: RecorderPort = {
  begin(_, mime) {
    const recording = crypto.randomUUID();
    const pieces: Blob[] = [];
    return {
      recording,
      add: (piece) => pieces.push(piece),
      finish() {
        urls.set(recording, URL.createObjectURL(new Blob(pieces, { type: mime })));
        for (const listener of listeners) listener();
      },
    };
  },
  url: (recording) => urls.get(recording) ?? null,
  state: () => ({ phase: 'local', share: 1 }),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
