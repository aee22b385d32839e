/** The ways in which papers state an answer in words: one grammar for lines of keys, solutions and lists. */

/** Arrows, dashes and an opening bracket before the words. */
const lead = String.raw`[\s*•–-]{0,8}(?:=>|==>|⇒|→|➔|⟹|->|\uF0E0|\uF0AE|>>)?\s{0,8}[[({]?\s{0,8}`;
const arrow = /^[\s*•–-]{0,8}(?:=>|==>|⇒|→|➔|⟹|->|\uF0E0|\uF0AE|>>)/u;
const named = String.raw`(?:(?:Đáp\s?án|ĐÁP\s?ÁN|đáp\s?án|D[aá]p\s?[aá]n|DAP\s?AN|ĐA|Đ\s?/\s?[aAáÁ]n?|Đ\.\s?[Aa]|Keys?|KEYS?|Corrigés?|CORRIG[ÉE]S?|Answers?|ANSWERS?|Ans|Correct\s+answer|The\s+(?:correct\s+)?answer|Phương\s+án|(?:Câu\s+)?[Tt]rả\s+lời|câu\s+trả\s+lời|Đáp\s?số|ĐÁP\s?SỐ|K(?:ết\s+quả|ẾT\s+QUẢ)(?=\s?:)|ĐS(?=\s?[:.])|KQ(?=\s?:)|Đ\s?/\s?[sS](?=\s?[.:])|TRẢ\s+LỜI|TL)(?:\s+(?:đúng|chính\s+xác|cần\s+chọn|câu\s+này))?(?:\s+(?:là|is))?(?:\s+(?:câu|ý|chữ|phương\s+án)(?=\s+[A-H](?![\p{L}\d])))?)`;
const told = String.raw`(?:GV|HD|HDG|Hướng\s+dẫn(?:\s+giải)?|HƯỚNG\s+DẪN(?:\s+GIẢI)?|Lời\s+giải|LỜI\s+GIẢI|Giải|Gợi\s+ý|Solution|Explanation)`;
const choose = String.raw`(?:(?:[Vv]ậy\s+|[Ss]uy\s+ra\s+|[Dd]o\s+đó\s+|nên\s+|ta\s+)?(?:[Cc]họn|CHỌN|Choose|Khoanh)(?:\s+(?:đáp\s+án|phương\s+án|câu\s+trả\s+lời|ý|câu|chữ)(?:\s+đúng)?(?:\s+là)?)?)`;
const sign = String.raw`\s{0,4}[:.–=-]?\s{0,4}`;
/** A row of dots to write on may lie between the words and the letter that was written: "Đáp án:……B". */
const written = String.raw`${sign}(?:[._…]{2,200}\s{0,4})?`;
const letters = String.raw`([A-H](?:\s{0,2}(?:,|;|&|/|\+|và|and)\s{0,2}[A-H])*|[a-h])`;

/** "quên đổi dấu", "nhầm hệ số": behind "vì" it says why learners choose a wrong answer. */
export const mistake = String.raw`(?:quên|nhầm|sai|hiểu\s+sai|không\s+để\s+ý|chưa)(?!\p{L})`;
const toldMistake = new RegExp(
  String.raw`^(?:(?:vì|do|là do)\s+)?(?:(?:HS|học\s+sinh|các\s+em|em)\s+)?${mistake}`,
  'iu',
);
/** "Phương án A: cộng nhầm": tells of an option. */
const tellsOfOption = /^phương\s+án\s*$/iu;

const letterKey = new RegExp(
  String.raw`^${lead}(${told}${sign})?(${named}${written})?(${choose}${sign})?${letters}(?![\p{L}\d(\uFFFC])\s{0,4}(?:([\])}]*[.;!]*[\])}]*)$|[\])}]*[.,;:–-]?[\])}]*(?=\s))`,
  'u',
);

export interface StatedLetters {
  /** "B", or "BD" for several. */
  readonly letters: string;
  /** Where the text after the letters begins; the length of the text if there is none. */
  readonly end: number;
}

/** "Đáp án: B", "=> Chọn B", "[Đáp án: B]", "HD: Chọn B", "Lời giải: B": the letters that a line states. */
export function statedLetters(text: string): StatedLetters | null {
  const found = letterKey.exec(text.slice(0, 400));
  if (!found) return null;
  const [whole, isTold, isNamed, isChosen, said] = found;
  const isPointed = arrow.test(text);
  if (isTold === undefined && isNamed === undefined && isChosen === undefined && !isPointed) return null;
  const rest = text.slice(whole.length).trim();
  const small = said!.length === 1 && said! >= 'a';
  // Text after the letter: a reason or the option's own words, after a mark of punctuation or a word that says why.
  if (rest !== '') {
    // "KEY: A. 1B 2A" names the exercise A.
    if (/^\d{1,3}\s?[.:)–-]?\s?[A-HTFĐS](?![\p{L}\d])/u.test(rest)) return null;
    const marked = /[.,;:–)\]}-]\s*$/.test(whole);
    // "Chọn A vì quên đổi dấu" tells of a mistake.
    if (toldMistake.test(rest) || tellsOfOption.test(isNamed ?? '')) return null;
    const why = /^(?:vì|do|because|since|nên)(?!\p{L})/iu.test(rest);
    if (small || (!marked && !why)) return null;
    // "C - A - D - B" is an order.
    if (/^[A-H](?![\p{L}\d])/u.test(rest) && /[–-]\s*$/u.test(whole)) return null;
    // "Giải A. …" alone begins a text.
    if (isNamed === undefined && isChosen === undefined && !why) return null;
  }
  if (small && isNamed === undefined && isChosen === undefined) return null;
  const all = said!.toUpperCase().match(/[A-H]/g)!;
  // "A, A" answers two questions.
  if (new Set(all).size < all.length) return null;
  return { letters: all.toSorted().join(''), end: rest === '' ? text.length : text.length - rest.length };
}

const answerLine = new RegExp(String.raw`^${lead}${named}\s{0,4}[:.]\s{0,4}(\S.*)$`, 'u');
/** A line or cells to write on: rows of dots, dashes, boxes and bars. */
export const isBlankToWrite = (text: string): boolean => /^[\s._…|/\\\-–—□☐▢[\]()]*$/u.test(text);

/** "…… cm²", "…… nghìn đồng": the unit behind the place to write on. */
const blankWithUnit = /^[\s._…|□☐▢]{2,200}(?![A-H]$)[\p{L}%°][\p{L}\d²³⁻¹/.%°]{0,7}(?:\s[\p{L}\d²³⁻¹/.%°]{1,8}){0,3}$/u;

/** The answer that a line states in words: "Đáp án: 12,5". Null for a line to write on. */
export function statedAnswer(text: string): string | null {
  const found = answerLine.exec(text);
  if (!found || isBlankToWrite(found[1]!) || blankWithUnit.test(found[1]!)) return null;
  // "Đáp án: xem trang sau"
  if (/^(?:xem|see)\s/iu.test(found[1]!)) return null;
  return found[1]!.trim().replace(/[\])}]+$/, (end) => (/[[({]/.test(found[1]!) ? end : ''));
}

const blankAnswer = new RegExp(String.raw`^${lead}${named}\s{0,4}[:.]?(.*)$`, 'u');
/** "Trả lời: |__|__|": says where to write, and is no key. */
export function isAnswerBlank(text: string): boolean {
  const found = blankAnswer.exec(text);
  return (
    found !== null &&
    text.length <= 400 &&
    (isBlankToWrite(found[1]!) || blankWithUnit.test(found[1]!)) &&
    /[._…|□☐▢]{2}/u.test(found[1]!)
  );
}

/** Whether a unit stands behind the place to write on: the answer is a number. */
export const asksNumber = (text: string): boolean => blankWithUnit.test(blankAnswer.exec(text)?.[1] ?? '');

const behind = new RegExp(
  String.raw`(?:\s{2,40}|\t|[[(]|([.;,])\s|\s(?:=>|⇒|→)\s?)(?:${named}|${choose})${sign}([A-H])\s{0,4}[\])}.]{0,3}\s*$`,
  'u',
);
/** A key at the end of a line that holds more: "… D. bốn  Đáp án: B". */
export function lettersBehind(text: string): { readonly letters: string; readonly from: number } | null {
  const before = Math.max(0, text.length - 80);
  const found = behind.exec(text.slice(before));
  if (!found) return null;
  // The sign that ends the text before stays with it.
  const from = before + found.index + (found[1] === undefined ? 0 : 1);
  return from > 0 ? { letters: found[2]!, from } : null;
}

const inBrackets = new RegExp(String.raw`\s*[[({]\s{0,4}${named}${sign}([A-Ha-h])\s{0,4}[\])}]\s*[.:?]?\s*$`, 'u');
/** "Quả nào chín? (Đáp án: C)": a key in brackets behind a stem. */
export function bracketedKey(text: string): { readonly letters: string; readonly from: number } | null {
  const before = Math.max(0, text.length - 60);
  const found = inBrackets.exec(text.slice(before));
  return found && before + found.index > 0 ? { letters: found[1]!.toUpperCase(), from: before + found.index } : null;
}

const headKey = new RegExp(String.raw`^\s*[[(]\s{0,4}(?:${named}|${choose})${sign}([A-H])\s{0,4}[\])]\s*[.:]?\s*`, 'u');
/** "(Đáp án B)." behind a label: the letter, and where the text begins. */
export function keyBehindLabel(text: string): { readonly letters: string; readonly end: number } | null {
  const found = headKey.exec(text.slice(0, 80));
  return found && { letters: found[1]!, end: found[0].length };
}

/** "Oxi (Đ)", "Oxi (đúng)": says that an option is the right one. A small "(đ)" is the currency. */
export const saidRight = /\s*[([](?:[Đđ]úng|ĐÚNG|Đ|[Cc]orrect)[)\]]\s*$/u;

const answers =
  /(?:^|[\s,;|])(?:[Cc]âu\s{0,3}|[Qq]uestion\s{0,3})?(\d{1,3})(?:\s{0,2}[.:)–-]\s{0,3}|\s{0,2}(?=[A-HTĐS](?![\p{L}\d])))/gu;
const smallAnswers =
  /(?:^|[\s,;|])(?:[Cc]âu\s{0,3}|[Qq]uestion\s{0,3})?(\d{1,3})(?:\s{0,2}[.:)–-]\s{0,3}|\s{0,2}\/?\s{0,2}(?=[A-Ha-hTĐS](?![\p{L}\d])))/gu;

export interface NumberedAnswer {
  readonly number: number;
  readonly answer: string;
  /** The paper's code that the words before the list name. */
  readonly code?: string;
}

const range =
  /(?:^|[\s,;|])(?:Câu\s*)?(\d{1,3})\s{0,2}[-–—→]\s{0,2}(\d{1,3})\s{0,2}[.:)]?\s{0,3}([A-H](?:[\s,]{0,2}[A-H]){1,99})(?![\p{L}\d])/gu;
/** "1-5: BCADB 6-10: DBACA": letters in a row, one for each number. */
function answersOfRanges(text: string): NumberedAnswer[] | null {
  if (!/\d\s{0,2}[-–—→]\s{0,2}\d/u.test(text) || text.replace(range, '').replace(/[\s,;.|]/g, '') !== '') return null;
  const found = [...text.matchAll(range)].map(([, from, to, said]) => ({
    from: Number(from),
    to: Number(to),
    letters: said!.match(/[A-H]/g)!,
  }));
  if (found.length === 0 || found.some(({ from, to, letters: all }) => to - from + 1 !== all.length)) return null;
  return found.flatMap(({ from, letters: all }) => all.map((answer, at) => ({ number: from + at, answer })));
}

/** "1A2B3C" in one run. */
const glued = /^\s*(?:\d{1,3}[A-H]){3,}\.?\s*$/;
/** "1/b; 2/a" */
const slashed = /^(?:\s*\d{1,3}\s?\/\s?[A-Ha-h](?![\p{L}\d])[\s;,.|-]{0,8}){2,}$/u;
/** "C1: Đ – S C2: S – Đ" */
const byLetter = /(^|[\s,;])C(?=\d{1,3}\s?[.:)–-])/g;
/** "1A-2B" and "1A2B3C" as "1A 2B", "(1) of; (2) for" as "1. of; 2. for", "C1: 5 C2: 7" as "1: 5 2: 7". */
const inUsualForm = (given: string): string => {
  const named = /^\s*C\d/.test(given) ? given.replace(byLetter, '$1') : given;
  const parted = glued.test(named) ? named.replace(/([A-H])(?=\d)/g, '$1 ') : named;
  const text = slashed.test(parted) ? parted.replaceAll('/', '.') : parted;
  return (/^\s*\(\d/.test(text) ? text.replace(/(^|[\s;,])\((\d{1,3})\)\s?[:.]?/g, '$1$2. ') : text).replace(
    /(\d\s?[.:)]?\s?[A-Ha-h])\s?[-–—]\s?(?=\d)/g,
    '$1 ',
  );
};

/** "The bridge was built in 1990.": an English sentence written anew; in Vietnamese it would be a solution. */
const sentence = /^["“‘]?[A-Z][\x20-\x3C\x3E-\x7E‘’“”–…]{1,118}[.?!]["”’]?$/u;
/** Longer than most answers, and still one that a list may hold. */
export const isLongAnswer = (answer: string): boolean => answer.length > 40 && sentence.test(answer);
export const isAnswerOfList = (answer: string): boolean => answer.length <= 40 || isLongAnswer(answer);

/** "Số chẵn là A. 2 B. 4 C. 6": what stands behind the number 2 is no answer. */
const optionsInRow = /^[B-H]\s?[.)]\s*\S.*\s[C-H]\s?[.)]/u;

/**
 * "1C 2A 3. Sunrise 4. 45 5B": answers behind numbers that rise by one. Null for any other text. `small`: letters may be
 * small, "1a, 2b", where words say that answers follow; numbers may be left out there among letters alone.
 */
export function answersInList(given: string, small = false): NumberedAnswer[] | null {
  if (given.length > 8_000) return null;
  const text = inUsualForm(given);
  const ranges = answersOfRanges(text);
  if (ranges) return ranges;
  const heads = [...text.matchAll(small ? smallAnswers : answers)];
  const chain: typeof heads = [];
  const isLoose =
    small && /^(?:[\s,;|]*(?:Câu\s*)?\d{1,3}\s{0,2}[.:)–-]?\s{0,3}[A-Ha-h](?![\p{L}\d])){2,}[\s,;|.]*$/u.test(text);
  for (const head of heads)
    if (
      isLoose
        ? Number(head[1]) > Number(chain.at(-1)?.[1] ?? 0)
        : chain.length === 0 || Number(head[1]) === Number(chain.at(-1)![1]) + 1
    )
      chain.push(head);
  if (chain.length < 2 || text.slice(0, chain[0]!.index).trim() !== '') return null;
  if (isLoose && chain.length < heads.length) return null;
  const found = chain.map((head, at) => ({
    number: Number(head[1]),
    answer: text
      .slice(head.index + head[0].length, chain[at + 1]?.index)
      .replace(/[\s,;|–—-]+$/, '')
      .trim()
      // "Câu 1: Ý b"
      .replace(/^[Ýý]\s+(?=[A-Ha-h]$)/u, '')
      // "1. (B)"
      .replace(/^[[(]\s?([A-Ha-h])\s?[\])]$/, '$1')
      // "1. B (suggest + V-ing)"
      .replace(/^([A-H])\s?\([^()]{3,120}\)\.?$/u, '$1'),
  }));
  return found.every(({ answer }) => answer !== '' && isAnswerOfList(answer) && !optionsInRow.test(answer))
    ? found
    : null;
}

const headWords = String.raw`^${lead}(?:Bảng\s+|BẢNG\s+)?(?:${named}(?:\s+(?:phần\s+)?(?:trắc\s+nghiệm|TRẮC\s+NGHIỆM|TN))?|ANSWER\s+KEYS?|Answer\s+keys?|(?:Suggested|Model)\s+answers?)\s{0,4}[:.]?\s{0,4}`;
const listHead = new RegExp(
  String.raw`${headWords}(?:(?:[Cc]âu(?:\s+hỏi)?(?:\s+số)?|[Qq]uestions?)\s{0,4})?(?=\(?\d)`,
  'u',
);
const listWords = new RegExp(headWords, 'u');
const codeNamed = String.raw`(?:(?:[Mm]ã(?:\s+[Đđ]ề)?|MÃ(?:\s+ĐỀ)?|MĐ)(?:\s+thi)?(?:\s+số)?\s{0,4}:?\s{0,4}(?=\d{2})|(?:[Đđ]ề|ĐỀ)(?:\s+thi)?(?:\s+số)?\s{0,4}:?\s{0,4}(?=\d{3}))`;
/** "Đáp án mã đề 101: 1A 2B", "Đề 101: 1A 2B", "KEY 402: 1A 2B". */
const codedHead = new RegExp(
  String.raw`^${lead}(?:(?:(?:Bảng\s+|BẢNG\s+)?${named}\s{1,4})?${codeNamed}|${named}\s{1,4}(?=\d{3}))(\d{2,4})\s{0,4}[:.–-]\s{0,4}(?=(?:Câu\s*)?\d)`,
  'u',
);
const oneNamed = new RegExp(
  String.raw`^${lead}${named}\s{1,4}(?:(?:cho|của|to|for)\s{1,4})?(?:[Cc]âu(?:\s+hỏi)?(?:\s+số)?|[Qq]uestion)\s{0,4}(\d{1,3})\s{0,4}(?:[:.–-]|là\s)\s{0,4}(\S.{0,39})$`,
  'u',
);
/** "Đáp án: 1D 2A 3B", "Đáp án mã đề 101: 1D 2A 3B": a list behind the words. */
export function statedList(text: string): NumberedAnswer[] | null {
  const coded = codedHead.exec(text);
  if (coded)
    return answersInList(text.slice(coded[0].length), true)?.map((one) => ({ ...one, code: coded[1]! })) ?? null;
  const [, number, answer] = oneNamed.exec(text.slice(0, 200)) ?? [];
  // "Đáp án câu 1: A 2: B" and "Đáp án câu 1: A, câu 2: B" are lists.
  if (number !== undefined && !/\s\d{1,3}\s?[.:)–-]/u.test(answer!))
    return [{ number: Number(number), answer: answer! }];
  const found = listHead.exec(text);
  return found ? answersInList(text.slice(found[0].length), true) : null;
}

/** The text behind words such as "Đáp án:"; the whole text where it begins with none. */
export const withoutKeyWords = (text: string): string => text.slice(listWords.exec(text)?.[0].length ?? 0);
export const hasKeyWords = (text: string): boolean => listWords.test(text);

/** "1 for", "2 A" below a heading of answers: a number without a sign. */
export function unsignedAnswer(text: string): NumberedAnswer | null {
  const [, number, answer] = /^\s*(\d{1,3})\s+(?!(?:điểm|đ|pts?|points?)(?!\p{L}))([\p{L}].{0,39})$/u.exec(text) ?? [];
  return number === undefined ? null : { number: Number(number), answer: answer!.trim() };
}
