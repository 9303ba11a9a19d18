import type { JoinQuestion } from '#machines/join/join.types.ts'
import { expect } from '../../fixtures.ts'
import type { World } from '../../support/world.ts'
import { playedIn, questionOf } from './join.played.ts'

const titlesIn = (world: World): Readonly<Record<string, string>> => {
  const { joining } = world.messages
  const product = world.messages.productName()
  const { founder, isInvited, who } = playedIn(world)
  const name = founder.firstName
  return {
    start: isInvited ? joining.start.invitedTitle({ name, product }) : joining.start.title({ product }),
    parent: joining.parent.title(),
    children: joining.childList.title(),
    security: joining.security.title(),
    coparent: isInvited ? joining.coparent.joinTitle({ name }) : joining.coparent.title(),
    waiting: joining.waiting.title({ name }),
    'invitation.shown': joining.invitation.title({ name, product }),
    resume: joining.resume.title(),
    'resume.code': joining.resume.title(),
    duplicate: joining.duplicate.title(),
    over: joining.over.title(),
    expired: joining.expired.title(),
    done: joining.done.title({ name: who.firstName }),
  }
}

/** Checks that an answer that was stored is shown again, except a password. */
const seeAnswer = async (world: World, question: JoinQuestion): Promise<void> => {
  const { screen, who, email, answered } = playedIn(world)
  if (!answered.has(question)) return
  const { start, parent, childList, security } = world.messages.joining
  const known: Partial<Record<JoinQuestion, readonly [label: string, text: string]>> = {
    start: [start.email(), email],
    parent: [parent.line1(), '120 West 105th St'],
    children: [childList.firstName(), 'Mia'],
    security: [security.username(), who.username],
  }
  const [label, text] = known[question] ?? []
  if (label !== undefined && text !== undefined) await expect(screen.field(label)).toHaveValue(text)
}

/** Checks the question or the page, and whether it says that a request failed. */
export const see = async (world: World, leaf: string): Promise<void> => {
  const play = playedIn(world)
  const { screen, page } = play
  play.leaf = leaf
  if (leaf.endsWith('unreachable')) return expect(screen.button(world.messages.joining.retry())).toBeVisible()
  const { declined, stopped, declineTitle } = world.messages.joining.invitation
  if (leaf === 'invitation.declined')
    return expect(screen.heading(declined()).or(screen.heading(stopped()))).toBeVisible()
  const title = leaf === 'invitation.shown.failed' ? declineTitle() : titlesIn(world)[leaf.replace('.failed', '')]
  if (title === undefined) throw new Error(`${leaf} is no screen`)
  await expect(screen.heading(title)).toBeVisible()
  await expect(screen.problem).toHaveCount(leaf.endsWith('.failed') ? 1 : 0)
  if (leaf === 'resume.code') await expect(screen.field(world.messages.joining.resume.code())).toBeVisible()
  if (leaf === 'done') await expect(page).toHaveURL(/\/app\/home$/)
  const question = questionOf(leaf)
  if (question && !leaf.endsWith('.failed')) await seeAnswer(world, question)
}
