import { fromPromise } from 'xstate'

/** An actor that the browser must `.provide`: a chart that runs without it fails at once and by name. */
export const unprovided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
