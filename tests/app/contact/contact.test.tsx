import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { type Answer, openApp, refusal } from '#tests/support/dom/open-app.tsx'

const send = 'POST /pub/v1/contact'
const nobody = { 'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated') }
const done = () => new Response(null, { status: 204 })
const failed = 'It looks like there was a problem submitting your request. Please try again!'
const question = 'Where do I find the invoice?'

async function openDialog(answer: Answer) {
  const opened = await openApp('/app/expenses', { [send]: answer })
  const { user } = opened
  const open = async () => {
    const [contact] = await screen.findAllByRole('button', { name: 'Contact' })
    await user.click(contact as HTMLElement)
    return within(await screen.findByRole('dialog', { name: 'Contact Us' }))
  }
  return { ...opened, open }
}
async function openPage(answer: Answer) {
  const opened = await openApp('/app/contact', { ...nobody, [send]: answer })
  await screen.findByRole('heading', { name: 'Contact Us', level: 1 })
  return opened
}
const sendingsOf = ({ sent }: Awaited<ReturnType<typeof openApp>>) => sent.filter(({ what }) => what === send)
type Form = Pick<typeof screen, 'getByLabelText' | 'getByRole'>
const fill = async (form: Form, { user }: Awaited<ReturnType<typeof openApp>>) => {
  await user.selectOptions(form.getByLabelText('Reason'), 'Billing')
  await user.type(form.getByLabelText('Message'), question)
}
const submit = ({ getByRole }: Form, { user }: Awaited<ReturnType<typeof openApp>>) =>
  user.click(getByRole('button', { name: 'Send' }))

test('what is missing is said in the words of the form, and the first of it gets the focus', async () => {
  const opened = await openDialog(done)
  const form = await opened.open()
  await submit(form, opened)
  expect(await form.findByText('Please select from the list above')).toBeTruthy()
  expect(form.getByText('Please provide a message')).toBeTruthy()
  expect(document.activeElement).toBe(form.getByLabelText('Reason'))
  expect(form.queryByLabelText('Your email address')).toBeNull()
  expect(sendingsOf(opened)).toEqual([])
})

test('a sent message is thanked for', async () => {
  const opened = await openDialog(done)
  const form = await opened.open()
  await fill(form, opened)
  await submit(form, opened)
  expect(await screen.findByText(/^We have received your message/)).toBeTruthy()
  expect(sendingsOf(opened).map(({ body }) => body)).toEqual([{ reason: 'billing', message: question }])
  await opened.user.click(
    within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' })[0] as HTMLElement,
  )
  const again = await opened.open()
  expect(again.getByLabelText('Message')).toMatchObject({ value: '' })
})

test('one that failed says so and keeps every word; sending it again repeats the same press', async () => {
  let broken = true
  const opened = await openDialog(() => (broken ? refusal(500, 'unexpected') : done()))
  const form = await opened.open()
  await fill(form, opened)
  await submit(form, opened)
  expect((await form.findByRole('alert')).textContent).toContain(failed)
  expect(form.getByLabelText('Message')).toMatchObject({ value: question })
  expect(form.getByLabelText('Reason')).toMatchObject({ value: 'billing' })
  broken = false
  await submit(form, opened)
  expect(await screen.findByText(/^We have received your message/)).toBeTruthy()
  const [first, second] = sendingsOf(opened)
  expect(first?.key).toBe(second?.key)
})

test('a dialog closed by mistake still holds what was typed', async () => {
  const opened = await openDialog(done)
  const form = await opened.open()
  await fill(form, opened)
  await opened.user.click(form.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Contact Us' })).toBeNull())
  const again = await opened.open()
  expect(again.getByLabelText('Message')).toMatchObject({ value: question })
  await submit(again, opened)
  expect(await screen.findByText(/^We have received your message/)).toBeTruthy()
})

test('too many are told at once, not waited for', async () => {
  const opened = await openDialog(() => {
    const limited = refusal(429, 'rateLimited')
    limited.headers.set('retry-after', '3000')
    return limited
  })
  const form = await opened.open()
  await fill(form, opened)
  await submit(form, opened)
  const alert = (await form.findByRole('alert')).textContent
  expect(alert).toContain(failed)
  expect(alert).toContain('Rate limit exceeded, please try again later')
  expect(sendingsOf(opened)).toHaveLength(1)
})

test('a session that ended unnoticed: where to answer is asked for, and nothing typed is lost', async () => {
  const lacking = { validationErrors: [{ field: 'email', text: 'This field is required', code: 'required' }] }
  const opened = await openDialog((body) =>
    JSON.stringify(body).includes('email') ? done() : refusal(400, 'invalid', lacking),
  )
  const form = await opened.open()
  await fill(form, opened)
  await submit(form, opened)
  const email = await form.findByLabelText('Your email address')
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(form.getByRole('alert').textContent).toContain('You are no longer signed in')
  await opened.user.type(email, 'dana@example.net')
  await submit(form, opened)
  expect(await screen.findByText(/^We have received your message/)).toBeTruthy()
  expect(sendingsOf(opened).at(-1)?.body).toEqual({ reason: 'billing', message: question, email: 'dana@example.net' })
})

test('somebody without an account says where to answer', async () => {
  const opened = await openPage(done)
  await fill(screen, opened)
  await submit(screen, opened)
  expect(await screen.findByText('Please provide an email address')).toBeTruthy()
  await opened.user.type(screen.getByLabelText('Your email address'), 'somebody')
  await opened.user.tab()
  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy()
  await opened.user.type(screen.getByLabelText('Your email address'), '@example.net')
  await submit(screen, opened)
  const thanks = await screen.findByRole('heading', { name: 'Thank you for contacting us' })
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(sendingsOf(opened).map(({ body }) => body)).toEqual([
    { reason: 'billing', message: question, email: 'somebody@example.net' },
  ])
})

test('a message may have ten thousand characters, and says so when it has more', async () => {
  const opened = await openPage(done)
  const message = screen.getByLabelText('Message')
  await opened.user.click(message)
  await opened.user.paste('x'.repeat(limits.messageBody + 1))
  await opened.user.tab()
  expect(await screen.findByText('Use at most 10000 characters.')).toBeTruthy()
  expect(message).toMatchObject({ value: 'x'.repeat(limits.messageBody + 1) })
})
