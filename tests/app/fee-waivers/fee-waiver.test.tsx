import { onlineManager } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Answers, openApp, refusal } from '#tests/support/dom/open-app.tsx'
import { FetchingXhr } from '#tests/support/dom/xhr.ts'
import { nothingYet, open as openOne, document as stored, token, waiver, waiverId } from './waiver.ts'

const own = 'GET /pub/v1/fee-waivers/own'
const byToken = 'POST /pub/v1/fee-waivers/by-token'
const nobody: Answers = { 'GET /ofw/appv2/localstorage.json': () => refusal(401, 'unauthenticated') }
const address = '/app/feewaiver'
const mailed = `${address}#${token}`

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FetchingXhr)
})

const letter = () => new File(['%PDF-1.7 a letter'], 'letter.pdf', { type: 'application/pdf' })
const choose = async (user: Awaited<ReturnType<typeof openApp>>['user'], file: File) => {
  await user.selectOptions(await screen.findByLabelText('What does the document show?'), 'benefits')
  await user.upload(screen.getByLabelText('Choose a file'), file)
}
const press = async (user: Awaited<ReturnType<typeof openApp>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }))

test('a mailed link applies with a document, without a session and without the token in the address', async () => {
  let answer = nothingYet
  const { user, sent, left } = await openApp(mailed, {
    ...nobody,
    [byToken]: () => answer,
    [`${byToken}/apply`]: () => Response.json({ ...waiver, version: 1, documents: [] }, { status: 201 }),
    [`${byToken}/documents`]: () => {
      answer = openOne
      return waiver
    },
  })
  await choose(user, letter())
  expect(location.hash).toBe('')
  await user.type(screen.getByLabelText(/Anything we should know/), 'Between jobs')
  await press(user, 'Apply')
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  const bodies = sent.filter(({ what }) => /apply|documents/.test(what)).map(({ body }) => body)
  expect(bodies).toEqual([
    { token, note: 'Between jobs' },
    { token, version: 1, kind: 'benefits', contents: btoa('%PDF-1.7 a letter') },
  ])
  // The session's cookie opens a document, so without one it is named and no link.
  expect(screen.queryByRole('link', { name: 'A letter about public benefits' })).toBeNull()
  expect(left).toEqual([])
})

test('nothing is sent without a document, its kind, or with a file that is no document', async () => {
  const { user, sent } = await openApp(address, { [own]: () => nothingYet })
  await press(user, 'Apply')
  expect(await screen.findAllByText('This field is required')).toHaveLength(2)
  await user.upload(
    screen.getByLabelText('Choose a file'),
    new File(['x'.repeat(10_000_001)], 'scan.pdf', { type: 'application/pdf' }),
  )
  expect(await screen.findByText('This file is too large. The limit is 10 MB.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove the file' }))
  await user.upload(screen.getByLabelText('Choose a file'), new File([''], 'empty.pdf', { type: 'application/pdf' }))
  expect(await screen.findByText('This file is empty. Choose another one.')).toBeTruthy()
  await press(user, 'Apply')
  expect(sent.filter(({ what }) => what.startsWith('POST'))).toEqual([])
})

test('a document that is refused stays chosen, and the application that is open already gets it', async () => {
  const undocumented = { ...waiver, version: 1, facts: { documented: false }, documents: [] }
  let answer = nothingYet
  const refusals = [refusal(415, 'fileTypeRefused', { userMessage: 'This kind of file is not accepted.' })]
  const { user, sent } = await openApp(address, {
    [own]: () => answer,
    'POST /pub/v1/fee-waivers': () => {
      answer = { ...openOne, waiver: undocumented }
      return Response.json(undocumented, { status: 201 })
    },
    [`POST /pub/v1/fee-waivers/${waiverId}/documents`]: () => {
      const refused = refusals.shift()
      if (!refused) answer = openOne
      return refused ?? waiver
    },
  })
  await choose(user, letter())
  await press(user, 'Apply')
  expect(await screen.findByText('This kind of file is not accepted.')).toBeTruthy()
  expect(await screen.findByText('Waiting for your document')).toBeTruthy()
  expect(screen.getByText('letter.pdf')).toBeTruthy()
  await press(user, 'Add the document')
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  expect(sent.filter(({ what }) => what === 'POST /pub/v1/fee-waivers')).toHaveLength(1)
})

test('an application in a session shows its documents as downloads, and is withdrawn after a question', async () => {
  let answer = openOne
  const { user, sent } = await openApp(address, {
    [own]: () => answer,
    [`POST /pub/v1/fee-waivers/${waiverId}/events`]: () => {
      const withdrawn = { ...waiver, status: 'withdrawn', version: 3, endedAt: waiver.appliedAt } as const
      answer = { waiver: withdrawn, grantedUntil: null, mayApply: true }
      return withdrawn
    },
  })
  const link = await screen.findByRole('link', { name: 'A letter about public benefits' })
  expect(link.getAttribute('href')).toBe(`/pub/v1/fee-waiver-documents/${stored.id}/content`)
  expect(screen.getByText('You can add 4 more.')).toBeTruthy()
  await press(user, 'Withdraw the application')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw the application' }))
  expect(await screen.findByText('Withdrawn')).toBeTruthy()
  expect(sent.at(-2)?.body).toEqual({ type: 'feeWaiver.withdraw', version: 2 })
  expect(screen.queryByLabelText('Choose a file')).toBeNull()
  await press(user, 'Apply again')
  expect(await screen.findByLabelText('Choose a file')).toBeTruthy()
})

test('an answer says until when, or the reason', async () => {
  const granted = { ...waiver, status: 'granted', endedAt: waiver.appliedAt } as const
  await openApp(address, {
    [own]: () => ({ waiver: granted, grantedUntil: '2027-11-17T15:00:00.000Z', mayApply: false }),
  })
  expect(await screen.findByText(/^You have Essentials until Nov 17, 2027/)).toBeTruthy()
  expect(screen.getByText('You can apply for another year in its last 30 days.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull()
})

test('a refusal shows the administrator’s reason, and another application can be begun', async () => {
  const refused = { ...waiver, status: 'refused', reason: 'The letter is old.', endedAt: waiver.appliedAt } as const
  await openApp(address, { [own]: () => ({ waiver: refused, grantedUntil: null, mayApply: true }) })
  expect(await screen.findByText('The letter is old.')).toBeTruthy()
  expect(screen.getByText('Not granted')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Apply again' })).toBeTruthy()
})

test('a link that is over or somebody else’s says so, and another one can be asked for', async () => {
  const { user, sent, left } = await openApp(mailed, {
    ...nobody,
    [byToken]: () => refusal(404, 'linkOver'),
    'POST /pub/v1/fee-waiver-links': () => new Response(null, { status: 204 }),
  })
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  await press(user, 'Send me a link')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(screen.getByLabelText('Email address'), 'dana@example.com')
  await press(user, 'Send me a link')
  expect(await screen.findByText('Check your email')).toBeTruthy()
  expect(sent.at(-1)?.body).toEqual({ email: 'dana@example.com' })
  expect(left).toEqual([])
})

test('a newer link that is opened in the same tab takes the place of the old one', async () => {
  const newer = 'u'.repeat(60)
  await openApp(mailed, {
    ...nobody,
    [byToken]: (body) => ((body as { token: string }).token === newer ? openOne : refusal(404, 'linkOver')),
  })
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  location.hash = newer
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  expect(screen.queryByText('This link is no longer valid')).toBeNull()
})

test('a link that is over gives way to the session’s own application', async () => {
  await openApp(mailed, { [byToken]: () => refusal(404, 'linkOver'), [own]: () => openOne })
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
})

test('a link of another person shows nothing of them to whoever is signed in, who can open their own', async () => {
  const { user, sent } = await openApp(mailed, {
    [byToken]: () => refusal(409, 'linkOfAnother'),
    [own]: () => openOne,
  })
  expect(await screen.findByText('This link belongs to someone else')).toBeTruthy()
  expect(sent.map(({ what }) => what)).not.toContain(own)
  await press(user, 'Open my application')
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  expect(sessionStorage.getItem('mailed:feewaiver')).toBeNull()
})

test('the page can be opened again in its tab, and asks nobody to sign in', async () => {
  sessionStorage.setItem('mailed:feewaiver', token)
  const { sent } = await openApp(address, { ...nobody, [byToken]: () => openOne })
  expect(await screen.findByText('Waiting for our answer')).toBeTruthy()
  expect(sent.find(({ what }) => what === byToken)?.body).toEqual({ token })
})

test('whoever asks too often, or cannot be answered, is told so and can try again', async () => {
  await openApp(mailed, { ...nobody, [byToken]: () => refusal(429, 'rateLimited') })
  expect(await screen.findByText('Your application could not be loaded')).toBeTruthy()
  expect(screen.getByText('Rate limit exceeded, please try again later')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('without a connection the page says what it waits for', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  await openApp(mailed, { ...nobody, [byToken]: () => nothingYet })
  expect(await screen.findByText('Your application appears here once you are back online.')).toBeTruthy()
})

test('whoever is no parent is told whose page it is', async () => {
  await openApp(address, { [own]: () => refusal(403, 'notAllowed') }, { person: 'viewing' })
  expect(await screen.findByText('This page is for parents')).toBeTruthy()
})
