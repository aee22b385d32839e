/** Types for the part of the package that is used here; it has none of its own. */
declare module 'qrcode' {
  const qrcode: {
    create(
      text: string,
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ): { modules: { size: number; data: Uint8Array } };
  };
  export default qrcode;
}
