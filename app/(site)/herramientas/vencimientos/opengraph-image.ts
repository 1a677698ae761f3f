import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { dueDates } from '@/content/tools/due-dates'

export const alt = dueDates.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(dueDates))
}
