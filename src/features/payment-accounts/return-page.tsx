import { Link, useSearch } from '@tanstack/react-router'
import { ButtonLink } from '#src/ui/buttons/button.tsx'

/** `back` is the page of an item on which the person wanted to pay, and to which they return. */
export type ReturnPage = { back?: string }

const itemPage = /^\/[a-z]+\/[0-9a-f-]{36}$/

/** Anything but the page of an item in this app is left out, so that no link leads a person elsewhere. */
export const returnPage = ({ back }: Record<string, unknown>): ReturnPage =>
  typeof back === 'string' && itemPage.test(back) ? { back } : {}

/** Gives the search that the next page of the sign-up carries on. */
export function useReturnPage(): ReturnPage {
  const back = useSearch({ strict: false, select: (search) => returnPage(search).back })
  return back ? { back } : {}
}

export const BackToPage = ({ to, label }: { to: string; label: string }) => (
  <ButtonLink link={<Link to={to} />}>{label}</ButtonLink>
)
