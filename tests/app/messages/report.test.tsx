import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { savedFiles } from '#tests/support/dom/saved-files.ts'
import { messageAnswers, threadId } from './fixtures.ts'

const report = 'GET /pub/v1/message-report'
const file = (name: string, text: string, type = 'application/json') =>
  new Response(text, { headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` } })

const dialogOf = async (answers: Answers) => {
  const app = await openApp('/app/messages', messageAnswers(answers))
  await app.user.click(await screen.findByRole('button', { name: 'Report' }))
  return { ...app, dialog: within(await screen.findByRole('dialog', { name: 'Message report' })) }
}

test('a report is saved byte by byte under the name that the server gave it, and the dialog closes', async () => {
  const saved = savedFiles()
  const text = '{ "b": 1,  "a": "\\u00f1" }\n'
  const { user, dialog } = await dialogOf({ [report]: () => file('evenhand-messages-2026-11-20.json', text) })
  await user.click(dialog.getByRole('link', { name: 'Download the signed record' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Message report' })).toBeNull())
  expect(saved.map(({ name }) => name)).toEqual(['evenhand-messages-2026-11-20.json'])
  expect(await saved[0]?.text).toBe(text)
})

test.each([
  [403, 'notAllowed'],
  [404, 'notFound'],
  [429, 'paceExceeded'],
  [500, 'unexpected'],
  [503, 'recordKeyMissing'],
] as const)('a report that is refused with %i says so and why, and another press may succeed', async (status, code) => {
  const saved = savedFiles()
  let answer: () => unknown = () => refusal(status, code)
  const { user, dialog } = await dialogOf({ [report]: () => answer() })
  const pdf = dialog.getByRole('link', { name: 'Download as PDF' })
  await user.click(pdf)
  const alert = await dialog.findByRole('alert')
  expect(alert.textContent).toContain('Unable to Generate Report')
  expect(alert.textContent).toContain(`Refused: ${code}.`)
  expect(saved).toEqual([])
  answer = () => file('evenhand-messages-2026-11-20.pdf', '%PDF-1.7', 'application/pdf')
  await user.click(pdf)
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['evenhand-messages-2026-11-20.pdf']))
})

test('without an answer it is the network, and the days that were chosen stay', async () => {
  savedFiles()
  const { user, dialog } = await dialogOf({ [report]: () => Promise.reject(new TypeError('Failed to fetch')) })
  const from = dialog.getByLabelText<HTMLInputElement>('From')
  await user.type(from, '2026-11-01')
  await user.click(dialog.getByRole('link', { name: 'Download as PDF' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('Network error')
  expect(from.value).toBe('2026-11-01')
})

test('while it is made the link says so, and a second press asks for nothing more', async () => {
  savedFiles()
  const { user, dialog, sent } = await dialogOf({ [report]: () => new Promise<never>(() => undefined) })
  const pdf = dialog.getByRole('link', { name: 'Download as PDF' })
  await user.dblClick(pdf)
  expect(pdf.getAttribute('aria-busy')).toBe('true')
  await user.click(dialog.getByRole('link', { name: 'Download the signed record' }))
  expect(sent.filter(({ what }) => what === report)).toHaveLength(1)
})

test('the whole conversation is asked for by its address, which can be copied', async () => {
  const { user } = await openApp(`/app/messages?thread=${threadId}`, messageAnswers())
  const pane = within(await screen.findByRole('main'))
  await pane.findByRole('list', { name: 'Winter coat' })
  await user.click(pane.getAllByRole('button', { name: 'Download' }).at(-1) ?? document.body)
  const dialog = within(await screen.findByRole('dialog', { name: 'Download messages' }))
  expect(dialog.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')).toBe(
    `/pub/v1/message-report?messages=${threadId}&format=pdf`,
  )
})
