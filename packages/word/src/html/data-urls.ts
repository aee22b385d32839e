/** Bytes of a data URL: `data:image/png;base64,…`. */

export interface UrlData {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** Null for another kind of address, for invalid data, and for more bytes than the limit. */
export function dataOf(address: string, mostBytes: number): UrlData | null {
  const head = /^\s*data:([a-z0-9.+/-]{0,100})((?:;[^,;]{0,100}){0,5}),/i.exec(address);
  if (!head) return null;
  const rest = address.slice(head[0].length);
  const mediaType = head[1]!.toLowerCase();
  if (!/;base64$/i.test(head[2]!)) {
    if (rest.length > mostBytes) return null;
    try {
      return { mediaType, bytes: new TextEncoder().encode(decodeURIComponent(rest)) };
    } catch {
      return null;
    }
  }
  if (rest.length * 0.75 > mostBytes + 3) return null;
  try {
    const letters = atob(rest.replace(/\s+/g, ''));
    return { mediaType, bytes: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)) };
  } catch {
    return null;
  }
}
