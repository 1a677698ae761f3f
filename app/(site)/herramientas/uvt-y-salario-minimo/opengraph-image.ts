import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { legalAmounts } from '@/content/tools/legal-amounts'

export const alt = legalAmounts.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(legalAmounts))
}
