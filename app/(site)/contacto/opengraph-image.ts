import { contactCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { contact } from '@/content/contact'

export const alt = contact.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(contactCard)
}
