import { actualTimeForm } from './actual-time.ts'
import { connectedForm, feedForm } from './calendars.ts'
import { categoryForm } from './category.ts'
import { changeRequestForm } from './change-request.ts'
import { childForm } from './child.ts'
import { contactForm } from './contact.ts'
import { eventForm } from './event.ts'
import { expenseForm } from './expense.ts'
import type { Form } from './form.ts'
import { holidayForm } from './holiday.ts'
import { messageForm, selectionForm } from './message.ts'
import { parentingScheduleForm } from './parenting-schedule.ts'

/** Lists the forms whose edge cases are run alike against the form and against the server. */
export const forms: readonly Form[] = [
  contactForm,
  messageForm,
  selectionForm,
  connectedForm,
  feedForm,
  categoryForm,
  eventForm,
  parentingScheduleForm,
  holidayForm,
  changeRequestForm,
  actualTimeForm,
  childForm,
  expenseForm,
]
