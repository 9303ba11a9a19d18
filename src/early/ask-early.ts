import { initialLocale } from '#contract/locale.ts'
import { isOpenPage, loginPage } from '#machines/session/pages.ts'
import type { StoredValues } from '#machines/session/session.types.ts'
import { addressOf, type Server } from '#src/api/address.ts'
import { fieldsOf } from '#src/api/answer.ts'
import type { EarlyAnswers } from '#src/api/early-answers.ts'
import { type Caller, headersFor } from '#src/api/headers.ts'
import { readBases } from '#src/app/boot/bases.ts'
import { createReferrer } from '#src/app/boot/referrer.ts'
import { firstLocale } from '#src/app/shared/locale/device-locale.ts'
import { anonymousId } from '#src/app/shared/session/anonymous-id.ts'
import { accountLocale, textOf } from '#src/app/shared/session/values.ts'
import { type FirstRequest, firstRequests, sessionPath } from './first-requests.ts'

/**
 * Asks for the session values with the document, and at their answer for what the address shows first, with the headers
 * that the app sends. The app takes these answers instead of asking (`takeEarly`) and judges them as any other.
 */
export function askEarly(answers: EarlyAnswers): void {
  const page = new URL(location.href)
  const bases = readBases(document)
  const browser = { anonymousId: anonymousId(), referrer: createReferrer().path() }
  const ask = (
    { path, query = {} }: FirstRequest,
    caller: Caller,
    then = async (_: Response) => {},
    server?: Server,
  ) => {
    const url = addressOf(path, query, bases, page, server)
    const headers = headersFor({ ...browser, ...caller }, { contentType: 'application/json', idempotencyKey: null })
    const response = fetch(url, { headers }).then(async (answer) => {
      await then(answer)
      return answer
    })
    // The caller that takes the answer asks again after a failure.
    response.catch(() => undefined)
    answers.set(url.href, { token: headers.get('Authorization'), response })
  }
  const isPrivate = !isOpenPage(page.pathname) && page.pathname !== loginPage
  /** The app gets the session only after this, so that it finds the requests that follow and does not send them itself. */
  const follow = async (session: Response) => {
    if (!session.ok || !isPrivate) return
    const values: StoredValues = fieldsOf(await session.clone().json())
    const caller = callerOf(values, page)
    if (caller.token) for (const request of firstRequests(page, values.userType)) ask(request, caller)
  }
  ask({ path: sessionPath }, { language: firstLocale() }, follow, 'page')
}

const callerOf = (values: StoredValues, page: URL): Caller => ({
  token: textOf(values, 'auth'),
  userId: textOf(values, 'userId'),
  registrationKey: textOf(values, 'inviteToken'),
  activity: page.pathname.split('/')[2],
  language: initialLocale({ ...accountLocale(values), browser: navigator.languages }),
})
