import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { historyKey } from '#server/history/keys.ts'
import { askTimeStamp } from '#server/service-log/ask-time-stamp.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { stampLog } from '#server/service-log/stamp-log.ts'
import { certificatesOf, checkTimeStamp, TimeStampError } from '#server/service-log/time-stamp.ts'
import { ownStage } from '#tests/support/stage.ts'
import { startTimeStampAuthority, type TestAuthority } from '#tests/support/time-stamp-authority.ts'

const note = Buffer.from('evenhand.example/record\n3\nRcCI1Nk56ZcSmIEfIn0SleqtV7uvrlXNccFx595Iwl0=\n')
const other = Buffer.from('evenhand.example/record\n4\nRcCI1Nk56ZcSmIEfIn0SleqtV7uvrlXNccFx595Iwl0=\n')

let authority: TestAuthority
beforeAll(async () => {
  authority = await startTimeStampAuthority()
})
afterAll(() => authority.stop())

describe('a time stamp of an authority', () => {
  test('is accepted by openssl and by us, for the bytes it was asked for', async () => {
    const { token, at } = await askTimeStamp(authority.url, note)
    expect(authority.accepts(token, note)).toBe(true)
    expect(authority.accepts(token, other)).toBe(false)
    expect(await checkTimeStamp(token, note, certificatesOf(authority.root))).toBe(at)
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  })

  test('is refused for other bytes, under another root and without one', async () => {
    const { token } = await askTimeStamp(authority.url, note)
    const stranger = await startTimeStampAuthority()
    await expect(checkTimeStamp(token, other, certificatesOf(authority.root))).rejects.toThrow(TimeStampError)
    await expect(checkTimeStamp(token, note, certificatesOf(stranger.root))).rejects.toThrow(TimeStampError)
    await expect(checkTimeStamp(token, note, [])).rejects.toThrow(TimeStampError)
    await stranger.stop()
  })

  test('states the same instant or nothing, whichever byte of it is changed', async () => {
    const { token, at } = await askTimeStamp(authority.url, note)
    const trusted = certificatesOf(authority.root)
    const stated = new Set<string | null>([at])
    for (let place = 0; place < token.length; place += 17) {
      const changed = Uint8Array.from(token)
      changed[place] = (changed[place] ?? 0) ^ 1
      stated.add(await checkTimeStamp(changed, note, trusted).catch(() => null))
    }
    expect(stated).toEqual(new Set([at, null]))
  })
})

describe('an answer that is no time stamp', () => {
  test.each([
    ['another nonce', () => ({ status: 200, body: foreign })],
    ['a refusal', () => ({ status: 200, body: Uint8Array.from([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02]) })],
    ['no DER', () => ({ status: 200, body: Buffer.from('<html>') })],
    ['nothing', () => ({ status: 200, body: new Uint8Array() })],
    ['an error', () => ({ status: 503, body: new Uint8Array() })],
    ['a flood', () => ({ status: 200, body: new Uint8Array(1_000_000) })],
    ['silence', () => 'silence' as const],
  ])('is refused: %s', async (_, behaviour) => {
    authority.behave(behaviour)
    await expect(askTimeStamp(authority.url, note, 500)).rejects.toThrow(TimeStampError)
    authority.behave(undefined)
  })

  let foreign: Uint8Array<ArrayBuffer>
  beforeAll(async () => {
    authority.behave((request) => {
      foreign = authority.answer(request)
      return { status: 200, body: foreign }
    })
    await askTimeStamp(authority.url, note)
    authority.behave(undefined)
  })
})

test('the newest checkpoint is stamped, as the note stands in the database', async () => {
  const on = await ownStage()
  const folder = await mkdtemp(join(tmpdir(), 'evenhand-stamp-'))
  const key = await historyKey({ historyKey: undefined, historyKeyDir: folder })
  await stampLog(on.scopes, authority.url)
  await signerOf({ scopes: on.scopes, key, folder, host: 'evenhand.test' }).sign(on.clock.now())
  await stampLog(on.scopes, authority.url)
  const row = await on.scopes.acrossFamilies((tx) =>
    tx.selectFrom('log_checkpoint').select(['note', 'stamp', 'shown']).executeTakeFirstOrThrow(),
  )
  expect(row.shown).toBe(true)
  expect(authority.accepts(row.stamp ?? new Uint8Array(), Buffer.from(row.note))).toBe(true)
  await on.end()
  await rm(folder, { recursive: true })
})
