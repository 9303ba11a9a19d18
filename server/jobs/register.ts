import type { Sandbox } from '../bank/sandbox/sandbox.ts'
import type { JobNeeds } from '../features/feature.ts'
import { inboxJobs } from '../inbox/inbox.ts'
import { cleanupJobs } from './cleanup.ts'
import { dueTimesJob } from './due-times.ts'
import { inboxHandlersOf } from './inbox-handlers.ts'
import type { Jobs } from './jobs.ts'
import { serviceLogJobs } from './service-log.ts'

/** Registers everything that runs without a request. */
export const registerJobs = (jobs: Jobs, needs: JobNeeds, sandbox: Sandbox | undefined): void => {
  const { deps, storage } = needs
  cleanupJobs(jobs, deps, storage)
  serviceLogJobs(jobs, deps)
  dueTimesJob(jobs, deps)
  inboxJobs(jobs, deps, inboxHandlersOf(deps))
  sandbox?.jobs(jobs)
  for (const feature of deps.features) feature.jobs?.(jobs, needs)
}
