import { readFile, rm, writeFile } from 'node:fs/promises'
import { type Change, foundByVerify, type Place } from '../change.ts'
import { copyIn } from '../story.ts'

const newest = '(select max(index) from log_leaf)'

const rows = foundByVerify({
  'a leaf of the log': `update log_leaf set data = replace(data, '14:02', '14:03') where index = 1`,
  'the first leaf of the log': `update log_leaf set data = replace(data, '"law"', '"lore"') where index = 0`,
  'the newest leaf of the log, which is deleted': `delete from log_leaf where index = ${newest}`,
  'the newest minute of the log': `delete from log_node where level > 0 or index = ${newest};
    delete from log_checkpoint where size = ${newest} + 1; delete from log_leaf where index = ${newest}`,
  'a leaf of the log, which is inserted': `insert into log_leaf (origin, index, data) select origin, index + 1, data from log_leaf
    where index = ${newest}`,
  'a node of the log': 'update log_node set hash = sha256(hash) where level = 1 and index = 0',
  'a node of the log, which is deleted': 'delete from log_node where level = 1 and index = 0',
  'the nodes of the log, by an invented one': `insert into log_node (origin, level, index, hash) values (1, 9, 0, sha256(''))`,
  'the text of a checkpoint': `update log_checkpoint set note = replace(note, 'evenhand', 'evenhamd') where size = 1`,
  'the signature of a checkpoint': `update log_checkpoint set note = (select note from log_checkpoint where size = 2) where size = 1`,
  'the newest checkpoint, which is deleted': `delete from log_checkpoint where size = ${newest} + 1`,
  'the time of a checkpoint': `update log_checkpoint set at = '2026-11-20T13:00:00.000Z' where size = 1`,
  'the checkpoints, by one of no leaf': `insert into log_checkpoint (origin, size, at, note) select origin, 90, at, note
    from log_checkpoint where size = 1`,
  'a cosignature, which is none': `update log_checkpoint set cosignatures = array['agreed'] where size = 2`,
  'a cosignature, which is of another checkpoint': `update log_checkpoint set cosignatures = (select cosignatures from log_checkpoint
    where size = 2) where size = 3`,
  'a time stamp, which is none': `update log_checkpoint set stamp = sha256(stamp) where size = 2`,
  'a time stamp, which is removed': `update log_checkpoint set stamp = null where size = 2`,
  'a time stamp, which is removed with all that names it beside the log': `update log_checkpoint set stamp = null, stamp_leaf = null
    where size = 2`,
  'a time stamp, which is of another checkpoint': `update log_checkpoint set stamp = (select stamp from log_checkpoint where size = 2)
    where size = 3`,
  'the leaf that names a time stamp': `update log_checkpoint set stamp_leaf = 3 where size = 2`,
  'a time stamp, as if it were one from before stamps were named': `update log_checkpoint set stamp_leaf = -1 where size = 2`,
  'the checkpoint that was stamped, which is deleted': `delete from log_checkpoint where size = 2`,
  'the name of the log': `update log_origin set name = 'evenhand.example/record/1'`,
  'the key of the log': `update log_origin set keys = array['evenhand.test/record/1+00000000+AAAA']`,
  'the keys of the log, by another one': `update log_origin set keys = keys || array['evenhand.test/record/1+00000000+AAAA']`,
  'when the log began': `update log_origin set opened_at = '2020-01-01T00:00:00.000Z'`,
  'why the log began': `update log_origin set opening = '{"why":"restored"}'`,
  'the secret of the newest map': 'update log_origin set secret = sha256(secret)',
  'the log, by another one': `insert into log_origin (number, name, keys, opened_at)
    select 2, 'evenhand.test/record/2', keys, opened_at from log_origin`,
  'the size of a signed stream': 'update log_stream set size = size - 1 where stream_id = :shared',
  'the root of a signed stream': 'update log_stream set root = sha256(root) where stream_id = :shared',
  'the edge of a signed stream': 'update log_stream set edge = sha256(edge) where stream_id = :shared',
  'the signed end of a chain': 'update log_stream set chain_hash = sha256(chain_hash) where stream_id = :shared',
  'the family of a signed stream': 'update log_stream set family_id = :neighbours where stream_id = :shared',
  'a signed stream, which is forgotten': `delete from log_stream_head where stream_id = :danas;
    delete from log_stream where stream_id = :danas`,
  'the signed streams, by an invented one': `insert into log_stream (stream_id, family_id, size, root, edge, chain_hash)
    select gen_random_uuid(), family_id, size, root, edge, chain_hash from log_stream where stream_id = :shared`,
  'the root of an earlier head of a stream':
    'update log_stream_head set root = sha256(root) where stream_id = :shared and leaf = 0',
  'the size of an earlier head of a stream':
    'update log_stream_head set size = size - 1 where stream_id = :shared and leaf = 1',
  'the minute of an earlier head of a stream':
    'update log_stream_head set leaf = 90 where stream_id = :shared and leaf = 1',
  'the newest head of a stream, which is deleted': `delete from log_stream_head
    where stream_id = :shared and leaf = (select max(leaf) from log_stream_head where stream_id = :shared)`,
  'all heads of a stream, which are deleted': 'delete from log_stream_head where stream_id = :shared',
  'the heads of a stream, by an invented one': `insert into log_stream_head (origin, leaf, stream_id, size, root)
    select origin, 3, stream_id, size, root from log_stream_head where stream_id = :danas and leaf = 0`,
})

const copyOf = ({ dataDir }: Place) => copyIn(dataDir)
const rewriteCopy =
  (from: RegExp, to: string) =>
  async (place: Place): Promise<void> => {
    const text = await readFile(copyOf(place), 'utf8')
    if (!from.test(text)) throw new Error(`the copy outside the database is ${text}`)
    await writeFile(copyOf(place), text.replace(from, to))
  }

/** The copy outside the database is no part of it; whoever reaches both can change it too. */
const outside: readonly Change[] = [
  { name: 'the copy outside, which is deleted', how: (place) => rm(copyOf(place)), found: ['verify'] },
  {
    name: 'the root in the copy outside',
    how: rewriteCopy(/"root":"[^"]{4}/, '"root":"AAAA'),
    found: ['verify', 'signer'],
  },
  { name: 'the size in the copy outside', how: rewriteCopy(/"size":\d+/, '"size":90'), found: ['verify', 'signer'] },
  {
    name: 'the note in the copy outside',
    how: rewriteCopy(/"note":"evenhand/, '"note":"evenhamd'),
    found: ['verify'],
  },
]

/** It records what was found; anything that is still wrong is found again. */
const contradictions: Change = {
  name: 'a payload, and the contradictions that were recorded',
  how: `update entry set payload = replace(payload, '"owed":14250', '"owed":100')
      where stream_id = :shared and entity_id = :expense and kind = 'expense.approve';
    insert into log_contradiction (id, origin, found_at, why) values (gen_random_uuid(), 1, '', 'noteWrong');
    delete from log_contradiction`,
  found: ['count', 'verify'],
}

export const logChanges: readonly Change[] = [...rows, ...outside, contradictions]
