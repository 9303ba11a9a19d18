import { sql } from 'kysely'
import type { Scopes } from '#server/db/tenancy.ts'
import type { Subject } from '../harness.ts'

/** Gives the first parent so many files at the top of their MyFiles. Their bytes are in no storage, and no entry tells of them. */
export const fillFiles = (
  { asViewer }: Pick<Scopes, 'asViewer'>,
  { a }: Pick<Subject, 'a'>,
  count: number,
  now: string,
) =>
  asViewer(a, async (tx) => {
    const { personId, familyId } = a
    const added = sql`${now}::timestamptz - n * interval '7 minutes'`
    const idOf = (what: string) => sql`md5(${`${what} ${personId}`} || n)::uuid`
    const sha256 = sql`encode(sha256(convert_to(${personId}::text || n, 'UTF8')), 'hex')`
    const all = sql`generate_series(1, ${count}::int) n`
    await sql`
      insert into file (family_id, id, sha256, name, type, bytes, added_by, added_at, reach, audience)
      select ${familyId}, ${idOf('file')}, ${sha256}, 'Notes ' || n || '.txt', 'text/plain', 900, ${personId}, ${added},
        'closed', array[${personId}::uuid] from ${all}`.execute(tx)
    await sql`
      insert into my_file (family_id, id, status, version, owner_id, name, file_id, sha256, type, bytes, reach, audience,
        created_at, changed_at)
      select ${familyId}, ${idOf('my_file')}, 'private', 1, ${personId}, 'Notes ' || n || '.txt', ${idOf('file')}, ${sha256},
        'text/plain', 900, 'closed', array[${personId}::uuid], ${added}, ${added} from ${all}`.execute(tx)
    await sql`
      insert into file_use (family_id, file_id, use, entity, entity_id, reach, audience, recorded)
      select ${familyId}, ${idOf('file')}, 'myFile', 'myFile', ${idOf('my_file')}, 'closed', array[${personId}::uuid], false
        from ${all}`.execute(tx)
  })
