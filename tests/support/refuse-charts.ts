import { registerHooks } from 'node:module'

// Loaded before a program (`node --import`), so that it fails where it, or anything it imports, asks for a chart.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    if (/\/machines\/|\/node_modules\/@?xstate\//.test(found.url))
      throw new Error(`${context.parentURL} imports ${specifier}`)
    return found
  },
})
