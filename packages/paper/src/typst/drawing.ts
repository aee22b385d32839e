/** What the drawing of all blocks needs: numbers and pictures. */
import type { ImageRef } from '@vumon/question-types';
import type { PaperTranslate } from '../translate.ts';
import { call, typstString } from './source.ts';

/** A picture in the form that the compiler gets; natural size in pixels. */
export interface PaperPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** A figure of lines and letters, which are not readable below a part of their size. */
  readonly drawn?: boolean;
}

export interface Drawing {
  readonly translate: PaperTranslate;
  /** By media id; a missing one is replaced by its description. */
  readonly pictures: ReadonlyMap<string, PaperPicture>;
  /** The maximal width of a picture in millimetres. */
  readonly width: number;
  /** Answers go to an answer sheet: no boxes and lines for them on the paper. */
  readonly sheet: boolean;
}

export const numeral = (drawing: Drawing, value: number): string =>
  call('strong', typstString(drawing.translate('number', { number: value })));

/** Millimetres of a CSS pixel. */
export const pixel = 25.4 / 96;

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A picture's width in millimetres: its natural size, or as much as fits. */
export function extentOf(picture: PaperPicture, most: Extent): Extent {
  const scale = Math.min(1, most.width / (picture.width * pixel), most.height / (picture.height * pixel)) * pixel;
  return { width: picture.width * scale, height: picture.height * scale };
}

export function imageCode(drawing: Drawing, image: ImageRef, most: Extent): string {
  const picture = drawing.pictures.get(image.media);
  if (!picture)
    return call('box', 'stroke: 0.6pt', 'inset: 4pt', typstString(drawing.translate('picture', { alt: image.alt })));
  const width = `width: ${extentOf(picture, most).width.toFixed(2)}mm`;
  return call('image', typstString(picture.file), width, `alt: ${typstString(image.alt)}`);
}

/**
 * The picture of one question is this high in millimetres at most: it stays with its question on a page, and higher ones
 * leave much of the page before them empty.
 */
const ofQuestion = 45;
/** Letters of figures have 8.5 points and more: in this part of their size they can still be read on paper. */
const legible = 0.7;

/** Beside its question a picture would leave the text's side empty. */
const besideQuestion = 36;

/** The picture of one question, above its options or beside all of it. */
export function questionFigure(drawing: Drawing, image: ImageRef, place: 'above' | 'beside' = 'above'): string {
  const picture = drawing.pictures.get(image.media);
  const most = place === 'above' ? ofQuestion : besideQuestion;
  return figureCode(drawing, image, picture?.drawn ? Math.max(ofQuestion, picture.height * pixel * legible) : most);
}

export const figureCode = (drawing: Drawing, image: ImageRef, height = 75): string =>
  call(
    'figure-of',
    imageCode(drawing, image, { width: drawing.width, height }),
    image.caption === undefined ? 'none' : typstString(image.caption),
  );

/** A picture inside an option or an entry. The letter or the words beside it are aligned to half its height. */
export const smallImage = (drawing: Drawing, image: ImageRef | undefined, height = 30): string =>
  image === undefined
    ? ''
    : call(
        'box',
        `inset: (top: 1mm, x: 1mm)`,
        `baseline: 50% - 0.3em`,
        imageCode(drawing, image, { width: Math.min(38, drawing.width / 3), height }),
      );
