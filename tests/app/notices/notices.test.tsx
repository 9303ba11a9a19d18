import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ContractArea } from '#contract/area.ts'
import { areas } from '#contract/areas.ts'
import type { NoticeDto } from '#contract/notices/notices.ts'
import { features } from '#src/features/features.ts'
import { expenseId, sam } from '#tests/support/dom/family.ts'
import { messagesIn } from '#tests/support/dom/messages-in.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { item } from '../expenses/fixtures.ts'

const list = 'GET /pub/v1/notices'
const idOf = (nth: number) => `00000000-0000-4000-8000-0000000001${String(nth).padStart(2, '0')}`
const notice = (nth: number, change: Partial<NoticeDto> = {}): NoticeDto => ({
  id: idOf(nth),
  kind: 'recorded',
  actor: sam,
  entity: 'expense',
  entityId: expenseId,
  expenseId,
  ledgerId: null,
  name: null,
  at: '2026-11-17T21:10:00.000Z',
  seenAt: null,
  ...change,
})
const pageOf = (items: NoticeDto[], more: object = {}) => ({
  items,
  next: null,
  unseen: items.filter(({ seenAt }) => seenAt === null).length,
  ...more,
})
const open = (answer: () => unknown, more = {}, options = {}) =>
  openApp('/app/notices', { [list]: answer, ...more }, options)

test('a line says what happened, to what, when and in which zone', async () => {
  const known = notice(1, { kind: 'approved', name: 'Winter coat', seenAt: '2026-11-18T10:00:00.000Z' })
  await open(() =>
    pageOf([notice(2, { name: 'Bus pass' }), known, notice(3, { kind: 'supportFellDue', entity: 'supportOrder' })]),
  )
  const lines = within(await screen.findByRole('list', { name: 'Notifications, newest first' })).getAllByRole(
    'listitem',
  )
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringMatching(/^Sam added an expenseNewBus pass.*Nov 17, 4:10 PM EST.*Mark as seen$/),
    expect.stringMatching(/Sam approved your expense.*Winter coat.*Nov 17, 4:10 PM EST/),
    expect.stringMatching(/^Child support is due todayNewNov 17, 4:10 PM EST/),
  ])
  expect(lines[1]?.textContent).not.toContain('New')
})

test('the navigation says how many are new', async () => {
  await open(() => pageOf([notice(1)]), {
    'GET /pub/v1/messages/counts': () => ({ unread: 1, inbox: 1, notices: 3, drafts: 0, latest: [] }),
  })
  const [entry] = await screen.findAllByRole('link', { name: /^Messages\s*, 4 new$/ })
  expect(entry?.getAttribute('aria-current')).toBe('page')
  const folder = within(screen.getByRole('navigation', { name: 'Folders' })).getByRole('link', {
    name: /^Notifications/,
  })
  expect(folder.textContent).toBe('Notifications3, 3 new')
})

test('what happened to a payment is read at the payment', async () => {
  const paid = { kind: 'confirmed', entity: 'payment', entityId: idOf(9) } as const
  await open(() => pageOf([notice(1, paid)]))
  const [line] = within(await screen.findByRole('list', { name: 'Notifications, newest first' })).getAllByRole('link')
  expect(line?.getAttribute('href')).toBe(`/app/expenses/payments/${idOf(9)}`)
})

test('opening a line marks it and goes to the item', async () => {
  const { user, sent } = await open(() => pageOf([notice(1)]), {
    'POST /pub/v1/notices/seen': () => ({ unseen: 0 }),
    [`POST /pub/v1/expenses/${expenseId}/open`]: () => item('open', 'other'),
  })
  await user.click(await screen.findByRole('link', { name: 'Sam added an expense' }))
  expect(await screen.findByRole('heading', { level: 1, name: item('open', 'other').name })).toBeTruthy()
  expect(sent.find(({ what }) => what === 'POST /pub/v1/notices/seen')?.body).toEqual({ which: 'one', id: idOf(1) })
})

test('reading the list opens nothing', async () => {
  const { sent } = await open(() => pageOf([notice(1)]))
  await screen.findByRole('link', { name: 'Sam added an expense' })
  expect(sent.filter(({ what }) => what.includes('/open'))).toEqual([])
})

test('all are marked up to the newest on the screen; one can be marked alone', async () => {
  let seen = false
  const { user, sent } = await open(
    () => pageOf([notice(2), notice(1)].map((one) => (seen ? { ...one, seenAt: one.at } : one))),
    {
      'POST /pub/v1/notices/seen': () => {
        seen = true
        return { unseen: 0 }
      },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Mark all as seen' }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark all as seen' })
  await waitFor(() => expect(button.disabled).toBe(true))
  expect(sent.find(({ what }) => what === 'POST /pub/v1/notices/seen')?.body).toEqual({ which: 'upTo', id: idOf(2) })
  expect(screen.queryByRole('button', { name: /Mark as seen/ })).toBeNull()
})

test('what could not be marked is said, and stays new', async () => {
  const { user } = await open(() => pageOf([notice(1)]), {
    'POST /pub/v1/notices/seen': () => refusal(422, 'invalid'),
  })
  await user.click(await screen.findByRole('button', { name: 'Mark as seen: Sam added an expense' }))
  expect(await screen.findByText('This could not be marked as seen.')).toBeTruthy()
  expect(screen.getByText('New')).toBeTruthy()
})

test('a long past comes page by page', async () => {
  const { user } = await openApp('/app/notices', {
    [list]: (_, url) =>
      url.searchParams.get('after') === idOf(2)
        ? pageOf([notice(1, { kind: 'declined' })])
        : pageOf([notice(2)], { next: idOf(2) }),
  })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByRole('link', { name: 'Sam declined your expense' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sam added an expense' })).toBeTruthy()
})

test('none yet, loading, failed: each is said', async () => {
  let answer: () => unknown = () => refusal(422, 'invalid')
  const { user } = await open(() => answer())
  expect(await screen.findByText('Your notifications could not be loaded')).toBeTruthy()
  expect(screen.getByText('Refused: invalid.')).toBeTruthy()
  answer = () => pageOf([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No notifications yet')).toBeTruthy()
})

test('while they load, bars stand where the lines will', async () => {
  await open(() => new Promise(() => {}))
  expect(await screen.findByText('Loading your notifications')).toBeTruthy()
})

test('who looks on has no notices here, and asks for none', async () => {
  const { sent } = await open(() => pageOf([notice(1)]), {}, { person: 'viewing' })
  expect(await screen.findByText(/Notifications can be read only by the person they are for/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Notifications/ })).toBeNull()
  expect(sent.filter(({ what }) => what === list)).toEqual([])
})

test.each(['en-US', 'en-GB', 'es-MX'] as const)(
  '%s: every kind is a sentence of its own, with no gap where nobody did it',
  (locale) => {
    const { kind } = messagesIn(locale).notices
    const sentences = Object.values(kind).map((sentence) => sentence({ name: 'Sam' }))
    expect(new Set(sentences).size).toBe(sentences.length)
    for (const one of ['stopped', 'transferPaid', 'transferFailed', 'transferReturned'] as const)
      expect(kind[one]()).not.toMatch(/[{}]|undefined/)
  },
)

test('every kind has a sentence here, or its area gives its notices a title', () => {
  const titled = features.flatMap(({ notices = {} }) =>
    Object.entries(notices).flatMap(([entity, { title }]) => (title ? [entity] : [])),
  )
  const known = Object.keys(messagesIn('en-US').notices.kind)
  const declared: readonly ContractArea[] = areas
  for (const { notices = {}, noticeEntities = [] } of declared)
    if (!noticeEntities.every((entity) => titled.includes(entity)))
      expect(known).toEqual(expect.arrayContaining(Object.keys(notices)))
})
