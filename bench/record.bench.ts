import { loadavg } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Cluster, openCluster } from '#server/db/embedded/cluster.ts'
import type { Schema } from '#server/db/schema.ts'
import { kyselyOn } from '#server/db/statements.ts'
import { recordParts } from '#server/features/record-parts.ts'
import { exportRecord } from '#server/history/export.ts'
import { proveItem } from '#server/history/prove-item.ts'
import { seedFamilies } from '#server/seed/many/many.ts'
import { outsideFolderOf } from '#server/service-log/outside/outside-copy.ts'
import { logReaderOf } from '#server/service-log/signed-log.ts'
import { type Signer, signerOf } from '#server/service-log/signer.ts'
import { type Harness, openHarness } from './harness.ts'
import { lengthen } from './long-history.ts'
import { cpuNow, type Measure, type Measured, median } from './measure.ts'
import { type Taken, verifyingDatabase, verifyingFile } from './record/commands.ts'

const entries = 100_000
const streams = 1_000

const processorMs = async (run: () => Promise<unknown>): Promise<number> => {
  const begun = cpuNow()
  await run()
  return (cpuNow() - begun) / 1000
}

/** Compares with an aim; processor time of one process, at a load that the name says. */
const against = (name: string, ours: number, aim: number, unit: string): Measure => ({
  name: `${name}, load ${loadavg()[0]?.toFixed(0)}`,
  ours,
  plain: aim,
  unit: `${unit}; plain: at most`,
  ratio: aim / ours,
  aim: 1,
})

/** Everybody's shared stream gets one entry, as in a minute in which all of them are active. */
const growAll = async ({ deps }: Harness): Promise<void> => {
  const some = await deps.scopes.asSigner((tx) =>
    tx.selectFrom('stream').select(['id', 'family_id']).where('audience', 'is', null).limit(streams).execute(),
  )
  for (const { id, family_id } of some)
    await deps.scopes.asSystem(family_id, async (tx) => {
      const { reach } = await tx.selectFrom('stream').select('reach').where('id', '=', id).executeTakeFirstOrThrow()
      const said = { entity: 'family', entityId: family_id, by: { actor: null, party: 'system', mode: 'self' } }
      const entry = { id: crypto.randomUUID(), at: deps.clock.now(), kind: 'family.set', salt: '00'.repeat(32) }
      const row = JSON.stringify([{ ...entry, entity: 'family', entityId: family_id, payload: JSON.stringify(said) }])
      await sql`select history_append(${reach}, null, ${id}::uuid, ${row}::jsonb)`.execute(tx)
    })
}

/** Measures signing a minute in which a thousand streams changed. */
const signing = async (harness: Harness, signer: Signer): Promise<Measure> => {
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await growAll(harness)
    times.push(await processorMs(() => signer.sign(harness.deps.clock.now())))
  }
  return against(`signing a minute in which ${streams} streams changed`, median(times), 200, 'ms of processor')
}

const verifying = (what: string, { processor, memory }: Taken, mostMegabytes: number): Measure[] => [
  against(`verify of ${what} of ${entries} entries`, processor, 3_000, 'ms of processor'),
  against(`verify of ${what} of ${entries} entries`, memory, mostMegabytes, 'MB'),
]

const measureOn = async (harness: Harness, { superuser, migrator }: Cluster): Promise<Measured> => {
  const { deps, database, subjects } = harness
  const { scopes, historyKey: key, clock, config } = deps
  const [subject] = subjects
  if (!subject) throw new Error('a family is needed')
  await lengthen({ ...superuser, database: migrator.database }, subject.familyId, entries)
  const signer = signerOf({ scopes, key, folder: outsideFolderOf(config.dataDir), host: 'evenhand.test' })
  await signer.sign(clock.now())
  const whole = verifyingDatabase(migrator, config.dataDir)
  const log = await logReaderOf(scopes).show()
  const how = { parts: recordParts, key, now: clock.now(), withheld: new Set<string>(), log }
  const text = await scopes.asViewer(subject.a, (tx) => exportRecord(tx, subject.a, how))
  const [expense] = await scopes.asViewer(subject.a, (tx) =>
    tx.selectFrom('allocation').select('expense_id').limit(1).execute(),
  )
  const proof = await scopes.asViewer(subject.a, (tx) =>
    proveItem(tx, subject.a, log, { ids: [expense?.expense_id ?? ''], withheld: new Set() }),
  )
  if (proof === null || proof === 'notSigned') throw new Error('the expense has no proof')
  const checked = verifyingFile(text, key.publicPem)
  await seedFamilies({ db: kyselyOn<Schema>(database.migrator.pool({ max: 4 })), clock, log: () => undefined }, streams)
  await signer.sign(clock.now())
  return {
    measures: [
      ...verifying('a database', whole, 150),
      ...verifying('an export', checked, 300),
      against(`one expense’s proof in a stream of ${entries}, as JSON`, proof.text.length / 1000, 20, 'kB'),
      await signing(harness, signer),
    ],
    layers: [],
  }
}

/**
 * Measures the figures that the record's design promises: signing, verifying a long record, and the size of a proof. It
 * opens a database of its own in `folder`, because verify checks all of it.
 */
export const measureRecord = async (folder: string): Promise<Measured> => {
  const dataDir = join(folder, 'record')
  const cluster = await openCluster({ dataDir, rootFolder: join(folder, 'record-root'), print: () => undefined })
  try {
    const harness = await openHarness(cluster, dataDir, { families: 1, expensesEach: 60 })
    const measured = await measureOn(harness, cluster)
    await harness.app.close()
    return measured
  } finally {
    await cluster.stop()
  }
}
