// The package has no types of its own. Only what fonts.ts uses.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** OpenType feature tags to keep; all when omitted. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Entries of the name table to keep besides the necessary ones. */
    preserveNameIds?: readonly number[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
