import { legalCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { privacy } from '@/content/legal/privacy'

export const alt = privacy.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(legalCard(privacy))
}
