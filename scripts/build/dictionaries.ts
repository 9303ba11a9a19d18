import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../..')

/** These are part of what every page needs; the browser knows them as `everywhere`. */
const everywhere = ['errors', 'shell']

/** Reads every dictionary as the browser asks for it: `en-US/expenses`, and `en-US` for what every page needs. */
async function readAll(): Promise<ReadonlyMap<string, string>> {
  const files = globSync('i18n/*/{index.ts,*/index.ts}', { cwd: root }).sort()
  const texts = files.map(async (file): Promise<[string, object]> => {
    const { default: dictionary }: { default: object } = await import(pathToFileURL(join(root, file)).href)
    const name = file
      .replaceAll('\\', '/')
      .replace(/^i18n\//, '')
      .replace(/\/index\.ts$/, '')
    return [name, dictionary]
  })
  const all = new Map(await Promise.all(texts))
  const parts = [...all].flatMap(([name, dictionary]): [string, string][] => {
    const [locale, area] = name.split('/')
    if (area !== undefined) return everywhere.includes(area) ? [] : [[name, JSON.stringify(dictionary)]]
    const more = everywhere.map((one) => [one, all.get(`${locale}/${one}`)])
    return [[name, JSON.stringify({ ...dictionary, ...Object.fromEntries(more) })]]
  })
  return new Map(parts)
}

/**
 * Writes one file per language and area. They share a folder that is named by the hash of all, so that the page can
 * name a file without a list of them.
 */
export function dictionaryFiles(): Plugin {
  let files: ReadonlyMap<string, string> = new Map()
  let folder = ''
  return {
    name: 'dictionary-files',
    apply: 'build',
    config: async () => {
      files = await readAll()
      const hash = createHash('sha256')
        .update(JSON.stringify([...files]))
        .digest('base64url')
        .slice(0, 8)
      folder = `assets/words-${hash}`
      return { define: { 'import.meta.env.DICTIONARIES': JSON.stringify(`/app/${folder}`) } }
    },
    generateBundle() {
      for (const [name, source] of files) this.emitFile({ type: 'asset', fileName: `${folder}/${name}.json`, source })
    },
  }
}
