import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** Lists the modules that a program loads when it imports `path`, by their paths in this folder. */
const loadedBy = async (path: string): Promise<string[]> => {
  const script = `import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => { loaded.push(url); return next(url, context) } })
    await import('./${path}')
    process.stdout.write(loaded.join('\\n'))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root })
  return stdout.split('\n').flatMap((url) => url.split(`${root}/`)[1] ?? [])
}

test('the command that verifies loads no routes, no sign-in, no lifecycles and no library that few records need', async () => {
  const loaded = await loadedBy('scripts/db/verify.ts')
  expect(loaded).toContain('server/history/verify-database.ts')
  const unneeded =
    /^(?:server\/(?:http\/errors|features\/session|mail)\/|server\/lifecycle\/(?:advance|begin)|i18n\/es-MX\/|node_modules\/(?:pkijs|asn1js|mime-db|fastify|@flystorage|@node-rs)\/)|\.(?:lifecycle|effects|routes)\.ts$/
  expect(loaded.filter((path) => unneeded.test(path))).toEqual([])
})
