import { Dialogs } from './dialogs.tsx'
import { Messages } from './messages.tsx'
import { Places } from './places.tsx'
import { Waiting } from './waiting.tsx'

/** What tells how it stands, and where to go. */
export const telling = {
  messages: Messages,
  waiting: Waiting,
  dialogs: Dialogs,
  places: Places,
}
