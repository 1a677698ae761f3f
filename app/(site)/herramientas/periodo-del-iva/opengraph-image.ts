import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { vatPeriod } from '@/content/tools/guides/vat-period'

export const alt = vatPeriod.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(vatPeriod))
}
