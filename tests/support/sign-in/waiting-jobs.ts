import type { TestDatabase } from '../database.ts'
import { bySuperuser } from '../record/superuser.ts'

/** Takes the jobs that wait in a queue, the oldest first, as a worker would. */
export const takeJobs = async (on: { readonly database: TestDatabase }, queue: string): Promise<unknown[]> => {
  const rows = await bySuperuser(
    on.database,
    `with taken as (delete from pgboss.job where name = $1 returning data, created_on)
      select data from taken order by created_on`,
    [queue],
  )
  return rows.map(({ data }) => data)
}
