/** QR codes as pictures for documents. */
import { qrModules } from '@vumon/paper/typst';

/** Black squares on white, as small as they may be: the page scales it. */
export function qrSvg(text: string): Uint8Array {
  const rows = qrModules(text);
  const squares = rows.flatMap((row, y) => row.flatMap((black, x) => (black ? `M${x} ${y}h1v1h-1z` : [])));
  const size = rows.length;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${squares.join('')}"/></svg>`,
  );
}
