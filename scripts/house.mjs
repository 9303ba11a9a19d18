// The commands share this file: it finds folders, chooses the Node version, and installs what is missing. It is plain
// JavaScript for Node 20, because on a new machine it installs everything else.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules', '.bin')
const oldestNode = [24, 15]

/** Stops a command for a reason that is printed without a stack. */
export class Refusal extends Error {}

/** Runs a command's body; prints only the message of a Refusal, and keeps the stack of any other error. */
export async function command(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/** Returns PATH with our own programs first, so that `node` is Node 24 in child processes. */
export const ownPath = () => ({ ...process.env, PATH: `${bin}${delimiter}${hostPath()}` })
const hostPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter)

/**
 * Runs a program to its end and resolves with its exit code. It forwards signals and waits until the program has ended.
 * With `quiet`, output is shown only after a failure.
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

/** Returns the Node 24 installed by npm, or the host's own if it is new enough. */
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

/** Runs `npm ci` when node_modules does not match package-lock.json, then generates the types of the dictionaries. */
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
    // This uses the host's npm and node, because ours are about to be replaced.
    const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
    const code = await run('npm', options, { env: { ...process.env, PATH: hostPath() } })
    if (code !== 0) throw new Refusal('npm ci failed, see above. It needs the network once; then run this again.')
  }
  keep(note, lock)
}

/** Says whether npm's own list of node_modules has every package of the lock file, except those for other platforms. */
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

/** These files are generated from the dictionaries and ignored by git. */
const isGenerated = (file) => /[\\/]i18n-[^\\/]*$/.test(file)

/** Runs `npm run i18n` when i18n/i18n-*.ts were generated from other dictionaries than the current ones. */
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
  'join.html',
  'vite.config.ts',
]

/** Runs `npm run build` when dist was built from other sources than the current ones. */
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

/** Stores a note for the next run. If it cannot be written, the next run checks again. */
function keep(note, text) {
  try {
    writeFileSync(note, text)
  } catch {
    // The folder belongs to another account, which installed or built it.
  }
}
