/** An answer of Stripe that is an error: https://docs.stripe.com/api/errors */
export class Problem extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: { readonly type: string; readonly [field: string]: unknown }) {
    super(error.type)
    this.status = status
    this.body = { error: { message: 'In words.', ...error } }
  }
}

export const invalid = (param: string, code?: string): Problem =>
  new Problem(400, { type: 'invalid_request_error', param, ...(code !== undefined && { code }) })

export const missing = (param: string): Problem =>
  new Problem(param === 'id' ? 404 : 400, { type: 'invalid_request_error', code: 'resource_missing', param })
