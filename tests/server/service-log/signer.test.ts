import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readVerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { openNote } from '#domain/record/log/notes/open-note.ts'
import { readNote } from '#domain/record/log/notes/signed-note.ts'
import { type HistoryKey, historyKey } from '#server/history/keys.ts'
import { newestOrigin } from '#server/service-log/log-store.ts'
import { recountLog } from '#server/service-log/recount/recount-log.ts'
import { recountStreams } from '#server/service-log/recount/recount-streams.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let folder: string
let key: HistoryKey
let signer: Signer
let superuser: pg.Client
let expenseId: string

/** A process that starts now: it remembers nothing. */
const process = (own: { folder?: string; key?: HistoryKey } = {}): Signer =>
  signerOf({ scopes: on.scopes, key: own.key ?? key, folder: own.folder ?? folder, host: 'evenhand.test' })
const sign = (by: Signer = signer) => {
  on.clock.forward(60_000)
  return by.sign(on.clock.now())
}
const pay = (amount: number) => on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount })

beforeEach(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-log-'))
  key = await historyKey({ historyKey: undefined, historyKeyDir: folder })
  signer = process()
  expenseId = await on.record(on.sam)
  await on.record(on.dana, { private: true })
  await on.open(on.dana, expenseId)
  await on.send('expense', on.dana, expenseId, { type: 'expense.approve', owed: 142_50 })
  superuser = new pg.Client(on.superuser)
  await superuser.connect()
  await superuser.query('set session_replication_role = replica')
})
afterEach(async () => {
  await superuser.end()
  await on.end()
  await rm(folder, { recursive: true })
})

const recount = () =>
  on.scopes.asSigner(async (tx) => {
    const origin = await newestOrigin(tx)
    return [...(origin ? await recountLog(tx, origin) : []), ...(await recountStreams(tx))]
  })
const reasons = (found: readonly { why: string }[]) => found.map(({ why }) => why)

describe('the service log', () => {
  test('gets a leaf a minute, changed or not, and its checkpoint is signed by the key', async () => {
    const first = await sign()
    expect(first).toMatchObject({ state: 'signed', size: 1, found: [] })
    expect(await sign()).toEqual({ state: 'signed', size: 2, grown: 0, found: [] })
    await pay(10_00)
    expect(await sign()).toEqual({ state: 'signed', size: 3, grown: 1, found: [] })
    const { note } = JSON.parse(await readFile(join(folder, 'service-log.json'), 'utf8'))
    const origin = await on.scopes.asSigner(newestOrigin)
    const verifier = await readVerifierKey(origin?.keys[0] ?? '')
    const parsed = readNote(note)
    if (!verifier || !parsed) throw new Error('the note cannot be read')
    expect(await openNote(parsed, [verifier])).toMatchObject({ state: 'verified' })
    expect(parsed.text.split('\n').slice(0, 2)).toEqual(['evenhand.test/record/1', '3'])
    expect(await recount()).toEqual([])
  })

  test('is continued by a process that starts later, and by one that signs in turn with it', async () => {
    await sign()
    await pay(10_00)
    const other = process()
    expect(await sign(other)).toMatchObject({ state: 'signed', size: 2, grown: 1 })
    await pay(5_00)
    expect(await sign()).toMatchObject({ state: 'signed', size: 3, grown: 1 })
    expect(await sign(other)).toMatchObject({ state: 'signed', size: 4, grown: 0 })
    expect(await recount()).toEqual([])
  })

  test('is not continued by a process with another key', async () => {
    await sign()
    const elsewhere = await mkdtemp(join(tmpdir(), 'evenhand-log-'))
    const foreign = process({
      folder: elsewhere,
      key: await historyKey({ historyKey: undefined, historyKeyDir: elsewhere }),
    })
    expect(await sign(foreign)).toEqual({ state: 'otherKey' })
    await rm(elsewhere, { recursive: true })
  })

  test('does not fork when processes sign at once', async () => {
    await sign()
    const outcomes = await Promise.all([sign(), sign(process()), sign(process()), sign()])
    const sizes = outcomes.flatMap((outcome) => (outcome.state === 'signed' ? outcome.size : []))
    expect(outcomes.map(({ state }) => state === 'signed' || state === 'busy')).not.toContain(false)
    expect(sizes.toSorted()).toEqual(sizes.map((_, index) => index + 2))
    expect(await recount()).toEqual([])
  })
})

describe('what was signed is not signed otherwise', () => {
  test.each([
    ['a payload', `update entry set payload = replace(payload, '14250', '14200')`, 'payloadChanged'],
    ['a time', `update entry set at = '2020-01-01T00:00:00.000Z' where seq = 3`, 'chainBroken'],
    ['an item', `update entry set entity_id = gen_random_uuid() where seq = 2`, 'chainBroken'],
    ['the middle', `delete from entry where seq = 2`, 'entryMissing'],
  ])('%s that was changed before it was signed is never signed', async (_, statement, why) => {
    await superuser.query(statement)
    const outcome = await sign()
    if (outcome.state !== 'signed') throw new Error(outcome.state)
    expect(reasons(outcome.found)).toContain(why)
    expect(reasons(await recount())).toContain(why)
  })

  const cutTail = `delete from entry e using stream s where s.id = e.stream_id and s.audience is null and e.seq = s.head_seq;
    update stream s set head_seq = e.seq, head_hash = e.hash from entry e
      where e.stream_id = s.id and s.audience is null and e.seq = s.head_seq - 1`

  test.each([
    ['a tail is cut off', cutTail, 'streamShortened'],
    ['all of a stream is gone', `delete from entry; delete from stream`, 'streamMissing'],
    ['the end has another hash', `update stream set head_hash = sha256('x')`, 'streamRewritten'],
  ])('%s: the next signature says so, once, and the others go on', async (_, statement, why) => {
    await sign()
    await superuser.query(statement)
    const outcome = await sign()
    if (outcome.state !== 'signed') throw new Error(outcome.state)
    expect(reasons(outcome.found)).toContain(why)
    expect(await sign()).toMatchObject({ state: 'signed', found: [] })
    expect(reasons(await recount())).toContain(why)
    const restarted = await sign(process())
    expect(restarted).toMatchObject({ state: 'signed', found: [] })
  })

  test('a rewritten past is found by counting again, whatever else was made to match', async () => {
    await sign()
    await superuser.query(`update entry set payload = replace(payload, '14250', '14200')`)
    expect(await sign()).toMatchObject({ state: 'signed', found: [] })
    expect(reasons(await recount())).toContain('payloadChanged')
  })

  test.each([
    ['the heads', `update log_stream set size = size - 1`, 'headsDiffer'],
    ['one root', `update log_stream set root = sha256('x')`, 'headsDiffer'],
    ['the secret', `update log_origin set secret = sha256('x')`, 'headsDiffer'],
    ['the newest leaf', `update log_leaf set data = replace(data, '"at":"2026', '"at":"2025')`, 'leavesDiffer'],
    ['a node', `update log_node set hash = sha256('x')`, 'databaseDiffers'],
    ['the note', `update log_checkpoint set note = replace(note, 'evenhand.test', 'evenhand.best')`, 'noteWrong'],
    [
      'the end of the log',
      `delete from log_leaf where index = 1; delete from log_node where index = 1`,
      'databaseBehind',
    ],
  ])('a process that starts refuses to go on from a log where %s was changed', async (_, statement, why) => {
    await sign()
    await pay(10_00)
    await sign()
    await superuser.query(statement)
    const outcome = await sign(process())
    const found = outcome.state === 'refused' ? reasons(outcome.found) : []
    expect([...found, ...reasons(await recount())]).toContain(why)
  })

  test('a database that was set back is not signed, by a process that runs and by one that starts', async () => {
    await sign()
    await sign()
    await superuser.query(
      `delete from log_leaf where index = 1; delete from log_node where index = 1 or level = 1; delete from log_checkpoint where size = 2`,
    )
    const outcome = await sign()
    expect(outcome.state === 'refused' && reasons(outcome.found)).toContain('databaseBehind')
    expect(await sign(process())).toMatchObject({ state: 'refused' })
  })
})
