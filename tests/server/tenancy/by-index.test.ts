import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Stage, stage } from '#tests/support/stage.ts'

let on: Stage
beforeAll(async () => {
  on = await stage()
})
afterAll(() => on.end())

/** With walks through a whole table ruled out wherever there is another way. */
const planOf = (statement: string): Promise<string> =>
  on.scopes.asViewer(on.dana, async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Record<string, string>>`explain (costs off) ${sql.raw(statement)}`.execute(tx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })

test.each(['family', 'membership', 'child', 'category', 'expense', 'payment', 'notice', 'entry'])(
  'one’s own rows of %s are found by an index, however many other families there are',
  async (table) => {
    const plan = await planOf(`select * from ${table}`)
    expect(plan).toMatch(/Index/)
    expect(plan).not.toMatch(/Seq Scan/)
  },
)
