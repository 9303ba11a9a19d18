import { useParams } from '@tanstack/react-router'
import { OnePayment } from './one-payment.tsx'
import { PaymentDetails } from './payment-details.tsx'

export function PaymentPage() {
  const { id } = useParams({ from: '/_authed/expenses/payments/$id/' })
  return (
    <OnePayment key={id} id={id}>
      {(item) => <PaymentDetails item={item} />}
    </OnePayment>
  )
}
