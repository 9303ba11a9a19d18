// npm run check runs every static check of the code in parallel and prints one line per step.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { command, installWhenNeeded, node24, ownPath, root } from './house.mjs'

const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** One checker, because several compute the same types again, and other steps use the other processors. */
const types = (project) => capture(bin('tsc'), ['-p', project, '--checkers', '1'])

// The longest come first, so that no processor waits for another at the end.
const stepsOn = (node) => [
  ['lint, format, boundaries', () => capture(bin('biome'), ['check', '--error-on-warnings', '.'])],
  ['statuses are named in charts only', () => capture(node, ['scripts/check-statuses.mjs'])],
  ['dead code', () => capture(node, ['node_modules/knip/bin/knip.js', '--no-progress'])],
  ['types of the server', () => types('tsconfig.server.json')],
  ['types of the browser', () => types('tsconfig.json')],
  ['types of the charts', () => types('tsconfig.machines.json')],
  ['charts name their guards and actions', () => capture(node, ['scripts/check-charts.mjs'])],
  ['charts are the law that new entries are judged by', () => capture(node, ['scripts/law.ts'])],
  ['areas of the browser import what they depend on', () => capture(node, ['scripts/check-features-src.mjs'])],
  ['areas of the server import what they depend on', () => capture(node, ['scripts/check-features-server.mjs'])],
  ['length of files, none hidden from git', () => capture(node, ['scripts/check-files.mjs'])],
]

await command(async () => {
  await installWhenNeeded()
  const waiting = stepsOn(node24())
  let failures = 0
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await report(...step))) failures += 1
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, worker))
  console.log(failures === 0 ? 'All checks passed' : `${failures} of the checks failed`)
  return failures === 0 ? 0 : 1
})

async function report(name, step) {
  const begun = performance.now()
  const { ok, output } = await step()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${seconds} s  ${name}`)
  if (!ok) console.log(output.trimEnd())
  return ok
}

function capture(program, args) {
  const child = spawn(program, args, { cwd: root, env: ownPath(), shell: program.endsWith('.cmd') })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
