import { execFileSync } from 'node:child_process'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { charts } from '#machines/charts.ts'
import { written } from '#machines/walk/formats.ts'
import { openInternal } from './internal.ts'

const formats = ['Mermaid', 'JSON', 'Playwright'] as const
/** Walking a large chart takes a while on a busy machine. */
const patience = { timeout: 10_000 }

const printed = (name: string, format: string) =>
  execFileSync('node', ['scripts/paths.ts', name, '--format', format.toLowerCase()], { encoding: 'utf8' })

test.each(formats)('npm run paths prints what is written of a chart as %s', (format) => {
  expect(printed('request', format)).toBe(written('request', format.toLowerCase()))
})

test.each(Object.keys(charts))('what is copied of %s is what npm run paths prints', async (name) => {
  const { user } = await openInternal(`/app/dev/machines/${name}`)
  for (const format of formats) {
    await user.click(screen.getByRole('button', { name: `Copy as ${format}` }))
    const text = written(name, format.toLowerCase())
    const lines = text.trimEnd().split('\n').length
    await screen.findByText(new RegExp(`^${format} copied, ${lines} lines?\\.$`), undefined, patience)
    expect(await navigator.clipboard.readText()).toBe(text)
  }
})

test('where the clipboard is out of reach, the text is there to be copied by hand', async () => {
  const { user } = await openInternal('/app/dev/machines/request')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  await user.click(screen.getByRole('button', { name: 'Copy as Mermaid' }))
  const field = await screen.findByRole('textbox', { name: 'Text' })
  expect(field).toHaveProperty('value', printed('request', 'mermaid'))
})
