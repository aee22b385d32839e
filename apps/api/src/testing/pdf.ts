import { extractText, getDocumentProxy } from 'unpdf';

/** The texts of a PDF, one a line, and its number of pages. */
export async function textOfPdf(pdf: Uint8Array): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { text: text.normalize('NFC'), pages: totalPages };
}
