/**
 * The short name of a class, at most four characters, for its badge: the number of the class ("Lớp 9A1", "8A2 Toán",
 * "Văn 10/3" → "9A1", "8A2", "10/3"); else the first letters of its words ("12 chuyên Anh" → "12C").
 */
export function shortClassName(name: string): string {
  const short = name.replace(/^(lớp|class)\s+/iu, '').trim();
  if (short.length <= 4) return short;
  const words = short.split(/\s+/);
  const number = words.find((word) => word.length <= 4 && /^\d{1,2}(\p{L}\d*|[/.-]\d+)$/u.test(word));
  if (number !== undefined) return number;
  return words
    .map((word) => /^\d+/.exec(word)?.[0] ?? [...word][0])
    .join('')
    .slice(0, 3)
    .toLocaleUpperCase('vi');
}
