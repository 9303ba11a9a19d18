import { invitationRoutes } from '#contract/invitations/invitations.ts'
import type { TestApp } from '../app.ts'
import type { TestBrowser } from '../signing-in.ts'
import { freshAddress } from './invitations.ts'
import { deliver, join, newBrowser, newcomer, tokenIn } from './joining.ts'

export type Invited = { readonly browser: TestBrowser; readonly email: string; readonly inviter: TestBrowser }

/** A browser in which an invitation was opened, and the address to which it was mailed. */
export const invitedBrowser = async (on: TestApp): Promise<Invited> => {
  const [inviter, browser] = [newBrowser(on), newBrowser(on)]
  const email = freshAddress()
  await join(inviter, newcomer(), { firstName: 'Sam', lastName: 'Keller', email })
  const mail = (await deliver(on)).find(({ recipient }) => recipient === email)
  await browser.call(invitationRoutes.openMailed, { body: { token: tokenIn(mail) } })
  return { browser, email, inviter }
}
