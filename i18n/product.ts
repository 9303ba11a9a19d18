/** Names are the same in every language, so they are written once. */
export const productName = 'Evenhand'
export const paymentService = 'OFWpay'
