import type { JSX } from 'react'
import { LoadingPage } from '../loading-page.tsx'
import type { JoinPlace } from '../view.ts'
import { ChildrenQuestion } from './children-question.tsx'
import { CoparentQuestion } from './coparent-question.tsx'
import { InvitationPage } from './invitation-page.tsx'
import { DonePage, DuplicatePage, ExpiredPage, OverPage, UnreachablePage } from './message-page.tsx'
import { ParentQuestion } from './parent-question.tsx'
import type { LaterProps } from './question-page.tsx'
import { ResumePage } from './resume-page.tsx'
import { SecurityQuestion } from './security-question.tsx'
import { WaitingPage } from './waiting-page.tsx'

const pages = {
  loading: LoadingPage,
  parent: ParentQuestion,
  children: ChildrenQuestion,
  security: SecurityQuestion,
  coparent: CoparentQuestion,
  waiting: WaitingPage,
  invitation: InvitationPage,
  declined: InvitationPage,
  resume: ResumePage,
  code: ResumePage,
  duplicate: DuplicatePage,
  over: OverPage,
  expired: ExpiredPage,
  done: DonePage,
  unreachable: UnreachablePage,
} as const satisfies Record<Exclude<JoinPlace, 'start'>, (props: LaterProps) => JSX.Element | null>

export function LaterPage(props: LaterProps) {
  const { place } = props.view
  const Page = place === 'start' ? LoadingPage : pages[place]
  return <Page {...props} />
}
