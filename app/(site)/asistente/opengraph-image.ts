import { assistantCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { assistantPage } from '@/content/assistant/assistant-page'

export const alt = assistantPage.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(assistantCard)
}
