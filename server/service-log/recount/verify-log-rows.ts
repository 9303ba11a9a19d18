import { sql } from 'kysely'
import type { VerifierKey } from '#domain/record/log/notes/note-keys.ts'
import { openNote } from '#domain/record/log/notes/open-note.ts'
import { readNote, readSignatures } from '#domain/record/log/notes/signed-note.ts'
import { epochOf } from '#domain/time.ts'
import type { Tx } from '../../db/tenancy.ts'
import { newestOrigin, readEdge } from '../log-store.ts'
import type { TrustedAuthorities } from '../outside/check-time-stamp.ts'
import { wrongStamps } from '../outside/named-stamps.ts'
import type { OutsideCopy } from '../outside/outside-copy.ts'
import { isNoteOf } from '../signed.ts'

/** Rows beside the log's tree repeat what it says. Each statement counts those that say something else. */
const statements = [
  [
    'the service log began at another time than its first leaf',
    sql`from log_origin o join log_leaf l on l.origin = o.number and l.index = 0
      where o.opened_at <> l.data::jsonb ->> 'at' or (o.opening is null) = (l.data::jsonb ? 'opening')`,
  ],
  [
    'a checkpoint of the service log has another time than its leaf',
    sql`from log_checkpoint c left join log_leaf l on l.origin = c.origin and l.index = c.size - 1
      where (l.data::jsonb ->> 'at') is distinct from c.at`,
  ],
  [
    'a stream was signed as it is not stored',
    sql`from log_stream s
      left join stream on stream.id = s.stream_id and stream.family_id = s.family_id
      left join entry e on e.family_id = s.family_id and e.stream_id = s.stream_id and e.seq = s.size
      where stream.id is null or e.hash is distinct from s.chain_hash`,
  ],
  [
    'the newest head of a stream is not its last',
    sql`from log_stream s left join lateral (select size, root from log_stream_head h where h.stream_id = s.stream_id
        order by origin desc, leaf desc limit 1) h on true
      where h.size is distinct from s.size or h.root is distinct from s.root`,
  ],
  [
    'the heads of a stream do not follow each other',
    sql`from (select h.*, lag(size) over own as before from log_stream_head h
        window own as (partition by stream_id, origin order by leaf)) h
      left join log_leaf l on l.origin = h.origin and l.index = h.leaf
      where l.data is null or h.size <= h.before`,
  ],
] as const

const countRows = async (tx: Tx, from: (typeof statements)[number][1]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${from}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Compares what the log's tables repeat with the leaves, the entries and each other. */
const wrongRows = async (tx: Tx): Promise<string[]> => {
  const findings: string[] = []
  for (const [finding, from] of statements) if ((await countRows(tx, from)) > 0) findings.push(finding)
  return findings
}

/** A request may be long under way before it commits. */
const longestWait = 10 * 60_000

type Minute = { stream: string; seq: number; first: string; last: string; before: string; after: string }

/**
 * A leaf's time lies after the entries that it is the first to cover, and the one before it lies before them. A clock
 * that was set back in between moves both. A stream's first entries may be older, as those of an import are.
 */
const wrongTimes = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<Minute>`
    select h.stream_id as stream, h.size as seq, min(e.at collate "C") as first, max(e.at collate "C") as last,
        least(p.data::jsonb ->> 'at' collate "C", l.data::jsonb ->> 'at') as before,
        greatest(p.data::jsonb ->> 'at' collate "C", l.data::jsonb ->> 'at') as after
      from (select *, lag(size) over (partition by stream_id, origin order by leaf) as until from log_stream_head) h
      join log_leaf l on l.origin = h.origin and l.index = h.leaf
      join log_leaf p on p.origin = h.origin and p.index = h.leaf - 1
      join entry e on e.stream_id = h.stream_id and e.seq > h.until and e.seq <= h.size
      group by h.stream_id, h.origin, h.leaf, h.size, l.data, p.data
      having min(e.at collate "C") < least(p.data::jsonb ->> 'at' collate "C", l.data::jsonb ->> 'at')
        or max(e.at collate "C") > greatest(p.data::jsonb ->> 'at' collate "C", l.data::jsonb ->> 'at')`.execute(tx)
  return rows.flatMap(({ stream, seq, first, last, before, after }) => {
    const right = epochOf(first) >= epochOf(before) - longestWait && epochOf(last) <= epochOf(after) + longestWait
    return right ? [] : [`stream ${stream}, up to entry ${seq}: it was not written at the time that it says`]
  })
}

/** Says whether the copy outside the database is there and signed. What it holds is compared elsewhere. */
const wrongCopy = async (tx: Tx, outside: OutsideCopy | null): Promise<string[]> => {
  const origin = await newestOrigin(tx)
  if (!origin?.secret) return []
  if (!outside) return ['the copy outside the database is missing']
  if (outside.origin !== origin.number) return []
  const edge = await readEdge(tx, origin.number, outside.size).catch(() => null)
  const isSigned = edge && (await isNoteOf(outside.note, { origin, edge }))
  return isSigned ? [] : ['the copy outside the database is not signed by the key']
}

const isCosigned = async (note: string, line: string, witnesses: readonly VerifierKey[]): Promise<boolean> => {
  const [parsed, signatures] = [readNote(note), readSignatures(line)]
  if (!parsed || !signatures) return false
  const { state } = await openNote({ text: parsed.text, signatures }, witnesses)
  return state === 'verified' || state === 'noKnownSignature'
}

/** Finds cosignatures that are none, or that a known witness did not make of this checkpoint. */
const wrongCosignatures = async (tx: Tx, witnesses: readonly VerifierKey[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('log_checkpoint')
    .select(['size', 'note', 'cosignatures'])
    .where(sql<boolean>`cardinality(cosignatures) > 0`)
    .execute()
  const findings: string[] = []
  for (const { size, note, cosignatures } of rows)
    for (const line of cosignatures)
      if (!(await isCosigned(note, line, witnesses))) findings.push(`checkpoint ${size}: a cosignature is not of it`)
  return findings
}

/** Checks everything that stands beside the log's tree. The tree itself must hold. */
export const verifyLogRows = async (
  tx: Tx,
  outside: OutsideCopy | null,
  { witnesses, trusted }: { readonly witnesses: readonly VerifierKey[]; readonly trusted: TrustedAuthorities },
): Promise<string[]> => [
  ...(await wrongRows(tx)),
  ...(await wrongTimes(tx)),
  ...(await wrongCopy(tx, outside)),
  ...(await wrongCosignatures(tx, witnesses)),
  ...(await wrongStamps(tx, trusted)),
]
