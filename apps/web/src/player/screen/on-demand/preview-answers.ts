/** Answers of a preview, which are stored in memory only. */
import type { Snapshot } from '../../journal/snapshot.ts';
import type { Answers } from '../Player.tsx';

export function previewAnswers(durationMs: number): Answers {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = {
    answers: new Map(),
    conflicts: new Map(),
    refused: new Set(),
    flags: new Set(),
    unsaved: 0,
    held: new Map(),
    state: 'saved',
    savedAt: 0,
    phase: 'running',
    status: 'RUNNING',
    deadlineAt: durationMs,
    pausedAt: null,
    late: 0,
    durable: true,
    retryAt: 0,
  };
  const set = (changes: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...changes };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => snapshot,
    change: (question, answer) => set({ answers: new Map(snapshot.answers).set(question, answer) }),
    setFlags: (flags) => set({ flags: new Set(flags) }),
    resolve() {},
    submit() {},
    cancelSubmit() {},
    resume() {},
    flush() {},
    refresh: () => Promise.resolve(true),
  };
}
