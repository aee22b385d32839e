import { useSyncExternalStore } from 'react';
import { connection, type Connection } from './connection.ts';

const subscribe = (listener: () => void) => connection.subscribe(listener);

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection.state);
