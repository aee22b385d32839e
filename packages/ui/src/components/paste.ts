/** Text that is pasted goes in as `clean` makes it; the browser's own undo takes it back. */
import type { ClipboardEvent } from 'react';

export type CleanPaste = (text: string) => string;

export function pasteClean(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>, clean: CleanPaste): void {
  const text = event.clipboardData.getData('text/plain');
  const cleaned = clean(text);
  if (event.defaultPrevented || cleaned === text) return;
  event.preventDefault();
  // Deprecated and without a successor: the one way to insert text that the browser's undo knows and that reports itself as typed.
  document.execCommand('insertText', false, cleaned);
}
