import { expect, test } from 'vitest'
import { addressOf, aroundOf, wordsOf } from '../../../scripts/build/screens.ts'

const route = (name: string) => `src/routes/_authed/${name}.tsx`

test.each([
  ['expenses/$id', '/expenses/$id', ['expenses'], ['common', 'expenses', 'payments']],
  [
    'expenses/$id_.schedule',
    '/expenses/$id/schedule',
    ['expenses'],
    ['common', 'expenses', 'payments', 'paymentSchedules'],
  ],
  [
    'expenses/payments.$id.index',
    '/expenses/payments/$id',
    ['expenses', 'expenses/payments'],
    ['common', 'expenses', 'payments', 'paymentActivity'],
  ],
  [
    'calendar/events.$id',
    '/calendar/events/$id',
    ['calendar'],
    ['calendar', 'calendarEvents', 'paymentSchedules', 'calendarFeeds'],
  ],
  ['messages/index', '/messages', [], ['messages']],
  ['account.security', '/account/security', [], ['account']],
])('the build knows what %s needs', (name, address, around, words) => {
  const file = route(name)
  expect(addressOf(file)).toBe(address)
  expect(aroundOf(file)).toEqual(around.map(route))
  expect([...aroundOf(file), file].flatMap(wordsOf)).toEqual(words)
})
