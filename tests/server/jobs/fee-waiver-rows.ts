import type { Needs } from './sign-in-rows.ts'

/** Makes an application that ended at an instant, with a document of the same id. */
export const feeWaiverRows = ({ db, count, expired, person }: Needs) => ({
  feeWaiverDocuments: {
    make: async (id: string, now: string) => {
      await db(
        `insert into fee_waiver (id, owner_id, status, version, first_name, last_name, created_at, ended_at, changed_at)
          values ($1, $2, 'refused', 2, 'Dana', 'Reyes', $3, $3, $3)`,
        ...[id, person(), now],
      )
      await db(
        `insert into fee_waiver_document (id, fee_waiver_id, owner_id, kind, type, bytes, sha256, added_at)
          values ($1::uuid, $1::uuid, $2, 'other', 'application/pdf', 9, repeat('a', 64), $3)`,
        ...[id, person(), now],
      )
    },
    count: (id: string) => count('fee_waiver_document', id),
    sweep: expired,
  },
})
