import { randomUUID } from 'node:crypto'
import { type Subject, typedExpense } from '../harness.ts'
import { type Request, requestBytes } from './load.ts'

/** Builds the requests that the real app is sent, one of each kind for each family. */
export const realRequests = (subjects: readonly Subject[]) => {
  const headers = ({ token }: Subject) => ({ authorization: `Bearer ${token}`, 'sec-fetch-site': 'same-origin' })
  const list = (subject: Subject): Request => {
    const bytes = requestBytes('GET', '/pub/v1/expenses', headers(subject))
    return () => bytes
  }
  const create =
    (subject: Subject): Request =>
    () =>
      requestBytes(
        'POST',
        '/pub/v1/expenses',
        { ...headers(subject), 'idempotency-key': randomUUID() },
        JSON.stringify(typedExpense(subject)),
      )
  return { list: subjects.map(list), create: subjects.map(create) }
}

/** Builds the requests that the bare app is sent. */
export const bareRequests = (subjects: readonly Subject[]) => {
  const list = ({ familyId }: Subject): Request => {
    const bytes = requestBytes('GET', `/list?family=${familyId}`, {})
    return () => bytes
  }
  const create =
    (subject: Subject): Request =>
    () => {
      const typed = { ...typedExpense(subject), family: subject.familyId, person: subject.a.personId }
      return requestBytes('POST', '/create', {}, JSON.stringify(typed))
    }
  return { list: subjects.map(list), create: subjects.map(create) }
}
