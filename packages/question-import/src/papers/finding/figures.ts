/** Pictures that stand among the options of a question and belong to all of it. Pure. */
import { lineOf, type PaperLine } from '../lines/lines.ts';
import { isCaption } from '../lines/objects.ts';
import type { FoundQuestion } from './found-question.ts';
import { hasObjectsAlone } from './labels.ts';

const hasPicture = ({ pieces }: PaperLine): boolean => pieces.some(({ kind }) => kind === 'picture');
const namesFigure =
  /(?:^|[^\p{L}])(?:hình|tranh|ảnh|đồ\s+thị|biểu\s+đồ|sơ\s+đồ|bảng\s+biến\s+thiên|lược\s+đồ|picture|figure|chart|graph|diagram|sign|notice)(?!\p{L})/iu;

/** Pictures and their captions at the end of an option, behind words of its own. */
function figureIn(lines: readonly PaperLine[]): { readonly words: PaperLine[]; readonly figure: PaperLine[] } {
  const from = lines.findIndex((line) => hasPicture(line) && hasObjectsAlone(line));
  const behind = from < 0 ? [] : lines.slice(from);
  const isFigure = behind.every((line) => (hasPicture(line) && hasObjectsAlone(line)) || isCaption(line.text));
  return isFigure ? { words: lines.slice(0, Math.max(0, from)), figure: behind } : { words: [...lines], figure: [] };
}

/** Pictures that float beside the text of an option: Word shows them beside the whole question. */
function floatingIn(lines: readonly PaperLine[]): { readonly words: PaperLine[]; readonly figure: PaperLine[] } {
  const isFloating = (piece: PaperLine['pieces'][number]): boolean =>
    piece.kind === 'picture' && piece.floating === true;
  const words = lines.map((line) =>
    line.pieces.some(isFloating)
      ? lineOf(
          line.block,
          line.pieces.filter((piece) => !isFloating(piece)),
          line.at,
          line.from,
        )
      : line,
  );
  const figure = lines.flatMap((line) =>
    line.pieces.filter(isFloating).map((piece) => lineOf(line.block, [piece], line.at)),
  );
  return { words, figure };
}

const asksAboutFigure = ({ stem }: FoundQuestion): boolean => stem.some(({ text }) => namesFigure.test(text));
const isWithoutPicture = ({ stem, options }: FoundQuestion): boolean =>
  ![...stem, ...options.flatMap(({ lines }) => lines)].some(hasPicture);

/** A picture in one option of several, beside or below its words, is the figure of the question. */
export function takeFigure(draft: FoundQuestion, beside: readonly (FoundQuestion | undefined)[]): void {
  const pictured = draft.options.filter(({ lines }) => lines.some(hasPicture));
  const [option] = pictured;
  const isSome = pictured.length > 1 && pictured.length < draft.options.length;
  if (isSome && pictured.some(({ lines }) => figureIn(lines).figure.length > 0)) draft.doubts.push('FIGURE_BEHIND');
  if (!option || pictured.length > 1 || draft.options.length < 2) return;
  const below = figureIn(option.lines);
  const { words, figure } = below.figure.length > 0 ? below : floatingIn(option.lines);
  if (figure.length === 0 || !words.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return;
  // Between two questions it may also be the figure of the other.
  const isOther = beside.some((one) => one && asksAboutFigure(one) && isWithoutPicture(one));
  if (below.figure.length > 0 && (!asksAboutFigure(draft) || isOther)) draft.doubts.push('FIGURE_BEHIND');
  option.lines = words;
  draft.stem.push(...figure);
}

/** "Hình bên", "the graph below"; "trong các hình sau" names them in words, and "vẽ hình trên giấy" points at none. */
const figureWords =
  /(?:hình|tranh|ảnh|đồ\s+thị|biểu\s+đồ|sơ\s+đồ|lược\s+đồ|bảng(?:\s+số\s+liệu)?)(?:\s+vẽ)?\s+(?:ở\s+)?(?:bên(?!\s+trong)|dưới|sau(?!\s+khi)|trên(?=\s*(?:[,.;:?)]|$|có\s|là\s|cho\s|mô\s|biểu\s|thể\s)))(?!\p{L})|(?:the\s+following|this)\s+(?:picture|figure|graph|chart|diagram|sign|notice|table)|(?:picture|figure|graph|chart|diagram|sign|notice|table)\s+(?:above|below)|(?:quan\s+sát|nhìn(?:\s+vào)?)\s+(?:hình(?!\s+(?:dạng|thức))|tranh|biểu\s+đồ|đồ\s+thị|sơ\s+đồ|lược\s+đồ)(?!\p{L})|(?:dựa\s+vào|cho|xem|theo)\s+(?:hình(?:\s+vẽ)?|biểu\s+đồ|đồ\s+thị|bảng(?:\s+số\s+liệu)?)(?=\s*(?:[,.:;]|$)|\s+(?:rồi|và|để)\s)/giu;
const namesSeveral = /(?:các|những|mỗi|mấy)\s$/iu;
const pointsAtFigure = (text: string): boolean =>
  [...text.matchAll(figureWords)].some(({ index }) => !namesSeveral.test(text.slice(Math.max(0, index - 8), index)));

/** "Nhìn tranh và nối", "Match the words with the pictures": what is looked at, or one of the two sides. */
const pictureOfTask =
  /(?:quan\s+sát|nhìn|xem|dựa\s+vào|theo|look\s+at|với|with)\s+(?:(?:các|mỗi|những|the|each|these)\s+)?(?:hình|tranh|ảnh|biểu\s+đồ|đồ\s+thị|sơ\s+đồ|lược\s+đồ|bản\s+đồ|(?:picture|photo|figure|chart|graph|map)s?)(?!\p{L})/iu;

/** Whether a question speaks of a picture or a table that is neither in it nor in its text. */
export function missesFigure(draft: FoundQuestion, passage: readonly PaperLine[]): boolean {
  const { stem, options, match } = draft;
  const lines = [...stem, ...[...options, ...(match?.items ?? [])].flatMap((one) => one.lines), ...passage];
  // "Nối trong bảng sau" means the columns themselves.
  const points = match ? (text: string) => pictureOfTask.test(text) : pointsAtFigure;
  return (
    stem.some(({ text }) => points(text)) &&
    !lines.some((line) => line.table !== null || line.pieces.some(({ kind }) => kind === 'picture'))
  );
}
