/** Child processes of the scripts: every signal reaches them, and none is left behind. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_CHECK_MS = 100;

/**
 * Runs a program to its end on this terminal. Resolves with its exit code (128 plus the signal's number if a
 * signal ended it) and with the last signal this process received meanwhile, if any. Rejects if the program
 * cannot be started.
 */
export function runChild(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    let received;
    const forward = (signal) => {
      received = signal;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const parentCheck = setInterval(() => {
      if (!isOrphan()) return;
      clearInterval(parentCheck);
      forward('SIGTERM');
    }, PARENT_CHECK_MS);
    const release = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
      clearInterval(parentCheck);
    };
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      release();
      resolve({ code: code ?? toExitCode(signal), received });
    });
  });
}

/** The exit code shells report for a signal. */
export function toExitCode(signal) {
  return 128 + (constants.signals[signal] ?? 0);
}

const parent = process.ppid;
const npm = process.env.npm_lifecycle_event === undefined ? undefined : findNpm();

/**
 * npm runs scripts through a shell. A signal ends that shell without reaching us, and the shell lives on when npm
 * itself is killed, so both are watched. Without npm there is nothing to watch: a daemon outlives its parent.
 */
function isOrphan() {
  return npm !== undefined && (process.ppid !== parent || !isAlive(npm));
}

/** Process id of npm: our parent's parent, or our parent if its shell replaced itself with us (`exec`). */
function findNpm() {
  const { grandparent, commandLine } = describeParent();
  const isShell = commandLine.includes(process.env.npm_lifecycle_script);
  return isShell && grandparent > 1 ? grandparent : parent;
}

function describeParent() {
  try {
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    // The name in parentheses may itself contain some.
    const [, grandparent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const commandLine = readFileSync(`/proc/${parent}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { grandparent: Number(grandparent), commandLine };
  } catch {
    // No /proc, as on macOS.
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(parent)], { encoding: 'utf8' });
    const [grandparent, ...words] = (stdout ?? '').trim().split(/\s+/);
    return { grandparent: Number(grandparent), commandLine: words.join(' ') };
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
