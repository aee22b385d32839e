/** The page's content security policy lets in style elements with this nonce; libraries that write some are told it here. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// Read by get-nonce, which the dialogs' scroll lock asks.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
