import type { Connection } from '#server/db/embedded/cluster.ts'
import type { Logins } from '#server/db/logins.ts'
import { databaseCpu } from '../database-processes.ts'
import { openHarness, type Subject } from '../harness.ts'
import { cpuNow, type Layer } from '../measure.ts'
import { bareOn } from './bare.ts'
import { layersOf } from './layers.ts'

// This is the measured process: the real app and the bare one on one database, with only one loaded at a time.

/** Passed as JSON in the environment. */
export type TargetConfig = Logins<Connection> & {
  readonly superuser: Connection
  readonly dataDir: string
  /** The default is 8. */
  readonly families?: number
}

/** Lists the requests of the measuring process. */
export type TargetRequest = 'cpu' | 'layers' | 'end'
export type TargetAnswer =
  | { readonly ready: { readonly real: number; readonly bare: number; readonly subjects: readonly Subject[] } }
  | { readonly cpu: number }
  | { readonly layers: readonly Layer[] }

const { superuser, dataDir, families = 8, ...logins }: TargetConfig = JSON.parse(process.env.BENCH_TARGET ?? '')
const harness = await openHarness(logins, dataDir, { families, expensesEach: 60 })
const bare = bareOn({ ...superuser, database: logins.migrator.database })
const portOf = (address: string) => Number(new URL(address).port)
const anywhere = { host: '127.0.0.1', port: 0 }
const real = portOf(await harness.app.listen(anywhere))
const plain = portOf(await bare.app.listen(anywhere))

const reply = (told: TargetAnswer) => process.send?.(told)

const answers: Record<TargetRequest, () => Promise<void>> = {
  cpu: async () => void reply({ cpu: cpuNow() }),
  layers: async () =>
    void reply({ layers: await layersOf({ harness, barePool: bare.pool, databaseNow: () => databaseCpu(dataDir) }) }),
  end: async () => {
    await harness.app.close()
    await bare.app.close()
    await bare.pool.end()
    process.exit(0)
  },
}
process.on('message', (asked: TargetRequest) => {
  answers[asked]().catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
process.on('disconnect', () => process.exit(1))
reply({ ready: { real, bare: plain, subjects: harness.subjects } })
