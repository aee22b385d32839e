/** Reads a question aloud with the browser's own voices. */

const vietnamese = /[ăâđêôơưàảãạáằẳẵặắầẩẫậấèẻẽẹéềểễệếìỉĩịíòỏõọóồổỗộốờởỡợớùủũụúừửữựứỳỷỹỵý]/i;

export const canRead = (): boolean => 'speechSynthesis' in window;

/** The visible text of a question, one line per block. */
export function textOf(root: Element): string[] {
  const lines: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Text) {
      const text = node.data.trim();
      if (text !== '') lines.push(text);
    } else if (
      node instanceof HTMLElement &&
      node.getAttribute('aria-hidden') !== 'true' &&
      !node.matches('button, select, textarea, .visually-hidden, svg')
    )
      node.childNodes.forEach(walk);
  };
  walk(root);
  return lines;
}

/** `english`: text without Vietnamese letters is read as English. */
export function readAloud(lines: readonly string[], english: boolean, onEnd: () => void): void {
  speechSynthesis.cancel();
  lines.forEach((line, index) => {
    const words = new SpeechSynthesisUtterance(line);
    words.lang = english && !vietnamese.test(line) ? 'en-GB' : 'vi-VN';
    if (index === lines.length - 1) words.onend = onEnd;
    speechSynthesis.speak(words);
  });
  if (lines.length === 0) onEnd();
}

export const stopReading = (): void => {
  if (canRead()) speechSynthesis.cancel();
};
