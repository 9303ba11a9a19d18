import { isHistoryArea } from '#contract/history/history-query.ts'
import { canonical } from '#domain/record/canonical.ts'
import { erasedKind } from '#domain/record/erasures.ts'
import { movesIn } from '#domain/record/moves.ts'
import { tablesOf } from '#domain/record/named-laws.ts'
import type { ExportedEntry, ExportedRecord, ExportedStream, LeftOut, RecordFilter } from '#domain/record/record.ts'
import { dateIn } from '#domain/time.ts'
import { oneOf } from '../db/one-of.ts'
import type { Tx, Viewer } from '../db/tenancy.ts'
import { knownParents } from '../features/families/known-parents.ts'
import { holdsBytes } from '../files/recorded-bytes.ts'
import type { Storage } from '../files/storage.ts'
import { proveHeads } from '../service-log/prove.ts'
import type { ShownLog } from '../service-log/signed-log.ts'
import { idsIn, namesIn } from './export-names.ts'
import type { HistoryKey } from './keys.ts'
import type { RecordParts } from './record-parts.ts'
import { readStreams, type StreamCopy } from './streams.ts'

type Payload = {
  readonly entity: string
  readonly entityId: string
  readonly by: { readonly actor: string | null }
  /** The columns of a file name the item to which it was attached. */
  readonly columns?: { readonly entity_id?: string }
}

const passes = (
  { from, to, area, who }: RecordFilter,
  { entity, entityId, by }: Payload,
  date: string,
  { parts, ofItem }: Pick<Choice, 'parts' | 'ofItem'>,
): boolean =>
  (ofItem === undefined || ofItem.has(entityId)) &&
  (from === undefined || date >= from) &&
  (to === undefined || date <= to) &&
  (area === undefined || (isHistoryArea(area) && parts.events.entitiesIn(area).includes(entity))) &&
  (who === undefined || by.actor === who)

type Choice = {
  readonly parts: RecordParts
  readonly withheld: ReadonlySet<string>
  readonly filter?: RecordFilter | undefined
  /** The item of the filter and what belongs to it. */
  readonly ofItem?: ReadonlySet<string> | undefined
  /** Items whose entries are not handed on. */
  readonly keptBack?: ReadonlySet<string> | undefined
}

/** Says why an entry is left out; null where it is shown. */
const reasonFor = (
  { payload, at, kind }: Pick<ExportedEntry, 'payload' | 'at' | 'kind'>,
  { withheld, filter, keptBack, ...choice }: Choice,
  zone: string,
): LeftOut | null => {
  if (payload === null) return 'erased'
  // It says which entries are missing lawfully, and nothing of what they said.
  if (kind === erasedKind) return null
  const parsed: Payload = JSON.parse(payload)
  const { entityId, columns } = parsed
  if (keptBack?.has(entityId) || keptBack?.has(columns?.entity_id ?? entityId)) return 'filter'
  if (filter && !passes(filter, parsed, dateIn(at, zone), choice)) return 'filter'
  return withheld.has(parsed.entityId) ? 'notOpened' : null
}

/** An entry that is left out keeps its hashes and loses its payload, so the chain still verifies. */
const chosen = ({ entries, ...stream }: StreamCopy, choice: Choice, zone: string): ExportedStream => ({
  ...stream,
  audience: stream.audience && [...stream.audience],
  entries: entries.map((entry) => {
    const why = reasonFor(entry, choice, zone)
    return why === null ? entry : { ...entry, payload: null, salt: null, leftOut: why }
  }),
})

type Named = { readonly people: ReadonlySet<string>; readonly withheld: ReadonlySet<string> }

/**
 * Finds whom an export that is handed on names beside the parents and who asked: everybody in entries of its area, on
 * whatever day, because the report's own tables name them. Of what is not opened it lists what is left out of it.
 */
const namedIn = (copies: readonly StreamCopy[], choice: Choice, zone: string): Named => {
  const { from: _, to: __, ...always } = choice.filter ?? {}
  const people: string[] = []
  const withheld = new Set<string>()
  for (const { payload, ...entry } of copies.flatMap(({ entries }) => entries)) {
    if (payload === null) continue
    const parsed: Payload = JSON.parse(payload)
    if (passes(always, parsed, dateIn(entry.at, zone), choice)) people.push(...idsIn(payload))
    if (reasonFor({ ...entry, payload }, choice, zone) === 'notOpened') withheld.add(parsed.entityId)
  }
  return { people: new Set(people), withheld }
}

type How = Choice & {
  readonly key: HistoryKey
  readonly now: string
  /** The service log, read before the transaction began, so that it is never ahead of the entries. */
  readonly log: ShownLog | null
  /** An authority stamped this of the log; it is missing where none does. */
  readonly stamp?: ExportedRecord['stamp'] | null
  /** The changes of the key, each as a note that both keys signed. */
  readonly keyChanges?: readonly string[]
  /** Proves the log from checkpoints that the viewer was mailed. */
  readonly mailed?: ExportedRecord['mailed']
  /** The bytes of files are read here and compared with the record. */
  readonly storage?: Pick<Storage, 'blob'>
}

const compareBytes = async (
  files: ExportedRecord['files'],
  storage: How['storage'],
): Promise<Pick<ExportedRecord, 'files'>> => {
  if (!storage) return { files }
  const compared: ExportedRecord['files'] = []
  for (const file of files) compared.push({ ...file, bytesHold: await holdsBytes(storage, file) })
  return { files: compared }
}

/**
 * Exports everything that the viewer may read of the record as canonical JSON with its signature. A file that differs
 * by one byte from the result of `canonical` is not the one that was signed.
 */
export const exportRecord = async (
  tx: Tx,
  viewer: Viewer,
  { key, now, log, stamp, mailed, keyChanges = [], storage, ...choice }: How,
): Promise<string> => {
  const { parts, withheld, filter } = choice
  const family = await tx.selectFrom('family').select(['id', 'time_zone', 'currency']).executeTakeFirstOrThrow()
  const members = await tx.selectFrom('membership').select(['person_id', 'role']).orderBy('person_id').execute()
  const mayShow = ({ audience }: StreamCopy): boolean => filter?.shared !== true || audience === null
  const copies = (await readStreams(tx)).filter(mayShow)
  const streams = copies.map((stream) => chosen(stream, choice, family.time_zone))
  const named = filter?.shared ? namedIn(copies, choice, family.time_zone) : null
  const isNamed = ({ person_id, role }: (typeof members)[number]): boolean =>
    named === null || role === 'parent' || named.people.has(person_id)
  const people = await tx
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name'])
    .where('id', '=', oneOf([viewer.personId, ...members.filter(isNamed).map(({ person_id }) => person_id)]))
    .orderBy('id')
    .execute()
  const names = await namesIn(tx, parts, streams, new Set([...withheld, ...(choice.keptBack ?? [])]))
  const record: ExportedRecord = {
    format: 'evenhand-record',
    version: 2,
    exportedAt: now,
    family: {
      id: family.id,
      timeZone: family.time_zone,
      currency: family.currency,
      parents: members.filter(({ role }) => role === 'parent').map(({ person_id }) => person_id),
    },
    knownParents: await knownParents(tx),
    asked: { by: viewer.personId, viewpoint: viewer.viewpoint, mode: viewer.mode },
    ...(filter && { filter }),
    people: people.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}` })),
    ...names,
    ...(await compareBytes(names.files, storage)),
    streams,
    proof: proveHeads(
      log,
      streams.map(({ id }) => id),
    ),
    ...(stamp && { stamp }),
    ...(mailed && mailed.length > 0 && { mailed }),
    ...(keyChanges.length > 0 && { keyChanges: [...keyChanges] }),
    laws: tablesOf(movesIn(streams).laws),
    withheld: [...(named?.withheld ?? withheld)].sort(),
    keyId: key.id,
  }
  return canonical({ ...record, signature: key.sign(canonical(record)) })
}
