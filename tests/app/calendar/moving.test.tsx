import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deviceIn } from '#tests/support/dom/device-zone.ts'
import { openApp } from '#tests/support/dom/open-app.tsx'
import { calendarAnswers } from './fixtures.ts'

beforeEach(() => deviceIn('America/New_York'))

test('whose days they are is asked once, and events of each month once', async () => {
  const layersAsked = 'GET /pub/v1/parenting-time'
  const asked: string[] = []
  const { user, sent } = await openApp(
    '/app/calendar',
    calendarAnswers('other', {
      'GET /pub/v1/calendar-events': (_, url) => {
        asked.push(`${url.searchParams.get('from')} ${url.searchParams.get('to')}`)
        return { items: [] }
      },
    }),
  )
  const shows = async (month: string, day: RegExp) =>
    within(await screen.findByRole('grid', { name: month })).findByRole('gridcell', { name: day })
  await shows('November 2026', /^Fri, Nov 20, 2026\. Dana until 5 PM, then Sam$/)
  await user.click(screen.getByRole('button', { name: 'Next month' }))
  await shows('December 2026', /^Fri, Dec 4, 2026\. (Dana|Sam) until 5 PM, then/)
  await user.click(screen.getByRole('button', { name: 'Previous month' }))
  await shows('November 2026', /^Fri, Nov 20, 2026\./)
  expect(sent.filter(({ what }) => what === layersAsked)).toHaveLength(1)
  expect(asked).toEqual(['2026-10-25 2026-12-07', '2026-11-24 2027-01-07'])
})

test('a date that is being typed stays in its field, and leads on once it is one', async () => {
  await openApp('/app/calendar', calendarAnswers('other'))
  const field = await screen.findByLabelText<HTMLInputElement>('Go to date')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  for (const half of ['0002-02-14', '0020-02-14', '0202-02-14']) {
    type(half)
    expect(field.value).toBe(half)
    expect(screen.getByRole('heading', { level: 1, name: 'November 2026' })).toBeTruthy()
  }
  type('2027-02-14')
  expect(await screen.findByRole('heading', { level: 1, name: 'February 2027' })).toBeTruthy()
  type('')
  fireEvent.blur(field)
  expect(field.value).toBe('2027-02-14')
})
