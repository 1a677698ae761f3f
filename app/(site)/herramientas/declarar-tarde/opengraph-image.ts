import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { lateFiling } from '@/content/tools/late-filing'

export const alt = lateFiling.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(lateFiling))
}
