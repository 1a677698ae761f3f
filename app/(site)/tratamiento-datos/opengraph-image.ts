import { legalCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { dataTreatment } from '@/content/legal/data-treatment'

export const alt = dataTreatment.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(legalCard(dataTreatment))
}
