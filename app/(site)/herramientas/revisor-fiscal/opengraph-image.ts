import { toolCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { auditorDuty } from '@/content/tools/auditor-duty'

export const alt = auditorDuty.title
export const size = cardSize
export const contentType = cardType

export default function Image() {
  return socialImage(toolCard(auditorDuty))
}
