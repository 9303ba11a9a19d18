import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Fields } from './fields.tsx'
import { Files } from './files.tsx'

/** What is pressed and filled in. */
export const asking = {
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  files: Files,
}
