import base from '../../en-US/connectedCalendars/index.ts'
import type { NamespaceConnectedCalendarsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Holds only what the United Kingdom words differently. */
const connectedCalendars = reword<NamespaceConnectedCalendarsTranslation>(base, { form: { colour: 'Colour' } })

export default connectedCalendars
