import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../local/free-port.ts';

/** An older version of the handbook, built, with its sample and demo sign-ins in a database of its own. */
export type Version = {
  /** Where its Worker is. */
  built: string;
  /** Where its database is. */
  stateDir: string;
  remove: () => void;
};

/** Takes a commit out of the history into a folder of its own, and brings it to where it could start, by its own set-up. */
export async function buildVersion(commit: string): Promise<Version> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const archive = execFileSync('git', ['archive', '--format=tar', commit], {
      maxBuffer: 512 * 1024 * 1024,
    });
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive });
    leaveOutBudget(folder);
    installPackages(folder);
    const env = {
      ...process.env,
      STATE_DIR: join(folder, 'state'),
      PORT: String(await freePort()),
    };
    const { status, stdout, stderr } = spawnSync('node', ['scripts/setup.mjs', 'start'], {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${commit} cannot be set up:\n${stdout}${stderr}`);
    const name = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).find(
      (file) => file.endsWith('wrangler.json'),
    );
    if (!name) throw new Error(`${commit} has no Worker in dist/.`);
    return { built: resolve(folder, 'dist', name, '..'), stateDir: env.STATE_DIR, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A commit between two that were handed in may be over its budget, which says nothing of its Worker. */
function leaveOutBudget(folder: string) {
  const path = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  manifest.scripts.build = 'vite build';
  writeFileSync(path, JSON.stringify(manifest));
}

const LOCK = 'package-lock.json';

/**
 * Gives the version its packages: those of this checkout where both want the same, each by a link of its own, so that nothing
 * the version does to its folder touches ours; else its own. The npm of today refuses some early lockfiles, which name no
 * packages for other platforms: `npm install` adds them.
 */
function installPackages(folder: string) {
  const lock = () => readFileSync(join(folder, LOCK));
  const own = join(folder, 'node_modules');
  if (lock().equals(readFileSync(LOCK))) {
    mkdirSync(own);
    const names = readdirSync('node_modules').filter((name) => !/^\.(?!bin$)/.test(name));
    for (const name of names) symlinkSync(resolve('node_modules', name), join(own, name));
  } else if (!npm(folder, 'ci') && !npm(folder, 'install'))
    throw new Error('Its packages cannot be installed.');
  // scripts/setup.mjs notes in the same way that it has installed them.
  const digest = createHash('sha256').update(LOCK).update('\0').update(lock()).digest('hex');
  writeFileSync(join(own, '.setup'), digest);
}

function npm(folder: string, ...args: string[]): boolean {
  const options = ['--no-audit', '--no-fund', '--prefer-offline'];
  return spawnSync('npm', [...args, ...options], { cwd: folder, stdio: 'ignore' }).status === 0;
}
