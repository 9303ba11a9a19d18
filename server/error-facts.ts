/** Holds what may be logged of an error: its kind, its place in the database and in the code. */
export type ErrorFacts = {
  readonly type: string
  readonly code?: string
  readonly table?: string
  readonly constraint?: string
  readonly message?: string
  readonly stack: string
}

const textIn = (error: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The message is the beginning of the stack, and may itself contain lines that look like places. */
const placesOf = (stack: string, message: string): string => {
  const places = message === '' ? stack : stack.split(message).slice(1).join('')
  return places.slice(Math.max(0, places.indexOf('\n    at ')))
}

/** Errors of the database have a severity, answers of a mail server a response. Both may quote what a person wrote. */
const mayQuote = (error: object): boolean => 'severity' in error || 'response' in error

/**
 * Reduces whatever was thrown to what may be logged. Of the database's errors that is code, table and constraint:
 * their messages, details, hints and queries may quote a row, and so may the message of a mail server.
 */
export const errorFacts = (error: unknown): ErrorFacts => {
  if (typeof error !== 'object' || error === null) return { type: typeof error, stack: '' }
  const [code, table, constraint] = ['code', 'table', 'constraint'].map((name) => textIn(error, name))
  const message = textIn(error, 'message') ?? ''
  return {
    type: textIn(error, 'name') ?? 'Error',
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(!mayQuote(error) && { message }),
    stack: placesOf(textIn(error, 'stack') ?? '', message),
  }
}

/** Returns the same for a person at the terminal. */
export const errorText = (error: unknown): string => {
  const { type, code, table, constraint, message, stack } = errorFacts(error)
  const where = [code, table, constraint].filter(Boolean).join(' ')
  return `${[type, where && `(${where})`].filter(Boolean).join(' ')}${message ? `: ${message}` : ''}${stack}`
}
