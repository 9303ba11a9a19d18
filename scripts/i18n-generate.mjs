// Writes i18n/i18n-*.ts from the dictionaries, once. Run it after adding a key or a namespace; a second run changes nothing.
//
// TypeScript 7 exports no compiler API, but the generator calls `ts.createProgram(...).emit()` to turn the base
// locale into something it can import(). Node imports a .ts file by itself, so a stand-in that points there is enough.
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
process.chdir(root)

const standIn = `
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
export default {
  version: '7.0.2',
  versionMajorMinor: '7.0',
  createProgram: ([file], { outDir }) => ({
    emit() {
      const dir = join(outDir, basename(dirname(file)))
      mkdirSync(dir, { recursive: true })
      writeFileSync(join(dir, 'index.js'), 'export { default } from ' + JSON.stringify(pathToFileURL(file).href))
    },
  }),
}`

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'typescript' && context.parentURL?.includes('/typesafe-i18n/'))
      return { url: `data:text/javascript,${encodeURIComponent(standIn)}`, shortCircuit: true }
    return next(specifier, context)
  },
})

process.argv[2] ??= '--no-watch'
await import(pathToFileURL(join(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')).href)
