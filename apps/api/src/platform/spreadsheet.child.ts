/** The child process that writes large workbooks. */
import { serve } from './native/serve.ts';
import { writeSheets, type Sheet } from './spreadsheet.ts';

serve((sheets: readonly Sheet[]) => writeSheets(sheets));
