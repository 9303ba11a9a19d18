import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider } from '#src/theme/theme-provider.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { ToastProvider, useToast } from '#src/ui/feedback/toast-provider.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

function Say({ tone, text }: { tone: 'done' | 'problem'; text: string }) {
  const toast = useToast()
  return <Button onClick={() => toast({ tone, text })}>{text}</Button>
}

function show() {
  render(
    <ThemeProvider>
      <ToastProvider dismissLabel="Dismiss">
        <Say tone="done" text="Saved" />
        <Say tone="problem" text="Not sent" />
      </ToastProvider>
    </ThemeProvider>,
  )
}

test('good news is said in a live region and leaves by itself', () => {
  show()
  const region = screen.getByRole('status')
  act(() => screen.getByRole('button', { name: 'Saved' }).click())
  expect(region.textContent).toBe('Saved')
  act(() => vi.advanceTimersByTime(7000))
  expect(region.textContent).toBe('')
})

test('bad news stays until it is dismissed', () => {
  show()
  act(() => screen.getByRole('button', { name: 'Not sent' }).click())
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('status').textContent).toBe('Not sent')
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click())
  expect(screen.getByRole('status').textContent).toBe('')
})

test('Escape takes away the last message, unless a dialog takes the key', () => {
  show()
  const region = screen.getByRole('status')
  for (const name of ['Not sent', 'Saved']) act(() => screen.getByRole('button', { name }).click())
  const pressEscape = () => act(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  pressEscape()
  expect(region.textContent).toBe('Not sentSaved')
  dialog.remove()
  pressEscape()
  expect(region.textContent).toBe('Not sent')
  pressEscape()
  expect(region.textContent).toBe('')
})
