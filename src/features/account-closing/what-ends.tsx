import { chakra } from '@chakra-ui/react/styled-system'
import { endingLines, stayingLines } from '#contract/account-closing/closing-lines.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'

/** Lists what ends with the account and what stays, and why. */
export function WhatEnds() {
  const { endsTitle, ends, staysTitle, stays } = useI18nContext().LL.account.closing
  return (
    <>
      <List title={endsTitle()} items={endingLines.map((line) => ends[line]())} />
      <List title={staysTitle()} items={stayingLines.map((line) => stays[line]())} />
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <chakra.h3 textStyle="label" mb="u0.5">
        {title}
      </chakra.h3>
      <chakra.ul listStyleType="disc" ps="u2.5" color="fg.2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </chakra.ul>
    </section>
  )
}
