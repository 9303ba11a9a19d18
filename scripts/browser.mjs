// Finds a Chromium for Playwright. The headless shell is preferred, because it renders the same pages at about half the
// processor time.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
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
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const byPreference = (path) => names.findIndex((name) => path.endsWith(name))
  onPath.sort((one, other) => byPreference(one) - byPreference(other))
  const candidates = [process.env.CHROMIUM, ...elsewhere.slice(0, 2), ...onPath, ...elsewhere.slice(2)]
  return candidates.find(runs) ?? [await playwrightsOwn()].find(runs)
}

/** A name on PATH is not enough, because some systems put a stub there that only says what to install. */
function runs(path) {
  if (!path || !existsSync(path)) return false
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright').catch(() => ({ chromium: undefined }))
  return chromium?.executablePath()
}

async function fetchOne() {
  console.log('No browser was found: installing Chromium for the tests')
  await run('npx', ['playwright', 'install', 'chromium'], { quiet: true, timeout: 300_000 }).catch(() => 1)
  const own = [await playwrightsOwn()].find(runs)
  if (own || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return own
  await run('apt-get', ['update', '-q'], { quiet: true })
  for (const name of ['chromium-headless-shell', 'chromium'])
    if ((await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { quiet: true })) === 0) break
  return installed()
}
