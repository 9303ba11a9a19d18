import base from '../../en-US/invitations/index.ts'
import type { NamespaceInvitationsTranslation } from '../../i18n-types.ts'
import { reword } from '../../reword.ts'

/** Nothing is worded differently in the United Kingdom. */
const invitations = reword<NamespaceInvitationsTranslation>(base, {})

export default invitations
