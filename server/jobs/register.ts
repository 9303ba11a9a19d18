import type { Sandbox } from '../bank/sandbox/sandbox.ts'
import type { JobDependencies, ServerFeature } from '../features/feature.ts'
import { inboxJobs } from '../inbox/inbox.ts'
import { cleanupJobs } from './cleanup.ts'
import { dueTimesJob } from './due-times.ts'
import { inboxHandlersOf } from './inbox-handlers.ts'
import type { Queues } from './install-queues.ts'
import type { Jobs } from './jobs.ts'
import { serviceLogJobs } from './service-log.ts'

/** The queues of the shared parts. */
const sharedQueues: Queues = {
  cleanup: 'singleton',
  'sign-log': 'singleton',
  'cosign-log': 'singleton',
  'recount-log': 'singleton',
  'prune-log': 'singleton',
  'due-times': 'singleton',
  'bank.inbox': 'standard',
  'bank.sweep': 'singleton',
  'bank.sandbox': 'singleton',
}

/** Returns every queue that `registerJobs` gives a handler, on any configuration. */
export const queuesOf = (features: readonly ServerFeature[]): Queues => {
  let queues = sharedQueues
  for (const feature of features) queues = { ...queues, ...feature.queues }
  return queues
}

/** Registers everything that runs without a request. */
export const registerJobs = (jobs: Jobs, needs: JobDependencies, sandbox: Sandbox | undefined): void => {
  const { deps, storage } = needs
  cleanupJobs(jobs, deps, storage)
  serviceLogJobs(jobs, deps)
  dueTimesJob(jobs, deps)
  inboxJobs(jobs, deps, inboxHandlersOf(deps))
  sandbox?.jobs(jobs)
  for (const feature of deps.features) feature.jobs?.(jobs, needs)
}
