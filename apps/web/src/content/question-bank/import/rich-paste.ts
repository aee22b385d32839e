/**
 * Reads a pasted paper from the clipboard: its markup with the pictures that word processors put only into the RTF.
 * Pure functions.
 */

/** A picture of an RTF, with the embedded object that it represents. */
interface RtfPicture {
  readonly mediaType: string;
  readonly hex: string;
  readonly object: string | null;
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/\\pngblip/, 'image/png'],
  [/\\jpegblip/, 'image/jpeg'],
  [/\\emfblip/, 'image/emf'],
  [/\\wmetafile\d*/, 'image/wmf'],
];

/** End of the group that starts at this brace. */
function groupEnd(rtf: string, from: number): number {
  let depth = 0;
  for (let at = from; at < rtf.length; at++) {
    const sign = rtf[at];
    if (sign === '\\') at++;
    else if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at;
  }
  return rtf.length;
}

function hexIn(group: string): string {
  let text = group;
  // Nested groups hold properties of the picture; they are removed from the innermost outwards.
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/(?!^)\{[^{}]*\}/g, '');
  }
  return text.replace(/\\[a-z]+-?\d* ?/g, '').replace(/[^0-9a-fA-F]/g, '');
}

/** Leaves out pictures that a reader does not see: alternative forms, bullets, and those of Word's own formulas. */
function picturesOf(rtf: string): RtfPicture[] {
  const found: RtfPicture[] = [];
  const hidden: (readonly [from: number, to: number])[] = [];
  for (const one of rtf.matchAll(
    /\{(?:\\\*)?\\(?:nonshppict|listpicture|mmathPict|background|header[lrf]?|footer[lrf]?)(?![a-z])/g,
  ))
    if (one.index >= (hidden.at(-1)?.[1] ?? 0)) hidden.push([one.index, groupEnd(rtf, one.index)]);
  let from = 0;
  for (const one of rtf.matchAll(/\{\\pict(?![a-z])/g)) {
    if (one.index < from || hidden.some(([begin, end]) => begin < one.index && one.index < end)) continue;
    const end = groupEnd(rtf, one.index);
    const group = rtf.slice(one.index, end + 1);
    const mediaType = kinds.find(([pattern]) => pattern.test(group))?.[1];
    const before = rtf.slice(from, one.index);
    const data = before.lastIndexOf('\\objdata');
    const object = data < 0 ? '' : hexIn(before.slice(data, data + groupEnd(`{${before.slice(data)}`, 0) - 1));
    // The compound file is inside a wrapper of an older format.
    const file = object.toLowerCase().indexOf('d0cf11e0a1b11ae1');
    from = end;
    found.push({ mediaType: mediaType ?? '', hex: hexIn(group), object: file < 0 ? null : object.slice(file) });
  }
  return found;
}

function base64Of(hex: string): string {
  let letters = '';
  for (let at = 0; at + 1 < hex.length; at += 2)
    letters += String.fromCharCode(Number.parseInt(hex.slice(at, at + 2), 16));
  return btoa(letters);
}

const comment = /<!--[\s\S]*?-->/g;
const formulaOfWord = /<!\[if !msEquation\]>[\s\S]*?<!\[endif\]>/gi;
const fileImage = /(<img\b[^>]*?\bsrc\s*=\s*)(["']?)file:[^"'>]*\2/gi;

/**
 * Replaces links to files on the author's disk by the pictures of the RTF, in order. If the numbers of both differ, no
 * picture is inserted: a wrong picture is worse than a missing one that is reported.
 */
export function withPictures(html: string, rtf: string): string {
  if (rtf === '' || !/\bsrc\s*=\s*["']?file:/i.test(html)) return html;
  const skipped = [...html.matchAll(comment), ...html.matchAll(formulaOfWord)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  const isShown = (at: number): boolean => !skipped.some(([from, to]) => from <= at && at < to);
  const images = [...html.matchAll(fileImage)].filter(({ index }) => isShown(index));
  const pictures = picturesOf(rtf);
  if (images.length !== pictures.length) return html;
  let next = 0;
  return html.replace(fileImage, (whole: string, head: string, _quote: string, at: number) => {
    if (!isShown(at)) return whole;
    const { mediaType, hex, object } = pictures[next++]!;
    if (mediaType === '' || hex === '') return whole;
    const ole = object === null ? '' : ` data-object="data:application/ole;base64,${base64Of(object)}"`;
    return `${head.replace(/<img/i, `<img${ole}`)}"data:${mediaType};base64,${base64Of(hex)}"`;
  });
}

interface Clipboard {
  getData(type: string): string;
}

/** GIFT is corrected as plain text, even if a code editor copied it with colours. */
const isGift = (text: string): boolean =>
  /\{[^{}\\]*[=~][^{}]*\}/.test(text) && !/^\s*(?:Câu|Bài|Question)\s*\d/imu.test(text);

export interface PastedPaper {
  readonly markup: string;
  /** The same as plain text. */
  readonly text: string;
}

/** Null where the clipboard holds plain text, one picture, or GIFT. */
export function paperIn(clipboard: Clipboard): PastedPaper | null {
  const html = clipboard.getData('text/html');
  const text = clipboard.getData('text/plain');
  if (html.trim() === '' || text.trim() === '' || isGift(text)) return null;
  return { markup: withPictures(html, clipboard.getData('text/rtf')), text };
}
