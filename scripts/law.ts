// npm run law checks whether the charts match the newest law. npm run law -- release writes the charts as the next law,
// which decides new entries from then on. npm run law -- again rewrites the newest law, as long as nobody
// has received it.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Law } from '../domain/record/laws/law.ts'
import { laws, newestLaw } from '../domain/record/laws/laws.gen.ts'
import { lawOfCharts } from './law/chart-law.ts'

const folder = join(import.meta.dirname, '../domain/record/laws')
const usage = 'Usage: npm run law -- [release | again]'

const linesOf = (part: object): string =>
  Object.entries(part)
    .map(([name, value]) => `      ${JSON.stringify(name)}: ${JSON.stringify(value)},\n`)
    .join('')

const textOf = (number: number, law: Law): string => {
  const charts = Object.entries(law).map(
    ([chart, { begin, on, choose }]) =>
      `  ${chart}: {\n    begin: ${JSON.stringify(begin)},\n    on: {\n${linesOf(on)}    },\n    choose: {\n${linesOf(choose)}    },\n  },\n`,
  )
  return `// Written by npm run law from the charts of its day. What was decided by it is judged by it, so it is never changed.\nexport const law${number} = {\n${charts.join('')}} as const\n`
}

const registryOf = (newest: number): string => {
  const numbers = Array.from({ length: newest }, (_, index) => index + 1)
  return `// Written by npm run law.
import type { Law } from './law.ts'
${numbers.map((number) => `import { law${number} } from './law-${number}.gen.ts'\n`).join('')}
export const laws: ReadonlyMap<number, Law> = new Map<number, Law>([
${numbers.map((number) => `  [${number}, law${number}],\n`).join('')}])

/** New entries are decided by this law. */
export const newestLaw: number = ${newest}
`
}

const write = (number: number): void => {
  writeFileSync(join(folder, `law-${number}.gen.ts`), textOf(number, lawOfCharts()))
  writeFileSync(join(folder, 'laws.gen.ts'), registryOf(number))
  console.log(`The charts of today are law ${number}.`)
}

/** @returns the exit code of the process */
const run = (command: string | undefined): number => {
  const isCurrent = isDeepStrictEqual(JSON.parse(JSON.stringify(laws.get(newestLaw) ?? null)), lawOfCharts())
  if (command === undefined) {
    if (!isCurrent)
      console.error(
        `The charts allow something else than law ${newestLaw}, by which new entries are judged. When that is meant: npm run law -- release`,
      )
    return isCurrent ? 0 : 1
  }
  if (command !== 'release' && command !== 'again') {
    console.error(usage)
    return 2
  }
  if (command === 'again' && newestLaw === 1) {
    console.error('Law 1 judges what is in every record: it cannot be written anew.')
    return 1
  }
  if (isCurrent) console.log(`The charts are law ${newestLaw} already.`)
  else write(command === 'again' ? newestLaw : newestLaw + 1)
  return 0
}

process.exitCode = run(process.argv[2])
