import * as z from 'zod/mini'
import { id } from '#contract/common.ts'
import { uiLocale } from '#contract/locale.ts'
import type { RecoveryLinkKind } from '#contract/recovery/recovery.ts'
import { formatInstant } from '#domain/time.ts'
import L from '#i18n/i18n-node.ts'
import { productName } from '#i18n/product.ts'
import { bySystem } from '#machines/shared/turn.ts'
import type { Tx } from '../../db/tenancy.ts'
import type { JobDeps } from '../../deps.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { countMail } from '../../mail/count-mail.ts'
import type { Mail, Transport } from '../../mail/transport.ts'
import { emailIfAny } from '../session/contact-details.ts'
import { newToken } from '../session/new-token.ts'
import { accounts, accountsById, idsAtEmail } from '../session/people-at-email.ts'
import type { Person } from '../session/session.people.ts'
import { beginMail, moveRecovery, supersedeEarlier, undoMail, waitingRequest } from './recovery.store.ts'

export const recoveryMailQueue = 'mail.recovery'

type Needs = Pick<JobDeps, 'scopes' | 'clock' | 'config'>

const byUsername = (tx: Tx, username: string): Promise<Person[]> =>
  accounts(tx)
    .where((eb) => eb(eb.fn('lower', ['person.username']), '=', username.toLowerCase()))
    .execute()

/** The token is in the fragment of the address, which browsers send to no server. */
const pages: Readonly<Record<RecoveryLinkKind, (token: string) => string>> = {
  password: (token) => `/app/passwordReset#${token}`,
  signIn: (token) => `/app/login#link=${token}`,
}

const linkMail = (person: Person, to: string, kind: RecoveryLinkKind, url: string, at: string): Mail => {
  const locale = uiLocale(person.locale)
  const { hello, recovery } = L[locale].mail
  const texts = recovery[kind]
  const when = formatInstant(at, person.time_zone, locale, 'long')
  const text = [
    hello({ name: person.first_name }),
    texts.happened({ product: productName, at: when }),
    url,
    recovery.once(),
    recovery.notYou(),
  ].join('\n\n')
  return { to, subject: texts.subject({ product: productName }), text }
}

/** Names every account of one address. */
const usernameMail = (people: readonly [Person, ...Person[]], to: string, publicUrl: string): Mail => {
  const { hello, recovery } = L[uiLocale(people[0].locale)].mail
  const texts = recovery.username
  const text = [
    hello({ name: people[0].first_name }),
    texts.happened({ product: productName }),
    people.map(({ username }) => username).join('\n'),
    texts.signIn(),
    `${publicUrl}/app/login`,
    recovery.notYou(),
  ].join('\n\n')
  return { to, subject: texts.subject({ product: productName }), text }
}

/** It says whose account was meant, and where the mail goes. */
type Known = { readonly people: readonly [Person, ...Person[]]; readonly email: string }

/**
 * Finds whose account was meant, and where the mail goes. An administrator has no way back by mail: before their second
 * step is on, it would give the account to whoever reads their mailbox.
 */
const find = async ({ scopes }: Needs, kind: Asked['kind'], typed: string): Promise<Known | null> => {
  const ids = kind === 'username' ? await scopes.acrossFamilies((tx) => idsAtEmail(tx, typed)) : []
  const found = await scopes.beforeSignIn((tx) => (kind === 'username' ? accountsById(tx, ids) : byUsername(tx, typed)))
  const [person, ...others] = found.filter(({ user_type }) => user_type !== 'admin')
  if (!person) return null
  // The mail goes to the address of the account, however it was typed.
  // A closed account has no address any more.
  const email = await scopes.asMailer(person.id, (tx) => emailIfAny(tx, person.id))
  return email === null ? null : { people: [person, ...others], email }
}

type Asked = NonNullable<Awaited<ReturnType<typeof waitingRequest>>>

/** A link is known before its mail leaves, so that it works whatever becomes of this process. */
type Begun = { readonly asked: Asked; readonly token: string; readonly found: Known }

const mailOf = ({ asked, token, found }: Begun, { config: { publicUrl } }: Needs): Mail => {
  const { people, email } = found
  const mail =
    asked.kind === 'username'
      ? usernameMail(people, email, publicUrl)
      : linkMail(people[0], email, asked.kind, `${publicUrl}${pages[asked.kind](token)}`, asked.created_at)
  return { ...mail, messageId: `<recovery-${asked.id}@${new URL(publicUrl).hostname}>` }
}

/** Does what the mail brings with it: a new link replaces those before it, and usernames end the request. */
const settle = async (tx: Tx, asked: Asked, personId: string): Promise<void> => {
  if (asked.kind === 'username') await moveRecovery(tx, asked, { type: 'recovery.answer', by: bySystem })
  else await supersedeEarlier(tx, asked, personId)
}

/** Stores that the mail begins to leave. A mail that began before a process was killed is not sent again. */
const begin = ({ scopes, clock }: Needs, requestId: string, found: Known): Promise<Begun | null> =>
  scopes.beforeSignIn(async (tx) => {
    const asked = await waitingRequest(tx, requestId)
    if (!asked) return null
    const personId = found.people[0].id
    if (asked.mail_begun_at !== null) {
      await settle(tx, asked, personId)
      return null
    }
    const token = newToken()
    await beginMail(tx, asked, asked.kind === 'username' ? null : { personId, token }, clock.now())
    return { asked, token, found }
  })

/** Sends the mail. One that could not be sent, or is one too many today, leaves the request as it was. */
const finish = async (needs: Needs, transport: Transport, begun: Begun): Promise<void> => {
  const { scopes, clock } = needs
  const { asked, found } = begun
  const personId = found.people[0].id
  let isSent = false
  try {
    await scopes.beforeSignIn(async (tx) => {
      const row = await waitingRequest(tx, asked.id)
      if (!row || !(await countMail(tx, personId, `recovery.${asked.kind}`, clock.now()))) return
      await settle(tx, row, personId)
      await transport.send(tx, mailOf(begun, needs), clock.now())
      isSent = true
    })
  } finally {
    // After it was sent, whatever else fails must not send it again.
    if (!isSent) await scopes.beforeSignIn((tx) => undoMail(tx, asked))
  }
}

/** Writes the mail, if there is such an account. */
export const sendRecovery = async (needs: Needs, transport: Transport, requestId: string): Promise<void> => {
  const asked = await needs.scopes.beforeSignIn((tx) => waitingRequest(tx, requestId))
  if (!asked?.typed || asked.expires_at <= needs.clock.now()) return
  const found = await find(needs, asked.kind, asked.typed)
  const begun = found && (await begin(needs, requestId, found))
  if (begun) await finish(needs, transport, begun)
}

const request = z.object({ id })

export const recoveryMailJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(recoveryMailQueue, (data) => sendRecovery(deps, transport, request.parse(data).id))
