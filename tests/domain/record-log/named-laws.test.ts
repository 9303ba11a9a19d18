import { expect, test } from 'vitest'
import { toHex, utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { checkFile } from '#domain/record/check-file.ts'
import { publicKeyOf, sha256 } from '#domain/record/keys.ts'
import { law2 } from '#domain/record/laws/law-2.gen.ts'

const stream = '33333333-3333-8333-8333-333333333333'
const salt = 'ab'.repeat(32)

/** A record with one move, decided by this law, which carries these tables. */
const recordOf = async (law: number, laws: Record<string, string>) => {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const der = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
  const pem = `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...der))}\n-----END PUBLIC KEY-----\n`
  const key = await publicKeyOf(pem)
  if (!key) throw new Error('the key cannot be read')
  const payload = canonical({
    entity: 'expense',
    entityId: 'one',
    law,
    version: 1,
    to: 'open',
    input: { private: false },
    by: { actor: 'dana', party: 'creator', mode: 'self' },
  })
  const payloadHash = await sha256(new Uint8Array([...new Uint8Array(32).fill(0xab), ...utf8(payload)]))
  const [at, kind] = ['2026-11-20T14:00:00.000Z', 'expense.begin']
  const hash = await sha256(utf8([await sha256(utf8(stream)), stream, 1, at, kind, payloadHash].join('\n')))
  const record = {
    format: 'evenhand-record',
    version: 2,
    exportedAt: '2026-11-20T22:00:00.000Z',
    withheld: [],
    family: { id: '1', timeZone: 'America/New_York', currency: 'USD', parents: [] },
    asked: { by: 'dana', viewpoint: 'dana', mode: 'self' },
    people: [],
    children: [],
    categories: [],
    expenses: [],
    allocations: [],
    files: [],
    streams: [
      { id: stream, audience: null, entries: [{ seq: 1, id: '1', at, kind, payload, salt, payloadHash, hash }] },
    ],
    proof: null,
    laws,
    keyId: key.id,
  }
  const signature = toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, utf8(canonical(record)))))
  return checkFile(utf8(canonical({ ...record, signature })), key)
}
const statesOf = ({ checks }: Awaited<ReturnType<typeof recordOf>>) =>
  Object.fromEntries(checks.map(({ name, state }) => [name, state]))

test('a law that the verifier knows is compared and applied', async () => {
  const verdict = await recordOf(2, { 2: canonical(law2) })
  expect(verdict.holds).toBe(true)
  expect(statesOf(verdict)).toMatchObject({ laws: 'holds', moves: 'holds' })
})

test('a law that the verifier does not know is neither held nor broken', async () => {
  const verdict = await recordOf(999, { 999: '{}' })
  expect(verdict).toMatchObject({ holds: false, problems: [], summary: { unknownLaws: [999] } })
  expect(statesOf(verdict)).toMatchObject({ chain: 'holds', laws: 'unknown', moves: 'open' })
})

test('a table that is not the released law fails', async () => {
  const table = canonical({ ...law2, expense: { ...law2.expense, begin: 'paid' } })
  expect((await recordOf(2, { 2: table })).problems).toEqual([{ check: 'laws', law: 2, why: 'differs' }])
  expect((await recordOf(2, {})).problems).toEqual([{ check: 'laws', law: 2, why: 'missing' }])
})
