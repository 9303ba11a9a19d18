import type { JobDeps } from '../deps.ts'
import { takeCheckpoint } from '../history/checkpoint.ts'
import type { Jobs } from './jobs.ts'

/** Writes the end of each stream outside the database, every minute. */
export const checkpointJob = (jobs: Jobs, { scopes, config, historyKey, clock }: JobDeps): void =>
  jobs.every('checkpoint', '* * * * *', async () => {
    await takeCheckpoint(scopes, config.dataDir, historyKey, clock.now())
  })
