import { extractText, getDocumentProxy } from 'unpdf';

/** What stands in a PDF, a line a text, and how many pages it has. */
export async function textOfPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { text: text.normalize('NFC'), pages: totalPages };
}
