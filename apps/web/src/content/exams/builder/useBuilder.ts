import { useQueryClient } from '@tanstack/react-query';
import type { ExamDetail } from '@vumon/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { BuilderStore, type BuilderState } from './store.ts';

export interface Builder extends BuilderState {
  readonly store: BuilderStore;
}

/** The draft of one test, saved by itself while it is edited. */
export function useBuilder(exam: ExamDetail): Builder {
  const client = useQueryClient();
  const [store] = useState(() => new BuilderStore(exam, client));
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  useEffect(() => store.mount(), [store]);
  return { ...state, store };
}
