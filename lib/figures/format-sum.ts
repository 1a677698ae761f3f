import { formatAmount } from '@/lib/einvoice/money/format-amount'

/** «$ 3.254.700», with the cents where there are any and the sign of minus in front. */
export const formatSum = (amount: string): string => formatAmount(amount).replace('-', '\u2212')
