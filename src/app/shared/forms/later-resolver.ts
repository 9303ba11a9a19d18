import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * Checks by rules that load when they are first needed. A form whose rules do not arrive is sent as it was typed, since
 * the server checks it again.
 */
export const laterResolver =
  <Values extends FieldValues>(
    load: () => Promise<Resolver<Values, unknown, Values>>,
  ): Resolver<Values, unknown, Values> =>
  async (values, context, options) => {
    const resolver = await load().catch(() => undefined)
    return resolver ? resolver(values, context, options) : { values, errors: {} }
  }
