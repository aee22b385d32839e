/** Puts the server into one file: to read and compile its 1,300 modules takes more than half of a start. */
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

/** Modules look for their files, and for the scripts of their child processes, where their source is. */
const places: Plugin = {
  name: 'places',
  transform: (code, id) =>
    code
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
      .replaceAll('import.meta.main', 'false'),
};

/** Packages of many modules and nothing else, which become a part of the file. */
const included = [
  'docx',
  'fflate',
  'file-type',
  'jose',
  'katex',
  'kysely',
  'nodemailer',
  'openid-client',
  'prom-client',
  'qrcode',
  'write-excel-file',
  'zod',
];

export default defineConfig({
  plugins: [places],
  ssr: { noExternal: included },
  build: {
    ssr: join(import.meta.dirname, 'src/main.ts'),
    minify: false,
    target: 'esnext',
    rolldownOptions: { output: { codeSplitting: false } },
  },
});
