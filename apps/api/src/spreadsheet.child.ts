/** The thread that writes one workbook. */
import { parentPort, workerData } from 'node:worker_threads';
import { writeSheets, type Sheet } from './spreadsheet.ts';

parentPort?.postMessage(await writeSheets(workerData as readonly Sheet[]));
