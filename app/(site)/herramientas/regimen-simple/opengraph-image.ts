import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { simpleRegime } from '@/content/tools/guides/simple-regime'

export const alt = simpleRegime.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(simpleRegime))
}
