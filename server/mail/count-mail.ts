import { limits } from '#contract/limits.ts'
import { addMs } from '#domain/time.ts'
import type { Tx } from '../db/tenancy.ts'
import { retention } from '../jobs/retention.ts'
import type { CountedMailKind } from './security-mail-kinds.ts'

const { mails } = limits.recovery

/** A person gets this many mails of a kind in a day, however often it happens. */
const perDay: Readonly<Record<CountedMailKind, number>> = {
  locked: 1,
  newDevice: 5,
  passwordChanged: 5,
  usernameChanged: 5,
  takenOut: 5,
  closingAsked: 5,
  closingStopped: 5,
  accountClosed: 1,
  passwordReset: 5,
  secondStepOn: 5,
  secondStepOff: 5,
  secondStepKept: 5,
  passkeyAdded: 5,
  passkeyRemoved: 5,
  'recovery.password': mails,
  'recovery.username': mails,
  'recovery.signIn': mails,
  'feeWaiver.link': 5,
}

/**
 * Counts a mail to a person and says whether it may be sent. When it cannot be sent, the transaction is rolled back, and
 * with it this count.
 */
export const countMail = async (tx: Tx, personId: string, kind: CountedMailKind, now: string): Promise<boolean> => {
  const dayAgo = addMs(now, -retention.securityMails.ms)
  const counted = await tx
    .insertInto('security_mail')
    .values({ person_id: personId, kind, since: now, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'kind'])
        .doUpdateSet((eb) => ({
          since: eb
            .case()
            .when('security_mail.since', '<=', dayAgo)
            .then(now)
            .else(eb.ref('security_mail.since'))
            .end(),
          count: eb
            .case()
            .when('security_mail.since', '<=', dayAgo)
            .then(1)
            .else(eb('security_mail.count', '+', 1))
            .end(),
        }))
        .where((eb) => eb.or([eb('security_mail.since', '<=', dayAgo), eb('security_mail.count', '<', perDay[kind])])),
    )
    .returning('person_id')
    .executeTakeFirst()
  return counted !== undefined
}
