import type { RegistrationCommand, RegistrationDto } from '#contract/registration/registration.ts'
import { togetherOn } from '../../db/tenancy.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import { mustBeFree } from '../account/free-username.ts'
import { isBreached } from '../session/breached-passwords.ts'
import { hashPassword } from '../session/password.ts'
import { type Answers, parentIn, startIn } from './registration.answers.ts'
import { askInviter } from './registration.ask.ts'
import { checkCommand } from './registration.checks.ts'
import { followedBy, registrationDtoOf } from './registration.item.ts'
import { enqueueRegistrationMail, type MailLimits } from './registration.mail.ts'
import { findRegistration, mustBeAllowed, mustBeSeen, type Seen } from './registration.step.ts'
import { lockRegistration, setRegistration } from './registration.store.ts'

/** The last command is not among these, because it makes the account. */
export type QuestionCommand = Exclude<RegistrationCommand, { readonly type: 'registration.complete' }>

type Columns = Parameters<typeof setRegistration>[2]

const answersAfter = (command: QuestionCommand, known: Answers): Answers => {
  if (command.type === 'registration.correct') return { ...known, ...startIn(command) }
  if (command.type === 'registration.giveParent') return { ...known, parent: parentIn(command) }
  if (command.type === 'registration.giveChildren') return { ...known, children: command.children }
  if (command.type === 'registration.giveCredentials') return { ...known, username: command.username }
  return known
}

/** Says what a command changes beside the answers. Another address is not confirmed, and whoever is asked is asked anew. */
const columnsAfter = (command: QuestionCommand, { known }: Seen, now: string): Columns => {
  if (command.type === 'registration.ask') return { asked_at: now }
  if (command.type !== 'registration.correct') return {}
  const moved = command.email !== known.email && { email_confirmed_at: null, asked_at: null, resume_hash: null }
  return { ...moved, country: command.country, terms_version: command.terms, terms_at: now }
}

type Needs = Pick<Deps, 'db' | 'scopes' | 'enqueue' | 'config'>
type Given = { readonly token: string | undefined; readonly command: QuestionCommand; readonly now: string }

/** Checks a command before anything is locked, and hashes a password, which takes long. */
const prepare = async (deps: Needs, { token, command, now }: Given): Promise<string | undefined> => {
  const seen = mustBeSeen(await findRegistration(deps, token, now), command.version, now)
  mustBeAllowed(seen, command.type)
  checkCommand(command, seen, now)
  if (command.type !== 'registration.giveCredentials') return undefined
  await deps.scopes.beforeSignIn((tx) => mustBeFree(tx, command.username))
  if (await isBreached(deps.config.breachedPasswords, command.password))
    throw new Refusal('invalid', { validationErrors: [{ field: 'password', code: 'breached' }] })
  return hashPassword(command.password)
}

const passwordAfter = (effects: readonly string[], hash: string | undefined): Columns => {
  if (effects.includes('dropCredentials')) return { password_hash: null }
  return hash === undefined ? {} : { password_hash: hash }
}

/**
 * Answers a question of a registration.
 * @throws {Refusal} linkOver, changedSinceSeen, notAllowedNow, invalid
 */
export const answerQuestion = async (deps: Needs, mails: MailLimits, given: Given): Promise<RegistrationDto> => {
  const { token, command, now } = given
  const hash = await prepare(deps, given)
  const isMoved = (seen: Seen) => command.type === 'registration.correct' && command.email !== seen.known.email
  const mayMail = command.type === 'registration.correct' && (await mails.mayMail(command.email))
  return togetherOn(deps.db, async (scopes) => {
    const row = await scopes.beforeSignIn((tx) => lockRegistration(tx, token))
    const seen = mustBeSeen({ row, followed: await followedBy(scopes, row) }, command.version, now)
    const { status, effects } = mustBeAllowed(seen, command.type)
    if (command.type === 'registration.ask') await askInviter(scopes, deps.enqueue, seen, now)
    return scopes.beforeSignIn(async (tx) => {
      await setRegistration(tx, row.id, {
        ...columnsAfter(command, seen, now),
        ...passwordAfter(effects, hash),
        answers: JSON.stringify(answersAfter(command, seen.known)),
        status,
        version: row.version + 1,
        changed_at: now,
      })
      if (mayMail && isMoved(seen))
        await enqueueRegistrationMail(deps.enqueue, tx, { registrationId: row.id, kind: 'begun' })
      return registrationDtoOf(await lockRegistration(tx, token), seen.followed)
    })
  })
}
