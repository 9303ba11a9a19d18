import { limits } from '#contract/limits.ts'

/** Reads a file that a person chose. It stays on the device and is never sent. */
export const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer())

/** Reads only the beginning: a key is short, and a file chosen by mistake may be very large. */
export const keyIn = async (file: Blob): Promise<string> =>
  new TextDecoder().decode(await bytesOf(file.slice(0, limits.verify.keyBytes)))
