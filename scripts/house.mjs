// What the house's commands share: where things are, which Node runs them, and what must be there before they run.
// Plain JavaScript for Node 20: on a machine with nothing else, this is what installs the rest.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const oldestNode = [24, 15]

/** A reason to stop, for the person at the terminal: printed alone. */
export class Refusal extends Error {}

/** Runs a command's body; a Refusal becomes its message, anything else keeps its stack. */
export async function command(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/** PATH with our own programs first (`node` is then Node 24), for whatever a command starts. */
export const ownPath = () => ({ ...process.env, PATH: `${bin}${delimiter}${hostPath()}` })
const hostPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)

/**
 * Runs a program to its end and resolves with its exit code. Signals that reach us are passed on, and we stay until it
 * is gone. With `quiet` its output is shown only if it fails.
 */
export function run(program, args, { quiet = false, ...options } = {}) {
  const child = spawn(program, args, {
    cwd: root,
    env: ownPath(),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32' && program === 'npm',
    ...options,
  })
  const output = []
  child.stdout?.on('data', (chunk) => output.push(chunk))
  child.stderr?.on('data', (chunk) => output.push(chunk))
  const pass = (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, pass)
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** The Node 24 that npm brought, else the host's own when it is new enough. */
export function node24() {
  const brought = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const found = [brought, process.execPath, 'node'].find(isNewEnough)
  if (found) return found
  throw new Refusal(
    `Evenhand needs Node ${oldestNode.join('.')} or newer; this is ${process.version}.\n` +
      'On Linux (x64, arm64) npm brings it along; elsewhere install Node 24, for example with nvm (see .nvmrc).',
  )
}

function isNewEnough(program) {
  if (program.includes('node_modules') && !existsSync(program)) return false
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env: { ...process.env, PATH: hostPath() } })
  const [major = 0, minor = 0] = (stdout ?? '').replace('v', '').split('.').map(Number)
  return major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])
}

/** `npm ci` when node_modules is not what package-lock.json says, then the types of the dictionaries. */
export async function installWhenNeeded() {
  await installPackages()
  await generateWhenNeeded()
}

async function installPackages() {
  const note = join(root, 'node_modules', '.evenhand-lock')
  const lock = hashOf([join(root, 'package-lock.json')])
  if (existsSync(note) && readFileSync(note, 'utf8') === lock) return
  if (!isInstalled()) {
    console.log('Installing what Evenhand needs (once, a minute or two)')
    // The host's npm with the host's node: ours is among what is being replaced.
    const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await run('npm', options, { env: { ...process.env, PATH: hostPath() } })
    if (code !== 0) throw new Refusal('npm ci failed, see above. It needs the network once; then run this again.')
  }
  keep(note, lock)
}

/** True when npm's own record of node_modules holds every package of the lock file, other platforms' aside. */
function isInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const present = readPackages(record)
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  )
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Generated from the dictionaries and left out of git. */
const isGenerated = (file) => /[\\/]i18n-[^\\/]*$/.test(file)

/** `npm run i18n` when i18n/i18n-*.ts were made from other dictionaries than these. */
export async function generateWhenNeeded() {
  const note = join(root, 'node_modules', '.evenhand-dictionaries')
  const files = filesIn(join(root, 'i18n'))
  const hash = hashOf([join(root, '.typesafe-i18n.json'), ...files.filter((file) => !isGenerated(file))])
  const present = files.some(isGenerated)
  if (present && existsSync(note) && readFileSync(note, 'utf8') === hash) return
  const code = await run(node24(), ['scripts/i18n-generate.mjs'], { quiet: true })
  if (code !== 0) throw new Refusal('The types of the dictionaries could not be made, see above.')
  keep(note, hash)
}

const sources = [
  'src',
  'contract',
  'domain',
  'machines',
  'i18n',
  'public',
  'index.html',
  'login.html',
  'vite.config.ts',
]

/** `npm run build` when dist was built from other sources than these. */
export async function buildWhenNeeded() {
  const note = join(root, 'dist', '.sources')
  const hash = () => hashOf([...sources, 'package-lock.json'].flatMap((name) => filesIn(join(root, name))))
  if (existsSync(note) && readFileSync(note, 'utf8') === hash()) return
  console.log('Building the app')
  const code = await run('npm', ['run', 'build'], { quiet: true })
  if (code !== 0) throw new Refusal('The build failed, see above.')
  keep(note, hash())
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** A note for the next run; where it cannot be written, the next run looks again. */
function keep(note, text) {
  try {
    writeFileSync(note, text)
  } catch {
    // Installed or built by another account.
  }
}
