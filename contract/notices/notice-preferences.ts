import * as z from 'zod/mini'
import { mailGroups } from '../area.ts'
import { wallClock } from '../common.ts'
import { route } from '../route.ts'

// Every page reads notices, and one sets these, so they do not come together.

/** A person's preferences for mails. In the app they are notified of everything. */
export const noticePreferencesDto = z.strictObject({
  /** The groups for which no mail is sent. */
  mailOff: z.array(z.enum(mailGroups)).check(z.maxLength(mailGroups.length, 'tooLong')),
  /** Quiet hours in the person's zone; a mail that falls into them waits for their end. Null means none. */
  quiet: z.nullable(
    z
      .strictObject({ from: wallClock, to: wallClock })
      .check(z.refine(({ from, to }) => from !== to, { error: 'notAChoice', path: ['to'] })),
  ),
})
export type NoticePreferencesDto = z.infer<typeof noticePreferencesDto>
export const defaultNoticePreferences: NoticePreferencesDto = { mailOff: [], quiet: null }

export const noticePreferenceRoutes = {
  preferences: route({
    method: 'GET',
    path: '/pub/v1/me/notices',
    access: 'bearer',
    summary: 'Of what the caller wants mails, and when not; with the zone that the quiet hours are in.',
    // `groups` are those of which the caller can get mails at all.
    output: z.extend(noticePreferencesDto, { timeZone: z.string(), groups: z.array(z.enum(mailGroups)) }),
  }),
  setPreferences: route({
    method: 'PUT',
    path: '/pub/v1/me/notices',
    access: 'bearer',
    summary: 'Keeps it.',
    body: noticePreferencesDto,
    ok: 204,
    output: z.void(),
  }),
} as const
