import { shortName } from './edges.ts'
import type { Path } from './walk.ts'

/**
 * Prints a spec that plays each path with the gestures of `e2e/pages/NAME.gestures.ts`, which exports `test` (with a
 * `world`), `begin(world, input)`, `fire[event.type](world, event)` and `see(world, state)`.
 */
export function asPlaywright(name: string, paths: readonly Path[]): string {
  return `// Written by \`npm run paths -- ${name} --format playwright\`: change the chart, not this file.
import { begin, fire, see, test } from '../pages/${fileName(name)}.gestures.ts'

${paths.map(testOf).join('\n')}`
}

/** Converts `signUpFlow` to `sign-up-flow`. */
const fileName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const testOf = (path: Path, index: number): string => `${headOf(path, index)}
  await begin(world, ${literal(path.input)})
  await see(world, ${literal(path.leaf)})
${path.steps.map(stepOf).join('')}})
`

const headOf = (path: Path, index: number): string => {
  const title = literal(titleOf(path, index))
  const line = `test(${title}, async ({ world }) => {`
  return line.length <= lineWidth ? line : `test(${title}, async ({\n  world,\n}) => {`
}

/** Titles are numbered, so that two paths that differ only in an amount can be distinguished. */
export const titleOf = ({ leaf, steps }: Path, index: number): string =>
  `${index + 1}. ${leaf}: ${steps.map(({ event }) => shortName(event.type)).join(', ')}`

const stepOf = ({ event, facts, leaf }: Path['steps'][number]): string => {
  const sent = facts ? { ...event, facts } : event
  const gesture = /^\w+$/.test(event.type) ? `.${event.type}` : `[${literal(event.type)}]`
  const call = (event: string) => `  await fire${gesture}(world, ${event})`
  const line = call(literal(sent))
  const broken = fieldsOf(sent).map((field) => `    ${field},\n`)
  return `${line.length <= lineWidth ? line : call(`{\n${broken.join('')}  }`)}
  await see(world, ${literal(leaf)})
`
}

/** The formatter allows this width, so a generated spec needs no formatting. */
const lineWidth = 120

/** Prints a value in the repository's style: single quotes, bare keys. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const fields = fieldsOf(value)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

const fieldsOf = (value: object): string[] => Object.entries(value).map(([key, field]) => `${key}: ${literal(field)}`)
