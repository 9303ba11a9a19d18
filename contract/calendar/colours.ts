/** Colours that people give to schedules and calendars. They are names of CSS, too. */
export const calendarColours = ['blue', 'purple', 'teal', 'green', 'orange', 'red', 'pink', 'grey'] as const
export type CalendarColour = (typeof calendarColours)[number]
