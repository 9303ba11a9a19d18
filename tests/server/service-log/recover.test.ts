import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import { checkAnyFile, compareFiles } from '#domain/record/compare-files.ts'
import { publicKeyOf } from '#domain/record/keys.ts'
import { compareTexts, compareTitle } from '#i18n/compare-text.ts'
import L from '#i18n/i18n-node.ts'
import { checkHistory } from '#server/features/history/history.check.ts'
import { recordDocument } from '#server/features/history/history.report.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { readOpenings } from '#server/service-log/recount/check-openings.ts'
import { pagesOf } from '#tests/support/files/pdf-text.ts'
import {
  backUp,
  type RecoveryStage,
  recoveryStage,
  restore,
  said,
  verdictOf,
} from '#tests/support/record/recovery-stage.ts'

let at: RecoveryStage
beforeEach(async () => {
  at = await recoveryStage()
})
afterEach(() => at.end())

const compared = async (one: string, other: string) => {
  const key = await publicKeyOf(at.key.publicPem)
  if (!key) throw new Error('the public key cannot be read')
  const check = (text: string) => checkAnyFile(new TextEncoder().encode(text), key)
  const files = [
    { name: 'one', file: await check(one) },
    { name: 'other', file: await check(other) },
  ] as const
  const result = await compareFiles([files[0].file, files[1].file], null)
  return { title: compareTitle(L['en-US'], result, files).title, texts: compareTexts(L['en-US'], result, files) }
}

describe('a restored backup', () => {
  test('is refused until it is recovered; then every verdict says restored', async () => {
    await at.sign()
    await backUp(at)
    await at.pay(10_00)
    await at.sign()
    const before = await at.exported()
    await restore(at)
    await at.pay(7_00)
    expect(await at.sign()).toMatchObject({ state: 'refused', found: [{ why: 'databaseBehind' }] })
    expect(await at.health()).toBe('contradicted')

    const outcome = await at.recover()
    expect(outcome).toMatchObject({ state: 'opened', origin: 'evenhand.test/record/2', why: 'restored' })
    // The backup knows nothing of them; the files outside the database do.
    const lost = outcome.state === 'opened' ? outcome.lost : []
    expect(lost.length).toBeGreaterThan(0)
    expect(await at.sign()).toMatchObject({ state: 'signed', size: 2, found: [] })
    expect(await at.health()).toBe('anchored')
    expect(await at.recount()).toEqual([])
    expect(await at.verify()).toEqual([])
    expect(await at.on.scopes.asRecounter(readOpenings)).toMatchObject([{ why: 'restored', ...said }])

    const after = await at.checked()
    const date = at.on.clock.now().slice(0, 10)
    expect(after.verdict.holds).toBe(true)
    expect(after.title).toBe(`This record is genuine, restored on ${date}`)
    expect(after.texts).toContain(`Restored on ${date} by Robin. Reason given: “The disk failed.”`)
    expect(after.texts.join('\n')).toContain('may be lost')
    expect(after.texts.join('\n')).toMatch(
      /In the record of both parents|entries \d+ to \d+ had been signed and were lost/,
    )
    expect(after.recoveries).toMatchObject([
      { origin: 'evenhand.test/record/2', held: { size: 1 }, previous: { origin: 'evenhand.test/record/1', size: 2 } },
    ])
    const printed = {
      text: await at.exported(),
      locale: 'en-US',
      key: at.key,
      address: '',
      parts: recordParts,
    } as const
    const cover = pagesOf(await recordDocument(printed))[0]?.join(' ')
    expect(cover).toContain(`Restored on ${date} by Robin. Reason given: “The disk failed.”`)
    expect(cover).toMatch(/Shared by both parents: entries \d+ to \d+ had been signed and were lost\./)
    const files = await compared(before, await at.exported())
    expect(files.title).toBe('The two files agree, except for what a restore lost')
    expect(files.texts.join('\n')).toMatch(/entries \d+ to \d+ had been signed and were lost/)
    const old = await verdictOf(before, at.key)
    expect([old.verdict.holds, old.title]).toEqual([true, 'This record is genuine'])
  })

  test('a second one is told as well, though it brought back a state from before the first recovery', async () => {
    await at.sign()
    await backUp(at)
    await at.sign()
    await restore(at)
    await at.recover()
    await at.sign()
    await at.superuser.query(
      'delete from log_recovered; delete from log_node where origin = 2; delete from log_leaf where origin = 2',
    )
    await at.superuser.query(
      'delete from log_checkpoint where origin = 2; delete from log_stream_head where origin = 2',
    )
    await at.superuser.query('delete from log_contradiction; delete from log_origin where number = 2')
    expect(await at.sign()).toMatchObject({ state: 'refused' })
    expect(await at.recover()).toMatchObject({ state: 'opened', origin: 'evenhand.test/record/3' })
    expect(await at.sign()).toMatchObject({ state: 'signed', size: 2 })
    expect((await at.checked()).recoveries).toMatchObject([{ previous: { origin: 'evenhand.test/record/2' } }])
    expect(await at.verify()).toEqual([])
  })
})

describe('a stream that lost its end', () => {
  /** Cuts the last entry off the stream of both parents. */
  const cutTail = (family: string) => `delete from entry e using stream s where s.id = e.stream_id
      and s.reach = 'parents' and s.family_id = '${family}' and e.seq = s.head_seq;
    update stream s set head_seq = e.seq, head_hash = e.hash from entry e where e.stream_id = s.id
      and s.reach = 'parents' and s.family_id = '${family}' and e.seq = s.head_seq - 1`
  const cut = async () => {
    await at.sign()
    await at.pay(10_00)
    await at.sign()
    await at.superuser.query(cutTail(at.on.family.id))
    expect(await at.sign()).toMatchObject({ found: [{ why: 'streamShortened' }] })
    return at.recover()
  }

  test('the lost range is proven to whoever may read the stream', async () => {
    const outcome = await cut()
    if (outcome.state !== 'opened') throw new Error(outcome.state)
    const [lost] = outcome.lost
    expect(outcome.lost).toHaveLength(1)
    await at.sign()
    const after = await at.checked()
    expect(after.verdict.problems).toEqual([])
    const [recovery] = after.recoveries
    const stream = recovery?.streams.find(({ id }) => id === lost?.streamId)
    expect([stream?.kept.size, stream?.signed.size]).toEqual([(lost?.from ?? 0) - 1, lost?.to])
    expect(after.texts.join('\n')).toContain(`entries ${lost?.from} to ${lost?.to} had been signed and were lost`)
    const page = await at.on.scopes.asViewer(at.on.dana, (tx) => checkHistory(tx, at.on.clock.now()))
    expect(page.contradicted).toBeUndefined()
    expect(page.recoveries).toEqual([
      expect.objectContaining({
        why: 'restored',
        ...said,
        lost: [{ restricted: false, from: lost?.from, to: lost?.to }],
      }),
    ])
    expect(await at.recount()).toEqual([])
  })

  test('a file that hides the recovery, or says another reason, does not hold', async () => {
    await cut()
    await at.sign()
    const { signature: _, ...record } = JSON.parse(await at.exported())
    const changed = async (change: (proof: { recoveries?: { list: { leaf: string }[] } }) => void) => {
      const proof = JSON.parse(record.proof)
      change(proof)
      const file = { ...record, proof: canonical(proof) }
      return (await verdictOf(canonical({ ...file, signature: at.key.sign(canonical(file)) }), at.key)).verdict.problems
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
    await at.superuser.query('update log_recovered set kept_size = 0')
    const found = await at.recount()
    expect(found.map(({ why }) => why)).toContain('recoveryWrong')
    expect((await at.verify()).join('\n')).toContain('the opening of the service log was changed')
  })
})

test('a clock that goes back by 200 days is told in the record, and signing goes on', async () => {
  const days = 200 * 24 * 3_600_000
  await at.sign()
  at.on.clock.forward(days)
  await at.pay(10_00)
  expect(await at.sign()).toMatchObject({ state: 'signed', size: 2, found: [] })
  at.on.clock.forward(-days)
  await at.pay(5_00)
  expect(await at.sign()).toMatchObject({ state: 'signed', size: 3, found: [] })
  expect(await at.health()).toBe('anchored')
  const kinds = await at.on.scopes.asViewer(at.on.dana, (tx) => tx.selectFrom('entry').select('kind').execute())
  expect(kinds.map(({ kind }) => kind)).toContain('clock.setBack')
  expect(await at.recount()).toEqual([])
  expect(await at.verify()).toEqual([])
  expect((await at.checked()).verdict.holds).toBe(true)
})
