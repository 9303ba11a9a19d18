/** Holds the content and the raw response. `data` is parsed JSON, a Blob, or undefined when there was no body. */
export type Answer<Data = unknown> = { readonly data: Data; readonly response: Response; readonly statusCode: number }

/** A refusal with this message or code says that the token is invalid, whatever its status is. */
export const authenticationFailedKey = 'unauthenticated'

const isJson = (response: Response): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '')

const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data) && !(data instanceof Blob)

/** Returns the fields of a JSON object, and none for anything else. */
export const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> => (isRecord(data) ? data : {})

/** A call failed from 300 on, whether the response says so or the `status` or `statusCode` in its body. */
function statusOf(response: Response, data: unknown): number {
  const { status, statusCode, message, userMessage } = fieldsOf(data)
  if (message === authenticationFailedKey || userMessage === authenticationFailedKey) return 401
  return Math.max(response.status, ...[status, statusCode].filter((code) => typeof code === 'number'))
}

/** A call succeeded with 200 to 299, or when there is no response at all. */
export const isOk = (answer?: Answer): boolean => !answer || (answer.statusCode >= 200 && answer.statusCode < 300)

async function dataOf(response: Response): Promise<unknown> {
  if (isJson(response)) {
    const text = await response.text()
    return text === '' ? undefined : JSON.parse(text)
  }
  const blob = await response.blob()
  return blob.size === 0 ? undefined : blob
}

export async function readAnswer(response: Response): Promise<Answer> {
  const data = await dataOf(response)
  return { data, response, statusCode: statusOf(response, data) }
}
