import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { children } from '#tests/support/dom/family.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers, layers } from './fixtures.ts'
import { edge } from './holiday-fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

const sharesOf = async (schedules: ReturnType<typeof layers>['schedules']) => {
  await openApp(
    '/app/calendar',
    calendarAnswers('other', { 'GET /pub/v1/parenting-time': () => layers({ schedules }) }),
  )
  return within(await screen.findByRole('region', { name: 'Parenting time in November' }))
}

test('the last night of a month is counted for each child by whoever has it at the midnight that ends the month', async () => {
  const [first] = layers().schedules
  if (!first) throw new Error('there is no schedule')
  const always = (to: 'first' | 'second') => ({
    length: 7,
    beginsOn: 0,
    changes: [{ day: 0, to, handover: edge(0, '00:00').handover }],
  })
  const fall = { ...first, endsOn: '2026-11-30', cycle: always('first') }
  const winter = { ...first, startsOn: '2026-12-01' }
  const shares = await sharesOf([
    fall,
    { ...winter, id: '00000000-0000-4000-8000-0000000000e1', childIds: [children.mia], cycle: always('first') },
    { ...winter, id: '00000000-0000-4000-8000-0000000000e2', childIds: [children.leo], cycle: always('second') },
  ])
  expect(shares.getByText('Mia')).toBeTruthy()
  expect(shares.getByText('Dana 30 nights')).toBeTruthy()
  expect(shares.getByText('Leo')).toBeTruthy()
  expect(shares.getByText('Dana 29 nights')).toBeTruthy()
  expect(shares.getByText('Sam 1 night')).toBeTruthy()
})
