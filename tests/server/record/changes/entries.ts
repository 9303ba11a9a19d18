import { type Change, type Finder, foundByVerify } from '../change.ts'
import { bySigner, newSigner } from '../finders.ts'

const approval = `stream_id = :shared and entity_id = :expense and kind = 'expense.approve'`
const approvalSeq = `(select seq from entry where ${approval})`
const now = `(select head_at from stream where id = :shared)`
const owed = (cents: number) => `replace(payload, '"owed":14250', '"owed":${cents}')`
const paid = `'expense', :open, jsonb_build_object`

const found =
  (...by: Finder[]) =>
  (changes: Readonly<Record<string, string>>): Change[] =>
    Object.entries(changes).map(([name, how]) => ({ name, how, found: by }))

/** Changes of entries that were signed before, each in one place. */
const signed = found(
  'verify',
  'count',
)({
  'the payload of an entry': `update entry set payload = ${owed(100)} where ${approval}`,
  'the payload of an entry, with its hash': `update entry set payload = ${owed(100)},
    payload_hash = sha256(salt || convert_to(${owed(100)}, 'UTF8')) where ${approval}`,
  'the salt of an entry': `update entry set salt = sha256(salt) where ${approval}`,
  'the time of an entry': `update entry set at = '2026-11-19T14:00:00.000Z' where ${approval}`,
  'the kind of an entry': `update entry set kind = 'expense.decline' where ${approval}`,
  'the number of an entry in its item': `update entry set number = 90 where ${approval}`,
  'the hash of an entry': `update entry set hash = sha256(hash) where ${approval}`,
  'the order of two entries': `update entry set seq = 1000 where ${approval};
    update entry set seq = 29 where stream_id = :shared and seq = 28;
    update entry set seq = 28 where stream_id = :shared and seq = 1000`,
  'an entry in the middle, which is deleted': `delete from entry where ${approval}`,
  'the item of an entry': `update entry set entity_id = :open, number = 90 where ${approval}`,
})

/** Changes of entries with all that follows from them computed again. */
const recomputed = found(
  'verify',
  'count',
)({
  'a payload, with all hashes after it': `update entry set payload = ${owed(100)} where ${approval}; select pg_temp.rechain(:shared)`,
  'a payload, with its row and all hashes': `update entry set payload = replace(payload, '"total":28500', '"total":28400')
      where stream_id = :shared and entity_id = :open;
    update expense set total = 28400 where id = :open; select pg_temp.rechain(:shared)`,
  'an entry, which is deleted with its number and all hashes': `delete from entry where stream_id = :shared and entity_id = :open;
    delete from viewed where entity_id = :open; delete from expense where id = :open; select pg_temp.rechain(:shared)`,
  'the past, by an inserted entry': `update entry set seq = seq + 1000 where stream_id = :shared and seq > ${approvalSeq};
    insert into entry (family_id, stream_id, seq, id, reach, audience, at, kind, entity, entity_id, number, payload, salt,
        payload_hash, previous, hash)
      select family_id, stream_id, seq + 1, gen_random_uuid(), reach, audience, at, 'expense.pay', entity, entity_id, 99,
        payload, salt, payload_hash, previous, hash from entry where ${approval};
    select pg_temp.rechain(:shared)`,
  'the time of an entry, with all hashes after it': `update entry set at = '2026-11-20T14:00:30.000Z' where ${approval};
    select pg_temp.rechain(:shared)`,
  'the salt of an entry, with all hashes after it': `update entry set salt = sha256(salt) where ${approval}; select pg_temp.rechain(:shared)`,
  'the first entry of a stream, with all hashes after it': `update entry set at = '2026-11-20T13:59:59.000Z'
    where stream_id = :shared and seq = 1; select pg_temp.rechain(:shared)`,
})

/** Changes of the ends of streams, which the next signature meets. */
const ends = found(
  'signer',
  'verify',
  'count',
)({
  'the end of a stream, which is cut off': `select pg_temp.cut(:shared, 36)`,
  'the end of a stream, which is cut off with its rows': `select pg_temp.cut(:shared, 35);
    delete from viewed where entity_id = :open; delete from expense where id = :open`,
  'the ends of all streams': `select pg_temp.cut(id, head_seq - 1) from stream where head_seq > 1 and family_id = :family`,
  'the end of a private stream': `select pg_temp.cut(:danas, 12)`,
  'a stream, which is deleted': 'delete from entry where stream_id = :danas; delete from stream where id = :danas',
  'all streams, which are deleted': 'delete from entry; delete from stream',
  'all streams and rows of a family': `delete from entry where family_id = :family; delete from stream where family_id = :family;
    delete from expense where family_id = :family; delete from payment where family_id = :family;
    delete from membership where family_id = :family; delete from family where id = :family`,
  'the hash at the end of a stream': `update stream set head_hash = sha256(head_hash) where id = :shared`,
  'the entries that two streams hold': `update entry set stream_id = gen_random_uuid() where stream_id = :danas;
    update entry set stream_id = :danas where stream_id = :sams;
    update entry set stream_id = :sams where stream_id not in (select id from stream);
    select pg_temp.rechain(:danas), pg_temp.rechain(:sams)`,
})

/** Changes of what the next signature covers first. */
const unsigned: Change[] = found(
  'signer',
  'verify',
  'count',
)({
  'an entry that is not signed yet': `update entry set payload = replace(payload, '"amount":700', '"amount":100')
    where stream_id = :shared and seq > 40`,
  'an entry that is not signed yet, which is deleted': 'delete from entry where stream_id = :shared and seq = 42',
}).map((change) => ({ ...change, isUnsigned: true }))

/** Changes of what stands beside the payloads. */
const beside = foundByVerify({
  'the id of an entry': `update entry set id = gen_random_uuid() where ${approval}`,
  'the kind of item of an entry': `update entry set entity = 'payment' where ${approval}`,
  'who may see an entry': `update entry set reach = 'family' where ${approval}`,
  'for whom an entry is': `update entry set audience = array[:sam]::uuid[], reach = 'closed' where ${approval}`,
  'the hash before an entry': `update entry set previous = sha256(previous) where ${approval}`,
  'who may see a stream': `update stream set reach = 'named', audience = array[:dana, :sam]::uuid[] where id = :shared`,
  'for whom a stream is': `update stream set audience = array[:neighbour]::uuid[] where id = :sams`,
  'the length of a stream': 'update stream set head_seq = head_seq - 1 where id = :shared',
  'the time at the end of a stream': `update stream set head_at = '2026-11-20T15:00:00.000Z' where id = :shared`,
  'to which family a stream belongs': `update entry set family_id = :neighbours where stream_id = :danas;
    update stream set family_id = :neighbours where id = :danas`,
  'to which family an entry belongs': `update entry set family_id = :neighbours where ${approval}`,
})

const begun = `jsonb_build_object('version', 1, 'to', 'open', 'law', 2, 'input', jsonb_build_object('private', false),
  'columns', jsonb_build_object('total', 100))`

/** Entries that were appended as the product appends them, and that it would not have appended. */
const appended = foundByVerify({
  'the record, by a move that its law refuses': `select pg_temp.append(:shared, ${now}, 'expense.approve', ${paid}('version', 2,
    'from', 'open', 'to', 'approved.unpaid', 'owed', 14250, 'law', 2, 'facts', jsonb_build_object('opened', true)))`,
  'the record, by a move that an older law allowed': `select pg_temp.append(:shared, ${now}, 'expense.approve', ${paid}('version', 2,
    'from', 'open', 'to', 'approved.unpaid', 'owed', 14250, 'law', 1, 'columns', '{}'::jsonb,
    'by', jsonb_build_object('actor', :dana, 'party', 'other', 'mode', 'self'), 'facts', jsonb_build_object('owed', 14250,
      'settled', 0, 'inFlight', 0, 'scheduled', 0, 'checks', 0, 'latestOutcome', null)));
    update expense set status = 'approved.unpaid', version = 2, changed_at = ${now}::timestamptz where id = :open`,
  'the record, by a move of an unknown law': `select pg_temp.append(:shared, ${now}, 'expense.decline', ${paid}('version', 2,
    'from', 'open', 'to', 'declined', 'law', 99, 'by', jsonb_build_object('actor', :dana, 'party', 'other', 'mode', 'self')))`,
  'the record, by an expense without a row': `select pg_temp.append(:shared, ${now}, 'expense.begin', 'expense', gen_random_uuid(), ${begun})`,
  'the record, by a decision of another time': `select pg_temp.append(:shared, ${now}, 'family.set', 'family', :family,
    jsonb_build_object('decidedAt', '2025-01-01T00:00:00.000Z'))`,
  'the record, by an entry that was decided at no time': `select pg_temp.append(:shared, ${now}, 'child.begun', 'child',
    (select id from child where first_name = 'Mia' and family_id = :family),
    jsonb_build_object('decidedAt', null))`,
  'the record, by a first view of somebody else': `select pg_temp.append(:shared, ${now}, 'expense.firstViewed', ${paid}('by',
    jsonb_build_object('actor', :neighbour, 'party', 'other', 'mode', 'self')))`,
})

/** An entry of another time, over which the next signature goes on. */
const datedAt = (name: string, at: string): Change => ({
  name,
  how: async (place) => {
    await place.run(`select pg_temp.append(:shared, '${at}', 'family.set', 'family', :family, '{}')`)
    await bySigner(newSigner(place), place, 2)
  },
  found: ['verify'],
})
const dated = [
  datedAt('the record, by an entry that is dated back', '2025-01-01T00:00:00.000Z'),
  datedAt('the record, by an entry that is dated ahead', '2036-01-01T00:00:00.000Z'),
]

/** Erasures that nobody ordered. */
const erasures = foundByVerify({
  'a payload, which is emptied': `update entry set payload = null, salt = null where ${approval}`,
  'all payloads of an item, which are emptied':
    'update entry set payload = null, salt = null where entity_id = :expense',
  'the list of what was erased, which is emptied': `update entry set payload = null, salt = null where kind = 'record.erased'`,
  'what stays of an erased entry': `update entry set payload = replace(payload, '28500', '18500') where kind = 'record.snapshot'`,
  'a payload, which is listed as erased without a word of what stays': `select pg_temp.append(:shared, ${now}, 'record.erased',
      'record', :shared, jsonb_build_object('reason', 'A court order', 'seqs', jsonb_build_array(${approvalSeq})));
    update entry set payload = null, salt = null where ${approval}`,
  'a payload, which is listed as found at the upgrade': `select pg_temp.append(:shared, ${now}, 'record.erased', 'record', :shared,
      jsonb_build_object('found', true, 'reason', 'found at the upgrade', 'seqs', jsonb_build_array(${approvalSeq})));
    update entry set payload = null, salt = null where ${approval}`,
  'an amount, after a lawful erasure of the note': `update expense set total = total - 100 where name = 'Physiotherapy'`,
})

export const entryChanges: readonly Change[] = [
  ...signed,
  ...recomputed,
  ...ends,
  ...unsigned,
  ...beside,
  ...appended,
  ...dated,
  ...erasures,
]
