import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { historyKey } from '#server/history/keys.ts'

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), 'evenhand-key-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('the signing key is made and read in a folder of its own, and none is beside the checkpoints', async () => {
  const [data, keys] = [folder(), join(folder(), 'deeper')]
  const config = readConfig({ DATA_DIR: data, HISTORY_KEY_DIR: keys })
  const first = await historyKey(config)
  expect(existsSync(join(keys, 'history.pem'))).toBe(true)
  expect(existsSync(join(data, 'keys'))).toBe(false)
  expect((await historyKey(config)).id).toBe(first.id)
})
