import { aboutCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { about } from '@/content/about'

export const alt = about.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(aboutCard)
}
