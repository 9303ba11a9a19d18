import { inboxJobs } from '../bank/inbox.ts'
import type { Sandbox } from '../bank/sandbox/sandbox.ts'
import type { Deps } from '../deps.ts'
import { supportJobs } from '../features/child-support/child-support.job.ts'
import { contactJobs } from '../features/contact/contact.mail.ts'
import { paymentAccountJobs } from '../features/payment-accounts/payment-accounts.jobs.ts'
import { transferJobs } from '../features/payments/payments.follow.ts'
import type { Storage } from '../files/storage.ts'
import type { Transport } from '../mail/transport.ts'
import { mailJobs } from '../mail/waiting.ts'
import { bankHandlersOf } from '../use-cases/bank-handlers.ts'
import { transfersOf } from '../use-cases/transfers.ts'
import { checkpointJob } from './checkpoint.ts'
import { cleanupJobs } from './cleanup.ts'
import type { Jobs } from './jobs.ts'
import { reconcileJob } from './reconcile.ts'
import { startDueJob } from './start-due.ts'

/** Everything that happens without a request. */
export const registerJobs = (
  jobs: Jobs,
  deps: Deps,
  { transport, storage, sandbox }: { transport: Transport; storage: Storage; sandbox: Sandbox | undefined },
): void => {
  cleanupJobs(jobs, deps, storage)
  mailJobs(jobs, deps, transport)
  contactJobs(jobs, deps, transport)
  checkpointJob(jobs, deps)
  reconcileJob(jobs, deps)
  startDueJob(jobs, deps)
  supportJobs(jobs, deps)
  inboxJobs(jobs, deps, bankHandlersOf(deps))
  transferJobs(jobs, deps, transfersOf(deps))
  sandbox?.jobs(jobs)
  paymentAccountJobs(jobs, deps)
}
