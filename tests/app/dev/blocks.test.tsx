import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openInternal } from './internal.ts'

/** As src/ui/README.md lists them: the names that begin a line of its table. */
const documented = readFileSync('src/ui/README.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''))

/** What has no looks of its own: it gives them to all, or says what the others show. */
const shownByOthers = new Set(['ThemeProvider', 'useToast'])

test('every block that is documented is on the page', async () => {
  await openInternal('/app/dev/ui')
  expect(documented.length).toBeGreaterThan(45)
  const names = screen.getAllByRole('heading', { level: 3 }).flatMap(({ textContent }) => textContent.split(/[ ,]+/))
  expect(documented.filter((name) => !names.includes(name) && !shownByOthers.has(name))).toEqual([])
})

test('every part that the contents name is there', async () => {
  await openInternal('/app/dev/ui')
  const contents = within(screen.getByRole('navigation', { name: 'Blocks' })).getAllByRole('link')
  expect(contents.length).toBe(12)
  for (const { textContent } of contents) expect(screen.getByRole('region', { name: textContent })).toBeTruthy()
})

test('a button of each look is there in every state', async () => {
  await openInternal('/app/dev/ui')
  for (const variant of ['primary', 'secondary', 'tertiary', 'neutral', 'error', 'join', 'upgrades']) {
    const block = screen.getByRole('region', { name: `Button ${variant}` })
    expect([...block.querySelectorAll('figcaption')].map(({ textContent }) => textContent)).toEqual([
      'small',
      'medium',
      'large',
      'pointer over it',
      'focus',
      'pressed',
      'disabled',
      'busy',
      'with icons',
      'long text',
    ])
    expect(block.querySelectorAll('button:disabled')).toHaveLength(1)
    expect(block.querySelectorAll('button[aria-busy=true]')).toHaveLength(1)
  }
})

test('colours are chosen on the page and kept', async () => {
  const { user } = await openInternal('/app/dev/ui')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await user.click(screen.getByRole('radio', { name: 'As the device' }))
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('what is to be tried answers', async () => {
  const { user } = await openInternal('/app/dev/ui')
  await user.click(screen.getByRole('button', { name: 'Small dialog' }))
  expect(await screen.findByRole('dialog', { name: 'Decline this expense?' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Say it in passing: Settled' }))
  expect(await screen.findByText('Saved.')).toBeTruthy()
})

test.each(['app', 'auth'])('the frame of %s opens as a page, and leads back', async (frame) => {
  await openInternal(`/app/dev/ui?frame=${frame}`)
  expect(screen.getAllByRole('link', { name: 'Building blocks' })).toHaveLength(1)
  expect(screen.getAllByRole('main')).toHaveLength(1)
})
