import { sql } from 'kysely'
import { myFileUse } from '#contract/my-files/my-file-use.ts'
import { myFileEvents } from '#contract/my-files/my-files.events.ts'
import { isGivenLeaf, listedLeaves } from '#machines/my-files/my-file.leaves.ts'
import { myFileMachine } from '#machines/my-files/my-file.machine.ts'
import { metaOfLeaf } from '#machines/shared/decide.ts'
import { pageSize, pagesById } from '../../db/reading/pages.ts'
import type { Tx } from '../../db/tenancy.ts'
import { labelIn } from '../../history/labels.ts'
import { textOf, textsOf } from '../../history/parsed-entry.ts'
import type { Finding, RecordPart } from '../../history/record-part.ts'
import { myFileColumnsOf } from './my-files.store.ts'

type Newest = {
  readonly id: string
  readonly status: string
  readonly owner_id: string
  readonly audience: readonly string[]
  readonly holds: boolean
  readonly use_reach: string | null
  readonly use_audience: readonly string[] | null
}

/** Others read the newest version while they are given the file, and its owner alone at any other time. */
const isShownRightly = ({ status, owner_id, audience, use_reach, use_audience }: Newest, reach: string): boolean => {
  const isGiven = isGivenLeaf(status)
  return use_reach === (isGiven ? reach : 'closed') && String(use_audience) === String(isGiven ? audience : [owner_id])
}

/** The newest version is what the row says, and those who may read it are those who may read the file. */
const newestVersions = async (tx: Tx): Promise<Finding[]> => {
  const rows = await tx
    .selectFrom('my_file as m')
    .leftJoin('file as f', (join) => join.onRef('f.family_id', '=', 'm.family_id').onRef('f.id', '=', 'm.file_id'))
    .leftJoin('file_use as u', (join) =>
      join
        .onRef('u.family_id', '=', 'm.family_id')
        .onRef('u.file_id', '=', 'm.file_id')
        .onRef('u.entity_id', '=', 'm.id')
        .on('u.use', '=', myFileUse.name)
        .on('u.entity', '=', 'myFile'),
    )
    .select(['m.id', 'm.status', 'm.owner_id', 'm.audience', 'm.reach', 'u.reach as use_reach'])
    .select('u.audience as use_audience')
    .select(sql<boolean>`coalesce(f.sha256 = m.sha256 and f.bytes = m.bytes and f.type = m.type, false)`.as('holds'))
    .where('m.status', 'in', listedLeaves)
    .execute()
  return rows
    .filter((row) => !row.holds || !isShownRightly(row, row.reach))
    .map(({ id }) => `myFile ${id}: its newest version is not what its history says`)
}

export const myFileRecord: RecordPart = {
  events: myFileEvents,
  rows: async function* (tx) {
    const all = tx.selectFrom('my_file').selectAll().orderBy('id').limit(pageSize)
    for await (const rows of pagesById((after) => (after === null ? all : all.where('id', '>', after)).execute()))
      yield rows.map((row) => ({
        entity: 'myFile',
        id: row.id,
        status: row.status,
        version: row.version,
        columns: myFileColumnsOf(row),
        reach: row.reach,
        audience: row.audience,
        changedAt: row.changed_at,
      }))
  },
  checks: newestVersions,
  print: {
    about: ({ columns }, known, { texts }) =>
      texts.myFiles.recordTitle({ name: textOf(columns ?? known, 'name') ?? '' }),
    facts: ({ columns }, _known, { texts, personOf }) => {
      if (!columns) return []
      const [owner, ...readers] = textsOf(columns, 'audience')
      const { record } = texts.myFiles
      return [
        ...(readers.length > 0 && owner !== undefined
          ? [record.readers({ names: readers.map(personOf).join(', ') })]
          : []),
        record.sha256({ sha256: textOf(columns, 'sha256') ?? '' }),
      ]
    },
    label: (leaf, _facts, { texts }) => labelIn(texts.myFiles.label, metaOfLeaf(myFileMachine, leaf).label),
  },
}
