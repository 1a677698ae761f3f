import { servicesCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { servicesPage } from '@/content/services-page'

export const alt = servicesPage.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(servicesCard)
}
