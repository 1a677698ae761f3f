import { notFound } from 'next/navigation'
import { dateSheetCard } from '@/components/site/social-cards'
import { cardSize, cardType, socialImage } from '@/components/site/social-image'
import { dueDates } from '@/content/tools/due-dates'
import { dateSheets } from '@/lib/tools/date-sheets'

export const alt = dueDates.title
export const size = cardSize
export const contentType = cardType

export const dynamicParams = false
export const generateStaticParams = () => dateSheets.map(({ slug }) => ({ page: slug }))

export default async function Image({ params }: { params: Promise<{ page: string }> }) {
  const { page } = await params
  return socialImage(dateSheetCard(dateSheets.find(({ slug }) => slug === page) ?? notFound()))
}
