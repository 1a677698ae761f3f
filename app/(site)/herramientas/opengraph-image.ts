import { toolsCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { toolsPage } from '@/content/tools/tools-page'

export const alt = toolsPage.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolsCard)
}
