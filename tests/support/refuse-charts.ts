import { registerHooks } from 'node:module'

// Load this before a program (`node --import`); it throws when the program imports a chart, directly or indirectly.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    if (/\/machines\/|\/node_modules\/@?xstate\//.test(found.url))
      throw new Error(`${context.parentURL} imports ${specifier}`)
    return found
  },
})
