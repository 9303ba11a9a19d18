import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mailGroups } from '#contract/area.ts'
import { openApp, refusal } from '#tests/support/dom/open-app.tsx'

const [read, write] = ['GET /pub/v1/me/notices', 'PUT /pub/v1/me/notices']
const kept = { mailOff: ['bank'], quiet: null, timeZone: 'America/New_York', groups: mailGroups }
const open = (answers = {}) => openApp('/app/account/notices', { [read]: () => kept, ...answers })
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const save = () => screen.findByRole('button', { name: 'Save changes' })
const saved = () => new Response(null, { status: 204 })

test('what was chosen before stands there', async () => {
  await open()
  expect((await box(/It’s my turn/)).checked).toBe(true)
  expect((await box(/A transfer changes/)).checked).toBe(false)
  expect((await box(/Quiet hours/)).checked).toBe(false)
  expect(screen.queryByLabelText(/From/)).toBeNull()
})

test('a choice is sent as the contract says, and that it was kept is said', async () => {
  const { user, sent } = await open({ [write]: saved })
  await user.click(await box(/Something changes/))
  await user.click(await box(/Quiet hours/))
  expect(screen.getByText('In your time zone, Eastern Time (New York).')).toBeTruthy()
  await user.click(await save())
  expect(await screen.findByText('Saved.')).toBeTruthy()
  expect(sent.find(({ what }) => what === write)?.body).toEqual({
    mailOff: ['changes', 'bank'],
    quiet: { from: '21:00', to: '07:00' },
  })
})

test.each([
  ['', 'This is not in the right format.'],
  ['21:00', 'Choose different start and end times.'],
])('an end of "%s" is told at its field and not sent', async (to, text) => {
  const { user, sent } = await open({ [write]: saved })
  await user.click(await box(/Quiet hours/))
  const field = screen.getByLabelText<HTMLInputElement>(/^To/)
  fireEvent.change(field, { target: { value: to } })
  await user.click(await save())
  expect(await screen.findByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(field)
  expect(sent.some(({ what }) => what === write)).toBe(false)
})

test('what could not be saved is still there', async () => {
  const { user } = await open({ [write]: () => refusal(422, 'invalid') })
  await user.click(await box(/Something changes/))
  await user.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('Your settings were not saved.')
  expect((await box(/Something changes/)).checked).toBe(false)
})

test('a choice that could not be loaded is loaded by a press', async () => {
  let well = false
  const { user } = await open({ [read]: () => (well ? kept : refusal(422, 'invalid')) })
  expect(await screen.findByText('Your settings could not be loaded')).toBeTruthy()
  well = true
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await box(/Quiet hours/)).toBeTruthy()
})
