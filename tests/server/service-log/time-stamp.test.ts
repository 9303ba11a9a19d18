import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLogLeaf } from '#domain/record/log/log-leaf.ts'
import { historyKey } from '#server/history/keys.ts'
import { askTimeStamp } from '#server/service-log/outside/ask-time-stamp.ts'
import { certificatesOf, checkTimeStamp } from '#server/service-log/outside/check-time-stamp.ts'
import { stampLog } from '#server/service-log/outside/stamp-log.ts'
import { TimeStampError } from '#server/service-log/outside/time-stamp.ts'
import { signerOf } from '#server/service-log/signer.ts'
import {
  startTimeStampAuthority,
  type TestAuthority,
  withCertificate,
} from '#tests/support/record/time-stamp-authority.ts'
import { ownStage } from '#tests/support/stage.ts'

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
    expect(await checkTimeStamp(token, note, certificatesOf(authority.root))).toEqual({ at, authority: 'Authority' })
    expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000)
  })

  test('says only whose name stands in its certificate where nobody is trusted', async () => {
    const { token, at } = await askTimeStamp(authority.url, note)
    expect(await checkTimeStamp(token, note, null)).toEqual({ at, authority: 'Authority' })
    await expect(checkTimeStamp(token, other, null)).rejects.toThrow(TimeStampError)
  })

  test('is refused with a certificate that is for something else', async () => {
    const trusted = certificatesOf(authority.root)
    const same = authority.certificateFor('critical,timeStamping')
    const usages = ['serverAuth', 'critical,serverAuth', 'critical,timeStamping,serverAuth', 'timeStamping']
    const others = usages.map(authority.certificateFor)
    const { token } = await askTimeStamp(authority.url, note)
    for (const pem of others)
      await expect(checkTimeStamp(withCertificate(token, pem), note, trusted)).rejects.toThrow(TimeStampError)
    expect(await checkTimeStamp(withCertificate(token, same), note, trusted)).toMatchObject({ authority: 'Authority' })
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
    const stateOf = (changed: Uint8Array) =>
      checkTimeStamp(changed, note, trusted).then(
        (statement) => statement.at,
        () => null,
      )
    for (let place = 0; place < token.length; place += 17) {
      const changed = Uint8Array.from(token)
      changed[place] = (changed[place] ?? 0) ^ 1
      stated.add(await stateOf(changed))
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
  const trusted = certificatesOf(authority.root)
  const stamp = (by = trusted) => stampLog(on.scopes, { url: authority.url, trusted: by })
  const stampOf = (size: number) =>
    on.scopes.acrossFamilies((tx) =>
      tx
        .selectFrom('log_checkpoint')
        .select(['note', 'stamp', 'stamp_leaf', 'shown'])
        .where('size', '=', size)
        .executeTakeFirstOrThrow(),
    )
  const { sign } = signerOf({ scopes: on.scopes, key, folder, host: 'evenhand.test' })
  const signed = async () => {
    on.clock.forward(60_000)
    await sign(on.clock.now())
  }
  await stamp()
  await signed()
  const stranger = await startTimeStampAuthority()
  await expect(stamp(certificatesOf(stranger.root))).rejects.toThrow('no trusted authority')
  await stranger.stop()
  expect(await stampOf(1)).toMatchObject({ stamp: null, shown: false })
  await stamp()
  const row = await stampOf(1)
  expect(row).toMatchObject({ shown: true, stamp_leaf: null })
  expect(authority.accepts(row.stamp ?? new Uint8Array(), Buffer.from(row.note))).toBe(true)
  // It is stamped once, and the next leaf of the log names the stamp.
  await stamp()
  expect((await stampOf(1)).stamp).toEqual(row.stamp)
  await signed()
  await signed()
  expect(await stampOf(1)).toMatchObject({ stamp_leaf: 1 })
  const leaves = await on.scopes.asSigner((tx) => tx.selectFrom('log_leaf').select('data').orderBy('index').execute())
  const sha256 = hash('sha256', row.stamp ?? new Uint8Array())
  expect(leaves.map(({ data }) => readLogLeaf(data)?.stamped)).toEqual([undefined, { size: 1, sha256 }, undefined])
  await on.end()
  await rm(folder, { recursive: true })
})
