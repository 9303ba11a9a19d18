import * as z from 'zod/mini'
import { type MailGroup, mailGroups } from '#contract/area.ts'
import { type NoticePreferencesDto, noticePreferencesDto } from '#contract/notices/notice-preferences.ts'

/** Adapts the setting to form fields: a box for each kind of mail, and two times even without quiet hours. */
export const preferencesForm = z.pipe(
  z.object({
    mail: z.record(z.enum(mailGroups), z.boolean()),
    quiet: z.boolean(),
    from: z.string(),
    to: z.string(),
  }),
  z.transform(({ mail, quiet, from, to }, context): NoticePreferencesDto => {
    const preferences = { mailOff: mailGroups.filter((group) => !mail[group]), quiet: quiet ? { from, to } : null }
    const parsed = z.safeParse(noticePreferencesDto, preferences)
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: 'custom', path: path.slice(-1), message, input: preferences })
    return z.NEVER
  }),
)
export type PreferencesValues = z.input<typeof preferencesForm>

/** Quiet hours start with these times when a person turns them on. */
const night = { from: '21:00', to: '07:00' }

export const valuesOf = ({ mailOff, quiet }: NoticePreferencesDto): PreferencesValues => {
  const isOn = (group: MailGroup) => !mailOff.includes(group)
  return {
    mail: {
      asked: isOn('asked'),
      answers: isOn('answers'),
      changes: isOn('changes'),
      reminders: isOn('reminders'),
      bank: isOn('bank'),
      messages: isOn('messages'),
      record: isOn('record'),
    },
    quiet: quiet !== null,
    ...(quiet ?? night),
  }
}
