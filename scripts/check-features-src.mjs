// Checks the rules inside src that the linter cannot express. An area imports only areas that its namesake on the server
// depends on, and nothing of the app's start; shared folders know areas only by the types of `feature.ts` and
// `navigation.ts`; a feature file loads its components by `import()`; and an area's entities are named neither in areas
// that do not depend on it nor in shared files.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { areaByName, entities, reachOf, read } from './areas.mjs'
import { root } from './house.mjs'

const shapes = ['src/features/feature.ts', 'src/features/navigation.ts']
const list = 'src/features/features.ts'

const areaOf = (file) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
const isIn = (room, file) => file.startsWith(`src/${room}/`)
const isShared = (file) => isIn('app/boot', file) || isIn('app/shared', file) || isIn('app/shell', file)

/** Each rule returns why `file` may not import `target`, or undefined when it may. */
const rules = [
  (file, target) => {
    const [from, to] = [areaOf(file), areaOf(target)]
    if (from && to && from !== to && !areaByName.get(from)?.dependsOn.includes(to))
      return `${from} does not depend on ${to}`
  },
  (file, target) => {
    if (isShared(file) && isIn('features', target) && !shapes.includes(target))
      return 'a shared room reads the list of areas, and imports none'
  },
  (file, target) => {
    if (areaOf(file) && (isIn('app/boot', target) || isIn('app/shell', target) || isIn('routes', target)))
      return 'an area takes from src/app/shared, src/api, src/ui and src/theme'
  },
  (file, target) => {
    if (isIn('app/shared', file) && (isIn('app/shell', target) || isIn('routes', target)))
      return 'what areas share knows no shell and no route'
  },
  (file, target) => {
    if ((isIn('ui', file) || isIn('theme', file)) && !isIn('ui', target) && !isIn('theme', target))
      return 'a building block knows neither the app nor its data'
  },
  (file, target) => {
    if (target === list && file !== 'src/main.tsx') return 'the list of areas is handed on by src/main.tsx alone'
  },
  (file, target, isDynamic) => {
    if (/\.feature\.tsx?$/.test(file) && target.endsWith('.tsx') && !isDynamic)
      return 'every page in the shell loads the feature files, so their components come by import()'
  },
]

const importPattern = /(?:\bfrom\s+|\bimport\s+|(\bimport\())'([#.][^']+)'/g

function importsOf(file) {
  return [...read(file).matchAll(importPattern)].map(([, dynamic, name]) => ({
    target: name.startsWith('#') ? name.slice(1) : join(dirname(file), name),
    isDynamic: dynamic !== undefined,
  }))
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', 'src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts') && existsSync(join(root, file)))

const broken = files.flatMap((file) =>
  importsOf(file)
    .filter(({ target }) => target.startsWith('src/'))
    .flatMap(({ target, isDynamic }) =>
      rules.flatMap((rule) => rule(file, target, isDynamic) ?? []).map((why) => `${file} imports ${target}: ${why}`),
    ),
)
/**
 * The pages for developers show the charts of all areas, the help explains all areas, a route belongs to its page, and
 * people join by an invitation.
 */
const mayNameAll = /^src\/(features\/(dev|help)|routes|join)\//

/** Returns the entities that a file names and may not. */
const strangersIn = (file) => {
  if (mayNameAll.test(file)) return []
  const area = areaByName.get(areaOf(file))
  const reach = area ? reachOf(area) : []
  const text = read(file).replace(/^import .*$/gm, '')
  return entities.filter((entity) => !reach.includes(entity) && new RegExp(`['"\`]${entity}['"\`]`).test(text))
}

const named = files.flatMap((file) =>
  strangersIn(file).map((entity) => `${file}: names ${entity}, which ${areaOf(file) ?? 'a shared room'} may not`),
)
for (const line of [...broken, ...named]) console.error(line)
process.exitCode = broken.length + named.length === 0 ? 0 : 1
