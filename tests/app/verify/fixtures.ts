import { toHex, utf8 } from '#domain/record/bytes.ts'
import { canonical } from '#domain/record/canonical.ts'
import { sha256 } from '#domain/record/keys.ts'
import { tablesOf } from '#domain/record/named-laws.ts'

// Builds a record as the server exports it: two entries of one expense, chained and signed.

const ids = { sam: '11111111-1111-4111-8111-111111111111', expense: '22222222-2222-4222-8222-222222222222' }
const stream = '33333333-3333-8333-8333-333333333333'
const salt = 'ab'.repeat(32)
const by = (party: string) => ({ actor: ids.sam, party, mode: 'self' })
const facts = { owed: 50_00, settled: 0, checks: 0, inFlight: 0, scheduled: 0, lastOutcome: null }

const moves = [
  { kind: 'expense.begin', to: 'open', version: 1, input: { ...facts, private: false }, by: by('creator') },
  {
    kind: 'expense.withdraw',
    from: 'open',
    to: 'withdrawn',
    version: 2,
    facts: { ...facts, private: false },
    by: by('creator'),
  },
]

async function entriesOf() {
  let previous = await sha256(utf8(stream))
  const entries = []
  for (const [index, { kind, ...move }] of moves.entries()) {
    const payload = canonical({ ...move, entity: 'expense', entityId: ids.expense })
    const payloadHash = await sha256(new Uint8Array([...fromHexPairs(salt), ...utf8(payload)]))
    const at = `2026-11-20T14:0${index}:00.000Z`
    const hash = await sha256(utf8([previous, stream, index + 1, at, kind, payloadHash].join('\n')))
    entries.push({ seq: index + 1, id: `${index}`, at, kind, payload, salt, payloadHash, hash })
    previous = hash
  }
  return entries
}
const fromHexPairs = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))

const pemOf = (der: ArrayBuffer): string =>
  `-----BEGIN PUBLIC KEY-----\n${btoa(String.fromCharCode(...new Uint8Array(der)))}\n-----END PUBLIC KEY-----\n`

/** `text` is the exported JSON, `unanchored` a newer one without a proof from the log, `pem` the key that signed them. */
export async function exportedRecord() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const der = await crypto.subtle.exportKey('spki', publicKey)
  const record = {
    format: 'evenhand-record',
    version: 1,
    exportedAt: '2026-11-20T22:00:00.000Z',
    withheld: [],
    family: { id: '1', timeZone: 'America/New_York', currency: 'USD', parents: [ids.sam] },
    asked: { by: ids.sam, viewpoint: ids.sam, mode: 'self' },
    people: [{ id: ids.sam, name: 'Sam Keller' }],
    children: [],
    categories: [],
    expenses: [],
    allocations: [],
    files: [],
    streams: [{ id: stream, audience: null, entries: await entriesOf() }],
    keyId: (await sha256(new Uint8Array(der))).slice(0, 16),
  }
  const signed = async (content: object) => {
    const signature = toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, utf8(canonical(content)))))
    return canonical({ ...content, signature })
  }
  const unanchored = await signed({ ...record, version: 2, proof: null, laws: tablesOf([1]) })
  return { text: await signed(record), unanchored, pem: pemOf(der) }
}
