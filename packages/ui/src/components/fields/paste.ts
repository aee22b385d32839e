/** Inserts pasted text after `clean` has changed it, in a way that the browser's undo can revert. */
import type { ClipboardEvent } from 'react';

export type CleanPaste = (text: string) => string;

export function pasteClean(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>, clean: CleanPaste): void {
  const text = event.clipboardData.getData('text/plain');
  const cleaned = clean(text);
  if (event.defaultPrevented || cleaned === text) return;
  event.preventDefault();
  // execCommand is deprecated without a replacement: nothing else inserts text with undo and input events.
  document.execCommand('insertText', false, cleaned);
}
