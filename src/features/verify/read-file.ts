import { limits } from '#contract/limits.ts'

/** Of a file that its person chose: read on the device, never sent. */
export const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer())

/** The beginning of it: a key is short, and whatever else was chosen may be a film. */
export const keyIn = async (file: Blob): Promise<string> =>
  new TextDecoder().decode(await bytesOf(file.slice(0, limits.verify.keyBytes)))
