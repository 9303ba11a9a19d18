import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { meaningOf, returnCodes } from '#domain/return-codes.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useApp } from '../../app/shared/app-context.ts'

const Why = chakra('div', { base: { textStyle: 'secondary', color: 'fg.2' } })

/** Loads a dictionary that only a returned payment needs. */
function useBankMessages(): boolean {
  const { dictionaries } = useApp()
  const [there, setThere] = useState(false)
  useEffect(() => {
    dictionaries.need('bank').then(
      () => setThere(true),
      () => undefined,
    )
  }, [dictionaries])
  return there
}

type ReturnedWhyProps = { code: string | null; toPayer: boolean }

/** Says why a bank returned the money, and tells the payer what to do about it. */
export function ReturnedWhy({ code: given, toPayer }: ReturnedWhyProps) {
  const { bank } = useI18nContext().LL
  const there = useBankMessages()
  if (!there) return <Skeleton width="240px" />
  const code = returnCodes.find((known) => known === given)
  if (!code) return <Why>{bank.unknown()}</Why>
  const { advice, concerns } = meaningOf(code)
  const sentences = [bank.returns[code](), bank.concerns[concerns](), toPayer && bank.advice[advice]()]
  return <Why>{sentences.filter(Boolean).join(' ')}</Why>
}
