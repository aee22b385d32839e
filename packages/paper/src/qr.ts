import qrcode from 'qrcode';

/** Rows of a QR code, true for black. Error correction level M, because a sheet is folded and written on. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => data[y * size + x] === 1));
}
