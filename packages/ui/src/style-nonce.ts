import { createContext } from 'react';

/** The nonce that a content security policy asks of style elements. */
export const StyleNonce = createContext<(() => string) | undefined>(undefined);
