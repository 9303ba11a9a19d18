import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createLogin } from '#src/login/create-login.ts'
import { LoginRoot } from '#src/login/login-root.tsx'

const refusal = (exception: string, status: number) =>
  Response.json({ exception, status, statusCode: status, userMessage: '', validationErrors: [] }, { status })
const token = 'a'.repeat(43)

async function open(address: string, answers: Readonly<Record<string, () => Response>>) {
  history.replaceState(null, '', address)
  vi.stubGlobal('fetch', async (request: Request) => {
    const name = `${request.method} ${new URL(request.url).pathname}`
    return answers[name]?.() ?? refusal('unauthenticated', 401)
  })
  const login = createLogin(() => {})
  await login.dictionaries.need('errors', 'login', 'accountRecovery')
  render(<LoginRoot login={login} />)
  await screen.findByRole('heading', { level: 1 })
  return userEvent.setup()
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }))

test('whoever lost the second step asks for its removal, and reads when it comes and who can stop it', async () => {
  const answers = [refusal('removalLimit', 409)]
  const dueAt = '2026-11-26T14:00:00.000Z'
  const person = await open('/app/login', {
    'POST /pub/v1/sign-in': () => refusal('secondStepNeeded', 401),
    'POST /pub/v1/sign-in/second-step/removal': () =>
      answers.shift() ?? Response.json({ askedAt: '2026-11-23T14:00:00.000Z', dueAt }),
  })
  await person.type(screen.getByLabelText('Username'), 'dana.reyes')
  await person.type(screen.getByLabelText('Password'), 'Two-homes-1-record{Enter}')
  await press(person, 'I have lost my app and my codes')
  await heading('Lost your second step?')
  await press(person, 'I have a code after all')
  await heading('Enter your code')
  await press(person, 'I have lost my app and my codes')
  await press(person, 'Remove it in 72 hours')
  expect((await screen.findByRole('alert')).textContent).toContain('The request was not sent')
  await press(person, 'Remove it in 72 hours')
  await heading('Your second step will be removed')
  const text = screen.getByRole('status')
  expect(text.textContent).toContain('Nov 26, 2026')
  expect(document.activeElement).toBe(text)
})

test('the mailed link stops the removal at a press, and leaves the address', async () => {
  const person = await open(`/app/keepSecondStep#${token}`, {
    'POST /pub/v1/second-step-removal/stop': () => new Response(null, { status: 204 }),
  })
  await heading('Keep your second step?')
  await press(person, 'Keep my second step')
  await heading('Your second step stays')
  expect(location.hash).toBe('')
})

test('a link that was used says that there is nothing to stop', async () => {
  const person = await open(`/app/keepSecondStep#${token}`, {
    'POST /pub/v1/second-step-removal/stop': () => refusal('linkEnded', 410),
  })
  await press(person, 'Keep my second step')
  await heading('There is nothing left to stop')
})
