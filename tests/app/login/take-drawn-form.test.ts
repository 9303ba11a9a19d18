import { afterEach, expect, test } from 'vitest'
import { takeDrawnForm } from '#src/login/take-drawn-form.ts'

const draw = (sent = '') => {
  const drawn = document.createElement('div')
  drawn.id = 'sign-in'
  drawn.innerHTML = `<form ${sent}><input name="username" /><input name="password" type="password" /></form>`
  document.body.append(drawn)
  return drawn
}

afterEach(() => document.getElementById('sign-in')?.remove())

test('what was typed, where the cursor stands and that it was sent is taken, once', () => {
  const drawn = draw('data-sent')
  const [username, password] = drawn.querySelectorAll('input')
  if (!username || !password) throw new Error('no fields')
  username.value = 'dana'
  password.value = 'half'
  password.focus()
  password.setSelectionRange(1, 3)
  expect(takeDrawnForm()).toEqual({
    fields: [
      { name: 'username', value: 'dana' },
      { name: 'password', value: 'half' },
    ],
    focus: { name: 'password', selection: [1, 3] },
    isSent: true,
  })
  expect(drawn.isConnected).toBe(false)
  expect(takeDrawnForm()).toBeNull()
})

test('a form that nobody touched has no focus and was not sent', () => {
  draw()
  expect(takeDrawnForm()).toMatchObject({ focus: null, isSent: false })
})
