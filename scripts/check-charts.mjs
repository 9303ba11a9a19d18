// Drawings, matrices and screens read a chart's guards and actions by name, so an inline function is an error. No
// parser is needed: the charts are imported and walked, and an inline guard or action is a bare function. Names, {
// type, params } and XState's own are allowed: and([...]), or([...]), not(...) carry `guards`; raise, cancel and the
// like carry a `type`. An assign belongs under a name in setup.
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './house.mjs'

const inline = []

for (const file of globSync('machines/**/*.machine.ts', { cwd: root })) {
  const exports = await import(pathToFileURL(join(root, file)).href)
  for (const machine of Object.values(exports).filter((value) => value?.root?.machine))
    walk(machine.root, relative('.', file))
}

function walk(node, file) {
  const at = `${file}: ${node.id}`
  for (const action of [...node.entry, ...node.exit]) checkAction(action, at)
  for (const transition of [...node.transitions.values(), ...(node.always ? [node.always] : [])].flat()) {
    checkGuard(transition.guard, `${at} on ${transition.eventType}`)
    for (const action of transition.actions) checkAction(action, `${at} on ${transition.eventType}`)
  }
  for (const child of Object.values(node.states)) walk(child, file)
}

function checkGuard(guard, at) {
  if (typeof guard !== 'function') return
  if (!Array.isArray(guard.guards)) inline.push(`${at}: the guard is an inline function`)
  for (const part of guard.guards ?? []) checkGuard(part, at)
}

function checkAction(action, at) {
  if (typeof action !== 'function') return
  if (!action.type || action.type === 'xstate.assign') inline.push(`${at}: an action is an inline function`)
}

for (const line of inline) console.error(line)
process.exitCode = inline.length === 0 ? 0 : 1
