import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { OpenedInvitationDto } from '#contract/invitations/invitations.ts'
import type { RegistrationDto } from '#contract/registration/registration.ts'
import { sessionRoutes } from '#contract/session.ts'
import { createJoin } from '#src/join/create-join.ts'
import { JoinRoot } from '#src/join/join-root.tsx'

export const answers = {
  country: 'US',
  state: 'NY',
  firstName: 'Ana',
  lastName: 'Diaz',
  email: 'ana@example.org',
  parent: null,
  children: [],
  username: null,
} as const satisfies RegistrationDto['answers']

export const registration = (over: Partial<RegistrationDto> = {}): RegistrationDto => ({
  status: 'begun',
  version: 1,
  facts: { invited: false, admitted: true },
  respondBy: '2026-12-01T12:00:00.000Z',
  answers,
  currency: 'USD',
  timeZone: 'America/New_York',
  inviter: null,
  ...over,
})

export const invitation: OpenedInvitationDto = {
  status: 'sent',
  inviter: { firstName: 'Dana', lastName: 'Reyes' },
  invitee: { firstName: 'Ana', lastName: 'Diaz' },
  email: 'ana@example.org',
  country: 'US',
  respondBy: '2026-12-01T12:00:00.000Z',
}

export const refusal = (exception: string, status: number, more: object = {}, headers = {}) =>
  Response.json(
    { exception, status, statusCode: status, userMessage: `${exception} said`, validationErrors: [], ...more },
    { status, headers },
  )
const noSession = () => refusal('sessionInvalid', 401)
export const noRegistration = () => refusal('linkOver', 404)

export type Sent = { readonly path: string; readonly body: Record<string, unknown> }
type Answer = () => Response | Promise<Response>
type Options = {
  readonly address?: string
  /** The server knows this of the browser's registration. */
  readonly current?: Answer
  /** The answers to what is sent, in its order; the last one stays. */
  readonly replies?: readonly Answer[]
  /** The server's answer about the session of this browser; nobody is signed in unless it says so. */
  readonly session?: Answer
}

/** Opens the join app at an address, with a server that answers as the contract says. */
export async function openJoin({
  address = '/app/join',
  current = noRegistration,
  replies = [],
  session = noSession,
}: Options = {}) {
  history.replaceState(null, '', address)
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/pub/v1/registrations/current') return current()
    if (pathname === sessionRoutes.localStorage.path) return session()
    sent.push({ path: pathname.replace('/pub/v1/', ''), body: await request.json() })
    const reply = replies[Math.min(sent.length, replies.length) - 1]
    return reply ? reply() : noRegistration()
  })
  const left: string[] = []
  const join = createJoin((to) => void left.push(to))
  await join.dictionaries.need('errors', 'joining')
  const page = render(<JoinRoot join={join} />)
  join.prepare()
  return { join, sent, left, person: userEvent.setup(), unmount: page.unmount }
}

export const answersWith =
  (item: RegistrationDto, status = 200): Answer =>
  () =>
    Response.json(item, { status })

/** Answers the first question. */
export async function fillStart(person: UserEvent) {
  await person.selectOptions(screen.getByLabelText('State'), 'NY')
  await person.type(screen.getByLabelText('First name'), 'Ana')
  await person.type(screen.getByLabelText('Last name'), 'Diaz')
  await person.type(screen.getByLabelText('Email'), 'ana@example.org')
  await person.type(screen.getByLabelText('Confirm email'), 'ana@example.org')
  await person.click(screen.getByRole('checkbox'))
}
