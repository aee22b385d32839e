/** QR codes of links: drawn as one path, and saved as a picture. The library comes when a code is first shown. */
import { queryOptions } from '@tanstack/react-query';

export interface QrMatrix {
  size: number;
  data: ArrayLike<number>;
}

/** Light cells around the code, without which phones do not find it. */
export const quiet = 4;

export const qrQuery = (link: string) =>
  queryOptions({
    queryKey: ['qr', link],
    queryFn: async (): Promise<QrMatrix> =>
      (await import('qrcode')).default.create(link, { errorCorrectionLevel: 'M' }).modules,
    staleTime: Infinity,
  });

/** The dark cells as one SVG path. */
export function pathOf({ size, data }: QrMatrix): string {
  let path = '';
  for (let cell = 0; cell < size * size; cell += 1)
    if (data[cell]) path += `M${(cell % size) + quiet} ${Math.floor(cell / size) + quiet}h1v1h-1z`;
  return path;
}

export function savePicture({ size, data }: QrMatrix, name: string): void {
  const scale = 16;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (size + 2 * quiet) * scale;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (let cell = 0; cell < size * size; cell += 1)
    if (data[cell])
      pen.fillRect(((cell % size) + quiet) * scale, (Math.floor(cell / size) + quiet) * scale, scale, scale);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.png` });
    link.click();
    URL.revokeObjectURL(url);
  });
}
