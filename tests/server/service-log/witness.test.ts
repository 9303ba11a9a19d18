import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCheckpoint } from '#domain/record/log/notes/check-checkpoint.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { logKeyOf } from '#server/service-log/log-key.ts'
import { readWitnesses, type Witness } from '#server/service-log/outside/ask-witness.ts'
import { withSignatures, witnessingOf } from '#server/service-log/outside/witnessing.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { startTestWitness, type TestWitness } from '#tests/support/record/test-witness.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

const origin = 'evenhand.test/record/1'

let on: OwnStage
let folder: string
let key: HistoryKey
let signer: Signer
let stand: TestWitness
let witnesses: Witness[]
beforeAll(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-witness-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: folder })
  signer = signerOf({ scopes: on.scopes, key, folder, host: 'evenhand.test' })
  stand = await startTestWitness([(await logKeyOf(origin, key)).verifier])
  witnesses = (await readWitnesses(`${stand.url} ${stand.key}`)) ?? []
})
afterAll(async () => {
  await stand.stop()
  await on.end()
  await rm(folder, { recursive: true })
})

const sign = async (times: number) => {
  for (let count = 0; count < times; count += 1) {
    on.clock.forward(60_000)
    expect(await signer.sign(on.clock.now())).toMatchObject({ state: 'signed' })
  }
}

const newest = () =>
  on.scopes.acrossFamilies((tx) =>
    tx
      .selectFrom('log_checkpoint')
      .select(['size', 'note', 'cosignatures', 'shown'])
      .orderBy('size', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )

/** Checks the newest checkpoint as somebody does who demands a cosignature. */
const cosigned = async () => {
  const { note, cosignatures } = await newest()
  const log = [(await logKeyOf(origin, key)).verifier]
  const trusted = { log, witnesses: witnesses.map((witness) => witness.key), quorum: 1 }
  return checkCheckpoint(withSignatures(note, cosignatures), trusted)
}

describe('a witness', () => {
  test('cosigns the first checkpoint, and each that continues it, however many leaves came in between', async () => {
    const witnessing = witnessingOf(on.scopes, witnesses)
    for (const times of [1, 1, 5, 2]) {
      await sign(times)
      expect(await cosigned()).toMatchObject({ state: 'fails', failure: { code: 'witnessesMissing' } })
      expect(await witnessing.cosign()).toEqual([])
      expect(await cosigned()).toMatchObject({
        state: 'proven',
        checkpoint: { cosignatures: [{ seconds: 1_800_000_000 }] },
      })
      expect((await newest()).shown).toBe(true)
    }
    expect(stand.sizes.get(origin)).toBe(9)
  })

  test('is asked once more by a process that does not know what it cosigned last', async () => {
    await sign(1)
    expect(await witnessingOf(on.scopes, witnesses).cosign()).toEqual([])
    expect(await cosigned()).toMatchObject({ state: 'proven' })
  })

  test.each([
    ['refuses', () => ({ status: 403, body: '' }), 'answered with 403'],
    ['answers something else', () => ({ status: 200, body: 'yes' }), 'the answer is not a cosignature'],
    [
      'signs with another key',
      () => ({ status: 200, body: `— witness.test ${Buffer.alloc(76, 1).toString('base64')}\n` }),
      'the cosignature does not hold',
    ],
    [
      'has seen more than there is',
      () => ({ status: 409, body: '1000\n' }),
      'the witness has cosigned 1000 leaves, more than there are',
    ],
    ['never settles', (body: string) => ({ status: 409, body: body.startsWith('old 3') ? '4\n' : '3\n' }), 'mind'],
  ])('that %s is named, and nothing is stored', async (_, behaviour, why) => {
    await sign(1)
    stand.behave(behaviour)
    const failed = await witnessingOf(on.scopes, witnesses).cosign()
    stand.behave(undefined)
    expect(failed).toEqual([{ witness: 'witness.test', why: expect.stringContaining(why) }])
    expect(await newest()).toMatchObject({ cosignatures: [], shown: false })
  })

  test('does not keep the others from cosigning', async () => {
    await sign(1)
    const gone = { url: 'http://127.0.0.1:1', key: witnesses[0]?.key }
    const all = [...(gone.key ? [{ url: gone.url, key: gone.key }] : []), ...witnesses]
    expect(await witnessingOf(on.scopes, all).cosign()).toEqual([{ witness: 'witness.test', why: 'no answer' }])
    expect(await cosigned()).toMatchObject({ state: 'proven' })
  })
})

test('witnesses are read as pairs of an address and a key', async () => {
  expect(await readWitnesses(`${stand.url} ${stand.key}, ${stand.url} ${stand.key}`)).toHaveLength(2)
  for (const wrong of [
    '',
    'https://w.example',
    `${stand.key} ${stand.url}`,
    `ftp://w ${stand.key}`,
    `${stand.url} a+b+c`,
  ])
    expect(await readWitnesses(wrong)).toBeNull()
})
