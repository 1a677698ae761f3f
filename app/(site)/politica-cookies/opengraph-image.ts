import { legalCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { cookies } from '@/content/legal/cookies'

export const alt = cookies.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(legalCard(cookies))
}
