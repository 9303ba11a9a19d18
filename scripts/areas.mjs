// Reads what the server's feature files say of each area: its name, its folder, its entities, and what it depends on.
// An area has one name and the same dependencies in every room.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { root } from './house.mjs'

export const read = (file) => readFileSync(join(root, file), 'utf8')
export const filesIn = (pattern) => globSync(pattern, { cwd: root }).map((file) => file.split(sep).join('/'))
const stringsIn = (text) => [...text.matchAll(/'([^']+)'/g)].map(([, string]) => string)
const listOf = (text, field) => stringsIn(text.match(new RegExp(`^  ${field}: \\[([^\\]]*)\\]`, 'm'))?.[1] ?? '')

export const areas = filesIn('server/{features,use-cases}/*/*.feature.ts').map((file) => {
  const text = read(file)
  return {
    name: text.match(/^ {2}name: '([^']+)'/m)?.[1],
    folder: dirname(file),
    dependsOn: listOf(text, 'dependsOn'),
    entities: listOf(text, 'entities'),
  }
})
export const areaByName = new Map(areas.map((area) => [area.name, area]))
export const entities = areas.flatMap((area) => area.entities)

/** Returns the entities that an area may name: its own and those of all its dependencies. */
export const reachOf = ({ name, entities, dependsOn }, seen = new Set()) => {
  if (seen.has(name)) return []
  seen.add(name)
  return [...entities, ...dependsOn.flatMap((next) => reachOf(areaByName.get(next), seen))]
}
