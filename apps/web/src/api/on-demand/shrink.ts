/** Makes photos small enough for an upload: a phone's picture has 5 to 15 MB, a question needs a tenth of it. */

/** The longest edge that is kept; more shows on no screen and on no paper. */
const longestEdge = 2400;

/** Edges and qualities that are tried, until the picture fits. */
export const attemptsFor = (
  width: number,
  height: number,
): readonly { width: number; height: number; quality: number }[] =>
  [
    [longestEdge, 0.86],
    [longestEdge, 0.7],
    [1600, 0.75],
    [1100, 0.7],
  ].map(([edge, quality]) => {
    const share = Math.min(1, edge! / Math.max(width, height));
    return { width: Math.round(width * share), height: Math.round(height * share), quality: quality! };
  });

const isPhoto = (file: File): boolean => /^image\/(?:jpeg|png|webp|heic|heif)$/.test(file.type);

/** The same file if it fits or cannot be shrunk here; else a JPEG of at most `most` bytes. */
export async function shrunk(file: File, most: number): Promise<File> {
  if (file.size <= most || !isPhoto(file)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const canvas = document.createElement('canvas');
  for (const { width, height, quality } of attemptsFor(picture.width, picture.height)) {
    canvas.width = width;
    canvas.height = height;
    const draw = canvas.getContext('2d')!;
    // JPEG has no transparency: what was transparent becomes paper.
    draw.fillStyle = '#fff';
    draw.fillRect(0, 0, width, height);
    draw.drawImage(picture, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= most)
      return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  }
  return file;
}
