import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { incomeReturn } from '@/content/tools/guides/income-return'

export const alt = incomeReturn.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(incomeReturn))
}
