import { legalCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { terms } from '@/content/legal/terms'

export const alt = terms.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(legalCard(terms))
}
