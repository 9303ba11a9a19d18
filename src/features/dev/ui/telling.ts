import { Dialogs } from './samples/dialogs.tsx'
import { Messages } from './samples/messages.tsx'
import { Places } from './samples/places.tsx'
import { Waiting } from './samples/waiting.tsx'

/** What tells how it stands, and where to go. */
export const telling = {
  messages: Messages,
  waiting: Waiting,
  dialogs: Dialogs,
  places: Places,
}
