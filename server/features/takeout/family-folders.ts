import { permissions } from '#contract/permissions.ts'
import type { Tx, Viewer } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import type { ZipEntry } from '../../files/zip.ts'
import { type RecordParts, recordPartsOf } from '../../history/record-parts.ts'
import { membershipsOf } from '../families/own-memberships.ts'
import { servedFile } from '../files/files.store.ts'
import { isUnopened } from '../files/unopened.ts'
import { writingsOf } from './writings.ts'

/**
 * Lists a person's families in the order in which the account names them, with the member whom they are in each. Whoever
 * looks on as somebody else has nothing of their own in that family.
 */
const viewersOf = async (tx: Tx, personId: string): Promise<Viewer[]> => {
  const memberships = await membershipsOf(tx, personId)
  const began = ({ joined_at, since }: (typeof memberships)[number]) => joined_at ?? since
  return memberships
    .toSorted((one, other) => (began(one) < began(other) ? -1 : Number(began(one) > began(other))))
    .flatMap(({ family_id: familyId, person_id: member, role }) =>
      role === 'professional'
        ? []
        : [{ personId: member, familyId, viewpoint: member, standing: role, mode: 'self' as const }],
    )
}

/** A name that people gave may hold what a file system does not take, and two files may have the same. */
const nameInZip = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `${id.slice(0, 8)}-${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')}`

const filesIn = async (tx: Tx, parts: RecordParts, viewer: Viewer, folder: string): Promise<ZipEntry[]> => {
  const rows = await tx.selectFrom('file').select('id').orderBy('added_at').orderBy('id').execute()
  const entries: ZipEntry[] = []
  for (const { id } of rows) {
    const file = await servedFile(tx, id)
    if (!file || (await isUnopened(tx, parts, viewer, file))) continue
    const { sha256, bytes } = file
    entries.push({ path: `${folder}/files/${nameInZip(file)}`, stored: { sha256, bytes } })
  }
  return entries
}

/**
 * Lists the files of the zip for each family of a person: the record, which only parents read, or else what the person
 * wrote and was given; and the files that they may open.
 */
export const familyFoldersOf = async (
  { scopes, features }: Pick<Deps, 'scopes' | 'features'>,
  personId: string,
  recordOf: (viewer: Viewer) => Promise<string>,
): Promise<ZipEntry[]> => {
  const parts = recordPartsOf(features.flatMap(({ record }) => record ?? []))
  const viewers = await scopes.beforeSignIn((tx) => viewersOf(tx, personId))
  const entries: ZipEntry[] = []
  for (const [index, viewer] of viewers.entries()) {
    const folder = `family-${index + 1}`
    if (permissions['history.read'](viewer))
      entries.push({ path: `${folder}/record.json`, text: await recordOf(viewer) })
    else entries.push(...(await scopes.asViewer(viewer, (tx) => writingsOf(tx, viewer, folder))))
    entries.push(...(await scopes.asViewer(viewer, (tx) => filesIn(tx, parts, viewer, folder))))
  }
  return entries
}
