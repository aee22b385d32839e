/** Whether editors offer recording; the page that mounts them knows whether its server can convert recordings. */
import { createContext } from 'react';

export const CanRecord = createContext(false);
