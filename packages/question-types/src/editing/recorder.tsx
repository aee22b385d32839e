/** Whether editors offer recording. The page that mounts them sets it, since not every server converts recordings. */
import { createContext } from 'react';

export const CanRecord = createContext(false);
