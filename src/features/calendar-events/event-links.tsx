import { Link } from '@tanstack/react-router'
import type { Edited } from './event.model.ts'

/** Leads back to the event that is edited, or to the calendar. */
export const eventBackLink = (edited: Edited | null) =>
  edited ? (
    <Link to="/calendar/events/$id" params={{ id: edited.item.id }} search={{ on: edited.on }} />
  ) : (
    <Link to="/calendar" />
  )
