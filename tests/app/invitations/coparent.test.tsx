import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { InvitationDto } from '#contract/invitations/invitations.ts'
import { dana, family, sam } from '#tests/support/dom/family.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const id = '00000000-0000-4000-8000-0000000000f1'
const invitation = (change: Partial<InvitationDto> = {}): InvitationDto => ({
  id,
  status: 'sent',
  version: 3,
  facts: { joinsAt: 'nowhere' },
  personId: sam,
  email: 'sam@example.org',
  otherEmail: null,
  sentAt: '2026-11-17T15:00:00.000Z',
  respondBy: '2026-12-17T15:00:00.000Z',
  changedAt: '2026-11-17T15:00:00.000Z',
  you: { actor: dana, party: 'inviter', mode: 'self' },
  ...change,
})
const asked = invitation({ facts: { joinsAt: 'other' }, otherEmail: 'sam.two@example.org' })

const [first, second] = family(dana).members
const alone = { members: [first, { ...second, joined: false }] }
const known = [
  { personId: dana, address: true, identity: true },
  { personId: sam, address: true, identity: false },
]
const list = 'GET /pub/v1/invitations'
const events = `POST /pub/v1/invitations/${id}/events`

const open = (items: InvitationDto[], answers: Parameters<typeof openApp>[1] = {}, change: object = alone) =>
  openApp('/app/account/coparent', { [list]: () => ({ items, known }), ...answers }, { change })
const dialog = async () => within(await screen.findByRole('dialog'))
const button = (name: string) => screen.findByRole('button', { name })

test('an open invitation says to whom, since when and until when', async () => {
  await open([invitation()])
  expect(await screen.findByRole('heading', { name: 'Sam has not joined yet' })).toBeTruthy()
  expect(screen.getByText('sam@example.org')).toBeTruthy()
  expect(screen.getByText(/Nov 17, 10:00 AM EST$/)).toBeTruthy()
  expect(screen.getByText(/at most 3 invitations in 30 days/)).toBeTruthy()
  expect(screen.getByText(/^If Sam has an account, they can accept with it/)).toBeTruthy()
})

test('it is sent again with one press', async () => {
  const { sent, user } = await open([invitation()], { [events]: () => invitation({ version: 4 }) })
  await user.click(await button('Send again'))
  expect(await screen.findByText('The invitation was sent again')).toBeTruthy()
  expect(sent.find(({ what }) => what === events)?.body).toEqual({ type: 'invitation.resend', version: 3 })
})

test('the fourth sending says why nothing was sent', async () => {
  const { user } = await open([invitation()], { [events]: () => refusal(409, 'invitationLimit') })
  await user.click(await button('Send again'))
  expect((await screen.findByRole('alert')).textContent).toContain('Refused: invitationLimit.')
})

test('the address is corrected, and what was typed stays when it is refused', async () => {
  const { sent, user } = await open([invitation()], { [events]: () => refusal(409, 'addressRefuses') })
  await user.click(await button('Correct the address'))
  const form = await dialog()
  await user.type(form.getByLabelText('New address'), 'sam@')
  await user.click(form.getByRole('button', { name: 'Correct and send' }))
  expect(sent.some(({ what }) => what === events)).toBe(false)
  await user.type(form.getByLabelText('New address'), 'example.com')
  await user.click(form.getByRole('button', { name: 'Correct and send' }))
  expect(await form.findByText('Refused: addressRefuses.')).toBeTruthy()
  expect(sent.find(({ what }) => what === events)?.body).toEqual({
    type: 'invitation.correct',
    version: 3,
    email: 'sam@example.com',
  })
  expect((form.getByLabelText('New address') as HTMLInputElement).value).toBe('sam@example.com')
})

test('it is withdrawn only after it was said what that means', async () => {
  let items = [invitation()]
  const { sent, user } = await open([], {
    [list]: () => ({ items, known }),
    [events]: () => {
      items = [invitation({ status: 'withdrawn', version: 4 })]
      return items[0]
    },
  })
  await user.click(await button('Withdraw'))
  const asks = await dialog()
  expect(asks.getByText(/stops working/)).toBeTruthy()
  await user.click(asks.getByRole('button', { name: 'Withdraw' }))
  expect(await button('Invite Sam again')).toBeTruthy()
  expect(sent.find(({ what }) => what === events)?.body).toEqual({ type: 'invitation.withdraw', version: 3 })
})

test('another address is shown with two answers of equal weight', async () => {
  const { sent, user } = await open([asked], { [events]: () => invitation({ version: 4 }) })
  expect(await screen.findByRole('heading', { name: 'Is this Sam’s address?' })).toBeTruthy()
  expect(screen.getByText('sam.two@example.org')).toBeTruthy()
  const [refuse, confirm] = [await button('No, it is not'), await button('Yes, it is Sam’s')]
  expect(refuse.dataset.variant).toBe(confirm.dataset.variant)
  await user.click(confirm)
  const asks = await dialog()
  expect(asks.getByText(/sam.two@example.org becomes the invited address/)).toBeTruthy()
  await user.click(asks.getByRole('button', { name: 'Confirm the address' }))
  expect(await screen.findByText('The address was confirmed')).toBeTruthy()
  expect(sent.find(({ what }) => what === events)?.body).toEqual({ type: 'invitation.confirm', version: 3 })
})

test('an answer to an invitation that changed does nothing and says so', async () => {
  const latest = invitation({ version: 9 })
  let items = [asked]
  const { user } = await open([], {
    [list]: () => ({ items, known }),
    [events]: () => {
      items = [latest]
      return refusal(409, 'changedSinceSeen', { item: latest })
    },
  })
  await user.click(await button('No, it is not'))
  await user.click((await dialog()).getByRole('button', { name: 'Decline the address' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was done')
  expect(await screen.findByRole('heading', { name: 'Sam has not joined yet' })).toBeTruthy()
})

test('declined is said with the day on which it ends', async () => {
  await open([invitation({ status: 'declined', changedAt: '2026-11-18T15:00:00.000Z' })])
  expect(await screen.findByRole('heading', { name: 'Sam declined' })).toBeTruthy()
  expect(screen.getByText(/They declined on .*before May 20, 2027/)).toBeTruthy()
})

test('whoever is named is invited by an address alone', async () => {
  const { sent, user } = await open([], { 'POST /pub/v1/invitations': () => invitation() })
  await user.click(await button('Invite Sam'))
  const form = await dialog()
  expect(form.queryByLabelText('First name')).toBeNull()
  await user.type(form.getByLabelText('Email'), 'sam@example.org')
  await user.dblClick(form.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('The invitation is on its way')).toBeTruthy()
  const posts = sent.filter(({ what }) => what === 'POST /pub/v1/invitations')
  expect(posts.map(({ body }) => body)).toEqual([{ email: 'sam@example.org' }])
})

test('whoever says that the other parent has an account learns what accepting means, and invites its address', async () => {
  const { sent, user } = await open([], { 'POST /pub/v1/invitations': () => invitation() })
  await user.click(await button('Sam has an account'))
  const form = await dialog()
  expect(form.getByText(/The family that each of you has stays as it is, and nothing is merged\./)).toBeTruthy()
  await user.type(form.getByLabelText('Email of their account'), 'sam@example.org{Enter}')
  expect(await screen.findByText('The invitation is on its way')).toBeTruthy()
  expect(sent.find(({ what }) => what === 'POST /pub/v1/invitations')?.body).toEqual({ email: 'sam@example.org' })
})

test('an account whose address refuses invitations is told as any address is, and what was typed stays', async () => {
  const { user } = await open([], { 'POST /pub/v1/invitations': () => refusal(409, 'addressRefuses') })
  await user.click(await button('Sam has an account'))
  const form = await dialog()
  const email = form.getByLabelText('Email of their account')
  await user.type(email, 'sam@example.org{Enter}')
  expect(await form.findByText('Refused: addressRefuses.')).toBeTruthy()
  expect(email).toMatchObject({ value: 'sam@example.org' })
})

test('where nobody is named, the name is asked for too', async () => {
  const { sent, user } = await open([], { 'POST /pub/v1/invitations': () => invitation() }, { members: [first] })
  await user.click(await button('Name and invite them'))
  const form = await dialog()
  await user.type(form.getByLabelText('Email'), 'sam@example.org')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  expect(document.activeElement).toBe(form.getByLabelText('First name'))
  await user.type(form.getByLabelText('First name'), 'Sam')
  await user.type(form.getByLabelText('Last name'), 'Keller')
  await user.click(form.getByRole('button', { name: 'Send the invitation' }))
  expect(await screen.findByText('The invitation is on its way')).toBeTruthy()
  expect(sent.find(({ what }) => what === 'POST /pub/v1/invitations')?.body).toEqual({
    email: 'sam@example.org',
    coparent: { firstName: 'Sam', lastName: 'Keller' },
  })
})

test('once they have joined, nothing is left to do', async () => {
  await open([invitation({ status: 'accepted', email: null })], {}, {})
  expect(await screen.findByRole('heading', { name: 'Sam has joined' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Invite|Send again/ })).toBeNull()
})

test('whoever looks on sees the state, and no button', async () => {
  await openApp(
    '/app/account/coparent',
    {
      [list]: () => ({
        items: [invitation({ email: null, you: { actor: id, party: 'inviter', mode: 'viewing' } })],
        known,
      }),
    },
    { person: 'viewing', change: alone },
  )
  expect(await screen.findByRole('heading', { name: 'Sam has not joined yet' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('Home leads there', async () => {
  const line = { what: 'word', personId: sam, sentAt: '2026-11-17T15:00:00.000Z' }
  const you = { count: 1, items: [], support: [], coparent: [line] }
  const others = { count: 0, items: [], support: [] }
  await openApp('/app/home', { 'GET /pub/v1/home': () => ({ you, others, totals: null }) }, { change: alone })
  expect(await screen.findByText('Someone wants to join as Sam with a different email address.')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Sam' })).getAttribute('href')).toBe('/app/account/coparent')
})

test('says of each parent how they became known, as reports do', async () => {
  await open([], {}, {})
  const card = (await screen.findByRole('heading', { name: 'How each of you is verified' })).closest('section')
  const [first, second] = within(card as HTMLElement).getAllByRole('definition')
  expect(first?.textContent).toBe('Email address confirmed\nIdentity verified by the bank')
  expect(second?.textContent).toBe('Email address confirmed\nIdentity not verified by the bank')
})

test('nothing is said to be unconfirmed of a parent who has not joined', async () => {
  await open([invitation()])
  const card = (await screen.findByRole('heading', { name: 'How each of you is verified' })).closest('section')
  expect(within(card as HTMLElement).getByText('Has not joined yet')).toBeTruthy()
})
