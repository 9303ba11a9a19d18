import { Buttons } from './samples/buttons.tsx'
import { Choices } from './samples/choices.tsx'
import { Fields } from './samples/fields.tsx'
import { Files } from './samples/files.tsx'

/** What is pressed and filled in. */
export const asking = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  files: Files,
}
