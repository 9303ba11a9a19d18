// Finds a Chromium for Playwright. The headless shell is preferred, because it renders the same pages at about half the
// processor time.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Refusal, run } from './house.mjs'

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const elsewhere = [
  // These are Debian's binaries; the program on PATH is a shell script around them.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/lib/chromium/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Returns the path of a browser that runs here, or undefined. CHROMIUM names one to use first. With `install`, a
 * missing browser is fetched: Playwright's own, then, for root, the system's package.
 */
export async function findBrowser({ install }) {
  const found = (await installed()) ?? (install ? await fetchOne() : undefined)
  if (found || !install) return found
  throw new Refusal('No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.')
}

async function installed() {
  const onPath = names.flatMap((name) => folders().map((folder) => join(folder, name)))
  const everywhere = [...elsewhere, ...onPath, ...(await playwrightsOwn())]
  const shells = everywhere.filter(isShell)
  return [process.env.CHROMIUM, ...shells, ...everywhere].find(runs)
}

const folders = () => (process.env.PATH ?? '').split(delimiter)

/** A whole Chromium spends a third of two cores on its own pages and its GPU process, so it comes after every shell. */
const isShell = (path) => path.includes('headless')

/** A name on PATH is not enough, because some systems put a stub there that only says what to install. */
function runs(path) {
  if (!path || !existsSync(path)) return false
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

/** Returns what Playwright has installed: the headless shells are next to `chromium-REVISION`. */
async function playwrightsOwn() {
  const { chromium } = await import('playwright').catch(() => ({ chromium: undefined }))
  const whole = chromium?.executablePath()
  if (!whole) return []
  const shell = whole.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2')
  if (shell === whole || !existsSync(shell)) return [whole]
  const files = readdirSync(shell, { recursive: true, encoding: 'utf8' })
  const programs = files.filter((file) => /headless[-_]shell(\.exe)?$/.test(file))
  return [...programs.map((file) => join(shell, file)), whole]
}

async function fetchOne() {
  console.log('No browser was found: installing Chromium for the tests')
  const fetch = ['playwright', 'install', '--only-shell', 'chromium']
  await run('npx', fetch, { quiet: true, timeout: 300_000 }).catch(() => 1)
  const own = (await playwrightsOwn()).find(runs)
  if (own || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return own
  await run('apt-get', ['update', '-q'], { quiet: true })
  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { quiet: true })) === 0) break
  return installed()
}
