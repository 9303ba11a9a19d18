import { paymentRoutes as routes } from '#contract/payments/payments.ts'
import type { Bind } from '../../http/bind.ts'
import { bindItem } from '../../lifecycle/bind-item.ts'
import { paymentItem } from './payments.item.ts'

export const paymentRoutes = (bind: Bind): void => bindItem(bind, routes, paymentItem)
