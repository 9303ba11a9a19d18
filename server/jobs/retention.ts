import { limits } from '#contract/limits.ts'

const hour = 3_600_000
const day = 24 * hour

/** Says how long something stays after it has served its purpose, in milliseconds, why, and which job deletes it. */
export type Retention = { readonly what: string; readonly ms: number; readonly why: string; readonly job: string }

/**
 * Everything that is deleted by itself. What the record names is never deleted, and neither is what is not listed here.
 * docs/operations.md has the same table, which a test compares.
 */
export const retention = {
  unusedFiles: {
    what: 'files that nothing uses, and stored bytes that no file names',
    ms: day,
    why: 'a form that was left can be finished within the day',
    job: 'sweep-files, sweep-bytes',
  },
  uploads: {
    what: 'uploads that were not completed, and their parts',
    ms: limits.uploads.life,
    why: 'an upload that broke off can be continued within the day',
    job: 'cleanup',
  },
  feeWaiverDocuments: {
    what: 'documents of fee waivers, after the application ended',
    ms: 90 * day,
    why: 'whoever was refused may ask why; later they only say how somebody lives',
    job: 'cleanup',
  },
  answers: {
    what: 'answers to requests with an idempotency key',
    ms: limits.idempotencyLife,
    why: 'a request that is repeated gets the same answer',
    job: 'cleanup',
  },
  contactMessages: {
    what: 'messages to us that were sent on by mail',
    ms: limits.idempotencyLife,
    why: 'a message that is repeated is not sent twice',
    job: 'cleanup',
  },
  attempts: {
    what: 'counted attempts, after the time in which they count',
    ms: hour,
    why: 'nothing needs them; the hour spares the database',
    job: 'cleanup',
  },
  sessions: {
    what: 'sessions and their short tokens, after they ended',
    ms: 0,
    why: 'nothing needs them',
    job: 'cleanup',
  },
  idleSessions: {
    what: 'sessions that were not used, with their short tokens',
    ms: limits.sessionIdle,
    why: 'a device that nobody uses should not stay signed in',
    job: 'cleanup',
  },
  signInAttempts: {
    what: 'counts of wrong passwords at the sign-in, after the last one',
    ms: day,
    why: 'locks grow with them',
    job: 'cleanup',
  },
  signIns: {
    what: 'sign-ins that waited for their second step, after their ten minutes',
    ms: 0,
    why: 'nothing needs them',
    job: 'cleanup',
  },
  removals: {
    what: 'removals of a second step, after their 72 hours',
    ms: 30 * day,
    why: 'nobody asks for them again and again',
    job: 'cleanup',
  },
  challenges: {
    what: 'challenges to passkeys that nobody answered, after their ten minutes',
    ms: 0,
    why: 'nothing needs them',
    job: 'cleanup',
  },
  pastSignIns: {
    what: 'the list of a person’s own sign-ins',
    ms: 365 * day,
    why: 'a person can look back a year for a sign-in that was not theirs',
    job: 'cleanup',
  },
  recoveries: {
    what: 'requests for a way back into an account, after their hour',
    ms: day,
    why: 'an operator can tell why a link did not work',
    job: 'cleanup',
  },
  contactDetails: {
    what: 'where the person of a closed account could be reached',
    ms: limits.closing.reachable,
    why: 'the mail that the account was closed is sent before',
    job: 'cleanup',
  },
  emailChanges: {
    what: 'changes of an email address, after their 72 hours',
    ms: day,
    why: 'both addresses are told how it ended',
    job: 'cleanup',
  },
  securityMails: {
    what: 'counts of the mails that tell a person what happened to their account',
    ms: day,
    why: 'nobody gets more of a kind in a day',
    job: 'cleanup',
  },
  knownDevices: {
    what: 'known devices, after they were last used',
    ms: 400 * day,
    why: 'browsers keep no cookie for longer',
    job: 'cleanup',
  },
  registrations: {
    what: 'registrations that were completed or expired, of which no answer is kept',
    ms: 30 * day,
    why: 'whoever comes back is told what became of it',
    job: 'cleanup',
  },
  sendings: {
    what: 'counts of the invitations to an address',
    ms: limits.invitation.window,
    why: 'nobody is invited more often in that time',
    job: 'cleanup',
  },
  outbox: {
    what: 'mails in the outbox, which is written where no SMTP_URL is set',
    ms: 30 * day,
    why: 'somebody who develops or tests reads them',
    job: 'cleanup',
  },
  webhooks: {
    what: 'reports of providers that were handled',
    ms: 30 * day,
    why: 'no provider repeats a report for that long',
    job: 'bank.sweep',
  },
  doneJobs: {
    what: 'jobs that are done or have failed for good',
    ms: 7 * day,
    why: 'an operator looks for the cause of a failure',
    job: 'pg-boss',
  },
  waitingJobs: {
    what: 'jobs that no process has taken',
    ms: 14 * day,
    why: 'a service that stood still catches up; sweeps find what was lost',
    job: 'pg-boss',
  },
  checkpoints: {
    what: 'checkpoints that nobody outside has seen, but the last of each day',
    ms: 7 * day,
    why: 'a removed one can be made again',
    job: 'prune-log',
  },
  outsideHeads: {
    what: 'heads of streams in DATA_DIR/checkpoints',
    ms: 90 * day,
    why: 'they show what was lost when a backup was restored',
    job: 'prune-log',
  },
} as const satisfies Record<string, Retention>
