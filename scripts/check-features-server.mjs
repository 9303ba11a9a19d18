// Checks the server's areas: each imports only those in its `dependsOn`, without cycles; none imports a use case or the
// root of the server; and an area's entities are named neither in areas that do not depend on it nor in shared files.
import { dirname, posix } from 'node:path'
import { areaByName, areas, entities, filesIn, reachOf, read } from './areas.mjs'

const problems = []
const areaOf = (file) => areas.find(({ folder }) => file.startsWith(`${folder}/`))

/** Returns every file that a file imports, as a path from the root. */
const importsOf = (file) =>
  [...read(file).matchAll(/from '((?:#server\/|\.\.?\/)[^']+)'/g)].map(([, path]) =>
    path.startsWith('#server/') ? path.slice(1) : posix.normalize(posix.join(dirname(file), path)),
  )

/** `server/deps.ts` contains only types, which every feature receives. */
const open = new Set(['server/deps.ts', 'server/clock.ts', 'server/config.ts'])

for (const area of areas)
  for (const file of filesIn(`${area.folder}/**/*.ts`))
    for (const imported of importsOf(file)) {
      const other = areaOf(imported)
      if (other && other !== area && !area.dependsOn.includes(other.name))
        problems.push(`${file}: imports ${other.name}, which ${area.name} does not depend on`)
      if (area.folder.startsWith('server/features/') && imported.startsWith('server/use-cases/'))
        problems.push(`${file}: a feature imports no use case`)
      if (dirname(imported) === 'server' && !open.has(imported))
        problems.push(`${file}: imports ${imported} from the root of the server`)
      if (imported === 'server/features/features.ts')
        problems.push(`${file}: reads the list of features; take it from Deps`)
    }

const visit = (name, path) => {
  if (path.includes(name)) problems.push(`dependsOn goes in a circle: ${[...path, name].join(' -> ')}`)
  else for (const next of areaByName.get(name)?.dependsOn ?? []) visit(next, [...path, name])
}
for (const { name } of areas) visit(name, [])

const snake = (entity) => entity.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const namesIn = (text, entity) =>
  new RegExp(`['"\`](${entity}|${snake(entity)})( as \\w+)?['"\`]|\\b(from|join|into|update) ${snake(entity)}\\b`).test(
    text,
  )

/**
 * These files may name any entity: the database schema, demo data, the record, and a bank's own terms for its
 * customers, accounts and transfers. An area's part of the record names other areas' items that its entries are shown
 * with.
 */
const exempt = /^server\/(db\/(schema|migrations|derived-checks)|seed|history|features\/history|bank)\b|\.record\.ts$/

for (const file of filesIn('server/**/*.ts')) {
  const area = areaOf(file)
  if (exempt.test(file)) continue
  const reach = area ? reachOf(area) : []
  const text = read(file).replace(/^import .*$/gm, '')
  for (const entity of entities)
    if (!reach.includes(entity) && namesIn(text, entity))
      problems.push(
        `${file}: names ${entity}, which ${area ? `${area.name} does not depend on` : 'no shared file may'}`,
      )
}

for (const line of new Set(problems)) console.error(line)
process.exitCode = problems.length === 0 ? 0 : 1
