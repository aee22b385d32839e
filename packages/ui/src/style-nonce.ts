import { createContext } from 'react';

/** The nonce that a content security policy requires for style elements. */
export const StyleNonce = createContext<(() => string) | undefined>(undefined);
