/** Checks the production packages against published security advisories, as the registry knows them today. */
import { spawn } from 'node:child_process';
import { root } from './run-tool.ts';

/** Advisories that do not affect this product, by GHSA identifier, with the reason. */
const accepted: Readonly<Record<string, string>> = {};

const patience = 60_000;

interface Audit {
  readonly vulnerabilities: Readonly<
    Record<string, { readonly via: readonly (string | { title: string; url: string; severity: string })[] }>
  >;
}

/**
 * A line for each high or critical advisory that is not accepted; null when the text is no audit, as from a registry
 * without one.
 */
export function findingsOf(text: string, accept: Readonly<Record<string, string>> = accepted): string[] | null {
  let audit: Partial<Audit>;
  try {
    audit = JSON.parse(text) as Partial<Audit>;
  } catch {
    return null;
  }
  if (!audit.vulnerabilities) return null;
  return Object.entries(audit.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((advisory) => {
      // A string refers to a dependency that has its own entry.
      if (typeof advisory === 'string' || !['high', 'critical'].includes(advisory.severity)) return [];
      const id = /GHSA(-\w{4}){3}/.exec(advisory.url)?.[0] ?? advisory.url;
      return accept[id] ? [] : [`${name}: ${advisory.severity}, ${advisory.title} (${advisory.url})`];
    }),
  );
}

/** Runs npm's audit; null when the registry does not answer within a minute or has no audit. */
export async function findAdvisories(): Promise<string[] | null> {
  const npm = process.env['npm_execpath'];
  const args = ['audit', '--omit=dev', '--json'];
  const [file, line] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm, ...args]] : ['npm', args];
  const output = await new Promise<string>((resolve) => {
    const child = spawn(file, line, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
      timeout: patience,
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(text));
  });
  return findingsOf(output);
}
