import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { ownEntry } from './fixtures.ts'

const writing = 'POST /pub/v1/journal'
const form = '/app/journal/new'
const home = { latitude: 40.712776, longitude: -74.005974 }
type Position = typeof home

/** Gives the browser a sensor, or none for null. Says how often it was asked. */
const sensor = (answer: Position | 'refused' | null) => {
  const getCurrentPosition = vi.fn((found: (at: object) => void, failed: (error: object) => void) =>
    answer === 'refused' ? failed({ code: 1, PERMISSION_DENIED: 1 }) : found({ coords: answer }),
  )
  const watchPosition = vi.fn()
  if (answer)
    Object.defineProperty(navigator, 'geolocation', {
      value: { getCurrentPosition, watchPosition },
      configurable: true,
    })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
  return () => getCurrentPosition.mock.calls.length + watchPosition.mock.calls.length
}

const checkingIn = async (answer: () => object = () => ownEntry({ kind: 'checkIn' })) => {
  const app = await openApp(form, { [writing]: answer }, { person: 'creator' })
  await app.user.click(await screen.findByLabelText('Check-in'))
  const written = () => app.sent.filter(({ what }) => what === writing).map(({ body }) => body)
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }))
  return { ...app, written, press }
}

/** Sets the clock of the device. */
const clockSays = (time: string) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time))
  onTestFinished(() => void vi.restoreAllMocks())
}

test('a place is found by a press, rounded before it is sent, and shown as others will read it', async () => {
  const asked = sensor(home)
  const { sent, user, written, press } = await checkingIn()
  await user.selectOptions(screen.getByLabelText('How precise'), 'near')
  expect(asked()).toBe(0)
  await press('Use my current location')
  expect(await screen.findByText('Near 40.71, -74.01 (within about 1 km)')).toBeTruthy()
  expect(asked()).toBe(1)
  await press('Save entry')
  expect(written()).toMatchObject([{ place: { precision: 'near', latitude: 40.71, longitude: -74.01 } }])
  expect(JSON.stringify(sent)).not.toContain('40.7127')
  expect(asked()).toBe(1)
})

test('an exact place is shown before it is sent, and sent as it was shown', async () => {
  sensor(home)
  const { user, written, press } = await checkingIn()
  await user.selectOptions(screen.getByLabelText('How precise'), 'exact')
  await press('Use my current location')
  expect(await screen.findByText('40.71278, -74.00597 (exact place)')).toBeTruthy()
  expect(written()).toEqual([])
  await press('Save entry')
  expect(written()).toMatchObject([{ place: { precision: 'exact', latitude: 40.71278, longitude: -74.00597 } }])
})

test('the time of the device is that of the press that found the place, not of what is typed later', async () => {
  sensor(home)
  const { written, press } = await checkingIn()
  clockSays('2026-11-20T16:30:00.000Z')
  await press('Use my current location')
  await screen.findByText(/^Near 40.71/)
  clockSays('2026-11-20T16:55:00.000Z')
  fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'At the fountain.' } })
  await press('Save entry')
  expect(written()).toMatchObject([{ deviceAt: '2026-11-20T16:30:00.000Z' }])
})

test('a typed place has the time of the press that saves it, also when it is pressed again without an answer', async () => {
  const { user, written, press } = await checkingIn(() => refusal(500, 'unexpected'))
  await user.selectOptions(screen.getByLabelText('How precise'), 'typed')
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'Lincoln Park' } })
  clockSays('2026-11-20T16:30:00.000Z')
  await press('Save entry')
  await screen.findByText('The entry was not saved')
  const tries = written().length
  clockSays('2026-11-20T16:31:00.000Z')
  await press('Save entry')
  await waitFor(() => expect(written().length).toBeGreaterThan(tries))
  expect(new Set(written().map((body) => JSON.stringify(body))).size).toBe(1)
  expect(written()[0]).toMatchObject({ deviceAt: '2026-11-20T16:30:00.000Z' })
})

test.each([
  ['refused', /does not share your location/],
  [null, /cannot tell where it is/],
] as const)('without a place (%s) a typed one does', async (answer, why) => {
  sensor(answer)
  const { user, written, press } = await checkingIn()
  await press('Use my current location')
  expect(await screen.findByText(why)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('How precise'), 'typed')
  fireEvent.change(screen.getByLabelText('Place'), { target: { value: 'Lincoln Park' } })
  await press('Save entry')
  expect(written()).toMatchObject([{ place: { precision: 'typed', name: 'Lincoln Park' } }])
})
