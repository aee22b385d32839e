/** English names of shipped formats and their parts, put together from the phrases that their Vietnamese names consist of. */

const phrases: Readonly<Record<string, string>> = {
  'bài luận': 'essay',
  'bài nói': 'talks',
  'bài tổng hợp': 'mixed tasks',
  'bốn kỹ năng': 'four skills',
  'bốn phần': 'four parts',
  'chép từ': 'copying words',
  'có phần viết': 'with writing',
  'công văn': 'dispatch',
  'cuối học kỳ': 'end of term',
  'cuối học kỳ I': 'end of term I',
  'cuối học kỳ II': 'end of term II',
  'dạng đúng của từ': 'word forms',
  'giữa học kỳ': 'mid-term',
  'giữa học kỳ I': 'mid-term I',
  'giữa học kỳ II': 'mid-term II',
  'giữa kỳ': 'mid-term',
  'ghép tiêu đề': 'matching headings',
  'hoàn thành đoạn văn': 'completing a passage',
  'hoàn thành hội thoại': 'completing conversations',
  'hội thoại': 'conversations',
  'làm quen': 'first steps',
  'luyện bốn kỹ năng': 'practice of the four skills',
  'luyện đọc': 'reading practice',
  nghe: 'listening',
  'nghe hiểu': 'listening comprehension',
  'nghe và đọc': 'listening and reading',
  'ngữ âm': 'pronunciation',
  'ngữ âm và từ vựng': 'pronunciation and vocabulary',
  'ngữ pháp': 'grammar',
  nói: 'speaking',
  'nối tên với người': 'names and people',
  'phần I': 'part I',
  'phần II': 'part II',
  'phần III': 'part III',
  'phần IV': 'part IV',
  'quảng cáo': 'advertisements',
  'rút gọn': 'short paper',
  sai: 'false',
  'sáu phần': 'six parts',
  'sắp xếp câu thành đoạn': 'putting sentences in order',
  'tên và số': 'names and numbers',
  'tìm lỗi sai': 'finding mistakes',
  'tiếng Anh': 'English',
  'tiểu học': 'primary school',
  'tính và giải toán': 'calculations and word problems',
  toán: 'maths',
  'tô màu': 'colouring',
  'tốt nghiệp THPT': 'high school graduation',
  'tờ rơi': 'leaflets',
  'trả lời ngắn': 'short answers',
  'trắc nghiệm': 'multiple choice',
  'trắc nghiệm đúng sai': 'true or false',
  'trắc nghiệm nhiều phương án': 'multiple choice',
  'trắc nghiệm và tự luận': 'multiple choice and written answers',
  'tự luận': 'written answers',
  'tuyển sinh lớp': 'entrance to grade',
  'từ vựng': 'vocabulary',
  thư: 'letter',
  'thông báo ngắn': 'short announcements',
  viết: 'writing',
  'viết lại câu': 'rewriting sentences',
  'ý kiến của ai?': 'whose opinion?',
  'đánh giá năng lực': 'competency',
  'điền từ': 'gaps',
  'điền từ vào đoạn văn': 'gaps in a passage',
  đọc: 'reading',
  'đọc và viết': 'reading and writing',
  'đọc hiểu': 'reading comprehension',
  đúng: 'true',
  'đúng ✓ hay sai ✗': 'right ✓ or wrong ✗',
};

const english = new Map(Object.entries(phrases).map(([vi, en]) => [vi.toLowerCase(), en]));
const separator = /( – |, | \(|\)|\. |: )/;

function englishOf(phrase: string): string {
  const amount = /^(\d+) (phút|câu)$/.exec(phrase);
  if (amount) return `${amount[1]} ${amount[2] === 'phút' ? 'minutes' : 'questions'}`;
  const [, words, number = ''] = /^(.*?)( \d+)?$/.exec(phrase)!;
  const found = english.get(words!.toLowerCase());
  if (found !== undefined) {
    const isCapital = words![0] !== words![0]!.toLowerCase();
    return `${isCapital ? found[0]!.toUpperCase() + found.slice(1) : found}${number}`;
  }
  if (/[^\x20-\x7e–]/.test(phrase)) throw new Error(`"${phrase}" has no English name`);
  return phrase;
}

export const englishName = (name: string): string =>
  name
    .split(separator)
    .map((piece, at) => (at % 2 === 1 ? piece : englishOf(piece)))
    .join('');
