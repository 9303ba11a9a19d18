import { openHarness } from '../harness.ts'
import { fillLog } from '../log/fill-log.ts'
import { bareOn } from './bare.ts'
import type { TargetConfig } from './target.ts'

// This is the measured process: the real app and the bare one on one database, with only one loaded at a time.

export type ReadingAnswer = {
  readonly real: number
  readonly bare: number
  /** A usual log, and the same with many expenses outstanding. */
  readonly logs: readonly { readonly familyId: string; readonly token: string }[]
}

const usual = 406
const outstanding = 1_700

const { superuser, dataDir, ...logins }: TargetConfig = JSON.parse(process.env.BENCH_TARGET ?? '')
const harness = await openHarness(logins, dataDir, { families: 2, expensesEach: 0 })
const { scopes, clock } = harness.deps
for (const [at, subject] of harness.subjects.entries()) {
  await fillLog(scopes, subject, usual, clock.now())
  if (at > 0) await fillLog(scopes, subject, outstanding, clock.now(), 'outstanding')
}
await harness.database.migrator.pool({ max: 1 }).query('vacuum analyze')
const bare = bareOn({ ...superuser, database: logins.migrator.database })
const portOf = (address: string) => Number(new URL(address).port)
const anywhere = { host: '127.0.0.1', port: 0 }
const answer: ReadingAnswer = {
  real: portOf(await harness.app.listen(anywhere)),
  bare: portOf(await bare.app.listen(anywhere)),
  logs: harness.subjects.map(({ familyId, token }) => ({ familyId, token })),
}
process.on('disconnect', () => process.exit(0))
process.send?.(answer)
