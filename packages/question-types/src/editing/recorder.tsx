/** Whether editors offer to record: the page that mounts them knows what its server can do. */
import { createContext } from 'react';

export const CanRecord = createContext(false);
