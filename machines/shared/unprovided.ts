import { fromPromise } from 'xstate'

/** The browser must `.provide` this actor: a chart that runs without it fails at once and by name. */
export const unprovided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
