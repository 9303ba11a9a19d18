import * as z from 'zod/mini'
import { type InvitationDto, invitationDto, invitationRoutes } from '#contract/invitations/invitations.ts'
import { limits } from '#contract/limits.ts'
import { lifecycles } from '#machines/charts.ts'
import { pathsOf } from '#machines/walk/chart-walk.ts'
import { handleDueTimes } from '#server/jobs/due-times.ts'
import { type OwnApp, testApp } from '#tests/support/app.ts'
import { taken } from '#tests/support/client.ts'
import { freshAddress } from '#tests/support/joining/invitations.ts'
import {
  answerAll,
  bearerIn,
  begin as beginRegistration,
  complete,
  deliver,
  join,
  newBrowser,
  newcomer,
  registrationIn,
  send,
  tokenIn,
} from '#tests/support/joining/joining.ts'
import { bySuperuser } from '#tests/support/record/superuser.ts'
import type { TestBrowser } from '#tests/support/signing-in.ts'
import { handOf, type Walked, type Ways } from '../walked.ts'

const chart = lifecycles.invitation

let app: OwnApp

type Played = {
  readonly id: string
  readonly inviter: TestBrowser
  readonly stored: () => Promise<{ status: string; version: number; email: string }>
  /** Returns the token of the last mailed link. */
  readonly token: () => Promise<string>
}

type Command = { readonly type: string; readonly email?: string }

const command =
  (commandOf: () => Command) =>
  async ({ id, inviter, stored }: Played) => {
    const { version } = await stored()
    const path = `/pub/v1/invitations/${id}/events` as const
    const route = { ...invitationRoutes.events, path }
    return taken(await inviter.call(route, { body: { ...commandOf(), version } as never }, await bearerIn(inviter)))
  }

/** Opens the mailed link in a new browser and answers everything but the last question there. */
const comeWith = async ({ token }: Played, email: string): Promise<TestBrowser> => {
  const browser = newBrowser(app)
  taken(await browser.call(invitationRoutes.openMailed, { body: { token: await token() } }))
  const who = newcomer({ email })
  registrationIn(await beginRegistration(browser, who))
  await answerAll(browser, who)
  return browser
}

const askElsewhere = async (played: Played) =>
  taken(await send(await comeWith(played, freshAddress()), { type: 'registration.ask' }))

const afterAsking = (then: (played: Played) => Promise<unknown>) => async (played: Played) => {
  await askElsewhere(played)
  return then(played)
}

const hands: Readonly<Record<string, (played: Played) => Promise<unknown>>> = {
  'invitation.correct': command(() => ({ type: 'invitation.correct', email: freshAddress() })),
  'invitation.resend': command(() => ({ type: 'invitation.resend' })),
  'invitation.withdraw': command(() => ({ type: 'invitation.withdraw' })),
  'invitation.confirm': afterAsking(command(() => ({ type: 'invitation.confirm' }))),
  'invitation.refuse': afterAsking(command(() => ({ type: 'invitation.refuse' }))),
  'invitation.ask': askElsewhere,
  'invitation.accept': async (played) =>
    taken(await complete(await comeWith(played, (await played.stored()).email), null)),
  'invitation.decline': async ({ token }) =>
    taken(await newBrowser(app).call(invitationRoutes.declineMailed, { body: { token: await token(), never: false } })),
  'invitation.expire': async () => {
    app.clock.forward(limits.invitation.life)
    await handleDueTimes(app.deps)
  },
}

const itemIn = (body: unknown): InvitationDto => z.parse(invitationDto, body)

/** Each path has a family of its own, which a parent founds who names the other one. */
const begin = async (): Promise<Walked> => {
  app.clock.reset()
  const inviter = newBrowser(app)
  await join(inviter, newcomer(), { firstName: 'Sam', lastName: 'Keller' })
  const body = { email: freshAddress() }
  const { id } = itemIn(taken(await inviter.call(invitationRoutes.invite, { body }, await bearerIn(inviter))).body)
  const stored = async () => {
    const [row] = await bySuperuser(app.database, 'select status, version, email from invitation where id = $1', [id])
    return { status: String(row?.status), version: Number(row?.version), email: String(row?.email) }
  }
  let last = ''
  const token = async () => {
    const { email } = await stored()
    const mail = (await deliver(app)).find(({ recipient }) => recipient === email)
    last = mail ? tokenIn(mail) : last
    return last
  }
  const played = { id, inviter, stored, token }
  return { stored, step: (step) => handOf(hands, step)(played) }
}

export const invitationWays: Ways = {
  chart,
  paths: pathsOf(chart),
  open: async () => {
    app = await testApp()
  },
  begin,
  close: () => app.stop(),
}
