/** The package has no types of its own; this is what is used of it here. */
declare module 'qrcode' {
  const qrcode: {
    create(
      text: string,
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ): { modules: { size: number; data: Uint8Array } };
  };
  export default qrcode;
}
