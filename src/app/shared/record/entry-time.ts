import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { Viewer } from '#src/app/shared/viewer/viewer.ts'

/** Says when an entry was made, and that no signature covers it yet. */
export const entryTime = (
  { at, notAnchored }: { readonly at: string; readonly notAnchored?: true | undefined },
  viewer: Viewer,
  { common }: Pick<TranslationFunctions, 'common'>,
): string => (notAnchored ? `${viewer.instant(at)} · ${common.happened.notAnchored()}` : viewer.instant(at))
