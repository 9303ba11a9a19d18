import { Buttons } from './samples/buttons.tsx'
import { Choices } from './samples/choices.tsx'
import { Fields } from './samples/fields.tsx'
import { Files } from './samples/files.tsx'

/** This chunk contains the blocks for input. */
export const inputSamples = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  files: Files,
}
