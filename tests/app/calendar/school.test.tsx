import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SchoolBreakDto } from '#contract/calendar/school-breaks.ts'
import { children, dana, people, sam } from '#tests/support/dom/family.ts'
import { commandsIn, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, layers } from './fixtures.ts'

const id = '00000000-0000-4000-8000-0000000000f5'
const page = '/app/calendar/school'
const add = 'POST /pub/v1/school-breaks'
const days = (change: Partial<SchoolBreakDto> = {}): SchoolBreakDto => ({
  id,
  status: 'listed',
  version: 1,
  name: 'Winter break',
  childIds: Object.values(children),
  from: '2026-12-21',
  to: '2027-01-01',
  createdBy: sam,
  createdAt: '2026-11-18T12:00:00.000Z',
  facts: { begun: false },
  you: { actor: dana, party: 'parent', mode: people.other.mode },
  ...change,
})
const list = (...items: object[]) => ({ 'GET /pub/v1/school-breaks': () => ({ items }) })

test('days to come stand before those that have begun, and only the former can be removed', async () => {
  const begun = days({ id: sam, name: 'Fall break', from: '2026-11-19', to: '2026-11-20', facts: { begun: true } })
  const { sent, user } = await openApp(
    page,
    calendarAnswers('other', {
      ...list(begun, days()),
      [`POST /pub/v1/school-breaks/${id}/events`]: () => days({ status: 'removed', version: 2 }),
    }),
  )
  const coming = within(await screen.findByRole('list', { name: 'Coming up' }))
  expect(coming.getByText('Mon, Dec 21, 2026 to Fri, Jan 1, 2027')).toBeTruthy()
  expect(coming.getByText('Mia and Leo · Added by Sam')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Current and past' })).queryByRole('button')).toBeNull()
  await user.click(coming.getByRole('button', { name: 'Remove Winter break' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove “Winter break”?' }))
  await user.click(dialog.getByRole('button', { name: 'Remove' }))
  await screen.findByText('The days were removed.')
  expect(commandsIn(sent)[0]?.body).toEqual({ type: 'schoolBreak.remove', version: 1 })
})

test('a single day needs no last day; what is not ahead is refused beside its field', async () => {
  const { sent, user } = await openApp(
    page,
    calendarAnswers('other', { ...list(), [add]: () => Response.json({ items: [days()] }, { status: 201 }) }),
  )
  await user.click(await screen.findByRole('button', { name: 'Add days' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add days without school' }))
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Teacher day' } })
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-11-20' } })
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('The start must be in the future.')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('First day'), { target: { value: '2026-11-30' } })
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await screen.findByText('The days were added.')
  expect(sent.find(({ what }) => what === add)?.body).toEqual({
    childIds: Object.values(children),
    breaks: [{ name: 'Teacher day', from: '2026-11-30', to: '2026-11-30' }],
  })
})

test('one child’s list leaves out the days of others', async () => {
  await openApp(page, calendarAnswers('other', list(days({ childIds: [children.mia] }))))
  fireEvent.change(await screen.findByLabelText('Child'), { target: { value: children.leo } })
  expect(await screen.findByText('None have been added for this child.')).toBeTruthy()
})

test('a child sees the days and changes none', async () => {
  const seen = days({ you: { actor: dana, party: 'onlooker', mode: 'self' } })
  await openApp(page, calendarAnswers('other', list(seen)), { change: { standing: 'child' } })
  expect(await screen.findByText('Winter break')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Remove|Add/ })).toBeNull()
})

test('a list that cannot be loaded offers another try', async () => {
  await openApp(page, calendarAnswers('other', { 'GET /pub/v1/school-breaks': () => refusal(403, 'notAllowed') }))
  expect(await screen.findByText('The days without school could not be loaded')).toBeTruthy()
})

test('the day says why its exchange has another time', async () => {
  const { schedules } = layers()
  const other = schedules.map((one) => ({
    ...one,
    cycle: {
      ...one.cycle,
      changes: one.cycle.changes.map((change) => ({
        ...change,
        handover: { ...change.handover, withoutSchool: '10:00' },
      })),
    },
  }))
  const off = {
    id,
    name: 'Fall break',
    createdBy: sam,
    childIds: Object.values(children),
    from: '2026-11-27',
    to: '2026-11-27',
  }
  await openApp(
    '/app/calendar?view=day&date=2026-11-27',
    calendarAnswers('other', {
      'GET /pub/v1/parenting-time': () => layers({ schedules: other, breaks: [off] }),
    }),
  )
  expect(await screen.findByText(/^Exchange: School out, 10:00 AM EST.* Lincoln Elementary$/)).toBeTruthy()
  expect(screen.getByText(/No school: “Fall break”, added by Sam\./)).toBeTruthy()
})
