import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import { defaultNoticePreferences } from '#contract/notices/notice-preferences.ts'
import { quietUntil } from '#domain/quiet-hours.ts'
import { formatDate, formatInstant, isDate } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Transport } from '../../mail/transport.ts'
import { memberOf } from '../notices/notices.mail.ts'
import { preferencesOf } from '../notices/notices.store.ts'
import { memberEmail } from '../session/contact-details.ts'
import { beginsMailQueue } from './reminders.ts'

/** `begins` is an instant, or a date of whole days; `until` is when a reminder is of no use any more. */
const beginsMail = z.object({ familyId: id, personId: id, begins: z.string(), until: z.string() })

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config' | 'enqueue'>

/** Says that something begins, and when. What it is, is read after signing in, because others may see mails. */
export const sendBeginsMail = async (
  { scopes, clock, config, enqueue }: Needs,
  transport: Transport,
  data: unknown,
): Promise<void> => {
  const job = beginsMail.parse(data)
  const { familyId, personId, begins, until } = job
  const to = await memberEmail(scopes, personId)
  if (to === null) return
  return scopes.beforeSignIn(async (tx) => {
    const now = clock.now()
    const person = await memberOf(tx, familyId, personId)
    if (!person) return
    const { mailOff, quiet } = (await preferencesOf(tx, personId)) ?? defaultNoticePreferences
    if (mailOff.includes('reminders')) return
    const startAfter = quiet && quietUntil(now, person.time_zone, quiet)
    if (startAfter) {
      // It would come too late.
      if (startAfter < until) await enqueue(tx, { queue: beginsMailQueue, data: job, startAfter })
      return
    }
    const locale = uiLocale(person.locale)
    const at = isDate(begins)
      ? formatDate(begins, locale, 'long')
      : formatInstant(begins, person.time_zone, locale, 'long')
    const { hello, eventBegins, reason } = L[locale].mail
    const text = [
      hello({ name: person.first_name }),
      eventBegins.text({ at, product: productName }),
      `${config.publicUrl}/app/calendar`,
      reason({ product: productName }),
    ].join('\n\n')
    await transport.send(tx, { to, subject: eventBegins.subject({ product: productName }), text }, now)
  })
}

export const beginsMailJob = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(beginsMailQueue, (data) => sendBeginsMail(deps, transport, data))
