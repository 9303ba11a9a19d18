import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Locale } from '#contract/locale.ts'
import { sha256 } from '#domain/record/keys.ts'
import { shortCodeOf } from '#domain/record/short-code.ts'
import { createApp } from '#src/app/boot/create-app.ts'
import { createSupportChat } from '#src/app/boot/support-chat.ts'
import { AppContext } from '#src/app/shared/app-context.ts'
import { LocaleProvider } from '#src/app/shared/locale/locale-provider.tsx'
import { features } from '#src/features/features.ts'
import type { SiteKey } from '#src/features/verify/site-key.ts'
import { VerifyPage } from '#src/features/verify/verify-page.tsx'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { exportedRecord } from './fixtures.ts'
import proofOfOne from './proof.fixture.json' with { type: 'json' }

let text: string
let unanchored: string
let pem: string
let otherPem: string
beforeAll(async () => {
  ;({ text, unanchored, pem } = await exportedRecord())
  otherPem = (await exportedRecord()).pem
})

/** Records every call that could send data off this device. */
const asked: string[] = []
const caught = (name: string) =>
  vi.fn(() => {
    asked.push(name)
    throw new Error(`${name} was used`)
  })
beforeEach(() => {
  vi.stubGlobal('fetch', caught('fetch'))
  vi.stubGlobal('XMLHttpRequest', caught('XMLHttpRequest'))
  vi.stubGlobal('WebSocket', caught('WebSocket'))
  vi.stubGlobal('EventSource', caught('EventSource'))
  vi.stubGlobal('navigator', Object.assign(navigator, { sendBeacon: caught('sendBeacon') }))
})
afterEach(() => {
  expect(asked).toEqual([])
})

const open = async (locale: Locale = 'en-US', site: SiteKey | null = null) => {
  const app = createApp({ loadFeatures: async () => features, supportChat: createSupportChat(), leave: () => {} })
  await app.dictionaries.choose(locale)
  await app.dictionaries.need('shell', 'errors', 'verify', 'documents', 'common', 'expenses')
  render(
    <AppContext.Provider value={app}>
      <ThemeProvider>
        <LocaleProvider dictionaries={app.dictionaries} onChoose={() => {}}>
          <VerifyPage site={site} />
        </LocaleProvider>
      </ThemeProvider>
    </AppContext.Provider>,
  )
  return userEvent.setup()
}

type Given = { file?: string; other?: string; key?: string; code?: string }
const give = async (user: ReturnType<typeof userEvent.setup>, { file, other, key, code }: Given) => {
  const files = [file, other].flatMap((one, at) => (one === undefined ? [] : new File([one], `record${at || ''}.json`)))
  if (files.length > 0) await user.upload(screen.getByLabelText('Choose the file'), files)
  if (key !== undefined) fireEvent.change(screen.getByLabelText('Public key'), { target: { value: key } })
  if (code !== undefined) fireEvent.change(screen.getByLabelText(/Printed code/), { target: { value: code } })
  await user.click(screen.getByRole('button', { name: 'Check the record' }))
}
const linesThat = (state: string) =>
  screen.getAllByRole('listitem').filter((line) => line.getAttribute('data-state') === state).length

test('a record that holds: said first, then what was checked and what the file says, with nothing sent', async () => {
  await give(await open(), { file: text, key: pem })
  const heading = await screen.findByRole('heading', { name: 'This record is genuine' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  expect([linesThat('holds'), linesThat('fails'), linesThat('open')]).toEqual([5, 0, 0])
  const says = within(screen.getByRole('region', { name: 'What the file says about itself' }))
  expect(says.getByText('Sam Keller, in their own session')).toBeDefined()
  expect(says.getByText('Fri, Nov 20, 2026, 5:00 PM EST')).toBeDefined()
  expect(says.getByText('Shared by both parents').nextElementSibling?.textContent).toBe('2 entries')
})

test('a changed byte: said where', async () => {
  await give(await open(), { file: text.replace('"at":"2026-11-20T14:01', '"at":"2026-11-20T14:02'), key: pem })
  const title = await screen.findByRole('heading', { name: 'This record has been changed' })
  const first = /^Shared by both parents, number 2: the entry does not follow from .* Do not rely on the file\.$/
  expect(within(title.closest('section') ?? document.body).getByText(first)).toBeDefined()
  // No line that holds stands beside one that does not, unless somebody unfolds them.
  const beside = [...document.querySelectorAll('[data-state="holds"]')]
  expect(beside.length).toBeGreaterThan(0)
  expect(beside.every((line) => line.closest('details')?.open === false)).toBe(true)
  expect(screen.getByText(/number 2: the entry does not follow from the one before\.$/)).toBeDefined()
  expect(screen.getByText(/^The signature does not match: .* signed\.$/)).toBeDefined()
  expect(screen.getByText('These are only the file’s own claims.')).toBeDefined()
})

test('another key: nothing is proven, and both keys are named', async () => {
  await give(await open(), { file: text, key: otherPem })
  expect(await screen.findByRole('heading', { name: 'This record was signed with another key' })).toBeDefined()
  expect(screen.getByText(/The signature cannot be checked with this key/)).toBeDefined()
})

test('something else than a record is told from one that was changed', async () => {
  await give(await open(), { file: 'shopping list', key: pem })
  expect(await screen.findByRole('heading', { name: 'There is no record to check' })).toBeDefined()
})

test('the printed code, as people type it', async () => {
  const code = shortCodeOf(await sha256(new TextEncoder().encode(text)))
  await give(await open(), { file: text, key: pem, code: code.toLowerCase().replaceAll('-', ' ') })
  expect(await screen.findByText('The printed code belongs to this file.')).toBeDefined()
})

test('a code that is mistyped accuses nobody of a change', async () => {
  const code = shortCodeOf(await sha256(new TextEncoder().encode(text)))
  await give(await open(), { file: text, key: pem, code: code.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) })
  expect(await screen.findByRole('heading', { name: 'This file did not pass the check' })).toBeDefined()
  expect(screen.queryByText(/has been changed/)).toBeNull()
})

test('what is missing or cannot be right is said at once, and the first of it gets the focus', async () => {
  const user = await open()
  await give(user, { code: 'ABC' })
  expect(screen.getByText('Choose the file to check.')).toBeDefined()
  expect(screen.getByText('Paste the public key, or choose a key file.')).toBeDefined()
  expect(screen.getByText('A code has 25 letters and digits, in five groups of five.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Choose the file'))
  await give(user, { key: pem.replaceAll('PUBLIC', 'PRIVATE') })
  expect(screen.getByText(/This is a private key/)).toBeDefined()
  await give(user, { key: pem.slice(0, 60) })
  expect(screen.getByText(/This is not a record’s public key/)).toBeDefined()
})

test('the key can come from its file; another record can follow, and the key stays', async () => {
  const user = await open()
  await user.upload(screen.getByLabelText('Choose a key file'), new File([pem], 'history.pub.pem'))
  await waitFor(() => expect(screen.getByLabelText('Public key')).toHaveProperty('value', pem))
  await give(user, { file: text })
  await user.click(await screen.findByRole('button', { name: 'Check another file' }))
  expect(screen.getByLabelText('Public key')).toHaveProperty('value', pem)
  expect(screen.queryByText('record.json')).toBeNull()
})

test('in Spanish', async () => {
  const user = await open('es-MX')
  await user.click(screen.getByRole('button', { name: 'Comprobar el registro' }))
  expect(screen.getByText('Elige el archivo que quieres comprobar.')).toBeDefined()
})

test('where the browser lends no cryptography, it is said', async () => {
  vi.stubGlobal('crypto', {})
  await open()
  expect(screen.getByText('This browser cannot check signatures')).toBeDefined()
})

test('a proof of single items: what it proves, what it does not, and whose key it was checked with', async () => {
  await give(await open(), proofOfOne)
  const heading = await screen.findByRole('heading', { name: 'This proof is genuine' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  const checked = within(screen.getByRole('region', { name: 'What was checked' }))
  expect(checked.getByText(/evenhand\.example\/log, checkpoint 1/)).toBeDefined()
  expect(checked.getByText(/^1 entry\. Some have no number yet/)).toBeDefined()
  expect(checked.getByText(/^Only the server’s signature says that nothing follows/)).toBeDefined()
  expect(screen.getByText(/^Checked with the key you provided, [0-9a-f]{16}\.$/)).toBeDefined()
  expect(screen.getByText(/^3\. .*: Someone changed it$/)).toBeDefined()
  expect(screen.queryByText(/expense\.edit/)).toBeNull()
})

test('a changed proof, and one of another log, do not hold', async () => {
  const { file, key } = proofOfOne
  await give(await open(), { file: file.replace('expense.edit', 'expense.exit'), key })
  expect(await screen.findByText(/^An entry, or the path from it to the log, was changed\. Do not rely/)).toBeDefined()
  cleanup()
  await give(await open(), { file, key: pem })
  expect(await screen.findByRole('heading', { name: 'This proof was signed with another key' })).toBeDefined()
  expect(screen.queryByText(/Do not rely/)).toBeNull()
})

test('the key of this site is used, and said to be its own, unless another one is brought', async () => {
  const site = { id: 'c'.repeat(16), pem }
  const user = await open('en-US', site)
  expect(screen.getByText('The check uses this site’s key, cccccccccccccccc.')).toBeDefined()
  expect(screen.getByText('Use another key').closest('details')?.open).toBe(false)
  await give(user, { file: text })
  const said = await screen.findByText(/^Checked with this site’s key [0-9a-f]{16}\./)
  expect(said.textContent).toContain('compare the key with an older export or email')
  await user.click(screen.getByRole('button', { name: 'Check another file' }))
  await give(user, { file: text, key: otherPem })
  expect(await screen.findByRole('heading', { name: 'This record was signed with another key' })).toBeDefined()
  expect(screen.getByText(/^Checked with the key you provided/)).toBeDefined()
})

test('a newer file without a proof from the log does not pass silently', async () => {
  await give(await open(), { file: unanchored, key: pem })
  expect(
    await screen.findByRole('heading', { name: 'This record is genuine, but has no proof from the log' }),
  ).toBeDefined()
  expect(screen.getByText(/^Nothing in this file was anchored/)).toBeDefined()
})

test('two files are compared: they agree, they are not comparable, or one does not hold', async () => {
  const user = await open()
  await give(user, { file: text, other: unanchored, key: pem })
  expect(await screen.findByRole('heading', { name: 'The two files agree' })).toBeDefined()
  expect(screen.getByText('1 chain in both files compared, entry by entry or by proof.')).toBeDefined()
  expect(screen.getByText(/no proof from the log, so only their entries were compared/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Check another file' }))
  await give(user, { file: text, other: unanchored.replace('14:01', '14:02'), key: pem })
  expect(await screen.findByRole('heading', { name: 'The two files cannot be compared' })).toBeDefined()
  expect(
    screen.getByText(/^record1\.json: It is not genuine: Shared by both parents, number 2: the entry/),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Check another file' }))
  await give(user, { file: text, other: unanchored, key: otherPem })
  expect(
    await screen.findAllByText(/: It was signed with another key, so nothing about it is proven here\.$/),
  ).toHaveLength(2)
})

test('more files than can be compared are refused at their field', async () => {
  const user = await open()
  const files = [text, unanchored, text].map((one, at) => new File([one], `${at}.json`))
  await user.upload(screen.getByLabelText('Choose the file'), files)
  await give(user, { key: pem })
  expect(await screen.findByText(/^Choose one file, or two files to compare/)).toBeDefined()
})

test('the address on a printed page brings its code along', async () => {
  history.replaceState(null, '', `#code=${shortCodeOf(await sha256(new TextEncoder().encode(text)))}`)
  await open()
  const field = await screen.findByRole('textbox', { name: /code/i })
  expect(field).toHaveProperty('value', shortCodeOf(await sha256(new TextEncoder().encode(text))))
  history.replaceState(null, '', '#')
})
