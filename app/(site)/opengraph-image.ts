import { homeCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { home } from '@/content/home'

export const alt = home.hero.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(homeCard)
}
