import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canonical } from '#domain/record/canonical.ts'
import { type RecoveryStage, recoveryStage, verdictOf } from '#tests/support/record/recovery-stage.ts'

let at: RecoveryStage
beforeEach(async () => {
  at = await recoveryStage()
})
afterEach(() => at.end())

test('a key that is lost is replaced; older exports hold with the old one', async () => {
  await at.sign()
  const before = await at.exported()
  await rm(join(at.keyFolder, 'history.pem'))
  expect(await at.recover()).toEqual({ state: 'otherKey' })
  expect(await at.recover(true)).toMatchObject({ state: 'opened', why: 'keyLost', lost: [] })
  const next = await at.keyNow()
  expect(next.id).not.toBe(at.key.id)
  expect(await at.sign(next)).toMatchObject({ state: 'signed', size: 2 })
  expect(await at.verify(next)).toEqual([])
  const after = await at.checked(next)
  expect(after.title).toMatch(/^This record is genuine, restored on /)
  expect(after.texts).toContain('None of these entries that had been signed were lost.')
  expect((await verdictOf(before, at.key)).verdict.holds).toBe(true)
})

test('a key that was stolen signs nothing any more', async () => {
  await at.sign()
  expect(await at.recover(true)).toMatchObject({ state: 'opened', why: 'keyStolen' })
  expect(await at.sign(at.key)).toEqual({ state: 'otherKey' })
  expect(await at.health(at.key)).toBe('otherKey')
  expect(await at.sign(await at.keyNow())).toMatchObject({ state: 'signed', size: 2 })
  expect((await readdir(at.keyFolder)).toSorted()).toEqual(
    ['history.pem', 'history.pub.pem', `history-${at.key.id}.pem`, `history-${at.key.id}.pub.pem`].toSorted(),
  )
})

test('a key is rotated with a signature of both; nothing was restored, and the change is told', async () => {
  await at.sign()
  await at.pay(10_00)
  expect(await at.rotate()).toMatchObject({ why: 'keyRotated', lost: [] })
  const next = await at.keyNow()
  expect(await at.sign(next)).toMatchObject({ state: 'signed', size: 2 })
  expect(await at.verify(next)).toEqual([])
  const after = await at.checked(next)
  expect([after.verdict.holds, after.title]).toEqual([true, 'This record is genuine'])
  expect(after.texts.join('\n')).toContain('which the one before vouches for. Reason given: “Every year.”')
  const { note } = await at.on.scopes.asProver((tx) =>
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
  await at.sign()
  await at.rotate()
  const next = await at.keyNow()
  await at.sign(next)
  const { signature: _, ...record } = JSON.parse(await at.exported(next))
  const proof = JSON.parse(record.proof)
  for (const one of proof.recoveries.list) {
    const [text, lines] = one.note.split('\n\n')
    one.note = `${text}\n\n${lines.split('\n').slice(1).join('\n')}`
  }
  const file = { ...record, proof: canonical(proof) }
  const { verdict } = await verdictOf(canonical({ ...file, signature: next.sign(canonical(file)) }), next)
  expect(verdict.problems).toEqual([{ check: 'anchored', stream: '', why: 'recoveryWrong' }])
})
