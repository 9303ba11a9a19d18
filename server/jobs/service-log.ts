import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { contradictionText } from '../service-log/contradictions.ts'
import { recount } from '../service-log/recount.ts'
import { signerOf } from '../service-log/signer.ts'
import type { Jobs } from './jobs.ts'

/** The folder of the copy outside the database. */
export const outsideFolderOf = (dataDir: string): string => join(dataDir, 'checkpoints')

/** Signs the service log every minute, and counts everything again each night. */
export const serviceLogJobs = (jobs: Jobs, { scopes, config, historyKey, clock, log }: Deps): void => {
  const folder = outsideFolderOf(config.dataDir)
  const host = new URL(config.publicUrl).host
  const signer = signerOf({ scopes, key: historyKey, folder, host })
  jobs.every('sign-log', '* * * * *', async () => {
    const outcome = await signer.sign(clock.now())
    if (outcome.state === 'otherKey')
      log.error('the database names another key than this process has; it signs nothing')
    if (outcome.state === 'refused') log.error('the record contradicts what was signed; nothing is signed any more')
    if ('found' in outcome)
      for (const one of outcome.found)
        log.error({ contradiction: contradictionText(one) }, 'the record is contradicted')
  })
  jobs.every('recount-log', '17 3 * * *', async () => {
    for (const one of await recount(scopes, clock.now()))
      log.error({ contradiction: contradictionText(one) }, 'the record is contradicted')
  })
}
