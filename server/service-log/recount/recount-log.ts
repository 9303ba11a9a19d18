import { sql } from 'kysely'
import type { Tx } from '../../db/tenancy.ts'
import { newestLeaf, type Origin, readEdge } from '../log-store.ts'
import { isNoteOf } from '../signed.ts'
import type { Contradiction } from './contradictions.ts'

/**
 * Counts what is wrong in the log's tree: leaves whose hash is another, nodes that are not the hash of their children,
 * and nodes that are missing or too many. The database hashes, because it has all of it at hand.
 */
const countWrongNodes = async (tx: Tx, origin: number): Promise<number> => {
  const { rows } = await sql<{ wrong: number }>`
    with size as (select count(*) as leaves, coalesce(max(index) + 1, 0) as most from log_leaf where origin = ${origin}),
    own as (select level, index, hash from log_node where origin = ${origin})
    select (select abs(leaves - most) from size)
      + (select count(*) from log_leaf l full join (select * from own where level = 0) n on n.index = l.index
          where l.origin = ${origin} is not false
            and (n.hash is null or l.data is null or n.hash <> sha256('\\x00'::bytea || convert_to(l.data, 'UTF8'))))
      + (select count(*) from own p
          left join own l on l.level = p.level - 1 and l.index = 2 * p.index
          left join own r on r.level = p.level - 1 and r.index = 2 * p.index + 1
          where p.level > 0 and (l.hash is null or r.hash is null or p.hash <> sha256('\\x01'::bytea || l.hash || r.hash)))
      + (select count(*) from own l join own r on r.level = l.level and r.index = l.index + 1
          where l.index % 2 = 0 and not exists (select from own p where p.level = l.level + 1 and p.index = l.index / 2))
      as wrong`.execute(tx)
  return rows[0]?.wrong ?? 0
}

const notesOf = (tx: Tx, origin: number) =>
  tx.selectFrom('log_checkpoint').select(['size', 'note']).where('origin', '=', origin).orderBy('size').execute()

/** Checks the whole log of one origin: each leaf, each node, and each checkpoint that was kept. */
export const recountLog = async (tx: Tx, origin: Origin): Promise<Contradiction[]> => {
  const leaf = await newestLeaf(tx, origin.number)
  if (!leaf) return []
  if ((await countWrongNodes(tx, origin.number)) > 0) return [{ why: 'leavesDiffer' }]
  const notes = await notesOf(tx, origin.number)
  if (notes.at(-1)?.size !== leaf.index + 1) return [{ why: 'noteWrong' }]
  for (const { size, note } of notes) {
    const edge = await readEdge(tx, origin.number, size).catch(() => null)
    if (!edge || !(await isNoteOf(note, { origin, edge }))) return [{ why: 'noteWrong' }]
  }
  return []
}
