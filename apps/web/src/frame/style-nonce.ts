/** The nonce of the content security policy; libraries that add style elements to the page need it. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';

// The scroll lock of dialogs reads it from here through the package get-nonce.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
