import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { invoiceCheck } from '@/content/tools/invoice-check'

export const alt = invoiceCheck.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(invoiceCheck))
}
