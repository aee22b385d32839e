/** What vitest's global set-ups provide to test files. */

declare module 'vitest' {
  interface ProvidedContext {
    /** By `server.ts`. */
    testServerUrl: string;
    testTemplate: string;
    /** By `demo-school.ts`. */
    school: DemoSchool;
  }
}

export interface DemoSchool {
  /** The PostgreSQL server of this run. */
  readonly server: string;
  /** A template database with the school; nobody is connected to it. */
  readonly template: string;
  /** The folder with its media files, recordings and secret. */
  readonly dataDir: string;
}
