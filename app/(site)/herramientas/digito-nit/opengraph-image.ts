import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { nitDigit } from '@/content/tools/nit-digit'

export const alt = nitDigit.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(nitDigit))
}
