import { type Answer, authenticationFailedKey, fieldsOf } from './answer.ts'

export type FieldError = { readonly field: string; readonly text: string; readonly code?: string }

/** These are the sentences that only the browser can say, in the viewer's language. */
export type FailureTexts = { readonly unexpected: string; readonly rateLimited: string; readonly network: string }

const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

function fieldErrorsOf(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return []
  return value.map(fieldsOf).flatMap(({ field, text, code }) => {
    const line = asText(text)
    return line ? [{ field: asText(field) ?? '', text: line, ...(typeof code === 'string' && { code }) }] : []
  })
}

/**
 * The server refused. The message is ready to be shown: the lines of the validation errors, else the server's own
 * sentence, else the default one.
 */
export class RequestFailure extends Error {
  override name = 'RequestFailure'
  readonly statusCode: number
  /** This is the stable code of contract/errors.ts; it is empty when the refusal did not come from our server. */
  readonly exception: string
  readonly validationErrors: readonly FieldError[]
  /** A 409 carries the item as it is now. */
  readonly item: unknown
  /** A 429 may say how many milliseconds to wait before the next attempt. */
  readonly retryAfter: number | null
  readonly response: Response

  constructor({ data, response, statusCode }: Answer, texts: FailureTexts, retryAfter: number | null = null) {
    const { exception, userMessage, validationErrors, item } = fieldsOf(data)
    const errors = fieldErrorsOf(validationErrors)
    const lines = errors.map(({ text }) => text).join('\n')
    const limited = statusCode === 429 && exception !== 'paceExceeded'
    super(limited ? texts.rateLimited : lines || asText(userMessage) || texts.unexpected)
    this.statusCode = statusCode
    this.exception = asText(exception) ?? ''
    this.validationErrors = errors
    this.item = item
    this.retryAfter = retryAfter
    this.response = response
  }
}

/**
 * No answer came: there was no connection, it broke, or it took too long. The server may or may not have done the work.
 */
export class NetworkFailure extends Error {
  override name = 'NetworkFailure'
}

/** The session is over and the page is already going to the login, so nothing needs to be shown. */
export class LoginRequired extends Error {
  override name = 'LoginRequired'
  constructor() {
    super(authenticationFailedKey)
  }
}

export const isRequestFailure = (error: unknown): error is RequestFailure => error instanceof RequestFailure
export const isNetworkFailure = (error: unknown): error is NetworkFailure => error instanceof NetworkFailure
export const isLoginRequired = (error: unknown): error is LoginRequired => error instanceof LoginRequired

/** Tells whether an error says that the caller is not signed in. A wrong password is not such an error. */
export const isAuthenticationFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === authenticationFailedKey ||
    (isRequestFailure(error) && error.statusCode === 401 && error.exception !== 'signInFailed'))

/** Tells whether a retry may help: no answer came, or the server failed. */
export const isPassing = (error: unknown): boolean =>
  isNetworkFailure(error) || (isRequestFailure(error) && error.statusCode >= 500)
