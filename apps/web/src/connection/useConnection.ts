import { useSyncExternalStore } from 'react';
import { connection, type Connection } from './connection.ts';

const subscribe = (listener: () => void) => connection.subscribe(listener);

const read = () => connection.state;

export const useConnection = (): Connection => useSyncExternalStore(subscribe, read, read);
