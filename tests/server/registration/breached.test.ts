import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { password } from '#tests/contract/edges/registration.ts'
import { testApp } from '#tests/support/app.ts'
import {
  answerAll,
  begin,
  current,
  newBrowser,
  newcomer,
  registrationIn,
  send,
} from '#tests/support/joining/joining.ts'

test('whoever joins cannot choose a password of the list of stolen ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'breached-'))
  const list = join(folder, 'list.txt')
  const stolen = 'Eight-stolen-owls-3'
  writeFileSync(list, `${hash('sha1', stolen).toUpperCase()}\n`)
  const on = await testApp({ env: { BREACHED_PASSWORDS: list } })
  const browser = newBrowser(on)
  const who = newcomer()
  registrationIn(await begin(browser, who))
  await answerAll(browser, who)
  const { username } = who
  expect(await send(browser, { type: 'registration.giveCredentials', username, password: stolen })).toMatchObject({
    status: 400,
    body: { validationErrors: [{ field: 'password', code: 'breached' }] },
  })
  const given = await send(browser, { type: 'registration.giveCredentials', username, password })
  expect(registrationIn(given).status).toBe(registrationIn(await current(browser)).status)
  await on.stop()
  rmSync(folder, { recursive: true })
})
