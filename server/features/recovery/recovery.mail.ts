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
import { keepLink, moveRecovery, unwritten } from './recovery.store.ts'

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

type Asked = NonNullable<Awaited<ReturnType<typeof unwritten>>>

const sendLink = async (tx: Tx, { config, clock }: Needs, transport: Transport, asked: Asked, found: Found) => {
  const [person] = found.people
  if (!person || asked.kind === 'username') return
  const now = clock.now()
  if (!(await countMail(tx, person.id, `recovery.${asked.kind}`, now))) return
  const token = newToken()
  await keepLink(tx, asked, person.id, token)
  const url = `${config.publicUrl}${pages[asked.kind](token)}`
  await transport.send(tx, linkMail(person, found.email, asked.kind, url, asked.created_at), now)
}

const sendUsernames = async (tx: Tx, { config, clock }: Needs, transport: Transport, asked: Asked, found: Found) => {
  const [first, ...others] = found.people
  const now = clock.now()
  if (!first || !(await countMail(tx, first.id, 'recovery.username', now))) return
  await moveRecovery(tx, asked, { type: 'recovery.answer', by: bySystem })
  await transport.send(tx, usernameMail([first, ...others], found.email, config.publicUrl), now)
}

type Found = { readonly people: readonly Person[]; readonly email: string }

/**
 * Finds whose account was meant, and where the mail goes. An administrator has no way back by mail: before their second
 * step is on, it would give the account to whoever reads their mailbox.
 */
const find = async ({ scopes }: Needs, kind: Asked['kind'], typed: string): Promise<Found> => {
  const ids = kind === 'username' ? await scopes.acrossFamilies((tx) => idsAtEmail(tx, typed)) : []
  const found = await scopes.beforeSignIn((tx) => (kind === 'username' ? accountsById(tx, ids) : byUsername(tx, typed)))
  const people = found.filter(({ user_type }) => user_type !== 'admin')
  const [person] = people
  // The mail goes to the address of the account, however it was typed.
  // A closed account has no address any more.
  const email = person ? await scopes.asMailer(person.id, (tx) => emailIfAny(tx, person.id)) : null
  return email === null ? { people: [], email: '' } : { people, email }
}

/** Writes the mail, if there is such an account. A mail that could not be sent leaves the request as it was. */
export const sendRecovery = async (needs: Needs, transport: Transport, requestId: string): Promise<void> => {
  const { scopes } = needs
  const asked = await scopes.beforeSignIn((tx) => unwritten(tx, requestId))
  if (!asked?.typed || asked.expires_at <= needs.clock.now()) return
  const found = await find(needs, asked.kind, asked.typed)
  if (found.people.length === 0) return
  const write = asked.kind === 'username' ? sendUsernames : sendLink
  await scopes.beforeSignIn(async (tx) => {
    // Another process may have written it meanwhile.
    const row = await unwritten(tx, requestId)
    if (row) await write(tx, needs, transport, row, found)
  })
}

const request = z.object({ id })

export const recoveryMailJobs = (jobs: Pick<Jobs, 'on'>, deps: Needs, transport: Transport): void =>
  jobs.on(recoveryMailQueue, (data) => sendRecovery(deps, transport, request.parse(data).id))
