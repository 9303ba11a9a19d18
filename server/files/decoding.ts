import sharp, { type Sharp } from 'sharp'
import { limits } from '#contract/limits.ts'
import { Refusal } from '../http/errors/refusal.ts'

/** The image library throws this only for a limit in time. */
const isTimeout = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout')

/**
 * Runs a step of the image library.
 * @throws {Refusal} imageTooLarge when it takes too long; fileTypeRefused when the first bytes look like a picture, but
 * it cannot be decoded
 */
export const decoding = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(isTimeout(error) ? 'imageTooLarge' : 'fileTypeRefused')
  }
}

/**
 * Opens a picture without decoding it. What is then done with it is limited in time, because a small file may take long.
 * @throws {Refusal} imageTooLarge, fileTypeRefused
 */
export const pictureFrom = async (from: string | Buffer, pixels: number): Promise<Sharp> => {
  const { width, height } = await decoding(() => sharp(from, { limitInputPixels: false }).metadata())
  const { side, seconds } = limits.picture
  if (width * height > pixels || Math.max(width, height) > side) throw new Refusal('imageTooLarge')
  return sharp(from, { limitInputPixels: pixels, failOn: 'error' }).timeout({ seconds })
}
