import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import L from '#i18n/i18n-node.ts'
import { checkTexts, verdictTitle } from '#i18n/verdict-text.ts'
import { checkHistory } from '#server/features/history/history.check.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { type HistoryKey, historyKey, readHistoryKey } from '#server/history/keys.ts'
import { verifyDatabase } from '#server/history/verify-database.ts'
import { readOpenings } from '#server/service-log/check-openings.ts'
import { outsideFolderOf } from '#server/service-log/outside-copy.ts'
import { recordHealthOf } from '#server/service-log/record-health.ts'
import { recount } from '#server/service-log/recount.ts'
import { recoverRecord, rotateKey } from '#server/service-log/recover-record.ts'
import { signerOf } from '#server/service-log/signer.ts'
import { exportOf } from '#tests/support/exported.ts'
import { type OwnStage, ownStage } from '#tests/support/stage.ts'

let on: OwnStage
let folder: string
let key: HistoryKey
let superuser: pg.Client
let expenseId: string

const places = () => ({ historyKey: undefined, historyKeyDir: join(folder, 'keys'), dataDir: folder })
/** A process that starts now: it remembers nothing. */
const sign = (own = key) => {
  on.clock.forward(60_000)
  const needs = { scopes: on.scopes, key: own, folder: outsideFolderOf(folder), host: 'evenhand.test' }
  return signerOf(needs).sign(on.clock.now())
}
const said = { reason: 'The disk failed.', operator: 'Robin' }
const recover = (newKey = false) => recoverRecord(on.scopes, places(), { ...said, newKey }, on.clock.now())
const keyNow = async () => {
  const found = await readHistoryKey(places())
  if (!found) throw new Error('there is no key')
  return found
}
const verify = (own = key) => verifyDatabase(on.scopes, recordParts, folder, own.publicPem)
const health = async (own = key) => (await recordHealthOf(on.scopes, own, on.clock.now())).state
const pay = (amount: number) => on.send('expense', on.dana, expenseId, { type: 'expense.pay', method: 'check', amount })

beforeEach(async () => {
  on = await ownStage()
  folder = await mkdtemp(join(tmpdir(), 'evenhand-recover-'))
  key = await historyKey(places())
  expenseId = await on.record(on.sam)
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

/** Copies every table as a backup does. */
const backUp = () =>
  superuser.query(`create schema backup;
    do $$ declare t text; begin
      for t in select tablename from pg_tables where schemaname = 'public' loop
        execute format('create table backup.%I as table public.%I', t, t);
      end loop;
    end $$`)
const restore = () =>
  superuser.query(`do $$ declare t text; c text; begin
      for t in select tablename from pg_tables where schemaname = 'backup' loop
        select string_agg(quote_ident(column_name), ', ') into c from information_schema.columns
          where table_schema = 'public' and table_name = t and is_generated = 'NEVER';
        execute format('delete from public.%I', t);
        execute format('insert into public.%I (%s) overriding system value select %s from backup.%I', t, c, c, t);
      end loop;
    end $$;
    drop schema backup cascade`)

const verdictOf = async (text: string, own: HistoryKey) => {
  const brought = await publicKeyOf(own.publicPem)
  if (!brought) throw new Error('the public key cannot be read')
  const verdict = await checkFile(new TextEncoder().encode(text), brought)
  const texts = verdict.checks.flatMap((check) => checkTexts(L['en-US'], check, verdict))
  return { verdict, title: verdictTitle(L['en-US'], verdict).title, texts }
}
const checked = async (own: HistoryKey) => verdictOf(await exportOf(on, on.dana, own), own)
const recoveries = ({ verdict }: Awaited<ReturnType<typeof verdictOf>>) =>
  verdict.summary?.anchors?.proven.recoveries ?? []

describe('a restored backup', () => {
  test('is refused until it is recovered; then every verdict says restored', async () => {
    await sign()
    await backUp()
    await pay(10_00)
    await sign()
    const before = await exportOf(on, on.dana, key)
    await restore()
    await pay(7_00)
    expect(await sign()).toMatchObject({ state: 'refused', found: [{ why: 'databaseBehind' }] })
    expect(await health()).toBe('contradicted')

    expect(await recover()).toMatchObject({ state: 'opened', origin: 'evenhand.test/record/2', why: 'restored' })
    expect(await sign()).toMatchObject({ state: 'signed', size: 2, found: [] })
    expect(await health()).toBe('anchored')
    expect(await recount(on.scopes, on.clock.now())).toEqual([])
    expect(await verify()).toEqual([])
    expect(await on.scopes.asRecounter(readOpenings)).toMatchObject([{ why: 'restored', ...said }])

    const after = await checked(key)
    const date = on.clock.now().slice(0, 10)
    expect(after.verdict.holds).toBe(true)
    expect(after.title).toBe(`The record holds, restored on ${date}`)
    expect(after.texts).toContain(`Restored on ${date} by Robin. The reason given: “The disk failed.”`)
    expect(after.texts.join('\n')).toContain('may be lost')
    expect(recoveries(after)).toMatchObject([
      { origin: 'evenhand.test/record/2', held: { size: 1 }, previous: { origin: 'evenhand.test/record/1', size: 2 } },
    ])
    const old = await verdictOf(before, key)
    expect([old.verdict.holds, old.title]).toEqual([true, 'The record holds'])
  })

  test('a second one is told as well, though it brought back a state from before the first recovery', async () => {
    await sign()
    await backUp()
    await sign()
    await restore()
    await recover()
    await sign()
    await superuser.query(
      'delete from log_recovered; delete from log_node where origin = 2; delete from log_leaf where origin = 2',
    )
    await superuser.query('delete from log_checkpoint where origin = 2; delete from log_stream_head where origin = 2')
    await superuser.query('delete from log_contradiction; delete from log_origin where number = 2')
    expect(await sign()).toMatchObject({ state: 'refused' })
    expect(await recover()).toMatchObject({ state: 'opened', origin: 'evenhand.test/record/3' })
    expect(await sign()).toMatchObject({ state: 'signed', size: 2 })
    expect(recoveries(await checked(key))).toMatchObject([{ previous: { origin: 'evenhand.test/record/2' } }])
    expect(await verify()).toEqual([])
  })
})

describe('a stream that lost its end', () => {
  /** Cuts the last entry off the stream of both parents. */
  const cutTail = (family: string) => `delete from entry e using stream s where s.id = e.stream_id
      and s.reach = 'parents' and s.family_id = '${family}' and e.seq = s.head_seq;
    update stream s set head_seq = e.seq, head_hash = e.hash from entry e where e.stream_id = s.id
      and s.reach = 'parents' and s.family_id = '${family}' and e.seq = s.head_seq - 1`
  const cut = async () => {
    await sign()
    await pay(10_00)
    await sign()
    await superuser.query(cutTail(on.family.id))
    expect(await sign()).toMatchObject({ found: [{ why: 'streamShortened' }] })
    return recover()
  }

  test('the lost range is proven to whoever may read the stream', async () => {
    const outcome = await cut()
    if (outcome.state !== 'opened') throw new Error(outcome.state)
    const [lost] = outcome.lost
    expect(outcome.lost).toHaveLength(1)
    await sign()
    const after = await checked(key)
    expect(after.verdict.problems).toEqual([])
    const [recovery] = recoveries(after)
    const stream = recovery?.streams.find(({ id }) => id === lost?.streamId)
    expect([stream?.kept.size, stream?.signed.size]).toEqual([(lost?.from ?? 0) - 1, lost?.to])
    expect(after.texts.join('\n')).toContain(`entries ${lost?.from} to ${lost?.to} had been signed before and are lost`)
    const page = await on.scopes.asViewer(on.dana, (tx) => checkHistory(tx, on.clock.now()))
    expect(page.contradicted).toBeUndefined()
    expect(page.recoveries).toEqual([
      expect.objectContaining({
        why: 'restored',
        ...said,
        lost: [{ restricted: false, from: lost?.from, to: lost?.to }],
      }),
    ])
    expect(await recount(on.scopes, on.clock.now())).toEqual([])
  })

  test('a file that hides the recovery, or says another reason, does not hold', async () => {
    await cut()
    await sign()
    const { signature: _, ...record } = JSON.parse(await exportOf(on, on.dana, key))
    const changed = async (change: (proof: { recoveries?: { list: { leaf: string }[] } }) => void) => {
      const proof = JSON.parse(record.proof)
      change(proof)
      const file = { ...record, proof: canonical(proof) }
      return (await verdictOf(canonical({ ...file, signature: key.sign(canonical(file)) }), key)).verdict.problems
    }
    expect(await changed(() => {})).toEqual([])
    const hidden = await changed((proof) => {
      delete proof.recoveries
    })
    expect(hidden).toEqual([{ check: 'anchored', stream: '', why: 'recoveryMissing' }])
    const other = await changed(({ recoveries: known }) => {
      for (const one of known?.list ?? []) one.leaf = one.leaf.replace('The disk failed.', 'All is well.....')
    })
    expect(other).toEqual([{ check: 'anchored', stream: '', why: 'recoveryWrong' }])
  })

  test('a lost range that nobody signed excuses nothing', async () => {
    await cut()
    await superuser.query('update log_recovered set kept_size = 0')
    const found = await recount(on.scopes, on.clock.now())
    expect(found.map(({ why }) => why)).toContain('recoveryWrong')
    expect((await verify()).join('\n')).toContain('the opening of the service log was changed')
  })
})

describe('the key', () => {
  test('that is lost is replaced; older exports hold with the old one', async () => {
    await sign()
    const before = await exportOf(on, on.dana, key)
    await rm(join(folder, 'keys', 'history.pem'))
    expect(await recover()).toEqual({ state: 'otherKey' })
    expect(await recover(true)).toMatchObject({ state: 'opened', why: 'keyLost', lost: [] })
    const next = await keyNow()
    expect(next.id).not.toBe(key.id)
    expect(await sign(next)).toMatchObject({ state: 'signed', size: 2 })
    expect(await verify(next)).toEqual([])
    const after = await checked(next)
    expect(after.title).toMatch(/^The record holds, restored on /)
    expect(after.texts).toContain('Nothing that had been signed of these entries is lost.')
    expect((await verdictOf(before, key)).verdict.holds).toBe(true)
  })

  test('that was stolen signs nothing any more', async () => {
    await sign()
    expect(await recover(true)).toMatchObject({ state: 'opened', why: 'keyStolen' })
    expect(await sign(key)).toEqual({ state: 'otherKey' })
    expect(await health(key)).toBe('otherKey')
    expect(await sign(await keyNow())).toMatchObject({ state: 'signed', size: 2 })
    expect((await readdir(join(folder, 'keys'))).toSorted()).toEqual(
      ['history.pem', 'history.pub.pem', `history-${key.id}.pem`, `history-${key.id}.pub.pem`].toSorted(),
    )
  })

  test('is rotated with a signature of both; nothing was restored, and the change is told', async () => {
    await sign()
    await pay(10_00)
    const asked = { reason: 'Every year.', operator: 'Robin', old: null }
    expect(await rotateKey(on.scopes, places(), asked, on.clock.now())).toMatchObject({ why: 'keyRotated', lost: [] })
    const next = await keyNow()
    expect(await sign(next)).toMatchObject({ state: 'signed', size: 2 })
    expect(await verify(next)).toEqual([])
    const after = await checked(next)
    expect([after.verdict.holds, after.title]).toEqual([true, 'The record holds'])
    expect(after.texts.join('\n')).toContain('which the one before vouches for. The reason given: “Every year.”')
    const { note } = await on.scopes.asProver((tx) =>
      tx
        .selectFrom('log_checkpoint')
        .select('note')
        .where('origin', '=', 2)
        .where('size', '=', 1)
        .executeTakeFirstOrThrow(),
    )
    expect(note.match(/^— evenhand\.test\/record\/2 /gm)).toHaveLength(2)
  })

  test('a rotation that the key before did not sign does not hold', async () => {
    await sign()
    await rotateKey(on.scopes, places(), { reason: 'Every year.', operator: 'Robin', old: null }, on.clock.now())
    const next = await keyNow()
    await sign(next)
    const { signature: _, ...record } = JSON.parse(await exportOf(on, on.dana, next))
    const proof = JSON.parse(record.proof)
    for (const one of proof.recoveries.list) {
      const [text, lines] = one.note.split('\n\n')
      one.note = `${text}\n\n${lines.split('\n').slice(1).join('\n')}`
    }
    const file = { ...record, proof: canonical(proof) }
    const { verdict } = await verdictOf(canonical({ ...file, signature: next.sign(canonical(file)) }), next)
    expect(verdict.problems).toEqual([{ check: 'anchored', stream: '', why: 'recoveryWrong' }])
  })
})

test('a clock that goes back by 200 days is told in the record, and signing goes on', async () => {
  const days = 200 * 24 * 3_600_000
  await sign()
  on.clock.forward(days)
  await pay(10_00)
  expect(await sign()).toMatchObject({ state: 'signed', size: 2, found: [] })
  on.clock.forward(-days)
  await pay(5_00)
  expect(await sign()).toMatchObject({ state: 'signed', size: 3, found: [] })
  expect(await health()).toBe('anchored')
  const kinds = await on.scopes.asViewer(on.dana, (tx) => tx.selectFrom('entry').select('kind').execute())
  expect(kinds.map(({ kind }) => kind)).toContain('clock.setBack')
  expect(await recount(on.scopes, on.clock.now())).toEqual([])
  expect(await verify()).toEqual([])
  expect((await checked(key)).verdict.holds).toBe(true)
})
