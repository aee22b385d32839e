import { createContext } from 'react';

/** The nonce that a content security policy requires of style elements. */
export const StyleNonce = createContext<(() => string) | undefined>(undefined);
