import * as z from 'zod/mini'
import { invitationDto, invitationRoutes as routes } from '#contract/invitations/invitations.ts'
import type { OwnApp } from '../app.ts'
import { bearerIn, deliver, join, newBrowser, newcomer } from './joining.ts'

const sam = { firstName: 'Sam', lastName: 'Keller' }

/** Lets a parent with a family of their own join, who named the other one and may invite them. */
export const inviterOn = async (on: OwnApp) => {
  const browser = newBrowser(on)
  const who = newcomer()
  await join(browser, who, sam)
  await deliver(on)
  const invite = async (email: string) => browser.call(routes.invite, { body: { email } }, await bearerIn(browser))
  const command = async (id: string, body: object) => {
    const route = { ...routes.events, path: `/pub/v1/invitations/${id}/events` as const }
    return browser.call(route, { body } as never, await bearerIn(browser))
  }
  const now = async () => {
    const { body } = await browser.call(routes.list, {}, await bearerIn(browser))
    const [newest] = z.parse(z.object({ items: z.array(invitationDto) }), body).items
    if (!newest) throw new Error('nobody was invited')
    return newest
  }
  return { who, browser, invite, command, now }
}
