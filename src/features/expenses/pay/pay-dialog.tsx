import { useI18nContext } from '#i18n/i18n-react.tsx'
import { payableOf } from '#machines/expenses/expense.facts.ts'
import { PayByBank } from '#src/app/shared/payments/lazy.ts'
import { PayEitherWay } from '#src/app/shared/payments/pay-either-way.tsx'
import { useTypedPayment } from '#src/app/shared/payments/use-typed-payment.ts'
import { PayByCheck, type PayProps } from './pay-by-check.tsx'

/** Paying one expense, all of it or a part: by bank where that is offered, else from hand to hand. What was typed goes along. */
export function PayDialog({ kept, onTyped, ...props }: PayProps) {
  const { LL } = useI18nContext()
  const { keptNow, keep } = useTypedPayment({ kept, onTyped })
  const { seen, reader, onPress, onClose } = props
  const payable = payableOf(seen.facts)
  const params = { payable: reader.money(payable) }
  return (
    <PayEitherWay
      {...{ reader, onClose }}
      byCheck={(how) => <PayByCheck {...props} how={how} kept={keptNow()} onTyped={keep} />}
      byBank={(how, standing) => (
        <PayByBank
          {...props}
          {...{ how, standing }}
          toPay={{ open: payable, most: payable }}
          hint={LL.payments.pay.upTo(params)}
          tooMuch={LL.expenses.dialogs.pay.tooMuch(params)}
          kept={keptNow()}
          onTyped={keep}
          onSend={(sent) => {
            const command = { type: 'expense.pay', version: seen.version, method: 'bank', ...sent } as const
            onPress({ on: 'expense', action: 'pay', seen, command })
          }}
        />
      )}
    />
  )
}
